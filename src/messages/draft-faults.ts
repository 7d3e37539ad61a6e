import { formatSquare, type MoveError, type RuleBook } from '../engine';
import type { SubmitError } from '../table';
import { submitReason } from './refusals';

/** What a play still needs, in one sentence; for one that more tiles could make legal. */
export function missingOfPlay(rules: RuleBook, error: MoveError): string {
  switch (error.code) {
    case 'START_NOT_COVERED':
      return `The first word covers the star on ${formatSquare(rules, error.start)}.`;
    case 'NO_OVERLAP':
      return 'The word takes in a tile that is already on the board.';
    case 'NOT_ADJACENT':
      return 'One of your tiles touches one that is already on the board.';
    case 'NO_WORD':
      return 'A word has two letters or more.';
    case 'WORD_TOO_SHORT':
      return `Words have ${error.shortest} letters or more here.`;
    default:
      return submitReason(rules, error);
  }
}

/** What is wrong with a move on the board, in two or three words. */
export function refusalInShort(code: SubmitError['code'] | 'gap' | 'not-in-line'): string {
  switch (code) {
    case 'WORD_NOT_IN_LIST':
      return 'Not a word';
    case 'START_NOT_COVERED':
      return 'Not on the star';
    case 'CROSS_WORD_FORMED':
      return 'A second word';
    case 'NO_OVERLAP':
    case 'NOT_ADJACENT':
      return 'Not joined';
    case 'OPENING_TOO_SHORT':
    case 'NO_WORD':
    case 'WORD_TOO_SHORT':
      return 'Too short';
    case 'gap':
      return 'A gap';
    case 'not-in-line':
      return 'Not in line';
    default:
      return 'Not played';
  }
}
