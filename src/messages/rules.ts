import type { Bonus, Direction, Premium, RuleBook, ScoreBreakdown } from '../engine';
import { counted, listed, pointsText, printed } from './phrases';
import { premiumLabel } from './squares';

/** Rules that are shown on boards, as one move that is allowed and one that is not. */
export type IllustratedRule =
  | 'join'
  | 'alongside'
  | 'crossing'
  | 'line'
  | 'opening'
  | 'list'
  | 'length';

interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** A short sentence whose beginning stands out. */
export type Caption = readonly [start: string, rest: string];

/** The gist of the rules, above all others. */
export const rulesLead = ({ wordsPerMove }: RuleBook): Caption =>
  wordsPerMove === 'one'
    ? [
        'One word per turn.',
        ' Place tiles in one row or column. With the tiles already there they must make exactly one word from the word list.',
      ]
    : ['Words may cross.', ' Place tiles in one row or column. One move can make several words.'];

function joinRule({ opening, wordsPerMove }: RuleBook, isGiven: boolean): RuleText {
  const isOne = wordsPerMove === 'one';
  const title = isOne ? 'Go through a tile' : 'Touch a tile';
  const joins = `${isOne ? 'uses' : 'touches'} at least one tile already on the board.`;
  if (isGiven) return { title, text: `The board starts with tiles on it. Every word ${joins}` };
  return opening.kind === 'random-tile'
    ? { title, text: `The board starts with one tile on it. Every word ${joins}` }
    : { title, text: `Every later word ${joins}` };
}

function openingRule({ opening }: RuleBook): string {
  const fewestTiles = opening.kind === 'start-square' ? opening.fewestTiles : 1;
  // A single letter does not count as a word, so "one tile or more" would be misleading.
  const takes = fewestTiles > 1 ? `uses ${counted(fewestTiles, 'tile')} or more and ` : '';
  return `The first word ${takes}covers the start square ★.`;
}

const UNKNOWN_WORD_RULES = {
  'try-again': 'A word not in the list is rejected. Try again.',
  'lose-turn': 'A word not in the list costs your turn. You get the tiles back.',
} as const;

type RuleInWords = (rules: RuleBook, isGiven: boolean) => RuleText;

const RULES_IN_WORDS: Readonly<Record<IllustratedRule, RuleInWords>> = {
  join: joinRule,
  alongside: () => ({
    title: 'Never side by side',
    text: 'Your tiles can’t touch other tiles alongside.',
  }),
  crossing: () => ({
    title: 'Every word counts',
    text: 'Every word you make must be in the word list, and each one scores.',
  }),
  line: () => ({
    title: 'One straight line',
    text: 'Your tiles share a row or column, with no empty square between.',
  }),
  opening: (rules) => ({ title: 'First, the star', text: openingRule(rules) }),
  list: ({ unknownWord }) => ({
    title: 'Only words in the list',
    text: UNKNOWN_WORD_RULES[unknownWord],
  }),
  length: ({ shortestWord }) => ({
    title: 'No short words',
    text: `Words have ${shortestWord} letters or more.`,
  }),
};

/** A rule in words; `isGiven` if tiles lie on the board before play. */
export const illustratedRule = (
  rules: RuleBook,
  rule: IllustratedRule,
  isGiven: boolean,
): RuleText => RULES_IN_WORDS[rule](rules, isGiven);

/** The facts of a move on an example board. */
export interface ShownMove {
  /** Words on the board before the move. */
  readonly lying: readonly string[];
  /** Letters of the tiles placed. */
  readonly placed: readonly string[];
  /** Undefined if the tiles do not share a line. */
  readonly direction: Direction | undefined;
  /** The word in the direction of the move; the letters placed if they form none. */
  readonly word: string;
  /** Letters of the board that the word takes in. */
  readonly through: readonly string[];
  /** Letters of the board that touch the tiles from the side. */
  readonly beside: readonly string[];
  /** Words formed across the direction of the move. */
  readonly crossWords: readonly string[];
}

/** A sentence about a word; a function if it names something else. */
type Remark = string | ((move: ShownMove, rules: RuleBook) => string);

const ALLOWED: Readonly<Record<IllustratedRule, Remark>> = {
  join: ({ through }) =>
    through.length === 1 ? ` goes through the ${through.join('')}.` : ` uses ${listed(through)}.`,
  alongside: ' makes the word longer.',
  crossing: ({ crossWords }) => ` also makes ${listed(crossWords)}. Both score.`,
  line: ({ direction }) => ` stands in one ${direction === 'down' ? 'column' : 'row'}.`,
  opening: ' covers the star.',
  list: ' is in the list.',
  length: ' is long enough.',
};

const REFUSED: Readonly<Record<IllustratedRule, Remark>> = {
  join: ' stands alone.',
  alongside: ({ beside }) => ` lies against ${listed(beside)}.`,
  crossing: ({ crossWords }) => ` also makes ${listed(crossWords)}, which isn’t a word.`,
  line: ' go round a corner.',
  opening: ' misses the star.',
  list: (_, { unknownWord }) =>
    unknownWord === 'lose-turn' ? ' costs your turn.' : ' isn’t in the list.',
  length: ' is too short.',
};

/** Says below an example board why its move is allowed or not. */
export function exampleCaption(
  rules: RuleBook,
  rule: IllustratedRule,
  isAllowed: boolean,
  move: ShownMove,
): Caption {
  const remark = (isAllowed ? ALLOWED : REFUSED)[rule];
  // Tiles that do not share a line form no word to name.
  const subject = rule === 'line' && !isAllowed ? listed(move.placed) : move.word;
  return [subject, typeof remark === 'string' ? remark : remark(move, rules)];
}

/** Alternative text of an example board: `IVY is on the board, and T, O, E and D go down.` */
export function exampleInWords({ lying, placed, direction }: ShownMove): string {
  const before = lying.length === 0 ? 'The board is empty' : `${listed(lying)} is on the board`;
  const way = direction ?? 'round a corner';
  return `${before}, and ${listed(placed)} ${placed.length === 1 ? 'goes' : 'go'} ${way}.`;
}

export const EXAMPLE = { allowed: 'Allowed:', refused: 'Not allowed:' } as const;

const MULTIPLIES: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'triples' };

function multiplied(premium: Premium, whole: string): Caption {
  const factor = premium.kind === 'none' ? 1 : premium.factor;
  return [premiumLabel(premium), ` ${MULTIPLIES[factor] ?? 'multiplies'} ${whole}.`];
}

/** Explains a kind of bonus square by an example of it. */
export const squareCaption = {
  letter: (premium: Premium): Caption => multiplied(premium, 'a tile'),
  word: (premium: Premium): Caption => multiplied(premium, 'the whole word'),
  trap: (): Caption => ['Stripes', ' score zero or cost points.'],
} as const;

export const scoreTitle = ({ premiums }: RuleBook): string =>
  premiums === 'count' ? 'Squares and score' : 'Score';

/** `hasSquares` if the board has bonus squares. */
export function premiumRule({ premiums }: RuleBook, hasSquares: boolean): string {
  if (premiums === 'ignore') return 'A word scores the values of all its tiles.';
  return hasSquares
    ? 'Word bonuses multiply each other. Each counts once.'
    : 'This board has no bonus squares.';
}

function bonusRule({ tiles, points }: Bonus): string {
  const placed = tiles === 'full-rack' ? 'a full rack' : counted(tiles, 'tile');
  return `Play ${placed} in one move for a ${pointsText(points)}-point bonus.`;
}

/** Bonuses for many tiles, and what a blank is worth; empty if the game has neither. */
export function tilesRule({ bonuses, tileSet: { blank } }: RuleBook): string {
  const blanks =
    blank.count === 0 ? [] : [`A blank can be any letter and is worth ${pointsText(blank.value)}.`];
  return [...bonuses.map(bonusRule), ...blanks].join(' ');
}

/** The score of one word as a sum of the values on its tiles: `(1 + 1 + 8 × 2) × 3 + 60`. */
export function valuesSum({ words, bonus }: ScoreBreakdown): string {
  const sums = words.map(({ letters, wordFactors }) => {
    const values = letters
      .map(({ value, factor }) => [value, ...(factor === 1 ? [] : [factor])])
      .map((factors) => factors.map(printed).join(' × '))
      .join(' + ');
    return [wordFactors.length === 0 ? values : `(${values})`, ...wordFactors.map(printed)].join(
      ' × ',
    );
  });
  return [...sums, ...(bonus === 0 ? [] : [printed(bonus)])].join(' + ');
}

/** Alternative text of tiles that are scored. */
export const scoredWord = (word: string): string => `The tiles of ${word}.`;

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

/** The turns without a word: passing, exchanging tiles, resigning. */
export const otherTurns = (rules: RuleBook): readonly string[] => [
  'You can always pass.',
  exchangeRule(rules),
  ...(rules.seats.most > 1
    ? ['A player who resigns is out of the game. The last one left wins.']
    : []),
];

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

/** How the game ends, and who wins. */
export function endRules(rules: RuleBook): readonly string[] {
  const passes = `everyone passes${times(rules.passesToEnd)} in a row.`;
  const ends =
    rules.emptyRack === 'ends-game'
      ? ['The game ends when the bag and one rack are empty.', `It also ends when ${passes}`]
      : [`The game ends when ${passes}`, 'A player with no tiles left passes automatically.'];
  return [...ends, `${UNPLAYED_RULES[rules.unplayedTiles]} ${TIE_RULES[rules.tie]}`];
}

export const RULES = { otherTurns: 'Instead of a word', end: 'The end' } as const;
