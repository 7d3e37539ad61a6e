import type { Turn } from '../../engine';
import { type Challenge, challengeNow, type GameStore } from '../../store';

/** A turn of each game, and how far the player is ahead after both. */
export interface ComparedTurns {
  readonly own: Turn | undefined;
  readonly other: Turn | undefined;
  readonly lead: number;
}

const totalAfter = (turns: readonly Turn[], count: number): number =>
  turns[Math.min(count, turns.length) - 1]?.total ?? 0;

/** The person's turns in both games side by side. */
export function comparedTurns(
  { seat, turns }: Challenge,
  played: readonly Turn[],
): readonly ComparedTurns[] {
  const own = played.filter((turn) => turn.seat === seat);
  return Array.from({ length: Math.max(own.length, turns.length) }, (_, index) => ({
    own: own[index],
    other: turns[index],
    lead: totalAfter(own, index + 1) - totalAfter(turns, index + 1),
  }));
}

/** The final scores of both games, the player's first; undefined until both are known. */
export function finalScores(state: GameStore): readonly [own: number, other: number] | undefined {
  const challenge = challengeNow(state);
  const own = state.table?.view.result?.finalScores[challenge?.seat ?? 0];
  const other = challenge?.final;
  return own === undefined || other === undefined ? undefined : [own, other];
}
