import type { Bonus, RuleBook } from '../engine';
import { counted, pointsText } from './phrases';

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
  // A single letter is no word: that one tile is enough would promise too much.
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

/** The rules of a game in a few paragraphs; `isGiven` where tiles lie on its board from the first. */
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
