export const IS_LONG = process.env['LONG'] === '1';

/** Tags a test that is too slow to run on every change, or much like another. */
export const LONG_TEST = { tag: '@long' } as const;

/** Pattern of the tests to skip. */
export const SKIPPED_TAGS = IS_LONG ? [] : [/@long/];
