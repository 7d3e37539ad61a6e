import {
  type CompiledWords,
  findWords,
  type ForeignCharacter,
  hooksOf,
  toUpperCaseWord,
  type WordQuestion,
} from '../lexicon';
import { ok, type Result } from '../result';
import type { Alphabet } from '../tiles';

/** The kinds of question about some letters: all their anagrams, or the letters that extend them at one end. */
export const STUDY_KINDS = ['anagrams', 'front-hooks', 'back-hooks'] as const;
export type StudyKind = (typeof STUDY_KINDS)[number];

/** A question about words. Its answers depend on the list that is in use when it is asked. */
export interface StudyQuestion {
  readonly kind: StudyKind;
  /** Upper case; in the order of the alphabet for anagrams, else a word. */
  readonly letters: string;
}

/** The word that a hook makes. */
const hooked = ({ kind, letters }: StudyQuestion, letter: string): string =>
  kind === 'front-hooks' ? letter + letters : letters + letter;

/** The words that answer a question, in the order of the alphabet; none if the list has no such words. */
export function answersTo(words: CompiledWords, question: StudyQuestion): readonly string[] {
  const { kind, letters } = question;
  if (kind === 'anagrams') {
    const found = findWords(words, { letters, shortest: Array.from(letters).length });
    return found.ok ? found.value : [];
  }
  const hooks = hooksOf(words, letters)[kind === 'front-hooks' ? 'front' : 'back'];
  return Array.from(hooks, (letter) => hooked(question, letter));
}

/** The question whose answers a look-up lists if it asks for the hooks of a word, as `.ATE` and `ATE.` do. */
export function hookQuestionIn(
  alphabet: Alphabet,
  { pattern = '', ...others }: WordQuestion,
): StudyQuestion | undefined {
  const isFront = pattern.startsWith('.');
  const word = toUpperCaseWord(alphabet, isFront ? pattern.slice(1) : pattern.slice(0, -1));
  const isHooked = word.ok && word.value !== '' && (isFront || pattern.endsWith('.'));
  if (!isHooked || Object.values(others).some(Boolean)) return undefined;
  return { kind: isFront ? 'front-hooks' : 'back-hooks', letters: word.value };
}

/**
 * Whether a text, in upper case, answers a question about hooks by a whole word rather than by letters: it is longer
 * than the word of the question, and contains it. If that is a single letter, longer texts are letters, one of which may
 * be the same.
 */
function isWhole({ letters }: StudyQuestion, text: string): boolean {
  const isLetter = Array.from(letters).length === 1;
  return text !== letters && text.includes(letters) && (!isLetter || Array.from(text).length === 2);
}

/**
 * Reads typed answers, with spaces or commas between them, as upper-case words. Hooks may be typed as words or as
 * letters, together or apart.
 */
export function readAnswers(
  alphabet: Alphabet,
  question: StudyQuestion,
  text: string,
): Result<readonly string[], ForeignCharacter> {
  const answers: string[] = [];
  for (const part of text.split(/[\s,]+/)) {
    if (part === '') continue;
    const word = toUpperCaseWord(alphabet, part);
    if (!word.ok) return word;
    const isWord = question.kind === 'anagrams' || isWhole(question, word.value);
    if (isWord) answers.push(word.value);
    else for (const letter of word.value) answers.push(hooked(question, letter));
  }
  return ok([...new Set(answers)]);
}

/** The letters of a word in the order of the alphabet. */
export const alphagramOf = (alphabet: Alphabet, word: string): string =>
  Array.from(word)
    .toSorted((a, b) => (alphabet.indexOfLetter(a) ?? 0) - (alphabet.indexOfLetter(b) ?? 0))
    .join('');
