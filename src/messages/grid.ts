import { assertNever, type GridTextError } from '../engine';
import { counted } from './players';
import { quoted } from './quoted';

/** Why rows of text are not taken as what lies on a board, and where. */
export function gridReason(error: GridTextError): string {
  switch (error.code) {
    case 'WRONG_ROW_COUNT':
      return `The grid has ${counted(error.count, 'row')}, and the board has ${error.expected}: write one text for each row of the board.`;
    case 'WRONG_ROW_LENGTH':
      return `Row ${error.row} of the grid has ${counted(error.count, 'square')}, and the board has ${error.expected} columns: write one character for each.`;
    case 'UNKNOWN_TILE':
      return `Row ${error.row}, column ${error.column} of the grid is ${quoted(error.character)}, which is no tile: write a capital, a small letter for a blank, or a full stop where nothing lies.`;
    default:
      return assertNever(error);
  }
}
