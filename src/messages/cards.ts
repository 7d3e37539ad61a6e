import type { ForeignCharacter, StudyKind, StudyQuestion } from '../engine';
import { counted, joined, listed, present, quoted } from './phrases';

export const CARDS = {
  title: 'Words to learn',
  loading: 'Loading your words…',
  start: 'Start',
  /** After the number on the home page. */
  toReview: ' to review',
  back: 'All words',
  add: 'Add',
  /** On a deck that was added: all of it, or the first of it. */
  added: { all: 'Added', some: 'Add more' },
  addTitle: 'Add words',
  hooksNote: 'A hook makes a word longer by a letter at its front or back: S makes CATS of CAT.',
  save: 'Save as CSV…',
  kept: 'Your words stay in this browser. “Export all” in Your games takes them along.',
  answer: 'Your answer',
  enter: 'Enter',
  hint: 'Hint',
  showAnswers: 'Show answers',
  remove: 'Remove word',
  keep: 'Keep it',
  removeYes: 'Yes, remove',
  letters: 'Letters',
  answers: 'Answers',
  missed: 'missed',
  found: 'found',
  grade: 'How well did you know it?',
  gradeNote: 'Each button says when the card comes back.',
  done: 'That’s all for now.',
  notFound: 'Couldn’t search the word list. Try again.',
  noneInList: 'This word list has no answers to your words. Play with another list to learn them.',
  grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
  learnThese: 'Learn these words',
  learnHooks: 'Learn these hooks',
} as const;

/** Name of each deck; `letters` are those that make words rare, `rackSize` is in tiles. */
export const DECK_NAMES = {
  twos: () => 'Two-letter words',
  'two-hooks': () => 'Hooks of two-letter words',
  threes: () => 'Three-letter words',
  'three-hooks': () => 'Hooks of three-letter words',
  rare: (letters: readonly string[]) => `Short words with ${letters.join(', ')}`,
  bonus: (_letters: readonly string[], rackSize: number) =>
    `${rackSize}-letter words, likeliest first`,
} as const;

export const missedDeck = (missed: number): string => `Missed in your games: ${missed}`;

export const addLabel = (button: string, deck: string): string => `${button}: ${deck}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A time until something, in ms: `10 minutes`, `3 days`; at least a minute. */
export function waitText(wait: number): string {
  const [unit, length] = UNITS.find((each) => wait >= each[1]) ?? ['minute', MINUTE];
  return counted(Math.max(1, Math.round(wait / length)), unit);
}

/** `3 to review · 10 new`, or when the next is due; `wait` is in ms. */
export function cardsDueText(due: number, fresh: number, wait: number | undefined): string {
  const now = present([due > 0 && `${due} to review`, fresh > 0 && `${fresh} new`]);
  if (now.length > 0) return now.join(' · ');
  return wait === undefined
    ? 'Nothing to learn yet. Add some words below.'
    : `All done. The next word is due in ${waitText(wait)}.`;
}

interface CardSession {
  /** Cards that were answered. */
  readonly answered: number;
  /** Time until the next card is due, in ms; undefined if none will be. */
  readonly wait: number | undefined;
  /** New cards that another session would begin. */
  readonly begins: number;
}

/**
 * The end of a session: `10 cards done. The next is due in 3 days. Press Start for 10 new ones.` Without new ones the
 * heading says when the next is due.
 */
export const sessionOver = ({ answered, wait, begins }: CardSession): string =>
  joined([
    answered > 0 ? `${counted(answered, 'card')} done.` : CARDS.done,
    begins > 0 && wait !== undefined && `The next is due in ${waitText(wait)}.`,
    begins > 0 && `Press ${CARDS.start} for ${counted(begins, 'new one')}.`,
  ]);

export const cardsChosenText = (chosen: number): string =>
  chosen === 0 ? '' : `${counted(chosen, 'card')} in all`;

const isLetter = (letters: string): boolean => Array.from(letters).length === 1;

const ASKED: Readonly<Record<StudyKind, (letters: string) => string>> = {
  anagrams: (letters) => `All anagrams of ${letters}`,
  'front-hooks': (word) =>
    isLetter(word) ? `Two-letter words that end in ${word}` : `Front hooks of ${word}`,
  'back-hooks': (word) =>
    isLetter(word) ? `Two-letter words that begin with ${word}` : `Back hooks of ${word}`,
};

/** The question of a card: `Front hooks of ATE`. */
export const cardQuestion = ({ kind, letters }: StudyQuestion): string => ASKED[kind](letters);

/** For the ear, letters are apart: `All anagrams of A E I, 3 answers`. */
export const spokenQuestion = ({ kind, letters }: StudyQuestion, answers: number): string =>
  `${ASKED[kind](kind === 'anagrams' ? Array.from(letters).join(' ') : letters)}, ${counted(answers, 'answer')}`;

/** Label of the box for the answer, with the question, since the focus goes there at once. */
export const answerLabel = (question: StudyQuestion, answers: number): string =>
  `${spokenQuestion(question, answers)}. ${CARDS.answer}`;

const ANSWERED: Readonly<Record<StudyKind, string>> = {
  anagrams: 'Type a word, or tap the tiles.',
  'front-hooks': 'Letters that go before it',
  'back-hooks': 'Letters that go after it',
};

/** The placeholder of the box for the answer. */
export const answerHow = (kind: StudyKind): string => ANSWERED[kind];

export const foundCount = (found: number, answers: number): string =>
  `${found} of ${answers} found.`;

interface Given {
  readonly found: readonly string[];
  readonly wrong: readonly string[];
  readonly answers: readonly string[];
}

/** The effect of an answer: what was right, what was not, and how many are left. `isWord` looks in the word list. */
export function answerSentence(
  before: Given,
  after: Given,
  words: readonly string[],
  isWord: (text: string) => boolean,
): string {
  if (words.length === 0) return '';
  const right = after.found.slice(before.found.length);
  const wrong = words.filter((word) => after.wrong.includes(word));
  const others = wrong.filter(isWord);
  const unlisted = wrong.filter((word) => !isWord(word));
  const again = words.filter((word) => before.found.includes(word));
  return joined([
    right.length > 0 && `${listed(right)}: yes.`,
    unlisted.length > 0 &&
      `${listed(unlisted)} ${unlisted.length > 1 ? 'aren’t' : 'isn’t'} in the list.`,
    others.length > 0 &&
      `${listed(others)} ${others.length > 1 ? 'aren’t answers' : 'isn’t an answer'}.`,
    again.length > 0 && `You have ${listed(again)} already.`,
    foundCount(after.found.length, after.answers.length),
  ]);
}

export const cardHint = (hint: string, { found, answers }: Given): string =>
  `One begins with ${hint}. ${foundCount(found.length, answers.length)}`;

export const cardForeign = ({ character }: ForeignCharacter): string =>
  `No tile has ${quoted(character)}. Use letters only.`;

/** The result of a card. */
export const cardResult = (found: number, answers: number): string => {
  if (found < answers) return `You found ${found} of ${answers}.`;
  return answers === 1 ? 'That’s it.' : `All ${answers} found.`;
};

/** For the ear: the answers that were missed, which are marked on screen. */
export const missedSentence = (missed: readonly string[]): string =>
  missed.length === 0 ? '' : `You missed ${listed(missed)}.`;

export const cardsAdded = (added: number): string =>
  added === 0 ? 'You have all of these already.' : `${counted(added, 'card')} added.`;

export const cardRemoved = (question: StudyQuestion): string =>
  `${cardQuestion(question)}: removed.`;

/** On a grade, when the card comes back: `in 3 days` */
export const gradeWait = (wait: number): string => `in ${waitText(wait)}`;

/** `Good, again in 3 days, key 3` */
export const gradeLabel = (grade: string, wait: number, key: number): string =>
  `${grade}, again ${gradeWait(wait)}, key ${key}`;
