import type { Alphabet, WordQuestion } from '../../src/engine';

type Condition = (word: string) => boolean;

/** Each letter uses its tile, or a blank if there is none. */
const isSpeltBy =
  (letters: string): Condition =>
  (word) => {
    let left = letters;
    for (const letter of word) {
      const tile = left.includes(letter) ? letter : '_';
      if (!left.includes(tile)) return false;
      left = left.replace(tile, '');
    }
    return true;
  };

/** The words of a list that answer a question, by a linear scan; all are in capitals. */
export function wordsThatAnswer(
  list: readonly string[],
  { pattern, letters, begins, contains, ends, shortest, longest }: WordQuestion,
): readonly string[] {
  const conditions: Condition[] = [];
  if (begins) conditions.push((word) => word.startsWith(begins));
  if (ends) conditions.push((word) => word.endsWith(ends));
  if (contains) conditions.push((word) => word.includes(contains));
  if (pattern) {
    const expression = new RegExp(`^${pattern}$`, 'u');
    conditions.push((word) => expression.test(word));
  }
  if (shortest !== undefined) conditions.push((word) => [...word].length >= shortest);
  if (longest !== undefined) conditions.push((word) => [...word].length <= longest);
  if (letters) conditions.push(isSpeltBy(letters));
  return conditions.reduce((left, holds) => left.filter(holds), list);
}

/** Distinct words in the order of an alphabet, sorted by two digits per letter. */
export function inOrderOf({ letters }: Alphabet, list: readonly string[]): readonly string[] {
  const digits = new Map(letters.map((letter, index) => [letter, String(10 + index)]));
  const keyed = [...new Set(list)].map((word) => ({
    word,
    key: Array.from(word, (letter) => digits.get(letter) ?? '').join(''),
  }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ word }) => word);
}

/** The letters that form another word before or after a word. */
export function hooksIn({ letters }: Alphabet, list: ReadonlySet<string>, word: string) {
  return {
    front: letters.filter((letter) => list.has(letter + word)).join(''),
    back: letters.filter((letter) => list.has(word + letter)).join(''),
  };
}
