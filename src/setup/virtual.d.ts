/** Meanings of words, provided by the build: see scripts/meanings. */
declare module 'virtual:meanings' {
  /** Loaders by the first letter of a word. */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export const licence: string;
}
