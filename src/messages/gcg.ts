import { type GcgLineFault, type GcgRemark, squareName } from '../engine';
import type { GcgError } from '../setup';
import { counted, joined, listed, type Sentences, sentenceFor } from './phrases';
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

const REASONS: Sentences<GcgError> = {
  GCG_BOARD: 'Couldn’t load the board. Try again.',
  GCG_TOO_LONG: 'The file is too long to be a GCG game.',
  NOT_GCG: 'No players or moves found. Is this GCG?',
  GCG_LINE: ({ line, fault, text }) => `Line ${line} ${LINE_FAULTS[fault]}: “${text}”.`,
  GCG_ORDER: ({ line, fault }) => `Line ${line} ${ORDER_FAULTS[fault]}.`,
  GCG_REFUSED: ({ line, refusal }) =>
    `Line ${line} breaks the rules: ${refusalReason(refusal, squareName)}`,
  GCG_RACK: ({ line }) => `Line ${line} uses tiles that can’t all have been on the rack.`,
  GCG_POINTS: (error) =>
    `Line ${error.line} says ${error.said} points, but it should be ${error.counted}.`,
  GCG_TOTAL: (error) =>
    `Line ${error.line} says a score of ${error.said}, but it should be ${error.counted}.`,
  GCG_NOT_OVER: ({ line }) => `Line ${line} counts leftover tiles before the end.`,
};

export const gcgReason = (error: GcgError): string => sentenceFor(REASONS, error);

const REMARKS: Sentences<Exclude<GcgRemark, { code: 'RACK_DOUBTED' }>> = {
  RACKS_CONVERTED: ({ points }) =>
    `The file adds ${counted(points, 'point')} for the last rack. Here, half of them come off the other player’s score.`,
  TIME_NOT_COUNTED: ({ points }) =>
    `Time penalties (${counted(Math.abs(points), 'point')}) aren’t counted.`,
  TILES_MADE_UP: ({ count }) =>
    `The file doesn’t give every rack, so ${counted(count, 'tile')} ${count === 1 ? 'was' : 'were'} picked at random.`,
  NOTES_LEFT_OUT: ({ count }) => `Skipped ${counted(count, 'note')}.`,
};

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
    remark.code === 'RACK_DOUBTED' ? [] : [sentenceFor(REMARKS, remark)],
  );
  return joined([...sentences, lines.length > 0 && doubted]);
}
