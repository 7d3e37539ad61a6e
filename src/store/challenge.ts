import type { Challenge, ScreenState } from './state';

/** The challenge that the current game is played for; undefined without one. */
export const challengeNow = ({
  challenge,
  table,
}: Pick<ScreenState, 'challenge' | 'table'>): Challenge | undefined =>
  challenge && challenge.recordId === table?.recordId ? challenge : undefined;
