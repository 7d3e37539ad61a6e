import type { Bonus, RuleBook } from '../engine';
import { counted, pointsText } from './phrases';
import { hasBlanks, moveForm } from './refusals';

function wordsRule({ wordsPerMove }: RuleBook): string {
  return wordsPerMove === 'one'
    ? 'Lay tiles in one row or one column so that together with what lies there they form one word, which must be in the word list. No tile may touch another at right angles to the word.'
    : 'Lay tiles in one row or one column. Every word that they form, along the line and across it, must be in the word list, and every one is scored.';
}

function openingRule({ opening, wordsPerMove }: RuleBook, isGiven: boolean): string {
  const joins =
    wordsPerMove === 'one'
      ? 'takes in at least one tile that is already on the board'
      : 'touches at least one tile that is already on the board';
  if (isGiven) return `Tiles lie on the board before play. Every word ${joins}.`;
  if (opening.kind === 'random-tile') {
    return `One tile lies on the board before play. Every word ${joins}.`;
  }
  const { fewestTiles } = opening;
  // A single letter does not count as a word, so "one tile or more" would be misleading.
  const takes = fewestTiles > 1 ? `takes ${counted(fewestTiles, 'tile')} or more and ` : '';
  return `The first word ${takes}covers the start square ★. Every other ${joins}.`;
}

function premiumRule({ premiums, boardFormat }: RuleBook): string {
  if (premiums === 'ignore') return 'A word scores the values of all its tiles.';
  const min = boardFormat === 'configured' ? '' : ' Factors may be zero or negative.';
  return `3L multiplies the value of a tile laid on it, 3W the whole word; several word factors multiply each other.${min} A square counts once, when it is covered.`;
}

function bonusRule({ tiles, points }: Bonus): string {
  const laid = tiles === 'full-rack' ? 'A full rack' : counted(tiles, 'tile');
  const brings = tiles === 'full-rack' || tiles === 1 ? 'brings' : 'bring';
  return `${laid} laid in one move ${brings} ${pointsText(points)} points more.`;
}

function tilesRule(rules: RuleBook): string {
  const { blank } = rules.tileSet;
  const blanks =
    blank.count === 0
      ? []
      : [`A blank stands for any letter and is worth ${pointsText(blank.value)}.`];
  return [...rules.bonuses.map(bonusRule), ...blanks].join(' ');
}

const EXCHANGE_RULES = {
  none: 'Tiles are not exchanged.',
  'draw-first':
    'Instead of playing you may exchange tiles: new ones are drawn before the old go back, so the bag must hold as many.',
  'return-first':
    'Instead of playing you may exchange tiles: the old go back into the bag before new ones are drawn.',
} as const;

function exchangeRule({ exchange, leastInBag = 0 }: RuleBook): string {
  const rule = EXCHANGE_RULES[exchange];
  return exchange === 'none' || leastInBag === 0
    ? rule
    : `${rule} Tiles are exchanged only while the bag holds ${counted(leastInBag, 'tile')} or more.`;
}

const UNKNOWN_WORD_RULES = {
  'try-again': 'A word that is not in the list is refused, and you try again.',
  'lose-turn': 'A word that is not in the list costs the turn, and the tiles come back.',
} as const;

const UNPLAYED_RULES = {
  keep: 'Tiles that are left cost nothing.',
  'deduct-own': 'Tiles that are left are deducted.',
  'deduct-own-award-out':
    'Tiles that are left are deducted, and whoever has none left gains what the others lose.',
} as const;

const TIE_RULES = {
  draw: 'The higher score wins.',
  shared: 'The highest score wins; equal scores share the win.',
  'score-before-deductions':
    'The highest score wins; between equal ones the score before deductions decides.',
} as const;

const times = (passes: number): string => ['', 'once', 'twice'][passes] ?? `${passes} times`;

function endRule(rules: RuleBook): string {
  const passes = `when every player has passed ${times(rules.passesToEnd)} in a row`;
  const end =
    rules.emptyRack === 'ends-game'
      ? `The game ends when the bag and one rack are empty, or ${passes}.`
      : `The game ends ${passes}; a player with no tiles left passes automatically.`;
  return `${end} ${UNPLAYED_RULES[rules.unplayedTiles]} ${TIE_RULES[rules.tie]}`;
}

/** The rules of a game, one paragraph per element; `isGiven` if tiles lie on the board before play. */
export const rulesInWords = (rules: RuleBook, isGiven = false): readonly string[] =>
  [
    wordsRule(rules),
    openingRule(rules, isGiven),
    premiumRule(rules),
    tilesRule(rules),
    ...(rules.shortestWord > 2 ? [`Words have ${rules.shortestWord} letters or more.`] : []),
    `${UNKNOWN_WORD_RULES[rules.unknownWord]} ${exchangeRule(rules)}`,
    endRule(rules),
    rules.seats.most > 1 ? 'A player who resigns is out of the game; the last one left wins.' : '',
  ].filter((text) => text !== '');

function blanksForm(rules: RuleBook): readonly string[] {
  if (!hasBlanks(rules)) return [];
  if (rules.notation === 'commands') {
    return ['A ? is a blank; where it is laid, the letter that it stands for comes after it.'];
  }
  const returned = rules.exchange === 'none' ? '' : ', and _ is one among tiles to exchange';
  return [`A small letter is a blank${returned}.`];
}

const OCCUPIED_SQUARES = {
  slide: 'Squares already taken are skipped.',
  refuse: 'The first square must be free; after it, squares already taken are skipped.',
} as const;

/** How moves are written, in one paragraph. */
export const movesInWords = (rules: RuleBook): string =>
  [
    'Name the tiles you lay, and the square of the first.',
    moveForm(rules),
    ...(rules.notation === 'commands'
      ? ['| goes down and - goes right; row and column, from 1, come after it.']
      : []),
    OCCUPIED_SQUARES[rules.occupiedSquare],
    ...blanksForm(rules),
  ].join(' ');

export const FRIENDS_HELP =
  'In a new game, choose “Far away” for a seat and open the table: you get a link or a code to send to each friend. They join with it.';

export const HANDS_HELP =
  'Drag tiles, or tap a tile and then a square. Click an empty square for a cursor; click again to turn it. A right-click, or a second tap, returns a tile.';

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

/** The list of keys; those for blanks only if the tile set has blanks. */
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
