import { tilesValue } from '../tiles';
import { type GameResult, type GameState, seatsInPlay } from './state';

function reasonToEnd(state: GameState): GameResult['reason'] | undefined {
  const { rules } = state.setup;
  const inPlay = seatsInPlay(state).length;
  if (state.resigned.length > 0 && inPlay === 1) return 'resigned';
  const isOut = state.bag.length === 0 && state.racks.some((rack) => rack.length === 0);
  if (isOut && rules.emptyRack === 'ends-game') return 'rack-empty';
  return state.passesInARow >= rules.passesToEnd * inPlay ? 'passes' : undefined;
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

/** The indices of the greatest among those of `candidates`. */
function best(scores: readonly number[], candidates: readonly number[]): readonly number[] {
  const most = Math.max(...candidates.map((seat) => scores[seat] ?? 0));
  return candidates.filter((seat) => scores[seat] === most);
}

/** The result of a game that is over, or undefined while it goes on. */
export function resultOf(state: GameState): GameResult | undefined {
  const reason = reasonToEnd(state);
  if (!reason) return undefined;
  const { unplayedTiles, tie, tileSet } = state.setup.rules;
  const left = state.racks.map((rack) => tilesValue(tileSet, rack));
  const areKept = unplayedTiles === 'keep' || reason === 'resigned';
  const deductions = areKept ? left.map(() => 0) : left;
  const awards = state.racks.map((rack) =>
    unplayedTiles === 'deduct-own-award-out' && rack.length === 0 ? sum(deductions) : 0,
  );
  const finalScores = state.scores.map(
    (score, seat) => score - (deductions[seat] ?? 0) + (awards[seat] ?? 0),
  );
  const first = best(finalScores, seatsInPlay(state));
  const winners = tie === 'score-before-deductions' ? best(state.scores, first) : first;
  return { reason, deductions, awards, finalScores, winners };
}
