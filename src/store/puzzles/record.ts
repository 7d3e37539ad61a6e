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

/** A player's results: puzzles of the day by day since 1970, and endless ones by kind. */
export interface PuzzleRecord {
  readonly version: 1;
  readonly days: Readonly<Record<string, DayResult>>;
  readonly endless: Readonly<Partial<Record<PuzzleKind, StarCounts>>>;
}

export const NO_PUZZLES: PuzzleRecord = { version: 1, days: {}, endless: {} };

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

/** Counts an endless puzzle that is over. */
export function withEndless(record: PuzzleRecord, kind: PuzzleKind, stars: number): PuzzleRecord {
  const [none, one, two, three] = record.endless[kind] ?? [0, 0, 0, 0];
  const counts: StarCounts = [
    none + Number(stars === 0),
    one + Number(stars === 1),
    two + Number(stars === 2),
    three + Number(stars === 3),
  ];
  return { ...record, endless: { ...record.endless, [kind]: counts } };
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

const moreOf = (one: StarCounts = [0, 0, 0, 0], other: StarCounts = [0, 0, 0, 0]): StarCounts => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/**
 * Joins two records: all days of both, each with its better result. Endless puzzles are only counted, so that the same
 * one may be in both counts: the larger count stays.
 */
export function mergePuzzleRecords(kept: PuzzleRecord, imported: PuzzleRecord): PuzzleRecord {
  const days = { ...kept.days };
  for (const [day, result] of Object.entries(imported.days)) {
    days[day] = betterDay(days[day], result);
  }
  const endless = Object.fromEntries(
    PUZZLE_KINDS.filter((kind) => kept.endless[kind] ?? imported.endless[kind]).map((kind) => [
      kind,
      moreOf(kept.endless[kind], imported.endless[kind]),
    ]),
  );
  return { version: 1, days, endless };
}
