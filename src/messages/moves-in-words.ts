import type { NotationName, RuleBook } from '../engine';
import { exchangeExample, hasBlanks, moveForm } from './refusals';

const SHAPES: Readonly<Record<NotationName, string>> = {
  'word-square': 'word,square',
  'word-square-direction': 'word,square,direction',
  'word-square-or-whole-word': 'word,square',
  commands: 'command',
};

/** The shape of a move as text, in a word or two. */
export const moveShape = ({ notation }: RuleBook): string => SHAPES[notation];

const PASS_HINTS: Readonly<Record<NotationName, string>> = {
  'word-square': 'A comma alone passes your turn.',
  'word-square-direction': 'Two commas alone pass your turn.',
  'word-square-or-whole-word': 'A comma alone passes your turn.',
  commands: 'PASS passes your turn.',
};

/** What a text that passes is going to do. */
export const passHint = ({ notation }: RuleBook): string => PASS_HINTS[notation];

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

/** How moves are written, with all that there is to know about it. */
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

/** What a hyphen before tiles does, in games that exchange them. */
const exchangeLine = ({ exchange }: RuleBook): readonly string[] =>
  exchange === 'none' ? [] : ['Entering "-AE" exchanges the tiles A and E.'];

const capitalsLine = (rules: RuleBook): readonly string[] =>
  hasBlanks(rules)
    ? ['In the word, upper-case letters are standard tiles and lower-case letters are wildcards.']
    : [];

/** What a person who is to move is asked, in lines; one of them may be empty. */
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
