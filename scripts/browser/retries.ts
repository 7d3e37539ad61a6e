/** How often a browser test that fails is tried again: once in CI, which reports it as flaky if it then passes. */
export const RETRIES = process.env['CI'] ? 1 : 0;
