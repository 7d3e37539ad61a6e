import type { Alphabet, WordQuestion } from '../../src/engine';

/** Whether letters spell a word: each letter takes a tile away, a blank where there is none of its own. */
function canSpell(letters: string, word: string): boolean {
  let left = letters;
  for (const letter of word) {
    const tile = left.includes(letter) ? letter : '_';
    if (!left.includes(tile)) return false;
    left = left.replace(tile, '');
  }
  return true;
}

function matches(pattern: readonly string[], word: string): boolean {
  const letters = [...word];
  return (
    letters.length === pattern.length &&
    pattern.every((wanted, index) => wanted === '.' || wanted === letters[index])
  );
}

/** The words of a list that answer a question; all of these are in upper-case letters. */
export function wordsThatAnswer(
  list: readonly string[],
  question: WordQuestion,
): readonly string[] {
  const { pattern, letters, begins = '', contains = '', ends = '' } = question;
  const { shortest = 0, longest = Infinity } = question;
  const wanted = [...(pattern ?? '')];
  return list.filter((word) => {
    const { length } = [...word];
    return (
      word.startsWith(begins) &&
      word.endsWith(ends) &&
      word.includes(contains) &&
      length >= shortest &&
      length <= longest &&
      (!pattern || matches(wanted, word)) &&
      (!letters || canSpell(letters, word))
    );
  });
}

/** Different words in the order of an alphabet: sorted as texts of two digits for each letter. */
export function inOrderOf({ letters }: Alphabet, list: readonly string[]): readonly string[] {
  const digits = new Map(letters.map((letter, index) => [letter, String(10 + index)]));
  const keyed = [...new Set(list)].map((word) => ({
    word,
    key: Array.from(word, (letter) => digits.get(letter) ?? '').join(''),
  }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ word }) => word);
}

/** The letters of an alphabet that make other words of a word, before it and behind it. */
export function hooksIn({ letters }: Alphabet, list: ReadonlySet<string>, word: string) {
  return {
    front: letters.filter((letter) => list.has(letter + word)).join(''),
    back: letters.filter((letter) => list.has(word + letter)).join(''),
  };
}
