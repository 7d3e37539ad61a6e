/**
 * The file of a storage that holds the compiled words, and nothing else: compiling them takes longer than many a
 * test. Every test begins with it, unless it is of a first visit.
 */
export const COMPILED_WORDS = 'node_modules/.cache/e2e/compiled-words.json';

/** For tests of a browser that has never been at the page, and has to read and compile the words. */
export const FIRST_VISIT = { storageState: { cookies: [], origins: [] } };
