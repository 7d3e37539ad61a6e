import { assertNever, type LetterBagError } from '../engine';
import { quoted } from './quoted';

/** Why a text is not taken as a bag of letters. */
export function letterBagReason(error: LetterBagError): string {
  switch (error.code) {
    case 'BAG_EMPTY':
      return 'A bag needs at least one letter: write a letter for each tile.';
    case 'BAG_TOO_LONG':
      return `A bag holds at most ${error.most} tiles: take some letters away.`;
    case 'FOREIGN_CHARACTER':
      return `Character ${error.column} is ${quoted(error.character)}, which no tile bears: write letters only, one for each tile.`;
    default:
      return assertNever(error);
  }
}
