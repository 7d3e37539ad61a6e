import {
  assertNever,
  type GcgFileError,
  type GcgGameError,
  type GcgLineFault,
  type GcgRemark,
  squareName,
} from '../engine';
import type { GcgError } from '../setup';
import { counted, listed } from './phrases';
import { refusalReason } from './refusals';

const LINE_FAULTS: Readonly<Record<GcgLineFault, string>> = {
  NEITHER_MOVE_NOR_PRAGMA: 'begins neither with “>” nor with “#”',
  NOT_A_MOVE: 'is not a move: a nickname, a colon, a rack, the move, its points and the score',
  THIRD_PLAYER: 'names a third player, and only games of two can be opened',
  DIGRAPH: 'has a tile of several letters, and only tiles of one letter can be read',
  UNKNOWN_PLAYER: 'names a player who is not one of the two',
  BAD_RACK: 'has a rack with something else than capital letters and “?”',
  BAD_PLACE: 'has no square such as 8D or D8',
  BAD_WORD: 'has a word with something else than letters and dots',
  BAD_POINTS: 'has points or a score that are no whole number',
};

const ORDER_FAULTS = {
  NOTHING_TO_CHALLENGE: 'tells of a challenge, and there is no play before it',
  NOT_ON_THE_BOARD: 'has a word that does not go with the tiles on the board',
  MOVE_AFTER_END: 'has a move after the end of the game',
} as const;

function gameReason(error: GcgFileError | GcgGameError): string {
  switch (error.code) {
    case 'GCG_TOO_LONG':
      return 'The file is too long to be a game in GCG.';
    case 'NOT_GCG':
      return 'The file has neither players nor moves in GCG.';
    case 'GCG_LINE':
      return `Line ${error.line} ${LINE_FAULTS[error.fault]}: “${error.text}”.`;
    case 'GCG_ORDER':
      return `Line ${error.line} ${ORDER_FAULTS[error.fault]}.`;
    case 'GCG_REFUSED':
      return `The rules refuse the move in line ${error.line}: ${refusalReason(error.refusal, squareName)}`;
    case 'GCG_RACK':
      return `The tiles in line ${error.line} cannot all have been on the rack.`;
    case 'GCG_POINTS':
      return `Line ${error.line} says ${error.said} points, and they are ${error.counted}.`;
    case 'GCG_TOTAL':
      return `Line ${error.line} says a score of ${error.said}, and it is ${error.counted}.`;
    case 'GCG_NOT_OVER':
      return `Line ${error.line} counts the racks of a game that is not over.`;
    default:
      return assertNever(error);
  }
}

export const gcgReason = (error: GcgError): string =>
  error.code === 'GCG_BOARD'
    ? 'The board of the game could not be loaded: try again.'
    : gameReason(error);

function remarkSentence(remark: Exclude<GcgRemark, { code: 'RACK_DOUBTED' }>): string {
  switch (remark.code) {
    case 'RACKS_CONVERTED':
      return `The file gives ${counted(remark.points, 'point')} for the last rack; here half of them are taken from the other player.`;
    case 'TIME_NOT_COUNTED':
      return `${counted(Math.abs(remark.points), 'point')} for time are not counted.`;
    case 'TILES_MADE_UP':
      return `${counted(remark.count, 'tile')} of racks that the file does not tell ${remark.count === 1 ? 'was' : 'were'} chosen at random.`;
    case 'NOTES_LEFT_OUT':
      return `${counted(remark.count, 'note')} of the file ${remark.count === 1 ? 'is' : 'are'} left out.`;
  }
}

/** How a record differs from the GCG file it was read from; empty if it does not. */
export function gcgRemarks(remarks: readonly GcgRemark[]): string {
  const lines = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [String(remark.line)] : [],
  );
  const doubted =
    lines.length === 1
      ? `The rack in line ${lines.join('')} does not go with the others.`
      : `The racks in lines ${listed(lines)} do not go with the others.`;
  const sentences = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [] : [remarkSentence(remark)],
  );
  return [...sentences, ...(lines.length > 0 ? [doubted] : [])].join(' ');
}
