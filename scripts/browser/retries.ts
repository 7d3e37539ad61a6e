/** Retries of a failed browser test: one in CI, which reports the test as flaky if it then passes. */
export const RETRIES = process.env['CI'] ? 1 : 0;
