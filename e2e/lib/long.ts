/** Whether the long run is made, as by `npm run test:long`. */
export const IS_LONG = process.env['LONG'] === '1';

/** Marks a test of other engines, or of browsers that speak to each other, which takes too long for every change. */
export const LONG_TEST = { tag: '@long' } as const;

/** What Playwright leaves out by itself. */
export const LEFT_OUT = IS_LONG ? [] : [/@long/];
