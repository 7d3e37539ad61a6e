/**
 * Lanes of the long run: its tests that are worth their time wherever a change touches what they are about. `.ci/run`
 * names those that a change needs in `LANES`, as does `LANES='killed board' npm run e2e`.
 */

/** Marks what is about pages that end without a word, and storage that is full, refused or damaged. */
export const KILLED_LANE = { tag: '@killed' } as const;

/** Marks one test of a board under fingers. */
export const PHONE_LANE = { tag: '@phone' } as const;

/** Marks one test of a board that is larger than its frame. */
export const BOARD_LANE = { tag: '@board' } as const;

const named = (process.env['LANES'] ?? '').split(' ');

/** Whether a lane is run besides what every change is. */
export const isLaneRun = ({ tag }: { readonly tag: string }): boolean =>
  named.includes(tag.slice(1));

/** The tags of the lanes that are run. */
export const TAGS_RUN: readonly RegExp[] = [KILLED_LANE, PHONE_LANE, BOARD_LANE]
  .filter(isLaneRun)
  .map(({ tag }) => new RegExp(`${tag}\\b`));
