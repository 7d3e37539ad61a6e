/** What a text asks for, word for word as it was typed, whether or not it can be had. */
export type Attempt =
  | { readonly kind: 'play'; readonly word: string; readonly place: string }
  | { readonly kind: 'exchange'; readonly tiles: string };

/** Splits `word,place` at its first comma: a place may hold others. */
export function splitAtComma(text: string): Attempt | undefined {
  const [, word, place] = /^([^,]+),(.+)$/s.exec(text) ?? [];
  return word && place ? { kind: 'play', word, place } : undefined;
}
