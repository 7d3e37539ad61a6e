/**
 * Lanes of the long run: tests that also run when a change touches their subject. `.ci/run` lists the lanes that a
 * change needs in `LANES`, as does `LANES='killed board' npm run e2e`.
 */

/** Tags tests about pages that end without warning, and storage that is full, refused or damaged. */
export const KILLED_LANE = { tag: '@killed' } as const;

/** Tags tests of touch on phones. */
export const PHONE_LANE = { tag: '@phone' } as const;

/** Tags one test of a board larger than its frame. */
export const BOARD_LANE = { tag: '@board' } as const;

const named = (process.env['LANES'] ?? '').split(' ');

/** Whether a lane runs in addition to the journeys. */
export const isLaneRun = ({ tag }: { readonly tag: string }): boolean =>
  named.includes(tag.slice(1));

export const TAGS_RUN: readonly RegExp[] = [KILLED_LANE, PHONE_LANE, BOARD_LANE]
  .filter(isLaneRun)
  .map(({ tag }) => new RegExp(`${tag}\\b`));
