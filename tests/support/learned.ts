import type { LearnedGame } from '../../src/engine';

/** Leaves and a winning chance as self-play could have learned them. */
export const LEARNED: LearnedGame = {
  leaves: [64, 128],
  curve: { onMove: 1, base: 2, perRoot: 3 },
  gained: {
    learned: { games: 40, won: 31, ahead: 62 },
    before: { games: 40, won: 28, ahead: 50 },
  },
};
