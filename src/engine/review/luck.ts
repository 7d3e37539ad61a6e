import type { PlayerView } from '../game';
import { leavesOf, leaveValueBy } from '../players';
import { findBestSteps, MAX_VISITED_IN_SIMULATION, type SearchWords, type Steps } from '../search';
import { type RandomState, draw, initialRandom, takeTiles, type Tile } from '../tiles';

/** Number of random draws that the actual one is compared with. */
const DRAWS_COMPARED = 100;

/** Equity of the best move with a rack, in points; without a play, the leave value of the rack. */
function* worthOf(words: SearchWords, seen: PlayerView, rack: readonly Tile[]): Steps<number> {
  const leaves = seen.bagCount > 0 ? leavesOf(seen.rules, rack) : undefined;
  const position = { ...seen, rack };
  const { plays } = yield* findBestSteps(words, position, leaves, MAX_VISITED_IN_SIMULATION);
  const [first] = yield* plays.selectFirstSteps(1);
  if (first !== undefined) return plays.equityOf(first);
  return seen.bagCount > 0 ? leaveValueBy(seen.rules)(rack) : 0;
}

/**
 * Luck of the draw before a turn, in points. This is the best equity with the tiles drawn, minus the mean of
 * `DRAWS_COMPARED` random draws of the same size from the tiles that the player could not see. It does not
 * measure skill. The result is the same for the same seed.
 */
export function* luckSteps(
  words: SearchWords,
  seen: PlayerView,
  drawn: readonly Tile[],
  seed: string,
): Steps<number> {
  if (drawn.length === 0) return 0;
  const kept = takeTiles(seen.rack, drawn).left;
  const pool = [...seen.unseen, ...drawn];
  const own = yield* worthOf(words, seen, seen.rack);
  let chance: RandomState = initialRandom({ kind: 'seeded', seed });
  let sum = 0;
  for (let other = 0; other < DRAWS_COMPARED; other++) {
    const drawing = draw(pool, chance, drawn.length);
    chance = drawing.chance;
    sum += yield* worthOf(words, seen, [...kept, ...drawing.drawn]);
  }
  return own - sum / DRAWS_COMPARED;
}
