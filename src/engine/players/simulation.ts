import type { PlayerView } from '../game';
import {
  hasEndgames,
  isEndgame,
  type PlayedOut,
  playOutSteps,
  type SampledGame,
  type SearchWords,
  solveEndgameSteps,
  type Steps,
} from '../search';
import { chooseIndex, type Tile } from '../tiles';
import type { Candidate } from './candidates';
import type { ComputerTurn } from './computer-turn';
import { leaveModelFor, MAX_LEAVE_RACK } from './leaves';

/** A game that fits what is seen: the unseen tiles are dealt to the hidden racks in order, and the rest is the bag. */
function withUnseen(seen: PlayerView, unseen: readonly Tile[]): SampledGame {
  const { rules, board, grid, scores, toMove, passesInARow, resigned } = seen;
  const bag = [...unseen];
  const racks = seen.racks.map((rack) =>
    rack.kind === 'shown' ? rack.tiles : bag.splice(0, rack.count),
  );
  return { rules, board, grid, racks, bag, scores, toMove, passesInARow, resigned };
}

/** Whether only one game fits what is seen: the bag is empty, and at most one rack is hidden. */
export const isDetermined = ({
  bagCount,
  racks,
}: Pick<PlayerView, 'bagCount' | 'racks'>): boolean =>
  bagCount === 0 && racks.filter(({ kind }) => kind !== 'shown').length <= 1;

/** The endgame of a turn if it can be solved, else undefined. */
export function endgameIn(seen: PlayerView): SampledGame | undefined {
  const game = isDetermined(seen) ? withUnseen(seen, seen.unseen) : undefined;
  return game && isEndgame(game) ? game : undefined;
}

/** How far playouts go. */
export type Reach =
  /** The reply, by score. */
  | 'reply'
  /** The reply and the turn after it, by equity. */
  | 'next-turn'
  /** The end of the game, by score. */
  | 'end'
  /** An empty bag, by score; from there on, both seats play as well as a short search of the endgame shows. */
  | 'endgame';

/** Maximum number of turns after the move that is judged. */
const MAX_TURNS: Readonly<Record<Reach, number>> = {
  reply: 1,
  'next-turn': 2,
  end: Infinity,
  endgame: Infinity,
};

/**
 * The cost of a playout in a budget, in turns of the same time. One by score to the end takes the time of three, but
 * counts as one, so that Expert has enough of them.
 */
export const COSTS: Readonly<Record<Reach, number>> = {
  reply: 1,
  'next-turn': 2,
  end: 1,
  endgame: 20,
};

/** Whether a reach includes all that follows until the end of the game. */
export const goesToEnd = (reach: Reach): boolean => reach === 'end' || reach === 'endgame';

/** Positions of an endgame that a playout visits (docs/players.md says how they were chosen). */
const ENDGAME_POSITIONS = 10;

/** Playouts to run for each move: indices from `from` up to but not including `to`. */
export interface Trial {
  readonly moves: readonly Candidate[];
  readonly from: number;
  readonly to: number;
  readonly reach: Reach;
}

/**
 * By move of a trial and by playout: by how many points the seat improves its lead over the best of the
 * others. The values of leaves count as points, unless the game has ended.
 */
export type Outcomes = readonly (readonly number[])[];

/** A seat's lead in points over the best of the others in play, or its score if there are none. */
export function leadOf(
  scores: readonly number[],
  seat: number,
  resigned: readonly number[],
): number {
  const others = scores.filter((_, other) => other !== seat && !resigned.includes(other));
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/**
 * Maximum size of a rack for playouts to the end of the game: Expert has no time limit, and with forty tiles, each of
 * their turns can take a hundredth of a second.
 */
const MAX_RACK_TO_END = 10;

/** Whether playouts run to the end of the game: the bag holds no more tiles than a rack, and no rack is very large. */
const isNearEnd = ({ bagCount, racks, resigned, rules }: PlayerView): boolean =>
  bagCount <= rules.rackSize &&
  racks.every((rack, seat) => {
    const tiles = rack.kind === 'shown' ? rack.tiles.length : rack.count;
    return tiles <= MAX_RACK_TO_END || resigned.includes(seat);
  });

/** The tiles on all racks and in the bag, as far as they are seen or can be counted. */
const tilesNotPlayed = ({ racks, unseen }: PlayerView): readonly Tile[] => [
  ...unseen,
  ...racks.flatMap((rack) => (rack.kind === 'shown' ? rack.tiles : [])),
];

/** How far the first playouts of a turn go; `looksFurther` says whether they may search endgames. */
export function firstReach(seen: PlayerView, looksFurther: boolean): Reach {
  if (!isNearEnd(seen)) return 'reply';
  return looksFurther && hasEndgames(seen, tilesNotPlayed(seen)) ? 'endgame' : 'end';
}

/** The points of each seat after a playout: its final score, or its score plus the value of its leave. */
const worthOf = (
  { isOver, finalScores, scores, leaves }: PlayedOut,
  reach: Reach,
): readonly number[] =>
  isOver || goesToEnd(reach)
    ? finalScores
    : scores.map((score, seat) => score + (leaves[seat] ?? 0));

/** The points of each seat at the end of a game that a playout has led to its endgame. */
function* worthOfEndgame(words: SearchWords, played: PlayedOut): Steps<readonly number[]> {
  const { game, isOver, scores, toMove } = played;
  const solved =
    isOver || !isEndgame(game)
      ? undefined
      : yield* solveEndgameSteps(words, game, ENDGAME_POSITIONS);
  return solved ? scores.with(toMove, (scores[toMove] ?? 0) + solved.value) : played.finalScores;
}

/** The seed of the playouts in a turn, and the random state after it was chosen. */
export function simulationSeed({ turn, chance }: Pick<ComputerTurn, 'turn' | 'chance'>) {
  const seed = chooseIndex(chance, `thoughts in turn ${turn}`, 2 ** 31);
  return { seed: seed.value, chance: seed.chance };
}

/**
 * The unseen tiles in the order in which a playout deals them. To the end of the game, the order of one playout is
 * rotated for the next ones until each tile has been dealt to each place once.
 */
function dealOf(unseen: readonly Tile[], reach: Reach, seed: number, number: number) {
  const rotations = goesToEnd(reach) ? Math.max(1, unseen.length) : 1;
  const first = Math.floor(number / rotations);
  const random = new Random(seed + Math.imul(first + 1, 0x9e3779b1));
  const order = random.shuffled(unseen);
  const start = number % rotations;
  return {
    tiles: [...order.slice(start), ...order.slice(0, start)],
    draws: (random.next() + start) | 0,
  };
}

/**
 * Runs the playouts of a trial. The other racks and the bag are sampled from the unseen tiles, and the next
 * seats make their best plays. A playout deals the same tiles for every move; they depend on its index and the seed
 * alone.
 */
export function* simulateSteps(
  words: SearchWords,
  seen: PlayerView,
  { moves, from, to, reach }: Trial,
  seed: number,
): Steps<Outcomes> {
  const { rules, scores, toMove, resigned, learnedLeaves } = seen;
  const isLeft = reach === 'next-turn' && rules.rackSize <= MAX_LEAVE_RACK;
  const leaves = isLeft ? leaveModelFor(rules, learnedLeaves) : undefined;
  const turns = MAX_TURNS[reach];
  const stopsAtEndgame = reach === 'endgame';
  const stopsIfAllPass = goesToEnd(reach);
  const before = leadOf(scores, toMove, resigned);
  const outcomes = moves.map((): number[] => []);
  for (let number = from; number < to; number++) {
    const { tiles, draws } = dealOf(seen.unseen, reach, seed, number);
    const game = withUnseen(seen, tiles);
    for (const [place, move] of moves.entries()) {
      const playout = {
        game,
        moves: [move],
        turns,
        stopsAtEndgame,
        stopsIfAllPass,
        leaves,
        seed: draws,
      };
      const played = yield* playOutSteps(words, playout);
      const worth = stopsAtEndgame ? yield* worthOfEndgame(words, played) : worthOf(played, reach);
      outcomes[place]?.push(leadOf(worth, toMove, resigned) - before);
    }
  }
  return outcomes;
}

/**
 * Pseudo-random numbers for simulations, from a 32-bit seed. Never use them for the game itself. The
 * generator is mulberry32 (Tommy Ettinger, public domain).
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** An unsigned integer of 32 bits. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** An integer from 0 up to but not including `bound`. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }

  /** A shuffled copy. All orders are equally likely. */
  shuffled<T>(things: readonly T[]): T[] {
    const all = [...things];
    for (let place = all.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      const there = all[place];
      const here = all[other];
      if (there === undefined || here === undefined) continue;
      all[place] = here;
      all[other] = there;
    }
    return all;
  }
}
