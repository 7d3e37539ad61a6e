import * as v from 'valibot';
import { parseJson, PUZZLE_KINDS } from '../../engine';
import { mergePuzzleRecords, NO_PUZZLES, type PuzzleRecord } from './record';

/** Maximum days: 40 years of them. */
const MAX_DAYS = 15_000;
const MAX_MOVE_LENGTH = 200;
const MAX_PUZZLES = 1_000_000;
/** Maximum tries that are kept of a puzzle. */
export const MAX_TRIES = 100;

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

export const resultSchema = v.object({
  stars: count(3),
  tries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_MOVE_LENGTH))), v.maxLength(MAX_TRIES)),
  hint: v.optional(v.boolean(), false),
  shown: v.optional(v.boolean(), false),
  inTime: v.optional(v.boolean(), false),
});

const puzzles = count(MAX_PUZZLES);

const recordSchema = v.object({
  version: v.literal(1),
  days: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^-?\d{1,6}$/)), resultSchema),
    v.check((days) => Object.keys(days).length <= MAX_DAYS),
  ),
  endless: v.record(v.picklist(PUZZLE_KINDS), v.tuple([puzzles, puzzles, puzzles, puzzles])),
});

/** Undefined if the text is damaged, or of a newer version. */
const parsePuzzleRecord = (text: string): PuzzleRecord | undefined => parseJson(recordSchema, text);

/** Adds a record to the kept one; undefined if that cannot be read, so that it is not overwritten. */
export function withPuzzles(
  kept: string | undefined,
  added: PuzzleRecord,
): PuzzleRecord | undefined {
  const before = kept === undefined ? NO_PUZZLES : parsePuzzleRecord(kept);
  return before && mergePuzzleRecords(before, added);
}

/** Merges a record from outside into the kept one; undefined if either cannot be read. */
export function mergePuzzles(kept: string | undefined, imported: string): string | undefined {
  const added = parsePuzzleRecord(imported);
  const merged = added && withPuzzles(kept, added);
  return merged && JSON.stringify(merged);
}
