import { classic, type RuleBook, scrabbkle, scraebbkle } from '../../engine';

/** A board that comes with the game: what it is called, its size, and where it is. */
export interface ShippedBoard {
  readonly name: string;
  readonly size: string;
  /** Relative to `resources/`. */
  readonly file: string;
}

/** A game that can be chosen, and the boards that it can be played on. */
export interface Game {
  readonly rules: RuleBook;
  /** What sets it apart, in a sentence. */
  readonly about: string;
  readonly defaultBoard: ShippedBoard;
  readonly otherBoards: readonly ShippedBoard[];
}

const OF_ANY_SHAPE: readonly ShippedBoard[] = [
  { name: 'Tower', size: '7 × 28', file: 'boards/tower.txt' },
  { name: 'Prairie', size: '26 × 99', file: 'boards/prairie.txt' },
  { name: 'Quicksand', size: '15 × 15', file: 'boards/quicksand.txt' },
  { name: 'Jackpot', size: '20 × 12', file: 'boards/jackpot.txt' },
];

export const SCRAEBBKLE: Game = {
  rules: scraebbkle,
  about: 'One new word a move, boards of any shape, factors from −9 to 99.',
  defaultBoard: { name: 'Default board', size: '16 × 14', file: 'defaultBoard.txt' },
  otherBoards: OF_ANY_SHAPE,
};

/** The games of the dialog, the usual choice first. */
export const GAMES: readonly Game[] = [
  SCRAEBBKLE,
  {
    rules: scrabbkle,
    about: 'One new word a move, on a square board, against the computer.',
    defaultBoard: { name: 'Default board', size: '15 × 15', file: 'boards/scrabbkle.txt' },
    otherBoards: [],
  },
  {
    rules: classic,
    about: 'Words cross and touch, exchanges, a wrong word costs the turn.',
    defaultBoard: { name: 'Standard board', size: '15 × 15', file: 'boards/classic.txt' },
    otherBoards: OF_ANY_SHAPE,
  },
];
