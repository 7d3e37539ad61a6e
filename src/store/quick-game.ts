import {
  alphabetOf,
  canHelp,
  type Level,
  levelOf,
  ok,
  type Player,
  type RuleBook,
  type Seat,
} from '../engine';
import { defaultName } from '../messages';
import { fetchBoard, GAMES, type Lexicons, USUAL_WORDS } from '../setup';
import type { StoreServices } from './services';
import type { ScreenState, SetupChoice } from './state';
import type { TableSession } from './table-session';

/** What a game that can begin at once is called by: its rules and its board. */
export interface QuickGame {
  readonly rules: RuleBook;
  readonly boardName: string;
  /** How well its computers will play; undefined where its rules leave no choice. */
  readonly level: Level | undefined;
}

const hasOnePerson = (seats: readonly { readonly player: Player }[]): boolean =>
  seats.filter(({ player }) => player === 'human').length === 1;

const USUAL = GAMES[0];

/**
 * The game that begins at once: that of the table where one person plays, so that nobody else is
 * missed, or else the usual one. A game whose bag was made for it is set up anew.
 */
export function quickGame({
  table,
  settings,
}: Pick<ScreenState, 'table' | 'settings'>): QuickGame | undefined {
  const levelIn = (rules: RuleBook) =>
    levelOf(rules, { player: 'computer', level: settings.level });
  if (table && !table.online && table.hasRecord) {
    const { rules, boardName, seats } = table.view;
    if (rules.randomness === 'seeded' && hasOnePerson(seats)) {
      return { rules, boardName, level: levelIn(rules) };
    }
  }
  if (!USUAL) return undefined;
  const { rules, defaultBoard } = USUAL;
  return { rules, boardName: defaultBoard.name, level: levelIn(rules) };
}

const usualSeat = (player: Player, seat: number): Seat => ({
  name: defaultName(seat),
  player,
  skill: 1,
  level: undefined,
});

const atLevel = (seats: readonly Seat[], level: Level | undefined): readonly Seat[] =>
  seats.map((seat) => ({ ...seat, level: seat.player === 'computer' ? level : undefined }));

/** Gets everything that the game that begins at once is played with; undefined where some of it is missing. */
export async function quickChoice(
  state: ScreenState,
  session: TableSession,
  lexicons: Lexicons,
  services: StoreServices,
): Promise<SetupChoice | undefined> {
  const game = quickGame(state);
  if (!game || !USUAL) return undefined;
  const { rules, boardName, level } = game;
  const isLast = rules === state.table?.view.rules;
  const last = isLast ? session.table()?.timeline()?.record.setup : undefined;
  const list = last ? state.wordList : USUAL_WORDS;
  const { defaultBoard } = USUAL;
  const [words, read] = await Promise.all([
    lexicons.read(alphabetOf(rules.tileSet), list, () => {}),
    last ??
      ('board' in defaultBoard
        ? ok({ board: defaultBoard.board, given: [] })
        : fetchBoard(rules, defaultBoard.file, services.fetchText)),
  ]);
  if (!words.ok) return undefined;
  const material = { words: { list, lexicon: words.value.lexicon }, seed: '' };
  if (last) return { ...last, ...material, seats: atLevel(last.seats, level) };
  if (!('ok' in read) || !read.ok) return undefined;
  return {
    ...read.value,
    rules,
    boardName,
    ...material,
    seats: atLevel([usualSeat('human', 0), usualSeat('computer', 1)], level),
    openRacks: false,
    help: canHelp(rules),
  };
}
