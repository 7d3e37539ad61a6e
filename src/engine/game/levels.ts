/** The vocabulary of an amateur, who knows common words better than rare ones, and short ones better than long ones. */
export interface Amateur {
  /** Probability that a word of four letters comes to mind, for each of the three grades and for ungraded words. */
  readonly knows: readonly [number, number, number, number];
  /** Factor of that probability for each further letter. */
  readonly perLetter: number;
  /** Maximum number of points by which a play is overestimated. */
  readonly maxOverestimate: number;
}

/** How many moves are compared by playouts, and how thoroughly. */
export interface Budget {
  /** Maximum number of moves that are compared. */
  readonly candidates: number;
  /**
   * Number of turns in the playouts of all rounds together. A playout to the end of the game counts as one turn, or as
   * twenty if it searches the endgame (`COSTS`).
   */
  readonly turns: number;
  /** Number of rounds. After each, the worse half of the moves is dropped. */
  readonly rounds: number;
  /**
   * Whether playouts take two turns after the first round, unless the replies decide, and search endgames if few tiles
   * are in the bag.
   */
  readonly looksFurther: boolean;
}

/** How a computer chooses a move. */
export type PlayingMethod =
  | ({ readonly kind: 'amateur' } & Amateur)
  | { readonly kind: 'highest-score' }
  | ({ readonly kind: 'simulation' } & Budget)
  /** The player chooses the thinking time, and with it the budget. */
  | { readonly kind: 'timed-simulation' }
  /** Some rules give each computer a skill in place of a level. */
  | { readonly kind: 'by-skill' };

/**
 * How computers of each level choose their moves, the weakest level first. A new level is a line here and its words
 * in `src/messages/players.ts`. Records contain the names. docs/players.md has the strengths.
 */
const METHODS = {
  gentle: {
    kind: 'amateur',
    knows: [0.17, 0.075, 0.019, 0],
    perLetter: 0.38,
    maxOverestimate: 8,
  },
  easy: {
    kind: 'amateur',
    knows: [0.55, 0.35, 0.15, 0],
    perLetter: 0.5,
    maxOverestimate: 8,
  },
  casual: {
    kind: 'amateur',
    knows: [0.9, 0.8, 0.55, 0.05],
    perLetter: 0.85,
    maxOverestimate: 6,
  },
  club: { kind: 'highest-score' },
  // Takes about ten milliseconds for a move.
  expert: { kind: 'simulation', candidates: 8, turns: 128, rounds: 1, looksFurther: false },
  champion: { kind: 'timed-simulation' },
} satisfies Readonly<Record<string, PlayingMethod>>;

export type Level = keyof typeof METHODS;

/** Weakest first. */
export const LEVELS = Object.keys(METHODS) as readonly Level[];

/** The default level of a computer. */
export const DEFAULT_LEVEL: Level = 'club';

export const methodOf = (level: Level): PlayingMethod => METHODS[level];

const IS_TIMED: Readonly<Record<PlayingMethod['kind'], boolean>> = {
  amateur: false,
  'highest-score': false,
  simulation: false,
  'timed-simulation': true,
  'by-skill': false,
};

/** Whether all workers think together, for as long as the player chooses. */
export const isTimedMethod = ({ kind }: PlayingMethod): boolean => IS_TIMED[kind];

/** Whether the player chooses how long a computer of this level thinks; false without a level. */
export const isTimed = (level: Level | undefined): boolean =>
  level !== undefined && isTimedMethod(methodOf(level));
