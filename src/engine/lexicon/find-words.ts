import { MAX_LENGTH } from '../limits';
import { err, ok, type Result } from '../result';
import { alphabetOfWords, type CompiledWords } from './lexicon';
import { type ForeignCharacter, indexIn, readCharacters } from './spelling';
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

/** Finds, letter by letter, how many of the last letters are a prefix of a text. */
class Matcher {
  readonly length: number;
  readonly #letters: number;
  readonly #next: Uint8Array;

  /**
   * Builds the automaton of a text (Knuth, Morris and Pratt, “Fast Pattern Matching in Strings”, 1977).
   * `letters` is the size of the alphabet.
   */
  constructor(text: readonly number[], letters: number) {
    this.length = text.length;
    this.#letters = letters;
    this.#next = new Uint8Array((text.length + 1) * letters);
    let fallback = 0;
    for (const [state, letter] of text.entries()) {
      this.#copy(fallback, state);
      fallback = state === 0 ? 0 : this.after(fallback, letter);
      this.#next[state * letters + letter] = state + 1;
    }
    this.#copy(fallback, text.length);
  }

  /** The length of the prefix after one more letter; `matched` is its length before. */
  after(matched: number, letter: number): number {
    return this.#next[matched * this.#letters + letter] ?? 0;
  }

  #copy(from: number, to: number): void {
    const letters = this.#letters;
    this.#next.copyWithin(to * letters, from * letters, (from + 1) * letters);
  }
}

/** Units of work for each arc of the walk. */
const UNITS_PER_ARC = 8;

const fits = (wanted: number | undefined, letter: number): boolean =>
  wanted === undefined || wanted === ANY || wanted === letter;

/**
 * Finds the words that match a question, in upper-case letters and in the order of the alphabet: AB, ABA, AC.
 * It walks the words once and skips branches that cannot contain a match.
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
  const size = words.letters.length;
  const middle = new Matcher(contains, size);
  const end = new Matcher(ends, size);
  const left = new Uint32Array(size);
  for (const letter of letters) if (letter !== ANY) left[letter] = (left[letter] ?? 0) + 1;
  const meter = new WorkMeter(UNITS_PER_ARC * arcs.length, onProgress);
  let blanks = letters.length === 0 ? Infinity : letters.filter((each) => each === ANY).length;

  function read(state: number, prefix: string, depth: number, inMiddle: number, atEnd: number) {
    for (let at = state, arc = NO_ARC; !isLast(arc); at++) {
      arc = arcs[at] ?? NO_ARC;
      meter.count(UNITS_PER_ARC);
      const letter = letterOf(arc) - 1;
      if (!fits(pattern[depth], letter) || !fits(begins[depth], letter)) continue;
      const nowInMiddle = inMiddle === middle.length ? inMiddle : middle.after(inMiddle, letter);
      const nowAtEnd = end.after(atEnd, letter);
      const wanting = Math.max(middle.length - nowInMiddle, end.length - nowAtEnd);
      if (depth + 1 + wanting > max) continue;
      const own = left[letter] ?? 0;
      if (own === 0 && blanks === 0) continue;

      if (own > 0) left[letter] = own - 1;
      else blanks--;
      const word = prefix + (words.letters[letter] ?? '');
      if (endsWord(arc) && wanting === 0 && depth + 1 >= min) found.push(word);
      const target = targetOf(arc);
      if (target !== NO_STATE && depth + 1 < max) {
        read(target, word, depth + 1, nowInMiddle, nowAtEnd);
      }
      if (own > 0) left[letter] = own;
      else blanks++;
    }
  }

  read(words.dawgRoot, '', 0, 0, 0);
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
