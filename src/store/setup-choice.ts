import {
  type Alphabet,
  alphabetOf,
  canHelp,
  coversLexicon,
  type GameSetup,
  type Level,
  levelOf,
  ok,
  parseRecord,
  type Player,
  type Seat,
  type Lexicon,
  allTiles,
  type RandomSource,
  CONFIGURATION_RANGES,
  JAVA_SEED_RANGE,
  parseInteger,
} from '../engine';
import { defaultName } from '../messages';
import {
  fetchBoard,
  GAMES,
  isUndoDefault,
  isSameList,
  type Lexicons,
  type ListOutcome,
  readFor,
  DEFAULT_LIST,
  SHIPPED_LISTS,
  withAdded,
  type WordList,
} from '../setup';
import type { SaveService } from './save-service';
import { savedList } from './saved-list';
import type { StoreServices } from './services';
import type { ScreenState, SetupChoice } from './state';
import { lexiconFor } from './lexicon';

/** The random source of a game: a seed that is missing, or is no seed of the rules, is drawn. */
export function chanceOf(
  { rules, seed, bag }: Pick<SetupChoice, 'rules' | 'seed' | 'bag'>,
  { pick, newSeed }: Pick<StoreServices, 'pick' | 'newSeed'>,
): RandomSource {
  const { randomness, tileSet } = rules;
  if (randomness === 'seeded') return { kind: 'seeded', seed: seed || newSeed() };
  const isCourse = randomness === 'course';
  const typed = parseInteger(seed, isCourse ? CONFIGURATION_RANGES.seed : JAVA_SEED_RANGE);
  const number = typed ?? pick(JAVA_SEED_RANGE.max);
  return isCourse
    ? { kind: 'course', seed: number }
    : { kind: 'java', seed: number, bag: bag ?? allTiles(tileSet) };
}

/** The set-up of a new game. */
export const setupOf = (
  choice: SetupChoice,
  services: Pick<StoreServices, 'pick' | 'newSeed'>,
): GameSetup => ({
  rules: choice.rules,
  board: choice.board,
  given: choice.given,
  boardName: choice.boardName,
  seats: choice.seats,
  openRacks: choice.openRacks,
  ...(choice.help ? { help: true } : {}),
  ...((choice.undo ?? isUndoDefault(choice)) ? { undo: true } : {}),
  lexiconId: choice.words.lexicon.id,
  chance: chanceOf(choice, services),
});

/**
 * Whether a game with this set-up can begin again at once: one person plays, so that no other is missing, and no
 * bag was made for it.
 */
export const canRepeat = ({ rules, seats }: Pick<GameSetup, 'rules' | 'seats'>): boolean =>
  rules.randomness === 'seeded' && seats.filter(({ player }) => player === 'human').length === 1;

/** Parses the saved set-up, in the record of the game that began with it; undefined for any other text. */
export function parseLastSetup(text: string | undefined): GameSetup | undefined {
  const parsed = parseRecord(text ?? '', undefined);
  return parsed.ok && canRepeat(parsed.value.record.setup) ? parsed.value.record.setup : undefined;
}

const USUAL = GAMES[0];

/**
 * The game that begins at once: the last one that the player set up, regardless of later games, or else the usual
 * one.
 */
export function quickGame({ lastSetup, settings }: Pick<ScreenState, 'lastSetup' | 'settings'>) {
  if (!USUAL) return undefined;
  const { rules, boardName } = lastSetup ?? { ...USUAL, boardName: USUAL.defaultBoard.name };
  // Undefined if the rules leave no choice.
  const level = levelOf(rules, { player: 'computer', level: settings.level });
  return { rules, boardName, level };
}

export const usualSeat = (player: Player, seat: number): Seat => ({
  name: defaultName(seat),
  player,
  skill: 1,
  level: undefined,
});

const atLevel = (seats: readonly Seat[], level: Level | undefined): readonly Seat[] =>
  seats.map((seat) => ({ ...seat, level: seat.player === 'computer' ? level : undefined }));

/**
 * Reads the words of a set-up by their id, or the usual ones. A list of other words may be saved under the id, as by an
 * import or during a game; undefined if no list that comes with the page has the words, either.
 */
export async function wordsOfSetup(
  lexiconId: string | undefined,
  alphabet: Alphabet,
  lexicons: Lexicons,
  saves: Pick<SaveService, 'read'>,
): Promise<ListOutcome | undefined> {
  const readList = (list: WordList): Promise<ListOutcome> =>
    readFor(lexiconId, lexicons, alphabet, list, () => {});
  if (lexiconId === undefined) return readList(DEFAULT_LIST);
  const isRight = ({ words }: ListOutcome): boolean =>
    words.ok && coversLexicon(words.value.lexicon, lexiconId);
  const list = await savedList(saves, lexiconId);
  const found = await readList(list);
  if (isRight(found)) return found;
  const shipped = await readList(DEFAULT_LIST);
  if (isRight(shipped)) return shipped;
  // A list that comes with the page may have changed since.
  const plain = withAdded(list, []);
  return SHIPPED_LISTS.some((each) => isSameList(each, plain)) ? found : undefined;
}

/** Undefined if something that the game needs cannot be loaded. */
export async function quickChoice(
  state: ScreenState,
  lexicons: Lexicons,
  saves: SaveService,
  { fetchText }: StoreServices,
): Promise<SetupChoice | undefined> {
  const game = quickGame(state);
  if (!game || !USUAL) return undefined;
  const { rules, boardName, level } = game;
  const { lastSetup: last } = state;
  const { defaultBoard } = USUAL;
  const [found, board] = await Promise.all([
    wordsOfSetup(last?.lexiconId, alphabetOf(rules.tileSet), lexicons, saves),
    last
      ? ok(last)
      : 'board' in defaultBoard
        ? ok({ board: defaultBoard.board, given: [] })
        : fetchBoard(rules, defaultBoard.file, fetchText),
  ]);
  if (!found?.words.ok || !board.ok) return undefined;
  const { list, words } = found;
  const seats = last?.seats ?? [usualSeat('human', 0), usualSeat('computer', 1)];
  return {
    ...board.value,
    ...(last ? { ...last, undo: last.undo === true } : { openRacks: false, help: canHelp(rules) }),
    rules,
    boardName,
    words: { list, lexicon: words.value.lexicon },
    seed: '',
    seats: atLevel(seats, level),
  };
}

const lexiconForAnother = (state: ScreenState): Lexicon | undefined =>
  state.table && lexiconFor(state, state.table.lexiconId);

/** Whether a game of this page alone is over, and another like it can begin. */
export const canRematch = (state: ScreenState): boolean =>
  state.table?.view.result !== undefined &&
  state.table.online === undefined &&
  lexiconForAnother(state) !== undefined;

/**
 * A game like one that is over, with a fresh draw; undefined without its words. Each player moves up one seat, so that
 * the next one begins, unless the rules fix the seats.
 */
export function rematchOf(state: ScreenState, setup: GameSetup): SetupChoice | undefined {
  const lexicon = lexiconForAnother(state);
  const { rules, seats, help, undo, chance } = setup;
  const isFixed = rules.seats.fixed.length > 0;
  return (
    lexicon && {
      ...setup,
      seats: isFixed ? seats : [...seats.slice(1), ...seats.slice(0, 1)],
      help: help === true,
      undo: undo === true,
      words: { list: state.wordList, lexicon },
      seed: '',
      bag: chance.kind === 'java' ? chance.bag : undefined,
    }
  );
}
