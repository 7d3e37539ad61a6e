// Made by `npm run fit`.

/**
 * How the chance of winning goes with the lead: the seat to move is taken to have `onMove` points more, and
 * the doubt is `base` + `perRoot` times the root of the unseen tiles, in points.
 */
export interface ChanceCurve {
  readonly onMove: number;
  readonly base: number;
  readonly perRoot: number;
}

/** A curve, and what it was fitted to. */
export interface FittedChance {
  /** The command that made it. */
  readonly made: string;
  /** The mark of the board that the games were played on. */
  readonly board: string;
  readonly curve: ChanceCurve;
}

/** By the ids of rule books. */
export const CHANCE_CURVES: Readonly<Record<string, FittedChance>> = {
  classic: {
    made: 'npm run fit -- --what chances --rules classic --games 20000 --seed 1',
    board: 'c7b2e378a03e7715',
    curve: { onMove: 16.23, base: 2.13, perRoot: 5.35 },
  },
  scraebbkle: {
    made: 'npm run fit -- --what chances --rules scraebbkle --games 20000 --seed 1',
    board: '0943a500446a68a1',
    curve: { onMove: 14.21, base: -11.88, perRoot: 19.34 },
  },
  scrabbkle: {
    made: 'npm run fit -- --what chances --rules scrabbkle --games 20000 --seed 1',
    board: 'c7b2e378a03e7715',
    curve: { onMove: 10.89, base: -3.04, perRoot: 6.48 },
  },
  crossword: {
    made: 'npm run fit -- --what chances --rules crossword --games 20000 --seed 1',
    board: '98078e9f03f5c5a0',
    curve: { onMove: 3.21, base: -1.53, perRoot: 1.46 },
  },
  configured: {
    made: 'npm run fit -- --what chances --rules configured --games 20000 --seed 1',
    board: 'c7b2e378a03e7715',
    curve: { onMove: 16.26, base: 1.72, perRoot: 5.57 },
  },
};
