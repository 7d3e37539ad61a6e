import * as v from 'valibot';
import type { Timeline } from '../game';
import { MAX_COUNT } from '../limits';
import { type ReviewedTurn, type ReviewTotals, totalsOf } from './game-review';
import type { Reason } from './reasons';

/**
 * Part of a game, by the tiles in the bag before a turn: `opening` while more than two thirds of those that the deal
 * left are in it, `endgame` once it is empty.
 */
export const GAME_PHASES = ['opening', 'middle', 'endgame'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

export const REASON_KINDS = [
  'points',
  'leave',
  'bonus',
  'opened',
  'spent',
  'bad-square',
  'rest',
] as const satisfies readonly Reason['kind'][];

const points = v.pipe(v.number(), v.finite());

const turnFiguresSchema = v.object({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT.seats - 1)),
  phase: v.picklist(GAME_PHASES),
  /** In points; at least 0. */
  lost: v.pipe(points, v.minValue(0)),
  /** In points. */
  luck: points,
  /** The reason that explains most of the points lost; missing if none does. */
  reason: v.optional(v.picklist(REASON_KINDS)),
});

/** The part of the review of a turn that is kept. */
export type TurnFigures = Readonly<v.InferOutput<typeof turnFiguresSchema>>;

/** The reviewed turns of a game, in order. */
export type GameFigures = readonly TurnFigures[];

export const gameFiguresSchema: v.GenericSchema<unknown, GameFigures> = v.pipe(
  v.array(turnFiguresSchema),
  v.maxLength(MAX_COUNT.events),
);

/** Number of tiles in the bag after the deal. */
const dealtBagOf = ({ states }: Timeline): number =>
  states.find(({ isDealt }) => isDealt)?.bag.length ?? 0;

function phaseOf(bagCount: number, dealtBag: number): GamePhase {
  if (bagCount === 0) return 'endgame';
  return 3 * bagCount > 2 * dealtBag ? 'opening' : 'middle';
}

/** The figures of a game from the reviews of its turns. */
export function figuresOf(timeline: Timeline, turns: readonly ReviewedTurn[]): GameFigures {
  const dealtBag = dealtBagOf(timeline);
  return turns.map(({ seat, seen, lost, luck, reasons: [main] }) => ({
    seat,
    phase: phaseOf(seen.bagCount, dealtBag),
    lost,
    luck,
    ...(main && { reason: main.kind }),
  }));
}

/** A reviewed game, and a name for each seat: seats with the same name are summed up together. */
export interface NamedFigures {
  readonly names: readonly string[];
  readonly turns: GameFigures;
}

/** Points lost in the turns with the same main reason; undefined for losses that no reason explains. */
export interface ReasonTotals {
  readonly reason: TurnFigures['reason'];
  /** Turns whose move was not as good as the best. */
  readonly turns: number;
  /** In points; above 0. */
  readonly lost: number;
}

/** Totals of a player over several games. */
export interface PlayerReview extends ReviewTotals {
  readonly name: string;
  /** How many seats the player had, which is the number of games unless several seats of a game share the name. */
  readonly games: number;
  readonly phases: Readonly<Record<GamePhase, ReviewTotals>>;
  /** All points lost, by the main reason of their turn; the largest first. */
  readonly reasons: readonly ReasonTotals[];
}

function reasonTotalsOf(turns: GameFigures): readonly ReasonTotals[] {
  return [...REASON_KINDS, undefined]
    .map((reason): ReasonTotals => {
      const own = totalsOf(turns.filter((turn) => turn.reason === reason));
      return { reason, turns: own.turns - own.found, lost: own.lost };
    })
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost);
}

const ofPhase = (turns: GameFigures, phase: GamePhase): ReviewTotals =>
  totalsOf(turns.filter((turn) => turn.phase === phase));

/** Totals by player over several games, who played most games first. */
export function playerReviewsOf(games: readonly NamedFigures[]): readonly PlayerReview[] {
  const byName = new Map<string, TurnFigures[][]>();
  for (const { names, turns } of games) {
    for (const [seat, name] of names.entries()) {
      const own = turns.filter((turn) => turn.seat === seat);
      if (own.length > 0) byName.set(name, [...(byName.get(name) ?? []), own]);
    }
  }
  return [...byName]
    .map(([name, played]): PlayerReview => {
      const turns = played.flat();
      return {
        name,
        games: played.length,
        ...totalsOf(turns),
        phases: {
          opening: ofPhase(turns, 'opening'),
          middle: ofPhase(turns, 'middle'),
          endgame: ofPhase(turns, 'endgame'),
        },
        reasons: reasonTotalsOf(turns),
      };
    })
    .toSorted((a, b) => b.games - a.games);
}
