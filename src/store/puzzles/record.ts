import { PUZZLE_KINDS, type PuzzleKind } from '../../engine';

/** How a puzzle went. */
export interface PuzzleResult {
  /** 0 to 3. */
  readonly stars: number;
  /** The moves tried, as typed in a game, in their order. */
  readonly tries: readonly string[];
  /** Whether a hint was taken before the puzzle was over. */
  readonly hint: boolean;
  /** Whether the best move was shown before it was found. */
  readonly shown: boolean;
}

/** How a puzzle of the day went. */
export interface DayResult extends PuzzleResult {
  /** Whether the stars count for the streak; see `countsOn`. */
  readonly inTime: boolean;
}

/** Endless puzzles by the stars that they brought, from none to three. */
export type StarCounts = readonly [number, number, number, number];

/** The counts of one device, by kind. */
export type EndlessCounts = Readonly<Partial<Record<PuzzleKind, StarCounts>>>;

/** A player's results: puzzles of the day by day since 1970, and endless ones by the id of the device that counted. */
export interface PuzzleRecord {
  readonly version: 2;
  readonly days: Readonly<Record<string, DayResult>>;
  readonly endless: Readonly<Record<string, EndlessCounts>>;
}

export const NO_PUZZLES: PuzzleRecord = { version: 2, days: {}, endless: {} };

export const resultOf = ({ days }: PuzzleRecord, day: number): DayResult | undefined => days[day];

/** Whether a day has a star that counts for the streak. */
export const isSolvedOn =
  (record: PuzzleRecord) =>
  (day: number): boolean => {
    const result = resultOf(record, day);
    return result !== undefined && result.inTime && result.stars > 0;
  };

/** The days that count for the streak. */
export const solvedDays = (record: PuzzleRecord): readonly number[] =>
  Object.keys(record.days).map(Number).filter(isSolvedOn(record));

export const withDay = (record: PuzzleRecord, day: number, result: DayResult): PuzzleRecord => ({
  ...record,
  days: { ...record.days, [day]: result },
});

const NONE: StarCounts = [0, 0, 0, 0];

/** Joins two counts, star by star. */
const joined = (
  join: (one: number, other: number) => number,
  one: StarCounts = NONE,
  other: StarCounts = NONE,
): StarCounts => [
  join(one[0], other[0]),
  join(one[1], other[1]),
  join(one[2], other[2]),
  join(one[3], other[3]),
];

const sum = (one: number, other: number): number => one + other;

/** The endless puzzles of a kind that all devices have counted. */
export const endlessOf = ({ endless }: PuzzleRecord, kind: PuzzleKind): StarCounts =>
  Object.values(endless).reduce((total, counts) => joined(sum, total, counts[kind]), NONE);

/** Counts an endless puzzle that is over, on the device with an id. */
export function withEndless(
  record: PuzzleRecord,
  device: string,
  { kind, stars }: { readonly kind: PuzzleKind; readonly stars: number },
): PuzzleRecord {
  const before = record.endless[device];
  const one: StarCounts = [
    Number(stars === 0),
    Number(stars === 1),
    Number(stars === 2),
    Number(stars === 3),
  ];
  const counts = { ...before, [kind]: joined(sum, before?.[kind], one) };
  return { ...record, endless: { ...record.endless, [device]: counts } };
}

const continues = (one: DayResult, other: DayResult): boolean =>
  one.tries.length >= other.tries.length &&
  other.tries.every((text, index) => text === one.tries[index]);

/** Whether a result replaces another: it has more stars or, with as many, continues the other or took fewer tries. */
function isBetter(one: DayResult, other: DayResult): boolean {
  if (one.stars !== other.stars) return one.stars > other.stars;
  if (continues(one, other)) return true;
  return !continues(other, one) && one.tries.length < other.tries.length;
}

function betterDay(one: DayResult | undefined, other: DayResult): DayResult {
  if (!one) return other;
  const isOther = isBetter(other, one);
  const [best, rest] = isOther ? [other, one] : [one, other];
  const isSame = continues(best, rest);
  return {
    ...best,
    hint: best.hint || (isSame && rest.hint),
    shown: best.shown || (isSame && rest.shown),
    inTime: one.inTime || other.inTime,
  };
}

const withMost = (one: EndlessCounts = {}, other: EndlessCounts = {}): EndlessCounts =>
  Object.fromEntries(
    PUZZLE_KINDS.filter((kind) => one[kind] ?? other[kind]).map((kind) => [
      kind,
      joined(Math.max, one[kind], other[kind]),
    ]),
  );

/**
 * Joins two records: all days of both, each with its better result, and the counts of all devices. A device only counts
 * up, so the larger of two counts of one device is the later one (a grow-only counter; Shapiro et al., “Conflict-free
 * Replicated Data Types”, 2011).
 */
export function mergePuzzleRecords(kept: PuzzleRecord, imported: PuzzleRecord): PuzzleRecord {
  const days = { ...kept.days };
  for (const [day, result] of Object.entries(imported.days)) {
    days[day] = betterDay(days[day], result);
  }
  const devices = Object.keys({ ...kept.endless, ...imported.endless });
  const endless = Object.fromEntries(
    devices.map((device) => [device, withMost(kept.endless[device], imported.endless[device])]),
  );
  return { version: 2, days, endless };
}
