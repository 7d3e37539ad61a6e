/**
 * Lanes of the long run: its tests that are worth their time wherever a change touches what they are about, as in
 * `LONG=1 npm run e2e -- --grep @killed`.
 */

/** Marks what is about pages that end without a word, and storage that is full, refused or damaged. */
export const KILLED_LANE = { tag: '@killed' } as const;

/** Marks one test of a board under fingers. */
export const PHONE_LANE = { tag: '@phone' } as const;

/** Marks one test of a board that is larger than its frame. */
export const BOARD_LANE = { tag: '@board' } as const;
