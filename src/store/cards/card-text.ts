import { MAX_LENGTH, runToEnd, type Steps, type StudyKind, type StudyQuestion } from '../../engine';

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

export const MAX_CARDS = 50_000;

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

/** Fields of a line. */
const FIELDS = 11;

const formatSchedule = (schedule: Schedule): string =>
  [
    schedule.due,
    schedule.lastReview,
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

/** The schedule in some fields of a line, from an index; undefined if FSRS cannot have made it. */
function parseSchedule(fields: readonly string[], from: number): Schedule | undefined {
  const schedule = {
    due: Number(fields[from]),
    lastReview: Number(fields[from + 1]),
    stability: Number(fields[from + 2]),
    difficulty: Number(fields[from + 3]),
    reps: Number(fields[from + 4]),
    lapses: Number(fields[from + 5]),
    state: Number(fields[from + 6]),
    learningStep: Number(fields[from + 7]),
    scheduledDays: Number(fields[from + 8]),
  };
  const isSound =
    isCount(schedule.due, 0, LATEST_TIME) &&
    isCount(schedule.lastReview, 0, LATEST_TIME) &&
    isWithin(schedule.stability, 0, MAX_DAYS) &&
    schedule.stability > 0 &&
    isWithin(schedule.difficulty, 1, 10) &&
    isCount(schedule.reps, 1, Number.MAX_SAFE_INTEGER) &&
    isCount(schedule.lapses, 0, schedule.reps) &&
    isCount(schedule.state, 1, 3) &&
    isCount(schedule.learningStep, 0, 10) &&
    isCount(schedule.scheduledDays, 0, MAX_DAYS);
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

/** A character that no letter is, such as a control character. */
const FOREIGN = /[^\p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/** Whether a text may be the letters of a question. Those of most lists are quick to check. */
const areLetters = (text: string): boolean =>
  /^[A-Z]+$/.test(text) || (text !== '' && !FOREIGN.test(text));

/** Applies a line to the cards; one that is malformed changes nothing. */
function applyLine(cards: Map<string, WordCard>, line: string): void {
  const fields = line.split(' ', FIELDS);
  const [mark = '', letters = '', third] = fields;
  const kind = KINDS.get(mark);
  if (!kind || letters.length > 2 * MAX_LENGTH.word || !areLetters(letters)) return;
  // An unsound schedule is begun again.
  const schedule = third === MISSED ? 'missed' : (parseSchedule(fields, 2) ?? 'new');
  const card: WordCard = { question: { kind, letters }, schedule };
  const key = `${mark} ${letters}`;
  const before = cards.get(key);
  if (before ? knowsMore(card, before) : cards.size < MAX_CARDS) cards.set(key, card);
}

/** Lines of one step, which takes some milliseconds. */
const LINES_PER_STEP = 1000;

/**
 * Parses texts of cards. Of several lines for one question, the one that knows most counts, so neither the order of
 * the lines nor a repeated one matters.
 */
export function* parseCardsSteps(
  ...texts: readonly (string | undefined)[]
): Steps<Map<string, WordCard>> {
  const cards = new Map<string, WordCard>();
  for (const text of texts) {
    if (text === undefined || text.length > MAX_TEXT) continue;
    for (const [index, line] of text.split('\n').entries()) {
      applyLine(cards, line);
      if (index % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
    }
  }
  return cards;
}

/** The same at once. */
export const parseCards = (...texts: readonly (string | undefined)[]): Map<string, WordCard> =>
  runToEnd(parseCardsSteps(...texts));

/** Merges cards from outside into those that are kept; undefined if there are none. */
export function mergeCards(kept: string | undefined, imported: string): string | undefined {
  const added = formatCards(parseCards(imported));
  return added === '' ? undefined : formatCards(parseCards(kept, added));
}
