import type { PlayerView } from '../game';
import { playingOut, type SearchWords, type Steps } from '../search';
import type { Candidate } from './candidates';
import { Random } from './random';
import { sampleHiddenTiles } from './samples';

/** Games to be imagined: for each of some moves those with the numbers `from` up to and without `to`. */
export interface Trial {
  readonly moves: readonly Candidate[];
  readonly from: number;
  readonly to: number;
}

/**
 * What came of each move of a trial, by game: points that the seat is better off than the best of the
 * others.
 */
export type Outcomes = readonly (readonly number[])[];

/** How many points a seat has more than the best of the others, or simply has, if there are none. */
function leadOf(scores: readonly number[], seat: number): number {
  const others = scores.filter((_, other) => other !== seat);
  return (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}

/** Whether games are played out: the bag holds no more than a rack. */
export const isNearEnd = ({ bagCount, rules }: Pick<PlayerView, 'bagCount' | 'rules'>): boolean =>
  bagCount <= rules.rackSize;

/**
 * Imagines the games of a trial: the other racks and the bag are taken to be any out of the unseen tiles,
 * and the next seat to answer by its best play; near the end, the game is played out. A game is the same
 * for every move, and depends on its number and the seed alone.
 */
export function* simulateSteps(
  words: SearchWords,
  seen: PlayerView,
  { moves, from, to }: Trial,
  seed: number,
): Steps<Outcomes> {
  const isPlayedOut = isNearEnd(seen);
  const before = leadOf(seen.scores, seen.toMove);
  const outcomes = moves.map((): number[] => []);
  for (let number = from; number < to; number++) {
    const random = new Random(seed + Math.imul(number + 1, 0x9e3779b1));
    const game = sampleHiddenTiles(seen, random);
    const draws = random.next() | 0;
    for (const [place, move] of moves.entries()) {
      const turns = isPlayedOut ? Infinity : 1;
      const played = yield* playingOut(words, { game, moves: [move], turns, seed: draws });
      const lead = leadOf(isPlayedOut ? played.finalScores : played.scores, seen.toMove) - before;
      outcomes[place]?.push(isPlayedOut ? lead : lead + move.equity - move.score);
    }
  }
  return outcomes;
}
