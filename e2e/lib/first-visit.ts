/**
 * Storage state with only the compiled words and their graph, with which every test starts by default: compiling takes
 * longer than most tests.
 */
export const COMPILED_WORDS = 'node_modules/.cache/e2e/compiled-words.json';

/** For tests of a first visit, which must load and compile the words. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };
