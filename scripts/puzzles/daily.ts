import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  chooseMoveSteps,
  classic,
  computerTurnOf,
  formatMove,
  hasBonus,
  latestState,
  type Level,
  moveIn,
  parseBoard,
  parseWordList,
  playGameSteps,
  type PuzzleBoard,
  Random,
  rackToMove,
  type RuleBook,
  runToEnd,
  scraebbkle,
  type SearchWords,
  searchWordsOf,
  SOLUTIONS,
  tilesText,
  type Timeline,
  viewOfPosition,
  wordsFormed,
} from '../../src/engine';
import { kernelMaker } from '../kernel/make-kernel';
import { type Ground, groundOf, valueOf } from '../players/ground';
import { extendList, type FoundEntry } from './list';

const LIST = 'public/resources/puzzles.txt';

const BOARD_FILES: readonly (readonly [rules: RuleBook, file: string, weight: number])[] = [
  [scraebbkle, 'defaultBoard.txt', 7],
  [scraebbkle, 'boards/jackpot.txt', 3],
  [scraebbkle, 'boards/quicksand.txt', 3],
  [scraebbkle, 'boards/tower.txt', 2],
  [scraebbkle, 'boards/prairie.txt', 1],
  [classic, 'boards/classic.txt', 8],
];

/** Plays before a puzzle: enough to build on, few enough to take in at once. */
const PLAYS = { min: 1, max: 8 };

/** Computers play the words that score most, of words that everyone knows. */
const LEVELS: readonly Level[] = ['club', 'club'];

/** Words with a bonus are rare, so only one in this many of the other positions is taken. */
const ONE_IN_OTHERS = 6;

/** Shortest main word of a solution, and fewest tiles to lay for it. */
const MIN_LETTERS = 4;
const MIN_TILES = 3;

/** Games that are tried for one puzzle before the generator gives up. */
const MAX_GAMES = 3000;

/** Common words that no board of the day has. */
const LEFT_OUT =
  /^(?:ARSE|ASS|BASTARDS?|CRAP|DAMN.*|DEAD|HOMOSEX.*|KILL.*|LESBIAN|MURDER.*|PORNO.*|RAPE|SEX.*|SLAVES?)$/;

/** The words of the first two grades. */
const commonWords = (): readonly string[] =>
  readFileSync('src/worker/graded-words.txt', 'utf8')
    .split('\n')
    .slice(0, 2)
    .flatMap((line) => line.split(' '))
    .filter((word) => !LEFT_OUT.test(word));

interface DailyGround extends Ground {
  readonly name: PuzzleBoard;
  /** Searches common words only. */
  readonly common: SearchWords;
}

type Known = (word: string) => boolean;

/** The boards, each as often as its weight says. All games have the letters A to Z, and so the same words. */
async function loadGrounds(common: readonly string[]): Promise<readonly DailyGround[]> {
  const ground = await groundOf('scraebbkle');
  const list = valueOf(parseWordList(ground.lexicon.alphabet, common.join('\n')));
  const commonSearch = valueOf(searchWordsOf(await kernelMaker(), list.words));
  return BOARD_FILES.flatMap(([rules, path, weight]) => {
    const text = readFileSync(`public/resources/${path}`, 'utf8');
    const board = valueOf(parseBoard(rules.boardFormat, text));
    const name = { game: rules.id, file: basename(path, '.txt') };
    const loaded: DailyGround = { ...ground, rules, board, name, common: commonSearch };
    return Array.from({ length: weight }, () => loaded);
  });
}

/** The first plays of a game; undefined if a player could make none. */
function playedMoves(
  ground: DailyGround,
  { record: { events } }: Timeline,
): readonly string[] | undefined {
  const turns = events.flatMap((event) => (event.kind === 'deal' ? [] : [event]));
  if (!turns.every(({ kind }) => kind === 'play')) return undefined;
  return turns.flatMap((event) => {
    const move = event.kind === 'play' ? moveIn(event) : undefined;
    return move ? [formatMove(ground.rules, move)] : [];
  });
}

/** An entry from a game with this seed, if its position is a puzzle. */
function entryOf(
  ground: DailyGround,
  seed: string,
  random: Random,
  knows: Known,
): (FoundEntry & { readonly hasBonus: boolean }) | undefined {
  const { rules, board, lexicon, common, name } = ground;
  const turns = PLAYS.min + random.below(PLAYS.max - PLAYS.min + 1);
  const timeline = runToEnd(
    playGameSteps(
      { rules, board, lexicon, words: common },
      seed,
      LEVELS,
      (state) => chooseMoveSteps(common, computerTurnOf(state, 'club')),
      (state) => state.turns === turns,
    ),
  );
  const plays = playedMoves(ground, timeline);
  const state = latestState(timeline);
  const rack = rackToMove(state);
  const blanks = rack.filter(({ kind }) => kind === 'blank').length;
  if (!plays || plays.length < turns || blanks > 1) return undefined;
  const position = { rules, board, boardName: name.file, given: [], grid: state.grid, rack };
  const seen = viewOfPosition(position, lexicon.id);
  const [best] = runToEnd(SOLUTIONS['most-points'](ground.words, seen, knows, 0)) ?? [];
  if (best?.move.kind !== 'play' || best.move.play.tiles.length < MIN_TILES) return undefined;
  const [word = ''] = wordsFormed(position, best.move.play);
  if (word.length < MIN_LETTERS) return undefined;
  return {
    board: name,
    rack: tilesText(rack),
    score: best.score,
    best: formatMove(rules, best.move),
    plays,
    hasBonus: hasBonus(seen, best),
  };
}

type Found = NonNullable<ReturnType<typeof entryOf>>;

/** The puzzle of a number: the same for the same seed. */
function findEntry(
  grounds: readonly DailyGround[],
  number: number,
  seed: number,
  knows: Known,
): Found {
  const random = new Random(seed * MAX_GAMES + number);
  const ground = grounds[random.below(grounds.length)];
  if (!ground) throw new Error('There is no board.');
  for (let game = 0; game < MAX_GAMES; game++) {
    const found = entryOf(ground, `puzzle ${seed} ${number} ${game}`, random, knows);
    if (found && (found.hasBonus || random.below(ONE_IN_OTHERS) === 0)) return found;
  }
  throw new Error(`No puzzle ${number} was found in ${MAX_GAMES} games.`);
}

/** Appends puzzles to the list of the page until it has `count`. */
export async function writeDailyList(count: number, seed: number): Promise<void> {
  const common = commonWords();
  const isCommon = new Set(common);
  const grounds = await loadGrounds(common);
  const section = {
    lexiconId: grounds[0]?.lexicon.id ?? '',
    boards: [...new Set(grounds.map(({ name }) => name))],
  };
  extendList(LIST, section, count, (number) => {
    if (number % 10 === 0) process.stderr.write(`\r${number} of ${count} puzzles `);
    return findEntry(grounds, number, seed, (word) => isCommon.has(word));
  });
}
