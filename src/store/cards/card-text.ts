import { MAX_LENGTH, type StudyKind, type StudyQuestion } from '../../engine';

/** When a card is next due, and what FSRS knows about it. Times are in ms since 1970. */
export interface Schedule {
  readonly due: number;
  readonly lastReview: number;
  /** Days after which it is remembered with a probability of 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** Of FSRS: 1 learning, 2 review, 3 relearning. */
  readonly state: number;
  readonly learningStep: number;
  readonly scheduledDays: number;
}

/**
 * A question and its schedule. `new` was chosen but never asked; `missed` was missed in a game, and is asked only
 * once the player chooses it.
 */
export interface WordCard {
  readonly question: StudyQuestion;
  readonly schedule: Schedule | 'new' | 'missed';
}

/** Cards by `keyOf` their question, in the order in which they were added. */
export type WordCards = ReadonlyMap<string, WordCard>;

const MAX_CARDS = 50_000;

/** Maximum length of a text with cards, in UTF-16 code units: `MAX_CARDS` with long words. */
const MAX_TEXT = 10_000_000;

const MARKS: Readonly<Record<StudyKind, string>> = {
  anagrams: 'a',
  'front-hooks': 'f',
  'back-hooks': 'b',
};

const KINDS: ReadonlyMap<string, StudyKind> = new Map(
  Object.entries(MARKS).map(([kind, mark]) => [mark, kind as StudyKind]),
);

export const keyOf = ({ kind, letters }: StudyQuestion): string => `${MARKS[kind]} ${letters}`;

const MISSED = '?';

/** Times in base 36 take eight characters instead of thirteen. */
const BASE = 36;

const formatSchedule = (schedule: Schedule): string =>
  [
    schedule.due.toString(BASE),
    schedule.lastReview.toString(BASE),
    schedule.stability,
    schedule.difficulty,
    schedule.reps,
    schedule.lapses,
    schedule.state,
    schedule.learningStep,
    schedule.scheduledDays,
  ].join(' ');

/** A line without its end. */
export function formatCard({ question, schedule }: WordCard): string {
  const key = keyOf(question);
  if (schedule === 'new') return key;
  return `${key} ${schedule === 'missed' ? MISSED : formatSchedule(schedule)}`;
}

export const formatCards = (cards: WordCards): string =>
  Array.from(cards.values(), formatCard).join('\n');

/** Latest time that a `Date` can have. */
const LATEST_TIME = 8_640_000_000_000_000;
/** About a hundred years. */
const MAX_DAYS = 36_500;

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;
const isCount = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && isWithin(value, min, max);

/** Undefined if the fields are not a schedule that FSRS could have made. */
function parseSchedule(fields: readonly string[]): Schedule | undefined {
  const [due = '', lastReview = '', ...others] = fields;
  const [stability = NaN, difficulty = NaN, reps = NaN, lapses = NaN, ...last] = others.map(Number);
  const [state = NaN, learningStep = NaN, scheduledDays = NaN] = last;
  const schedule = {
    due: Number.parseInt(due, BASE),
    lastReview: Number.parseInt(lastReview, BASE),
    stability,
    difficulty,
    reps,
    lapses,
    state,
    learningStep,
    scheduledDays,
  };
  const isSound =
    isCount(schedule.due, 0, LATEST_TIME) &&
    isCount(schedule.lastReview, 0, LATEST_TIME) &&
    isWithin(stability, 0, MAX_DAYS) &&
    stability > 0 &&
    isWithin(difficulty, 1, 10) &&
    isCount(reps, 1, Number.MAX_SAFE_INTEGER) &&
    isCount(lapses, 0, reps) &&
    isCount(state, 1, 3) &&
    isCount(learningStep, 0, 10) &&
    isCount(scheduledDays, 0, MAX_DAYS);
  return isSound ? schedule : undefined;
}

/** How much a card knows: 0 missed, 1 new, 2 reviewed. */
const rankOf = ({ schedule }: WordCard): number =>
  typeof schedule === 'object' ? 2 : Number(schedule === 'new');

/** Whether a card knows more than another of the same question: it has got further, or was reviewed later. */
function knowsMore(card: WordCard, other: WordCard): boolean {
  const [a, b] = [card.schedule, other.schedule];
  if (typeof a !== 'object' || typeof b !== 'object') return rankOf(card) > rankOf(other);
  return a.lastReview === b.lastReview ? a.reps > b.reps : a.lastReview > b.lastReview;
}

/** Control characters; spaces separate the fields already. */
const UNPRINTABLE = /\p{C}/u;

/** Applies a line to the cards; one that is malformed changes nothing. */
function applyLine(cards: Map<string, WordCard>, line: string): void {
  const [mark = '', letters = '', ...fields] = line.split(' ');
  const kind = KINDS.get(mark);
  const isSound = letters !== '' && letters.length <= 2 * MAX_LENGTH.word;
  if (!kind || !isSound || UNPRINTABLE.test(letters)) return;
  const question = { kind, letters };
  const key = keyOf(question);
  // An unsound schedule is begun again.
  const schedule = fields[0] === MISSED ? 'missed' : (parseSchedule(fields) ?? 'new');
  const card: WordCard = { question, schedule };
  const before = cards.get(key);
  if (before ? knowsMore(card, before) : cards.size < MAX_CARDS) cards.set(key, card);
}

/**
 * Parses texts of cards. Of several lines for one question, the one that knows most counts, so neither the order of
 * the lines nor a repeated one matters.
 */
export function parseCards(...texts: readonly (string | undefined)[]): Map<string, WordCard> {
  const cards = new Map<string, WordCard>();
  for (const text of texts) {
    if (text === undefined || text.length > MAX_TEXT) continue;
    for (const line of text.split('\n')) applyLine(cards, line);
  }
  return cards;
}

/** Merges cards from outside into those that are kept; undefined if there are none. */
export function mergeCards(kept: string | undefined, imported: string): string | undefined {
  const added = formatCards(parseCards(imported));
  return added === '' ? undefined : formatCards(parseCards(kept, added));
}
