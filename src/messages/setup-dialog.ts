import type { Board, RuleBook } from '../engine';
import { counted, defaultName } from './players';

const withTiles = (size: string, tiles: number): string =>
  tiles > 0 ? `${size}, ${counted(tiles, 'tile')}` : size;

const sizeOf = ({ columns, rows }: Board): string => `${columns} columns, ${rows} rows`;

/** The size of a board, and how many tiles lie on it before the first turn. */
export const boardSize = (board: Board, given: number): string => withTiles(sizeOf(board), given);

export const boardPictureLabel = (board: Board, given: number): string =>
  withTiles(`Picture of the board, ${sizeOf(board)}`, given);

/** What is said of a board on its way, and of the files that boards may come in. */
export const LOADING_BOARD = 'Loading the board…';
export const BOARD_FILE_NAME = 'Please enter the file name of the board:';
export const OWN_BOARD_NOTE =
  'A file of your own may have tiles on the board: a line for each row, with a letter for a tile and _ for a free square.';

/** The questions before a game. */
export const QUESTIONS = {
  game: 'Which game?',
  board: 'Would you like to load a board or use the default board?',
  configuration: 'Which configuration?',
  players: 'How many players?',
  racks: 'Would you like to play an open or a closed game?',
  unknownWord: 'What does a word cost that is not in the list?',
  help: 'May players look words up?',
  ownWords: 'Do your own words count?',
  letterValues: 'What is each letter worth?',
} as const;

export const playerQuestion = (seat: number): string =>
  `Is ${defaultName(seat)} a human player or a computer player?`;

export const whereaboutsQuestion = (name: string): string => `Where does ${name} sit?`;

export const INVITED = 'Invited by a friend?';

/** What a seed is for: a whole number in some games, any text in others. */
export const SEED_LABEL = {
  number: 'Seed, a whole number, to repeat a game (optional)',
  text: 'Seed, to repeat a game (optional)',
} as const;

/** How tiles are drawn at a table that others have a part in. */
export const drawsPromise = ({ randomness }: Pick<RuleBook, 'randomness'>): string =>
  randomness === 'seeded'
    ? 'Draws are joint: every guest has a share in each of them, so that nobody can choose or foresee a tile, and all are verified at the end. The host’s page deals and knows every rack.'
    : 'Draws are not joint: in this game they follow one generator, which the host’s page alone has. They cannot be verified by guests.';

const GAMES: Readonly<Record<string, string>> = {
  scraebbkle: 'One new word a move, boards of any shape, factors from −9 to 99.',
  scrabbkle: 'One new word a move, on a square board, against the computer.',
  classic: 'Words cross and touch, exchanges, a wrong word costs the turn.',
  crossword: 'One new word a move, face values alone, computers as skilled as you like.',
  configured: 'Tiles, board and words from files, one to eight players, typed commands.',
  own: 'A rule book of your own, as a JSON file.',
};

/** What sets a game that can be chosen apart, by its id; undefined for others. */
export const gameInShort = (id: string): string | undefined => GAMES[id];
