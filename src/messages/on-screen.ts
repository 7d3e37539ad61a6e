import { counted } from './phrases';

/** What is said of the tiles in hand and of what is done with them. */
export const ALL_TILES_BACK = 'All tiles are back on the rack.';

export const NO_SQUARE_LEFT = 'There is no free square left in this line.';

/** A tile that was typed and is missing; undefined stands for a blank. */
export const notOnRack = (letter: string | undefined): string =>
  letter === undefined ? 'There is no blank on your rack.' : `There is no ${letter} on your rack.`;

export const blankStandsFor = (letter: string): string =>
  `There is no ${letter} on your rack: a blank stands for it.`;

/** What is said where the cursor finds nothing to jump to. */
export const NO_WORD_ON_BOARD = 'There is no word on the board yet.';

export const NO_PREMIUM_FREE = 'No premium square is free.';

export const GAME_OVER = 'Game Over!';

export const yourTurn = (name: string): string => `It is your turn, ${name}.`;

/** What is said of a script that has been played, by the number of its commands that were refused. */
export const scriptPlayed = (refused: number): string =>
  refused === 0
    ? 'The script has been played.'
    : `The script has been played; ${counted(refused, 'command')} of it ${refused === 1 ? 'was' : 'were'} refused.`;

/** What is said of a kept game that is damaged, by how many of its turns could be brought back, if any could. */
export const keptGameLost = (turns: number | undefined): string =>
  turns === undefined
    ? 'The game kept here could not be opened.'
    : `Of the game kept here, the first ${turns === 1 ? 'turn' : counted(turns, 'turn')} could be brought back.`;

/** Begins the offer of a move that may have been meant. */
export const DID_YOU_MEAN = 'Did you mean';

/** Offers to play a move with letters where small ones asked for blanks. */
export const playTiles = (tiles: string): string => `Play ${tiles}?`;

export const didYouMean = (suggestion: string): string => `${DID_YOU_MEAN} ${suggestion}?`;
