import {
  type BuildProgress,
  type CompiledWords,
  findWords,
  ok,
  stagesOf,
  type Result,
  type WordQuestionError,
  WorkMeter,
} from '../engine';
import type { FoundWords, WordOrder, WordSearch } from './protocol';

/** Units of work to measure one word. */
const STEPS_OF_WORD = 32;

/** Sorts words by descending measure; words of equal measure keep their order. */
function sortByDescending(
  words: readonly string[],
  measure: (word: string) => number,
  meter: WorkMeter,
): readonly string[] {
  const ofMeasure = new Map<number, string[]>();
  for (const word of words) {
    const measured = measure(word);
    meter.count(STEPS_OF_WORD);
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
  meter: WorkMeter,
): readonly string[] {
  switch (order) {
    case 'alphabet':
      return words;
    case 'length':
      return sortByDescending(words, (word) => Array.from(word).length, meter);
    case 'points':
      return sortByDescending(
        words,
        (word) => {
          let points = 0;
          for (const letter of word) points += valueOf.get(letter) ?? 0;
          return points;
        },
        meter,
      );
  }
}

function concatenate(words: readonly string[], meter: WorkMeter): FoundWords {
  const starts = new Uint32Array(words.length + 1);
  let end = 0;
  for (const [index, word] of words.entries()) {
    starts[index] = end;
    end += word.length;
    meter.count();
  }
  starts[words.length] = end;
  return { text: words.join(''), starts };
}

export function foundWords(
  words: CompiledWords,
  { question, order, values }: WordSearch,
  onProgress: BuildProgress,
): Result<FoundWords, WordQuestionError> {
  const [finding, sorting] = stagesOf(onProgress, 0.5);
  const found = findWords(words, question, finding);
  if (!found.ok) return found;
  const valueOf = new Map(words.letters.map((letter, index) => [letter, values[index] ?? 0]));
  const units = (STEPS_OF_WORD + 1) * found.value.length;
  const meter = new WorkMeter(units, sorting);
  return ok(concatenate(ordered(found.value, order, valueOf, meter), meter));
}
