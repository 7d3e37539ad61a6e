import {
  type Board,
  type BoardFormat,
  type GameId,
  plainBoard,
  RULE_BOOKS,
  type RuleBook,
  type SavedRuleBook,
  type Seat,
} from '../engine';

interface ShippedBoard {
  readonly name: string;
  readonly size: string;
  /** Relative to `resources/`. */
  readonly file: string;
}

/** A board that need not be loaded. */
interface BuiltInBoard {
  readonly name: string;
  readonly board: Board;
}

export interface Game {
  readonly rules: RuleBook;
  readonly defaultBoard: ShippedBoard | BuiltInBoard;
  readonly otherBoards: readonly ShippedBoard[];
}

const EXTRA_BOARDS: readonly ShippedBoard[] = [
  { name: 'Tower', size: '7 × 28', file: 'boards/tower.txt' },
  { name: 'Prairie', size: '26 × 99', file: 'boards/prairie.txt' },
  { name: 'Quicksand', size: '15 × 15', file: 'boards/quicksand.txt' },
  { name: 'Jackpot', size: '20 × 12', file: 'boards/jackpot.txt' },
];

const DEFAULT_BOARD: ShippedBoard = {
  name: 'Default board',
  size: '16 × 14',
  file: 'defaultBoard.txt',
};

const STANDARD_BOARD: ShippedBoard = {
  name: 'Standard board',
  size: '15 × 15',
  file: 'boards/classic.txt',
};

const PLAIN_BOARD: BuiltInBoard = { name: 'Plain board', board: plainBoard(12, 12) };

const DEFAULT_BOARD_OF_FORMAT: Readonly<Record<BoardFormat, Game['defaultBoard']>> = {
  scraebbkle: DEFAULT_BOARD,
  scrabbkle: { name: 'Default board', size: '15 × 15', file: 'boards/scrabbkle.txt' },
  configured: { name: 'Standard board', size: '15 × 15', file: 'configured/standard-board.txt' },
  plain: PLAIN_BOARD,
};

/** The boards of each game with fixed rules. */
const BOARDS: Readonly<Record<Exclude<GameId, 'configured'>, Omit<Game, 'rules'>>> = {
  scraebbkle: { defaultBoard: DEFAULT_BOARD, otherBoards: EXTRA_BOARDS },
  scrabbkle: { defaultBoard: DEFAULT_BOARD_OF_FORMAT.scrabbkle, otherBoards: [] },
  classic: { defaultBoard: STANDARD_BOARD, otherBoards: EXTRA_BOARDS },
  crossword: { defaultBoard: PLAIN_BOARD, otherBoards: [] },
};

/** Games with fixed rules; those of the configured game, and its board, come from files. */
export const GAMES: readonly Game[] = RULE_BOOKS.flatMap((rules) =>
  rules.id === 'configured' ? [] : [{ rules, ...BOARDS[rules.id] }],
);

/** A game by rules that a player has loaded, on their board if they have one. */
export const ownGame = ({ rules, board }: SavedRuleBook): Game => ({
  rules,
  defaultBoard: board
    ? { name: 'Board from the rules', board }
    : DEFAULT_BOARD_OF_FORMAT[rules.boardFormat],
  otherBoards: rules.boardFormat === 'scraebbkle' ? EXTRA_BOARDS : [],
});

/** A configuration that comes with the game, and the files it names, relative to `resources/`. */
export interface ShippedConfiguration {
  readonly name: string;
  readonly configuration: string;
  readonly files: readonly string[];
}

export const CONFIGURATIONS: readonly ShippedConfiguration[] = [
  {
    name: 'English',
    configuration: 'configured/config.txt',
    files: ['configured/english-tile-bag.txt', 'configured/standard-board.txt', 'wordlist.txt'],
  },
  {
    name: 'Deutsch',
    configuration: 'configured/deutsch/config.txt',
    files: [
      'configured/deutsch/german-tile-bag.txt',
      'configured/deutsch/german-board.txt',
      'configured/deutsch/german-dictionary.txt',
    ],
  },
];

/** A choice of game: a built-in one, or custom rules. */
export type GameChoice = GameId | 'own';

/** Options of the dialog, the default first. */
export const CHOICES: readonly GameChoice[] = [...RULE_BOOKS.map(({ id }) => id), 'own'];

/** Minimum number of tiles in the bag for an exchange in tournaments. */
export const TOURNAMENT_MIN_BAG = 7;

/**
 * Whether players may choose the exchange rule of tournaments: new tiles are drawn first, and the rules set no
 * minimum for the bag.
 */
export const canExchangeAsInTournaments = ({
  exchange,
  leastInBag = 0,
}: Pick<RuleBook, 'exchange' | 'leastInBag'>): boolean =>
  exchange === 'draw-first' && leastInBag === 0;

export const withTournamentExchange = (rules: RuleBook): RuleBook => ({
  ...rules,
  leastInBag: TOURNAMENT_MIN_BAG,
});

/**
 * Whether undo is on by default: if one person plays against computers only, and an unknown word costs nothing that
 * an undo would restore.
 */
export const isUndoDefault = (game: {
  readonly rules: Pick<RuleBook, 'unknownWord'>;
  readonly seats: readonly Pick<Seat, 'player'>[];
}): boolean =>
  game.rules.unknownWord === 'try-again' &&
  game.seats.filter(({ player }) => player === 'human').length === 1;

/** A board that comes with the page, and the rules of a game on it. */
export interface GameBoard {
  readonly rules: RuleBook;
  readonly board: Game['defaultBoard'];
}

/** The boards of all games with fixed rules, the default one of each first. */
export const gameBoards = (): readonly GameBoard[] =>
  GAMES.flatMap(({ rules, defaultBoard, otherBoards }) =>
    [defaultBoard, ...otherBoards].map((board) => ({ rules, board })),
  );
