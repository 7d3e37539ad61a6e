import type { Bonus, RuleBook } from '../engine';
import { counted, pointsText } from './phrases';
import { hasBlanks, moveForm } from './refusals';

function wordsRule({ wordsPerMove }: RuleBook): string {
  return wordsPerMove === 'one'
    ? 'Place tiles in one row or column. With the tiles already there they must make exactly one word from the word list. They can’t touch other tiles alongside.'
    : 'Place tiles in one row or column. Every word you make must be in the word list, and each one scores.';
}

function openingRule({ opening, wordsPerMove }: RuleBook, isGiven: boolean): string {
  const joins =
    wordsPerMove === 'one'
      ? 'uses at least one tile already on the board'
      : 'touches at least one tile already on the board';
  if (isGiven) return `The board starts with tiles on it. Every word ${joins}.`;
  if (opening.kind === 'random-tile') {
    return `The board starts with one tile on it. Every word ${joins}.`;
  }
  const { fewestTiles } = opening;
  // A single letter does not count as a word, so "one tile or more" would be misleading.
  const takes = fewestTiles > 1 ? `uses ${counted(fewestTiles, 'tile')} or more and ` : '';
  return `The first word ${takes}covers the start square ★. Every later word ${joins}.`;
}

function premiumRule({ premiums, boardFormat }: RuleBook): string {
  if (premiums === 'ignore') return 'A word scores the values of all its tiles.';
  const min = boardFormat === 'configured' ? '' : ' Some may be zero or negative.';
  return `3L triples a tile, 3W the whole word. Word bonuses multiply each other.${min} Each counts once.`;
}

function bonusRule({ tiles, points }: Bonus): string {
  const placed = tiles === 'full-rack' ? 'a full rack' : counted(tiles, 'tile');
  return `Play ${placed} in one move for a ${pointsText(points)}-point bonus.`;
}

function tilesRule(rules: RuleBook): string {
  const { blank } = rules.tileSet;
  const blanks =
    blank.count === 0 ? [] : [`A blank can be any letter and is worth ${pointsText(blank.value)}.`];
  return [...rules.bonuses.map(bonusRule), ...blanks].join(' ');
}

const EXCHANGE_RULES = {
  none: 'No exchanges.',
  'draw-first':
    'Instead of playing a word, you can exchange tiles. You draw new ones before the old go back, so the bag must hold as many.',
  'return-first':
    'Instead of playing a word, you can exchange tiles. The old ones go back into the bag before you draw.',
} as const;

function exchangeRule({ exchange, leastInBag = 0 }: RuleBook): string {
  const rule = EXCHANGE_RULES[exchange];
  return exchange === 'none' || leastInBag === 0
    ? rule
    : `${rule} You can exchange only while the bag holds ${counted(leastInBag, 'tile')} or more.`;
}

const UNKNOWN_WORD_RULES = {
  'try-again': 'A word not in the list is rejected. Try again.',
  'lose-turn': 'A word not in the list costs your turn. You get the tiles back.',
} as const;

const UNPLAYED_RULES = {
  keep: 'Leftover tiles cost nothing.',
  'deduct-own': 'Leftover tiles are deducted.',
  'deduct-own-award-out':
    'Leftover tiles are deducted. A player with none gains what the others lose.',
} as const;

const TIE_RULES = {
  draw: 'The higher score wins.',
  shared: 'The highest score wins. Ties share the win.',
  'score-before-deductions':
    'The highest score wins. If tied, the higher score before deductions wins.',
} as const;

const times = (passes: number): string => ['', '', ' twice'][passes] ?? ` ${passes} times`;

function endRule(rules: RuleBook): string {
  const passes = `when everyone passes${times(rules.passesToEnd)} in a row`;
  const end =
    rules.emptyRack === 'ends-game'
      ? `The game ends when the bag and one rack are empty, or ${passes}.`
      : `The game ends ${passes}. A player with no tiles left passes automatically.`;
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
    rules.seats.most > 1 ? 'A player who resigns is out of the game. The last one left wins.' : '',
  ].filter((text) => text !== '');

function blanksForm(rules: RuleBook): readonly string[] {
  if (!hasBlanks(rules)) return [];
  if (rules.notation === 'commands') {
    return ['? is a blank; put its letter after it.'];
  }
  const returned = rules.exchange === 'none' ? '' : ', and _ is one in an exchange';
  return [`A small letter is a blank${returned}.`];
}

const OCCUPIED_SQUARES = {
  slide: 'Occupied squares are skipped.',
  refuse: 'The first square must be free. After it, occupied squares are skipped.',
} as const;

/** How moves are written, in one paragraph. */
export const movesInWords = (rules: RuleBook): string =>
  [
    'Enter your tiles and the first square.',
    moveForm(rules),
    ...(rules.notation === 'commands'
      ? ['| is down, - is across; then row and column, from 1.']
      : []),
    OCCUPIED_SQUARES[rules.occupiedSquare],
    ...blanksForm(rules),
  ].join(' ');

export const HELP_DIALOG = {
  title: 'Rules and keys',
  moves: 'Typing moves',
  friends: 'Playing online',
  friendsHelp: 'Start a new game, choose “Online” for a seat and send your friend the link.',
  hands: 'Mouse, touch and keys',
  handsHelp:
    'Drag a tile, or tap it, then a square. Click a square to type there, and again to turn. Right-click or tap a tile to take it back.',
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
export const keysInWords = ({ tileSet }: RuleBook): readonly KeyHelp[] => [
  ['arrow keys', 'move the cursor'],
  ...(tileSet.blank.count > 0 ? LETTERS_AND_BLANKS : LETTERS),
  ['Home, End', 'first or last square of the row'],
  ['Page Down, Page Up', 'next or previous word'],
  ['Shift + Page Down, Page Up', 'next or previous bonus square'],
  ['/', 'read the words crossing here'],
  ['1, 2, 3', 'read your tiles, the scores or the last move'],
  ['4', 'a hint, if the game allows it'],
  ['Space', 'pick up or place a tile; turn the cursor'],
  ['Shift + ←, →', 'move a rack tile'],
  ['Backspace', 'take the last tile back'],
  ['Ctrl+Z or ⌘+Z', 'take the last tile back, or undo the last turn'],
  ['Esc', 'take all tiles back, then hide the cursor'],
  ['Enter', 'play the move'],
  ['?', 'this list'],
];
