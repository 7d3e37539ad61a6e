import { resignedIn, type Turn } from '../../engine';
import type { ChallengeEnd } from '../../messages';
import { type Challenge, challengeNow } from '../../store';
import { useGame } from '../game-context';

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

/** How both games ended, the player's first; undefined until both are over. */
export function useChallengeEnds(): readonly [own: ChallengeEnd, other: ChallengeEnd] | undefined {
  const challenge = useGame(challengeNow);
  const view = useGame(({ table }) => table?.view);
  if (!challenge || !view) return undefined;
  const { seat, final, turns } = challenge;
  const own = view.result?.finalScores[seat];
  if (own === undefined || final === undefined) return undefined;
  return [
    { points: own, hasResigned: resignedIn(view.turns).includes(seat) },
    { points: final, hasResigned: resignedIn(turns).includes(seat) },
  ];
}
