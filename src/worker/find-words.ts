import { type CompiledWords, findWords, ok, type Result, type WordQuestionError } from '../engine';
import type { FoundWords, WordOrder, WordSearch } from './protocol';

/** Words of a greater measure first; those of the same stay as they were. */
function greatestFirst(
  words: readonly string[],
  measure: (word: string) => number,
): readonly string[] {
  const ofMeasure = new Map<number, string[]>();
  for (const word of words) {
    const measured = measure(word);
    const same = ofMeasure.get(measured);
    if (same) same.push(word);
    else ofMeasure.set(measured, [word]);
  }
  return [...ofMeasure].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same);
}

function ordered(
  words: readonly string[],
  order: WordOrder,
  valueOf: ReadonlyMap<string, number>,
): readonly string[] {
  switch (order) {
    case 'alphabet':
      return words;
    case 'length':
      return greatestFirst(words, (word) => Array.from(word).length);
    case 'points':
      return greatestFirst(words, (word) => {
        let points = 0;
        for (const letter of word) points += valueOf.get(letter) ?? 0;
        return points;
      });
  }
}

function inOneText(words: readonly string[]): FoundWords {
  const starts = new Uint32Array(words.length + 1);
  let end = 0;
  for (const [index, word] of words.entries()) {
    starts[index] = end;
    end += word.length;
  }
  starts[words.length] = end;
  return { text: words.join(''), starts };
}

/** The words that answer a question, in the order that is asked for. */
export function foundWords(
  words: CompiledWords,
  { question, order, values }: WordSearch,
): Result<FoundWords, WordQuestionError> {
  const found = findWords(words, question);
  if (!found.ok) return found;
  const valueOf = new Map(words.letters.map((letter, index) => [letter, values[index] ?? 0]));
  return ok(inOneText(ordered(found.value, order, valueOf)));
}
