/** The meanings of words, put there by the build: see scripts/meanings. */
declare module 'virtual:meanings' {
  /** Loads the meanings of the words that begin with a letter. */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export const licence: string;
}
