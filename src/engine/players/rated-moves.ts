import type { PlayerView } from '../game';
import { layTiles, withTiles } from '../play';
import {
  type SampledGame,
  type ScoredMove,
  type SearchWords,
  solveEndgameSteps,
  type Steps,
} from '../search';
import { rackTileOf, takeTiles } from '../tiles';
import { type BestMoves, type Candidate, candidateOf, candidatesIn } from './candidates';
import { endgameIn } from './simulation';

/** The best moves of a turn, and a legal move that was asked about besides. */
export interface RatedMoves extends BestMoves {
  readonly beside: Candidate | undefined;
}

/** Positions of an endgame to visit for its best move, and for the value of each other one: half a second in all. */
const POSITIONS_FOR_BEST = 20_000;
const POSITIONS_FOR_EACH = 5000;

/** An endgame after a move of the seat to move. */
function afterMove(game: SampledGame, { move }: ScoredMove): SampledGame {
  const { rules, racks, toMove, passesInARow } = game;
  const next = { ...game, toMove: 1 - toMove };
  const laid = move.kind === 'play' ? layTiles(rules, game, move.play) : undefined;
  if (!laid?.ok) return { ...next, passesInARow: passesInARow + 1 };
  const used = laid.value.map(({ tile }) => rackTileOf(tile));
  const rack = takeTiles(racks[toMove] ?? [], used).left;
  const { grid } = withTiles(game, laid.value);
  return { ...next, grid, racks: racks.with(toMove, rack), passesInARow: 0 };
}

/** A move of an endgame with what it gains on the other seat until the end; undefined without memory. */
function* ratedIn(
  words: SearchWords,
  game: SampledGame,
  { move, score }: ScoredMove,
): Steps<Candidate | undefined> {
  const after = yield* solveEndgameSteps(
    words,
    afterMove(game, { move, score }),
    POSITIONS_FOR_EACH,
  );
  return (
    after && { move, score, equity: score - after.value, isToEnd: true, isProved: after.isProved }
  );
}

const isSame = (one: ScoredMove, other: ScoredMove): boolean =>
  JSON.stringify(one.move) === JSON.stringify(other.move);

/**
 * Rates the best moves of a turn, at most `max`, and a legal move besides. In an endgame, a move is worth
 * what it gains until the end of the game if both seats play their best; else its score and leave.
 */
export function* rateMoves(
  words: SearchWords,
  seen: PlayerView,
  max: number,
  beside?: ScoredMove,
): Steps<RatedMoves> {
  const { candidates, isCut } = yield* candidatesIn(words, seen, max);
  const byLeave = { candidates, isCut, beside: beside && candidateOf(seen, beside) };
  const game = endgameIn(seen);
  const best = game && (yield* solveEndgameSteps(words, game, POSITIONS_FOR_BEST));
  if (!best) return byLeave;
  const rated: Candidate[] = [];
  for (const move of [best, ...candidates, ...(beside ? [beside] : [])]) {
    if (rated.some((other) => isSame(move, other))) continue;
    const candidate = yield* ratedIn(words, game, move);
    if (!candidate) return byLeave;
    rated.push(candidate);
  }
  return {
    candidates: rated.toSorted((a, b) => b.equity - a.equity).slice(0, max),
    isCut,
    beside: beside && rated.find((move) => isSame(move, beside)),
  };
}
