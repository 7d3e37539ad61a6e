import { MAX_LENGTH } from '../limits';
import { err, ok, type Result } from '../result';
import { alphabetOfWords, type CompiledWords } from './lexicon';
import { type ForeignCharacter, indexIn, readCharacters, spellWord } from './spelling';
import { arcAlong, endsWord, isLast, letterOf, NO_ARC, NO_STATE, targetOf } from './word-graph';
import { type BuildProgress, noProgress, WorkMeter } from './work-meter';

/**
 * A query for the words that meet all given conditions. Texts may be in either case; an empty text is not a
 * condition.
 */
export interface WordQuestion {
  /** The word, letter by letter; `.` is any letter. */
  readonly pattern?: string | undefined;
  /** Letters of which some or all spell the word; `_` is a blank. */
  readonly letters?: string | undefined;
  readonly begins?: string | undefined;
  readonly contains?: string | undefined;
  readonly ends?: string | undefined;
  readonly shortest?: number | undefined;
  readonly longest?: number | undefined;
}

/** The fields of a question that are texts, in the order in which they are read. */
const WORD_QUESTION_TEXTS = ['pattern', 'letters', 'begins', 'contains', 'ends'] as const;

/** A character that a text of a question may not contain at its place. */
export interface WordQuestionError extends ForeignCharacter {
  readonly field: (typeof WORD_QUESTION_TEXTS)[number];
}

/** Any letter, in place of the index of one. */
const ANY = -1;

const WILDCARDS: { readonly [field in WordQuestionError['field']]?: string } = {
  pattern: '.',
  letters: '_',
};

type Texts = { [field in WordQuestionError['field']]: readonly number[] };

/** Reads the texts of a question as indices in the alphabet, or `ANY`. A missing text is empty. */
function readTexts(
  words: CompiledWords,
  question: WordQuestion,
): Result<Readonly<Texts>, WordQuestionError> {
  const indexOf = indexIn(alphabetOfWords(words));
  const texts: Texts = { pattern: [], letters: [], begins: [], contains: [], ends: [] };
  for (const field of WORD_QUESTION_TEXTS) {
    const read = readCharacters(question[field] ?? '', (character) =>
      character === WILDCARDS[field] ? ANY : indexOf(character),
    );
    if (!read.ok) return err({ ...read.error, field });
    texts[field] = read.value;
  }
  return ok(texts);
}

/** Units of work for each arc of the walk. */
const UNITS_PER_ARC = 8;

const fits = (wanted: number | undefined, letter: number): boolean =>
  wanted === undefined || wanted === ANY || wanted === letter;

/**
 * Finds the words that match a question, in upper-case letters and in the order of the alphabet: AB, ABA, AC.
 * It walks the words once and skips branches whose letters cannot begin a match.
 */
export function findWords(
  words: CompiledWords,
  question: WordQuestion,
  onProgress: BuildProgress = noProgress,
): Result<readonly string[], WordQuestionError> {
  const texts = readTexts(words, question);
  if (!texts.ok) return texts;
  const { pattern, letters, begins, contains, ends } = texts.value;
  const { shortest = 0, longest = MAX_LENGTH.word } = question;
  const min = Math.max(shortest, pattern.length, begins.length, contains.length, ends.length);
  const max = Math.min(
    longest,
    pattern.length || MAX_LENGTH.word,
    letters.length || MAX_LENGTH.word,
  );
  const found: string[] = [];
  if (min > max || words.dawgRoot === NO_STATE) return ok(found);

  const { arcs } = words;
  const middle = spellWord(words, contains);
  const end = spellWord(words, ends);
  const left = new Uint32Array(words.letters.length);
  for (const letter of letters) if (letter !== ANY) left[letter] = (left[letter] ?? 0) + 1;
  const meter = new WorkMeter(UNITS_PER_ARC * arcs.length, onProgress);
  let blanks = letters.length === 0 ? Infinity : letters.filter((each) => each === ANY).length;

  function read(state: number, prefix: string, depth: number): void {
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      meter.count(UNITS_PER_ARC);
      const letter = letterOf(arc) - 1;
      if (!fits(pattern[depth], letter) || !fits(begins[depth], letter)) continue;
      const own = left[letter] ?? 0;
      if (own === 0 && blanks === 0) continue;

      if (own > 0) left[letter] = own - 1;
      else blanks--;
      const word = prefix + (words.letters[letter] ?? '');
      const isFound = endsWord(arc) && depth + 1 >= min;
      if (isFound && word.includes(middle) && word.endsWith(end)) found.push(word);
      const target = targetOf(arc);
      if (target !== NO_STATE && depth + 1 < max) read(target, word, depth + 1);
      if (own > 0) left[letter] = own;
      else blanks++;
    }
  }

  read(words.dawgRoot, '', 0);
  return ok(found);
}

/**
 * The letters that make another word in front of a word and behind it, in upper case and in the order of the
 * alphabet.
 */
interface Hooks {
  readonly front: string;
  readonly back: string;
}

const NO_HOOKS: Hooks = { front: '', back: '' };

/** The letters of a state whose arcs meet a condition. */
function lettersFrom(
  { arcs, letters }: CompiledWords,
  state: number,
  holds: (arc: number) => boolean,
): string {
  if (state === NO_STATE) return '';
  let found = '';
  for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
    arc = arcs[at] ?? NO_ARC;
    if (holds(arc)) found += letters[letterOf(arc) - 1] ?? '';
  }
  return found;
}

/**
 * Finds the hooks of a word: the letters each of which makes another word of it. The word may be in either
 * case and need not be in the list. A text with other characters has no hooks, nor has an empty one.
 */
export function hooksOf(words: CompiledWords, word: string): Hooks {
  const read = readCharacters(word, indexIn(alphabetOfWords(words)));
  if (!read.ok || read.value.length === 0) return NO_HOOKS;
  const letters = read.value;
  return {
    front: lettersFrom(words, words.dawgRoot, (arc) =>
      endsWord(arcAlong(words, targetOf(arc), letters)),
    ),
    back: lettersFrom(words, targetOf(arcAlong(words, words.dawgRoot, letters)), endsWord),
  };
}
