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

/** Units of work to sum up one word. */
const STEPS_OF_WORD = 32;

/** Sorts words by the sum of their letters, greatest first; words of equal sum keep their order. */
function sortBySum(
  words: readonly string[],
  valueOf: (letter: string) => number,
  meter: WorkMeter,
): readonly string[] {
  const bySum = new Map<number, string[]>();
  for (const word of words) {
    let sum = 0;
    for (const letter of word) sum += valueOf(letter);
    meter.count(STEPS_OF_WORD);
    const same = bySum.get(sum);
    if (same) same.push(word);
    else bySum.set(sum, [word]);
  }
  return [...bySum].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same);
}

function ordered(
  words: readonly string[],
  order: WordOrder,
  points: ReadonlyMap<string, number>,
  meter: WorkMeter,
): readonly string[] {
  switch (order) {
    case 'alphabet':
      return words;
    case 'length':
      return sortBySum(words, () => 1, meter);
    case 'points':
      return sortBySum(words, (letter) => points.get(letter) ?? 0, meter);
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
  const points = new Map(words.letters.map((letter, index) => [letter, values[index] ?? 0]));
  const units = (STEPS_OF_WORD + 1) * found.value.length;
  const meter = new WorkMeter(units, sorting);
  return ok(concatenate(ordered(found.value, order, points, meter), meter));
}
