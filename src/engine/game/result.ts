import { tilesValue } from '../tiles';
import type { GameResult, GameState } from './state';

function reasonToEnd(state: GameState): GameResult['reason'] | undefined {
  const { rules, seats } = state.setup;
  if (state.bag.length === 0 && state.racks.some((rack) => rack.length === 0)) return 'rack-empty';
  return state.passesInARow >= rules.passesToEnd * seats.length ? 'passes' : undefined;
}

/** The result of a game that is over, or undefined while it goes on. */
export function resultOf(state: GameState): GameResult | undefined {
  const reason = reasonToEnd(state);
  if (!reason) return undefined;
  const deductions = state.racks.map((rack) => tilesValue(state.setup.rules.tileSet, rack));
  const finalScores = state.scores.map((score, seat) => score - (deductions[seat] ?? 0));
  const best = Math.max(...finalScores);
  const winners = finalScores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { reason, deductions, finalScores, winners };
}
