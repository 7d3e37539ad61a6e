import type { PlayerView } from '../game';
import { leavesOf, leaveValueBy } from '../players';
import { findBestSteps, MAX_VISITED_IN_SIMULATION, type SearchWords, type Steps } from '../search';
import { type RandomState, draw, initialRandom, takeTiles, type Tile } from '../tiles';

/** How many other draws the one that was made is held against. */
export const DRAWS_COMPARED = 100;

/** What the best move of a rack is worth, in points of score and leave; that of the tiles alone where there is no play. */
function* worthOf(words: SearchWords, seen: PlayerView, rack: readonly Tile[]): Steps<number> {
  const leaves = seen.bagCount > 0 ? leavesOf(seen.rules, rack) : undefined;
  const position = { ...seen, rack };
  const { plays } = yield* findBestSteps(words, position, leaves, MAX_VISITED_IN_SIMULATION);
  const [first] = yield* plays.selectingFirst(1);
  if (first !== undefined) return plays.equityOf(first);
  return seen.bagCount > 0 ? leaveValueBy(seen.rules)(rack) : 0;
}

/**
 * How much better the tiles that were drawn before a turn are than others would have been, in points: what
 * the best move with them is worth, less the mean of `DRAWS_COMPARED` draws of as many from what the player
 * did not see then. It depends on the seed alone, and is no part of skill.
 */
export function* luckOf(
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
