import type { PlayerView } from '../game';
import {
  isEndgame,
  type PlayedOut,
  playOutSteps,
  type SampledGame,
  type SearchWords,
  type Steps,
} from '../search';
import { chooseIndex, type Tile } from '../tiles';
import type { Candidate } from './candidates';
import type { ComputerTurn } from './computer-turn';
import { leaveModelFor } from './leaves';

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

/** Playouts to run for each move: indices from `from` up to but not including `to`. */
export interface Trial {
  readonly moves: readonly Candidate[];
  readonly from: number;
  readonly to: number;
  /** Turns after each move: the reply, by score; or the reply and the turn after it, by equity. */
  readonly turns: 1 | 2;
}

/**
 * By move of a trial and by playout: by how many points the seat improves its lead over the best of the
 * others. The values of leaves count as points, unless the game has ended.
 */
export type Outcomes = readonly (readonly number[])[];

/** A seat's lead over the best of the others in points, or its score if there are no others. */
function leadOf(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** Whether playouts run to the end of the game: the bag holds no more tiles than a rack. */
export const isNearEnd = ({ bagCount, rules }: Pick<PlayerView, 'bagCount' | 'rules'>): boolean =>
  bagCount <= rules.rackSize;

/** The points of each seat after a playout: its final score, or its score plus the value of its leave. */
const worthOf = ({ isOver, finalScores, scores, leaves }: PlayedOut): readonly number[] =>
  isOver ? finalScores : scores.map((score, seat) => score + (leaves[seat] ?? 0));

/** The seed of the playouts in a turn, and the random state after it was chosen. */
export function simulationSeed({ turn, chance }: Pick<ComputerTurn, 'turn' | 'chance'>) {
  const seed = chooseIndex(chance, `thoughts in turn ${turn}`, 2 ** 31);
  return { seed: seed.value, chance: seed.chance };
}

/**
 * Runs the playouts of a trial. The other racks and the bag are sampled from the unseen tiles, and the next
 * seats make their best plays. Near the end, the playout runs to the end of the game. A playout deals
 * the same tiles for every move; they depend on its index and the seed alone.
 */
export function* simulateSteps(
  words: SearchWords,
  seen: PlayerView,
  { moves, from, to, turns }: Trial,
  seed: number,
): Steps<Outcomes> {
  const { rules, scores, toMove, learnedLeaves } = seen;
  const leaves = turns === 2 ? leaveModelFor(rules, learnedLeaves) : undefined;
  const maxTurns = isNearEnd(seen) ? Infinity : turns;
  const before = leadOf(scores, toMove);
  const outcomes = moves.map((): number[] => []);
  for (let number = from; number < to; number++) {
    const random = new Random(seed + Math.imul(number + 1, 0x9e3779b1));
    const game = withUnseen(seen, random.shuffled(seen.unseen));
    const draws = random.next() | 0;
    for (const [place, move] of moves.entries()) {
      const playout = { game, moves: [move], turns: maxTurns, leaves, seed: draws };
      const played = yield* playOutSteps(words, playout);
      outcomes[place]?.push(leadOf(worthOf(played), toMove) - before);
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
