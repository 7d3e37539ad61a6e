import type { Challenge, ScreenState } from './state';

/** The challenge that the current game is played for; undefined without one. */
export const challengeNow = ({
  challenge,
  table,
}: Pick<ScreenState, 'challenge' | 'table'>): Challenge | undefined =>
  challenge && challenge.recordId === table?.recordId ? challenge : undefined;

/** Whether the game on the table is one that another person has finished and shared. */
export const isWatched = ({ table }: Pick<ScreenState, 'table'>): boolean =>
  table?.view.sender !== undefined;
