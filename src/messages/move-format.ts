import {
  assertNever,
  type CommandProblem,
  type MoveFormatError,
  type NotationName,
  type RuleBook,
} from '../engine';
import { quoted } from './quoted';

/** What ScraBBKle answers to whatever is refused. */
export const NOT_A_VALID_MOVE = 'This is not a valid move.';

const HEADLINES: Readonly<Record<NotationName, string>> = {
  'word-square': 'Illegal move format',
  'word-square-direction': NOT_A_VALID_MOVE,
  'word-square-or-whole-word': 'Illegal move format',
  commands: 'This is not a command.',
};

/** What a text that is no move is answered with. */
export const illegalFormat = ({ notation }: RuleBook): string => HEADLINES[notation];

const COMMAND_FORMS = {
  PASS: 'PASS stands alone',
  EXCHANGE: 'EXCHANGE is followed by the tiles, such as EXCHANGE aa?',
  PLACE: 'PLACE is followed by - or |, row, column and tiles, such as PLACE | 3 3 CAKE',
} as const;

function commandReason(problem: CommandProblem): string {
  switch (problem.kind) {
    case 'unknown-command':
      return `The commands are PASS, EXCHANGE and PLACE, and this is ${quoted(problem.found)}.`;
    case 'wrong-arguments':
      return `${COMMAND_FORMS[problem.command]}.`;
    case 'bad-direction':
      return `The direction is - for across or | for down, and this is ${quoted(problem.found)}.`;
    case 'bad-number':
      return `The ${problem.of} is a whole number from 1, and this is ${quoted(problem.found)}.`;
    case 'no-tiles':
      return `Name at least one tile: ${COMMAND_FORMS[problem.command]}.`;
    case 'bad-tile':
      return `Tiles are letters of this game or ? for a blank, and this is ${quoted(problem.found)}.`;
    case 'blank-without-letter':
      return 'After a ? comes the letter that the blank stands for.';
    default:
      return assertNever(problem);
  }
}

const WORD_SQUARE = 'HI,f4 goes down, HI,4f goes right; a comma alone passes';

const SHAPES: Readonly<Record<NotationName, string>> = {
  'word-square': 'word,square',
  'word-square-direction': 'word,square,direction',
  'word-square-or-whole-word': 'word,square',
  commands: 'command',
};

/** The shape of a move as text, in a word or two. */
export const moveShape = ({ notation }: RuleBook): string => SHAPES[notation];

const FORMS: Readonly<Record<NotationName, string>> = {
  'word-square': `Write word,square: ${WORD_SQUARE}`,
  'word-square-direction':
    'Write word,square,direction: HI,f4,r goes right, HI,f4,d goes down; two commas alone pass',
  'word-square-or-whole-word': `Write word,square: ${WORD_SQUARE}; or a whole word with row and column from 0: GRAPE,4,0,across`,
  commands: 'Write PASS, EXCHANGE aa?, or PLACE | 3 3 CAKE',
};

const PASS_HINTS: Readonly<Record<NotationName, string>> = {
  'word-square': 'A comma alone passes your turn.',
  'word-square-direction': 'Two commas alone pass your turn.',
  'word-square-or-whole-word': 'A comma alone passes your turn.',
  commands: 'PASS passes your turn.',
};

/** What a text that passes is going to do. */
export const passHint = ({ notation }: RuleBook): string => PASS_HINTS[notation];

/** How moves are written. */
export function moveForm({ notation, exchange }: RuleBook): string {
  const isExchanged = exchange !== 'none' && notation !== 'commands';
  return `${FORMS[notation]}${isExchanged ? '; -AE exchanges tiles' : ''}.`;
}

/** What is wrong with a text that is no move, or else how moves are written. */
export const formatReason = (rules: RuleBook, { problem }: MoveFormatError): string =>
  problem ? commandReason(problem) : moveForm(rules);
