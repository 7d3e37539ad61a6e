import { type NotationName, type RuleBook, startSquare, type View } from '../engine';
import { pointsText } from './phrases';
import { exchangeExample, hasBlanks } from './refusals';
import { squareInWords } from './squares';

const SHAPES: Readonly<Record<NotationName, string>> = {
  'word-square': 'word,square',
  'word-square-direction': 'word,square,direction',
  'word-square-or-whole-word': 'word,square',
  commands: 'command',
};

export const moveShape = ({ notation }: RuleBook): string => SHAPES[notation];

const PASS_HINTS: Readonly<Record<NotationName, string>> = {
  'word-square': 'Enter a comma to pass.',
  'word-square-direction': 'Enter two commas to pass.',
  'word-square-or-whole-word': 'Enter a comma to pass.',
  commands: 'Enter PASS to pass.',
};

export const passHint = ({ notation }: RuleBook): string => PASS_HINTS[notation];

/** Explains how to exchange tiles; empty if the game has no exchanges. */
function exchangeLine(rules: RuleBook): readonly string[] {
  if (rules.exchange === 'none') return [];
  return rules.notation === 'commands'
    ? [`${exchangeExample(rules)} exchanges these tiles.`]
    : ['Entering "-AE" exchanges the tiles A and E.'];
}

const PASS_LINES: Readonly<Record<NotationName, string>> = {
  'word-square': 'Entering "," passes the turn.',
  'word-square-direction': 'Entering just two commas passes.',
  'word-square-or-whole-word': 'Entering "," passes the turn.',
  commands: 'PASS passes the turn.',
};

const capitalsLine = (rules: RuleBook): readonly string[] =>
  hasBlanks(rules)
    ? ['In the word, upper-case letters are standard tiles and lower-case letters are wildcards.']
    : [];

/** The prompt where only a play is taken, as lines; a line may be empty. */
export function playPrompt(rules: RuleBook): readonly string[] {
  switch (rules.notation) {
    case 'word-square':
      return [
        'Please enter your move in the format: "word,square" (without the quotes)',
        'For example, for suitable tile rack and board configuration, a downward move could be "HI,f4" and a rightward move could be "HI,4f".',
        '',
        ...capitalsLine(rules),
      ];
    case 'word-square-direction':
      return [
        'Please enter your move with letter sequence, position, and',
        'direction (d for down, r for right) separated by commas.',
      ];
    case 'word-square-or-whole-word':
      return [
        'Enter your move as the tiles you place and the square of the first: "HI,f4" is down, "HI,4f" is across.',
        'Or enter the whole word with its row and column, counted from 0: "GRAPE,4,0,across" or "GRAPE,4,0,down".',
        ...capitalsLine(rules),
      ];
    case 'commands':
      return [
        'Enter a command.',
        'PLACE | 3 3 CAKE places tiles down from row 3, column 3. PLACE - 3 3 CAKE places them across.',
        ...(hasBlanks(rules) ? ['A blank is a ? with its letter after it: CA?KE.'] : []),
      ];
  }
}

/** The prompt for a move, as lines; a line may be empty. */
export const movePrompt = (rules: RuleBook): readonly string[] => [
  ...playPrompt(rules),
  ...exchangeLine(rules),
  PASS_LINES[rules.notation],
];

const DIRECTIONS_TYPED: Readonly<Record<NotationName, string>> = {
  'word-square': 'f4 goes down, 4f goes across.',
  'word-square-direction': 'The d is for down, the r for right.',
  'word-square-or-whole-word': 'f4 goes down, 4f goes across.',
  commands: 'The | is for down, the - for across. Rows and columns start at 1.',
};

/** How the direction of a move is typed. */
export const directionForm = ({ notation }: RuleBook): string => DIRECTIONS_TYPED[notation];

/** An example of a typed move, and its effect. */
export type TypedMove = readonly [typed: string, what: string];

function typedExchange(rules: RuleBook): readonly TypedMove[] {
  if (rules.exchange === 'none') return [];
  const withBlank = hasBlanks(rules);
  if (rules.notation === 'commands') {
    const what = `exchange two a’s${withBlank ? ' and a blank' : ''}`;
    return [[exchangeExample(rules), what]];
  }
  return [withBlank ? ['-A_', 'exchange A and a blank'] : ['-AE', 'exchange A and E']];
}

const TYPED_PASS: Readonly<Record<NotationName, string>> = {
  'word-square': ',',
  'word-square-direction': ',,',
  'word-square-or-whole-word': ',',
  commands: 'PASS',
};

const typedBlank = (rules: RuleBook, typed: string, letter: string): readonly TypedMove[] =>
  hasBlanks(rules) ? [[typed, `the ${letter} is a blank`]] : [];

/** An example of each kind of typed play. */
export function typedPlays(rules: RuleBook): readonly TypedMove[] {
  switch (rules.notation) {
    case 'word-square':
    case 'word-square-or-whole-word':
      return [
        ['HI,f4', 'HI down from f4'],
        ['HI,4f', 'HI across from f4'],
        ...typedBlank(rules, 'Hi,f4', 'small i'),
        ...(rules.notation === 'word-square'
          ? []
          : [['GRAPE,4,0,across', 'a whole word; row and column start at 0'] as const]),
      ];
    case 'word-square-direction':
      return [
        ['HI,f4,d', 'HI down from f4'],
        ['HI,f4,r', 'HI across from f4'],
        ...typedBlank(rules, 'Hi,f4,d', 'small i'),
      ];
    case 'commands':
      return [
        ['PLACE | 3 3 CAKE', 'CAKE down from row 3, column 3'],
        ['PLACE - 3 3 CAKE', 'CAKE across from there'],
        ...typedBlank(rules, 'PLACE - 3 3 CA?KE', 'K'),
      ];
  }
}

/** An example of each kind of typed move. */
export const typedMoves = (rules: RuleBook): readonly TypedMove[] => [
  ...typedPlays(rules),
  ...typedExchange(rules),
  [TYPED_PASS[rules.notation], 'pass'],
];

export const TIP = { name: 'Tip', done: 'Got it' } as const;

/** The first tip: how to place tiles, and where the first of them must go. */
export function layingHint(view: Pick<View, 'rules' | 'board' | 'given' | 'grid'>): string {
  const { rules, grid } = view;
  const how = 'Drag a tile to the board, or tap it, then a square.';
  const start = startSquare(view);
  const isEmpty = grid.every(({ kind }) => kind === 'empty');
  return start && isEmpty
    ? `${how} Your first word must cover the star on ${squareInWords(rules, start)}.`
    : `${how} New tiles must connect to those on the board.`;
}

/** How to play a draft, or to try it in a puzzle; with the keys for it unless the device is used by touch. */
export function playingHint(byTouch: boolean, isPuzzle: boolean): string {
  const [enter, escape] = byTouch ? ['', ''] : [' (Enter)', ' (Esc)'];
  const play = isPuzzle ? `Try${enter} checks it` : `Play${enter} plays it`;
  return `Your score shows here. ${play}. Recall${escape} takes it back.`;
}

export function premiumHint({ rules, board }: Pick<View, 'rules' | 'board'>): string {
  if (rules.premiums === 'ignore') return 'The coloured squares don’t count in this game.';
  const hasTraps = board.premiums.some((premium) => premium.kind !== 'none' && premium.factor <= 0);
  const traps = hasTraps ? ' Striped squares score zero or cost points.' : '';
  return `2L doubles the letter you place on it. 3W triples the whole word.${traps}`;
}

/** The fastest way to make a move. */
export const fasterHint = (rules: RuleBook, byTouch: boolean): string =>
  byTouch
    ? 'Faster: tap a square, then your tiles in order. They follow the arrow.'
    : `Faster: click a square and type, or enter ${rules.notation === 'commands' ? 'a command' : moveShape(rules)}. Press ? for all keys.`;

export const blankHint = ({ tileSet }: RuleBook): string =>
  `The empty tile is a blank. It can be any letter and is worth ${pointsText(tileSet.blank.value)}.`;
