import type { PlayerView } from '../game';
import { isSameMove, layTiles, withTiles } from '../play';
import {
  type SampledGame,
  type ScoredMove,
  type SearchWords,
  solveEndgameSteps,
  type Steps,
} from '../search';
import { rackTileOf, takeTiles } from '../tiles';
import { type BestMoves, type Candidate, candidateOf, candidatesIn } from './candidates';
import { afterRound, comparisonOf, doRepliesDecide, nextTrial, ranking } from './comparison';
import { COSTS, endgameIn, firstReach, leadOf, simulateSteps } from './simulation';

/** The best moves of a turn, and a legal move that was asked about besides. */
export interface RatedMoves extends BestMoves {
  readonly beside: Candidate | undefined;
}

/**
 * Positions of an endgame to visit for its best move, and for the value of each other one: half a second in all, some
 * seconds with blanks.
 */
const POSITIONS_FOR_BEST = 20_000;
const POSITIONS_FOR_EACH = 5000;

/** An endgame after a move of the seat to move. */
function afterMove(game: SampledGame, { move }: ScoredMove): SampledGame {
  const { rules, racks, toMove, passesInARow } = game;
  const next = { ...game, toMove: 1 - toMove, passesInARow: 0 };
  // The bag is empty, so the same tiles come back.
  if (move.kind === 'exchange') return next;
  const laid = move.kind === 'play' ? layTiles(rules, game, move.play) : undefined;
  if (!laid?.ok) return { ...next, passesInARow: passesInARow + 1 };
  const used = laid.value.map(({ tile }) => rackTileOf(tile));
  const rack = takeTiles(racks[toMove] ?? [], used).left;
  const { grid } = withTiles(game, laid.value);
  return { ...next, grid, racks: racks.with(toMove, rack) };
}

/** A move of an endgame with what it gains on the other seat until the end; undefined without memory. */
export function* rateInEndgame(
  words: SearchWords,
  game: SampledGame,
  { move, score }: ScoredMove,
  positions = POSITIONS_FOR_EACH,
): Steps<Candidate | undefined> {
  const after = yield* solveEndgameSteps(words, afterMove(game, { move, score }), positions);
  return (
    after && { move, score, equity: score - after.value, isToEnd: true, isProved: after.isProved }
  );
}

/** Whether it is proved that a move of an endgame wins, and that no other does. */
function* isOnlyWin(
  words: SearchWords,
  game: SampledGame,
  { move, equity, isProved }: Candidate,
): Steps<boolean> {
  const lead = leadOf(game.scores, game.toMove, game.resigned);
  if (!isProved || lead + equity <= 0 || move.kind !== 'play') return false;
  const other = yield* solveEndgameSteps(words, game, POSITIONS_FOR_BEST, move.play);
  // The rules say who wins a tie.
  return other?.isProved === true && lead + other.value < 0;
}

/**
 * The best moves of a turn, at most `max`, and a legal move besides. In an endgame, a move is worth what it gains until
 * the end of the game if both seats play their best; else its score and leave.
 */
export function* findCandidates(
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
    if (rated.some((other) => isSameMove(game, move.move, other.move))) continue;
    const candidate = yield* rateInEndgame(words, game, move);
    if (!candidate) return byLeave;
    rated.push(candidate);
  }
  const [first, ...others] = rated.toSorted((a, b) => b.equity - a.equity);
  if (!first) return byLeave;
  const ranked = (yield* isOnlyWin(words, game, first))
    ? [{ ...first, isOnlyWin: true }, ...others]
    : [first, ...others];
  return {
    candidates: ranked.slice(0, max),
    isCut,
    beside: beside && ranked.find(({ move }) => isSameMove(game, move, beside.move)),
  };
}

/** The moves that are rated by playouts besides the one asked about, and playouts for each: about 20 ms in all. */
const MOVES_PLAYED_OUT = 12;
const PLAYOUTS = 16;

const PASS: ScoredMove = { move: { kind: 'pass' }, score: 0 };

/** The playouts are the same whenever a turn is rated. */
const SEED = 1;

/** Rates the best moves and others by playouts; undefined if these matter little. */
function* ratedByPlayouts(
  words: SearchWords,
  seen: PlayerView,
  best: readonly Candidate[],
  others: readonly Candidate[],
): Steps<readonly Candidate[] | undefined> {
  const moves = [...best, ...others];
  const reach = firstReach(seen, true);
  if (reach === 'end') return undefined;
  const turns = PLAYOUTS * COSTS[reach] * moves.length;
  const budget = { candidates: moves.length, turns, rounds: 1, looksFurther: true };
  const comparison = comparisonOf(seen, moves, budget);
  const trial = nextTrial(comparison);
  if (!trial) return undefined;
  const played = afterRound(comparison, yield* simulateSteps(words, seen, trial, SEED));
  const compared = { contenders: played.contenders.slice(0, best.length) };
  if (reach === 'reply' && !doRepliesDecide(compared)) return undefined;
  const basis = reach === 'reply' ? { countsReplies: true } : { isToEnd: true };
  return ranking(played)
    .map(({ move, score, value }): Candidate => ({ move, score, equity: value, ...basis }))
    .toSorted((a, b) => b.equity - a.equity);
}

/**
 * The candidates, and a pass if the best of them costs points: then a pass may be better. Computers pass only if no other
 * move is legal, so they don't find it.
 */
function withPass(
  seen: PlayerView,
  candidates: readonly Candidate[],
  max: number,
): readonly Candidate[] {
  const [best] = candidates;
  if (!best || best.score >= 0 || best.isToEnd) return candidates;
  return [...candidates, candidateOf(seen, PASS)]
    .toSorted((a, b) => b.equity - a.equity)
    .slice(0, max);
}

/**
 * Rates the best moves of a turn, at most `max`, and a legal move besides. It tries them in playouts where that matters
 * most: near the end of the game, and where moves differ by the replies that they allow far more than by anything else.
 */
export function* rateMoves(
  words: SearchWords,
  seen: PlayerView,
  max: number,
  beside?: ScoredMove,
): Steps<RatedMoves> {
  const wanted = endgameIn(seen) ? max : Math.max(max, MOVES_PLAYED_OUT);
  const found = yield* findCandidates(words, seen, wanted, beside);
  const { isCut } = found;
  const candidates = withPass(seen, found.candidates, wanted);
  const isListed = candidates.some(({ move }) => beside && isSameMove(seen, move, beside.move));
  const others = found.beside && !isListed ? [found.beside] : [];
  const rated = yield* ratedByPlayouts(words, seen, candidates, others);
  return {
    candidates: (rated ?? candidates).slice(0, max),
    isCut,
    beside:
      beside &&
      (rated ?? [...candidates, ...others]).find(({ move }) => isSameMove(seen, move, beside.move)),
  };
}
