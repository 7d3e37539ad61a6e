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
  'word-square': 'A comma alone passes your turn.',
  'word-square-direction': 'Two commas alone pass your turn.',
  'word-square-or-whole-word': 'A comma alone passes your turn.',
  commands: 'PASS passes your turn.',
};

export const passHint = ({ notation }: RuleBook): string => PASS_HINTS[notation];

/** Explains the hyphen before tiles; empty if the game has no exchanges. */
const exchangeLine = ({ exchange }: RuleBook): readonly string[] =>
  exchange === 'none' ? [] : ['Entering "-AE" exchanges the tiles A and E.'];

const capitalsLine = (rules: RuleBook): readonly string[] =>
  hasBlanks(rules)
    ? ['In the word, upper-case letters are standard tiles and lower-case letters are wildcards.']
    : [];

/** The prompt for a move, as lines; a line may be empty. */
export function movePrompt(rules: RuleBook): readonly string[] {
  switch (rules.notation) {
    case 'word-square':
      return [
        'Please enter your move in the format: "word,square" (without the quotes)',
        'For example, for suitable tile rack and board configuration, a downward move could be "HI,f4" and a rightward move could be "HI,4f".',
        '',
        ...capitalsLine(rules),
        ...exchangeLine(rules),
        'Entering "," passes the turn.',
      ];
    case 'word-square-direction':
      return [
        'Please enter your move with letter sequence, position, and',
        'direction (d for down, r for right) separated by commas.',
        ...exchangeLine(rules),
        'Entering just two commas passes.',
      ];
    case 'word-square-or-whole-word':
      return [
        'Please enter your move as the tiles you lay and the square of the first: "HI,f4" goes down, "HI,4f" goes right.',
        'Or enter the whole word with its row and column, counted from 0: "GRAPE,4,0,across" or "GRAPE,4,0,down".',
        ...capitalsLine(rules),
        ...exchangeLine(rules),
        'Entering "," passes the turn.',
      ];
    case 'commands':
      return [
        'Please enter a command.',
        'PLACE | 3 3 CAKE lays tiles downward from row 3, column 3; PLACE - 3 3 CAKE lays them to the right.',
        ...(hasBlanks(rules) ? ['A blank is a ? with its letter after it: CA?KE.'] : []),
        ...(rules.exchange === 'none' ? [] : [`${exchangeExample(rules)} exchanges these tiles.`]),
        'PASS passes the turn.',
      ];
  }
}

/** The first tip: how to place tiles, and where the first of them must go. */
export function layingHint(view: Pick<View, 'rules' | 'board' | 'given' | 'grid'>): string {
  const { rules, grid } = view;
  const how = 'Drag a tile to the board, or tap it and then a square.';
  const start = startSquare(view);
  const isEmpty = grid.every(({ kind }) => kind === 'empty');
  return start && isEmpty
    ? `${how} The first word covers the star on ${squareInWords(rules, start)}.`
    : `${how} New tiles must connect to those on the board.`;
}

export const playingHint = (): string =>
  'This line shows the score. Play or Enter plays it, Recall or Esc takes it back.';

export function premiumHint({ rules, board }: Pick<View, 'rules' | 'board'>): string {
  if (rules.premiums === 'ignore') return 'The coloured squares do not count in this game.';
  const hasTraps = board.premiums.some((premium) => premium.kind !== 'none' && premium.factor <= 0);
  const traps = hasTraps ? ' Striped squares score nothing or cost you points.' : '';
  return `2L doubles the letter you lay on it; 3W triples the whole word.${traps}`;
}

export const typingHint = (rules: RuleBook): string =>
  `Keys are faster: click a free square and type, or write ${moveShape(rules)} in the box. “?” lists all keys.`;

export const blankHint = ({ tileSet }: RuleBook): string =>
  `The tile without a letter is a blank: it stands for any letter, and is worth ${pointsText(tileSet.blank.value)}.`;
