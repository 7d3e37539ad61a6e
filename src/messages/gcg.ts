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
  NEITHER_MOVE_NOR_PRAGMA: 'doesn’t start with “>” or “#”',
  NOT_A_MOVE: 'isn’t a move (nickname: rack move points score)',
  THIRD_PLAYER: 'names a third player, but only games for two can be opened',
  DIGRAPH: 'has a tile of several letters, but only tiles of one letter can be opened',
  UNKNOWN_PLAYER: 'names an unknown player',
  BAD_RACK: 'has a rack with more than capitals and “?”',
  BAD_PLACE: 'has no square such as 8D or D8',
  BAD_WORD: 'has a word with more than letters and dots',
  BAD_POINTS: 'has points or a score that isn’t a whole number',
};

const ORDER_FAULTS = {
  NOTHING_TO_CHALLENGE: 'has a challenge with no play before it',
  NOT_ON_THE_BOARD: 'has a word that doesn’t fit the board',
  MOVE_AFTER_END: 'has a move after the end of the game',
} as const;

function gameReason(error: GcgFileError | GcgGameError): string {
  switch (error.code) {
    case 'GCG_TOO_LONG':
      return 'The file is too long to be a GCG game.';
    case 'NOT_GCG':
      return 'No players or moves found. Is this GCG?';
    case 'GCG_LINE':
      return `Line ${error.line} ${LINE_FAULTS[error.fault]}: “${error.text}”.`;
    case 'GCG_ORDER':
      return `Line ${error.line} ${ORDER_FAULTS[error.fault]}.`;
    case 'GCG_REFUSED':
      return `Line ${error.line} breaks the rules: ${refusalReason(error.refusal, squareName)}`;
    case 'GCG_RACK':
      return `Line ${error.line} uses tiles that can’t all have been on the rack.`;
    case 'GCG_POINTS':
      return `Line ${error.line} says ${error.said} points, but it should be ${error.counted}.`;
    case 'GCG_TOTAL':
      return `Line ${error.line} says a score of ${error.said}, but it should be ${error.counted}.`;
    case 'GCG_NOT_OVER':
      return `Line ${error.line} counts leftover tiles before the end.`;
    default:
      return assertNever(error);
  }
}

export const gcgReason = (error: GcgError): string =>
  error.code === 'GCG_BOARD' ? 'Couldn’t load the board. Try again.' : gameReason(error);

function remarkSentence(remark: Exclude<GcgRemark, { code: 'RACK_DOUBTED' }>): string {
  switch (remark.code) {
    case 'RACKS_CONVERTED':
      return `The file adds ${counted(remark.points, 'point')} for the last rack. Here, half of them come off the other player’s score.`;
    case 'TIME_NOT_COUNTED':
      return `Time penalties (${counted(Math.abs(remark.points), 'point')}) aren’t counted.`;
    case 'TILES_MADE_UP':
      return `The file doesn’t give every rack, so ${counted(remark.count, 'tile')} ${remark.count === 1 ? 'was' : 'were'} picked at random.`;
    case 'NOTES_LEFT_OUT':
      return `Skipped ${counted(remark.count, 'note')}.`;
  }
}

/** How a record differs from the GCG file it was read from; empty if it does not. */
export function gcgRemarks(remarks: readonly GcgRemark[]): string {
  const lines = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [String(remark.line)] : [],
  );
  const doubted =
    lines.length === 1
      ? `The rack in line ${lines.join('')} doesn’t match the others.`
      : `The racks in lines ${listed(lines)} don’t match the others.`;
  const sentences = remarks.flatMap((remark) =>
    remark.code === 'RACK_DOUBTED' ? [] : [remarkSentence(remark)],
  );
  return [...sentences, ...(lines.length > 0 ? [doubted] : [])].join(' ');
}
