export const IS_LONG = process.env['LONG'] === '1';

/** Tags a test of other engines, or of connected browsers, that is too slow to run on every change. */
export const LONG_TEST = { tag: '@long' } as const;

/** Pattern of the tests to skip. */
export const SKIPPED_TAGS = IS_LONG ? [] : [/@long/];
