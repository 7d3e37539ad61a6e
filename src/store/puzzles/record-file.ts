import * as v from 'valibot';
import { MAX_LENGTH, parseJson, PUZZLE_KINDS } from '../../engine';
import { type EndlessCounts, mergePuzzleRecords, NO_PUZZLES, type PuzzleRecord } from './record';

/** Maximum days: 40 years of them. */
const MAX_DAYS = 15_000;
const MAX_MOVE_LENGTH = 200;
const MAX_PUZZLES = 1_000_000;
const MAX_DEVICES = 1000;
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

const daysSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^-?\d{1,6}$/)), resultSchema),
  v.check((days) => Object.keys(days).length <= MAX_DAYS),
);

const countsSchema: v.GenericSchema<unknown, EndlessCounts> = v.record(
  v.picklist(PUZZLE_KINDS),
  v.tuple([puzzles, puzzles, puzzles, puzzles]),
);

/** The device of counts from version 1, which were not kept by device. */
const SOME_DEVICE = '';

const recordSchema: v.GenericSchema<unknown, PuzzleRecord> = v.variant('version', [
  v.object({
    version: v.literal(2),
    days: daysSchema,
    endless: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)), countsSchema),
      v.check((devices) => Object.keys(devices).length <= MAX_DEVICES),
    ),
  }),
  v.pipe(
    v.object({ version: v.literal(1), days: daysSchema, endless: countsSchema }),
    v.transform(({ days, endless }) => ({
      version: 2 as const,
      days,
      endless: { [SOME_DEVICE]: endless },
    })),
  ),
]);

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

/** Merges a record from outside into the kept one; undefined if either cannot be read, or both together are too large. */
export function mergePuzzles(kept: string | undefined, imported: string): string | undefined {
  const added = parsePuzzleRecord(imported);
  const merged = added && withPuzzles(kept, added);
  if (!merged) return undefined;
  // There must be room for what this device adds.
  const hasRoom =
    Object.keys(merged.days).length < MAX_DAYS && Object.keys(merged.endless).length < MAX_DEVICES;
  return hasRoom ? JSON.stringify(merged) : undefined;
}
