import type { RuleBook } from '../engine';

/** How to play with friends who sit elsewhere. */
export const FRIENDS_HELP =
  'In a new game, choose “Far away” for a seat and open the table: you get a link or a code to send to each friend. They join with it.';

/** How tiles are laid by pointer or touch. */
export const HANDS_HELP =
  'Drag tiles, or tap a tile and then a square. Click an empty square for a cursor; click again to turn it. A right-click, or a second tap, returns a tile.';

/** How a board is seen larger, or in part. */
export const ZOOM_HELP =
  'Pinch or double-tap the board to zoom, or turn the wheel with Ctrl held down. Drag free squares to move a board that is larger than its frame.';

export const SHOW_TIPS_AGAIN = 'Show the tips of the first game again';
export const NO_MORE_TIPS = 'Show no more tips';

/** Keys, and what they do. */
type KeyHelp = readonly [keys: string, what: string];

const LETTERS: readonly KeyHelp[] = [['letters', 'lay those tiles at the cursor']];

const LETTERS_AND_BLANKS: readonly KeyHelp[] = [
  ['letters', 'lay those tiles at the cursor; a blank where one is missing'],
  ['Shift + letter', 'lay a blank as that letter'],
];

/** What keys do; those for blanks are of use only where there are any. */
export const keysInWords = ({ tileSet }: RuleBook): readonly KeyHelp[] => [
  ['arrow keys', 'move the cursor'],
  ...(tileSet.blank.count > 0 ? LETTERS_AND_BLANKS : LETTERS),
  ['Home, End', 'cursor to the first or last square of its row'],
  ['Page Down, Page Up', 'cursor to the next word, or to the one before'],
  ['Shift + Page Down, Page Up', 'the same from premium to premium'],
  ['/', 'tell what crosses at the cursor'],
  ['1, 2, 3', 'tell your tiles, the scores, or the last move'],
  ['4', 'a hint, where the game allows it'],
  ['Space', 'on a tile: pick it up; on a square: lay it, or turn the cursor'],
  ['Shift + ←, →', 'on a tile of the rack: move it along'],
  ['Backspace', 'take the last tile back'],
  ['Ctrl+Z or ⌘+Z', 'take the last tile back, or else the last turn'],
  ['Esc', 'take all tiles back; then drop the cursor'],
  ['Enter', 'play the move'],
  ['?', 'this list'],
];
