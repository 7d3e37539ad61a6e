import { type CompiledWords, hooksOf } from '../lexicon';
import type { Steps } from '../steps';
import { type Alphabet, alphabetOf, type TileSet } from '../tiles';
import { alphagramOf, type StudyQuestion } from './question';

/** The questions for all anagrams of some words, in their order and each once. */
export function anagramQuestions(
  alphabet: Alphabet,
  words: Iterable<string>,
): readonly StudyQuestion[] {
  const alphagrams = new Set<string>();
  for (const word of words) alphagrams.add(alphagramOf(alphabet, word));
  return Array.from(alphagrams, (letters) => ({ kind: 'anagrams', letters }));
}

/** The questions for some two-letter words, by their first letter: the letters of so short a word would show it. */
export const twoLetterQuestions = (words: readonly string[]): readonly StudyQuestion[] =>
  Array.from(new Set(words.map(([first = '']) => first)), (letters) => ({
    kind: 'back-hooks',
    letters,
  }));

/** The questions for the hooks of some words, where a word has any. */
export const hookQuestions = (
  compiled: CompiledWords,
  words: readonly string[],
): readonly StudyQuestion[] =>
  words.flatMap((letters) => {
    const { front, back } = hooksOf(compiled, letters);
    return [
      ...(front === '' ? [] : [{ kind: 'front-hooks', letters } as const]),
      ...(back === '' ? [] : [{ kind: 'back-hooks', letters } as const]),
    ];
  });

/** The number of ways to choose some of a number of things. */
function choices(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let each = 1; each <= some; each++) ways = (ways * (of - some + each)) / each;
  return ways;
}

/** Returns the number of ways to draw letters from a full bag, with blanks for some of them. */
function waysToDraw({ letters, blank }: TileSet): (drawn: string) => number {
  const counts = new Map(letters.map(({ letter, count }) => [letter, count]));
  return (drawn) => {
    const wanted = new Map<string, number>();
    for (const letter of drawn) wanted.set(letter, (wanted.get(letter) ?? 0) + 1);
    // By the number of blanks, the ways to draw the letters read so far.
    let ways = [1];
    for (const [letter, times] of wanted) {
      const count = counts.get(letter) ?? 0;
      const next: number[] = [];
      for (const [blanks, way] of ways.entries()) {
        for (let more = 0; more <= times && blanks + more <= blank.count; more++) {
          const total = next[blanks + more] ?? 0;
          next[blanks + more] = total + way * choices(count, times - more);
        }
      }
      ways = next;
    }
    return ways.reduce((sum, way, blanks) => sum + way * choices(blank.count, blanks), 0);
  };
}

/** Words of one step, which takes some milliseconds. */
const WORDS_PER_STEP = 1000;

/** The questions for all anagrams of some words, those first whose letters a full bag gives most often. */
export function* likeliestQuestionsSteps(
  tileSet: TileSet,
  words: readonly string[],
): Steps<readonly StudyQuestion[]> {
  const alphabet = alphabetOf(tileSet);
  const waysFor = waysToDraw(tileSet);
  const ways = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    const letters = alphagramOf(alphabet, word);
    if (!ways.has(letters)) ways.set(letters, waysFor(letters));
    if (index % WORDS_PER_STEP === WORDS_PER_STEP - 1) yield;
  }
  return [...ways]
    .toSorted(([, a], [, b]) => b - a)
    .map(([letters]) => ({ kind: 'anagrams', letters }));
}
