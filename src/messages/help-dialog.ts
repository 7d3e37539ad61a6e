import type { RuleBook } from '../engine';
import { directionForm } from './guide';
import { hasBlanks } from './refusals';

const OCCUPIED_SQUARES = {
  slide: 'Squares that have a tile are skipped.',
  refuse: 'The first square must be empty. After it, squares that have a tile are skipped.',
} as const;

/** How moves are typed; examples follow. */
export const movesInWords = (rules: RuleBook): string =>
  `You can type a move instead of placing tiles. Type only the tiles you add, and the square of the first. ${directionForm(rules)} ${OCCUPIED_SQUARES[rules.occupiedSquare]}`;

export const HELP_DIALOG = {
  title: 'Rules and keys',
  pages: 'Pages',
  moves: 'Typing moves',
  friends: 'Playing online',
  friendsHelp: 'Start a new game, choose “Online” for a seat and send your friend the link.',
  hands: 'Mouse, touch and keys',
  handsHelp:
    'Drag a tile, or tap it, then a square. Click a square to type or tap tiles there, and again to turn. Right-click or tap a tile to take it back.',
  zoomHelp: 'Pinch, double-tap or Ctrl + scroll to zoom. Drag an empty square to pan.',
  showTips: 'Show beginner tips again',
  hideTips: 'Hide tips',
} as const;

/** Keys, and what they do. */
type KeyHelp = readonly [keys: string, what: string];

const LETTERS: readonly KeyHelp[] = [['letters', 'place those tiles at the cursor']];

const LETTERS_AND_BLANKS: readonly KeyHelp[] = [
  ['letters', 'place those tiles (a blank if one is missing)'],
  ['Shift + letter', 'place a blank as that letter'],
];

/** The list of keys; those for blanks only if the tile set has blanks. */
export const keysInWords = (rules: RuleBook): readonly KeyHelp[] => [
  ['arrow keys', 'move the cursor'],
  ...(hasBlanks(rules) ? LETTERS_AND_BLANKS : LETTERS),
  ['Home, End', 'first or last square of the row'],
  ['Page Down, Page Up', 'next or previous word'],
  ['Shift + Page Down, Page Up', 'next or previous bonus square'],
  ['/', 'read the words crossing here'],
  ['1, 2, 3', 'read your tiles, the scores or the last move'],
  ['4', 'a hint, if the game allows it'],
  ['5', 'read how many tiles are in the bag'],
  ['Space', 'pick up or place a tile; turn the cursor'],
  ['Shift + ←, →', 'move a rack tile'],
  ['Backspace', 'take the last tile back'],
  ['Ctrl+Z or ⌘+Z', 'take the last tile back, or undo the last turn'],
  ['Esc', 'take all tiles back, then hide the cursor'],
  ['Enter', 'play the move'],
  ['?', 'this list'],
];
