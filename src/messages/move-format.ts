import {
  assertNever,
  type CommandProblem,
  type MoveFormatError,
  type NotationName,
  type RuleBook,
} from '../engine';
import { quoted } from './phrases';

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

export const hasBlanks = ({ tileSet }: RuleBook): boolean => tileSet.blank.count > 0;

/** An exchange as a command, with a blank where there are any. */
export const exchangeExample = (rules: RuleBook): string =>
  `EXCHANGE ${hasBlanks(rules) ? 'aa?' : 'aa'}`;

function commandForm(rules: RuleBook, command: 'PASS' | 'EXCHANGE' | 'PLACE'): string {
  switch (command) {
    case 'PASS':
      return 'PASS takes nothing after it';
    case 'EXCHANGE':
      return `EXCHANGE is followed by the tiles, such as ${exchangeExample(rules)}`;
    case 'PLACE':
      return 'PLACE is followed by - or |, row, column and tiles, such as PLACE | 3 3 CAKE';
  }
}

function commandReason(rules: RuleBook, problem: CommandProblem): string {
  switch (problem.kind) {
    case 'unknown-command': {
      const commands = rules.exchange === 'none' ? 'PASS and PLACE' : 'PASS, EXCHANGE and PLACE';
      return `The commands are ${commands}, and this is ${quoted(problem.found)}.`;
    }
    case 'wrong-arguments':
      return `${commandForm(rules, problem.command)}.`;
    case 'bad-direction':
      return `The direction is - for across or | for down, and this is ${quoted(problem.found)}.`;
    case 'bad-number':
      return `The ${problem.of} is a whole number from 1, and this is ${quoted(problem.found)}.`;
    case 'no-tiles':
      return `Name at least one tile: ${commandForm(rules, problem.command)}.`;
    case 'bad-tile': {
      const blank = hasBlanks(rules) ? ' or ? for a blank' : '';
      return `Tiles are letters of this game${blank}, and this is ${quoted(problem.found)}.`;
    }
    case 'blank-without-letter':
      return 'After a ? comes the letter that the blank stands for.';
    default:
      return assertNever(problem);
  }
}

const WORD_SQUARE = 'HI,f4 goes down, HI,4f goes right; a comma alone passes';

function moveForms(rules: RuleBook): string {
  const isExchanged = rules.exchange !== 'none';
  const signed = isExchanged ? '; -AE exchanges tiles' : '';
  switch (rules.notation) {
    case 'word-square':
      return `word,square: ${WORD_SQUARE}${signed}`;
    case 'word-square-direction':
      return `word,square,direction: HI,f4,r goes right, HI,f4,d goes down; two commas alone pass${signed}`;
    case 'word-square-or-whole-word':
      return `word,square: ${WORD_SQUARE}; or a whole word with row and column from 0: GRAPE,4,0,across${signed}`;
    case 'commands':
      return `PASS${isExchanged ? `, ${exchangeExample(rules)},` : ''} or PLACE | 3 3 CAKE`;
  }
}

/** How moves are written. */
export const moveForm = (rules: RuleBook): string => `Write ${moveForms(rules)}.`;

/** What is wrong with a text that is no move, or else how moves are written. */
export const formatReason = (rules: RuleBook, { problem }: MoveFormatError): string =>
  problem ? commandReason(rules, problem) : moveForm(rules);
