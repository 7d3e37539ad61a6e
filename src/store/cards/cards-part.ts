import {
  anagramQuestions,
  answersTo,
  hookQuestionIn,
  type Lexicon,
  readAnswers,
  type RuleBook,
  type StudyQuestion,
  type WordQuestion,
} from '../../engine';
import {
  answerSentence,
  CARDS,
  cardForeign,
  cardRemoved,
  cardResult,
  cardsAdded,
  foundCount,
  joined,
  cardHint,
  sessionOver,
} from '../../messages';
import type { FoundWords } from '../../worker';
import type { StoreContext } from '../context';
import { lexiconIn } from '../lexicon';
import { runInSteps } from '../steps';
import {
  type AskedCard,
  askedCard,
  missedOf,
  proposedGrade,
  withAnswers,
  withHint,
} from './asked-card';
import { addCards, appendCards, readCards, removeCard } from './card-storage';
import { keyOf, MAX_CARDS, type WordCard } from './card-text';
import { cardsCsv } from './csv';
import { type Deck, deckRules, questionsOf, wordsIn } from './decks';
import { type Grade, GRADES, reviewed } from './scheduling';
import { type CardsShown, countCards, NEW_PER_SESSION, nextCard } from './session';

/** Cards that a deck adds at once. */
const ADDED_AT_ONCE = 100;

/** Cards that are tried before a list counts as one that answers none of them. */
const MAX_TRIED = 300;

/** How much of a deck has cards. */
export type DeckAdded = 'all' | 'some';

export type CardsPart = ReturnType<typeof openCardsPart>;

export function openCardsPart({ screen, services, saves }: StoreContext) {
  const { setState: set, getState: get } = screen;
  const storage = saves.library;
  let cards = new Map<string, WordCard>();
  /** New cards that this session may still begin. */
  let newLeft = 0;
  /** The cards that this session has asked and shown the answers of. */
  let answered = new Set<string>();
  /** The card that is asked as it was before its answer. */
  let before: WordCard | undefined;
  /** Settles once the last answer is saved. */
  let saving: Promise<unknown> = Promise.resolve();

  const rulesInUse = (): RuleBook => deckRules(get().table?.view.rules ?? services.rules);

  function show(change: Partial<Pick<CardsShown, 'asked' | 'feedback'>>): void {
    const { asked, feedback = '' } = get().cards ?? {};
    set({
      cards: { asked, feedback, ...countCards(cards, services.today()), ...change },
      hasCards: cards.size > 0,
    });
  }

  function endOfSession(): string {
    const { wait, fresh } = countCards(cards, services.today());
    return sessionOver({
      answered: answered.size,
      wait,
      begins: Math.min(fresh, NEW_PER_SESSION),
    });
  }

  function askNext(feedback = ''): void {
    const lexicon = lexiconIn(get());
    if (!lexicon) return;
    let tried = 0;
    const canAsk = ({ question }: WordCard): boolean =>
      tried++ < MAX_TRIED && answersTo(lexicon.words, question).length > 0;
    before = nextCard(cards, services.today(), newLeft, canAsk);
    const asked = before && askedCard(before.question, answersTo(lexicon.words, before.question));
    const isStuck = !before && tried > 0;
    const next = asked ? foundCount(0, asked.answers.length) : endOfSession();
    show({ asked, feedback: isStuck ? CARDS.noneInList : joined([feedback, next]) });
  }

  /** Saves a card with a new schedule. */
  function keep(card: WordCard): void {
    cards.set(keyOf(card.question), card);
    saving = appendCards(storage, [card]);
  }

  /** Shows all answers, and saves the proposed grade at once: a page that closes now loses nothing. */
  function settle(asked: AskedCard): void {
    if (!before) return;
    const { question, schedule } = before;
    const now = services.today();
    const offers = GRADES.map((grade) => ({
      grade,
      wait: reviewed(schedule, grade, now).due - now,
    }));
    if (schedule === 'new') newLeft--;
    answered.add(keyOf(question));
    keep({ question, schedule: reviewed(schedule, proposedGrade(asked), now) });
    show({
      asked: { ...asked, offers },
      feedback: cardResult(asked.found.length, asked.answers.length),
    });
  }

  /** The card that is asked, until its answers are shown. */
  const unanswered = (): AskedCard | undefined => {
    const { asked } = get().cards ?? {};
    return asked?.offers ? undefined : asked;
  };

  const isNew = (question: StudyQuestion): boolean => {
    const schedule = cards.get(keyOf(question))?.schedule;
    return schedule === undefined || schedule === 'missed';
  };

  /** Adds the first of some questions that have no card yet; returns how many. */
  async function add(questions: readonly StudyQuestion[], max: number): Promise<number> {
    const room = Math.max(0, MAX_CARDS - cards.size);
    const added = questions
      .filter(isNew)
      .slice(0, Math.min(max, room))
      .map((question): WordCard => ({ question, schedule: 'new' }));
    await addCards(storage, added);
    for (const card of added) cards.set(keyOf(card.question), card);
    return added.length;
  }

  /** Adds the first cards of a deck that are left, and shows how many. */
  async function addFrom(questions: readonly StudyQuestion[]): Promise<DeckAdded> {
    show({ feedback: cardsAdded(await add(questions, ADDED_AT_ONCE)) });
    return questions.some(isNew) ? 'some' : 'all';
  }

  const searchDeck = (deck: Deck, lexicon: Lexicon) =>
    questionsOf(deck, rulesInUse(), lexicon, services.findWords, (steps) =>
      runInSteps(steps, storage),
    );

  async function readAll(): Promise<void> {
    await saving;
    cards = await readCards(storage);
  }

  return {
    /** Reads all cards again, which other tabs or an import may have changed, and ends the session. */
    open: async (): Promise<void> => {
      await readAll();
      show({ asked: undefined, feedback: '' });
    },
    /** Counts the cards that are due. A session keeps the cards that it has. */
    count: async (): Promise<void> => {
      await saving;
      const kept = await readCards(storage);
      if (!get().cards?.asked) cards = kept;
      show({});
    },
    start: () => {
      newLeft = NEW_PER_SESSION;
      answered = new Set();
      askNext();
    },
    end: async (): Promise<void> => {
      await saving;
      show({ asked: undefined, feedback: '' });
    },
    /** Takes typed words or letters as answers. */
    answer: (text: string): void => {
      const asked = unanswered();
      const lexicon = lexiconIn(get());
      if (!asked || !lexicon) return;
      const read = readAnswers(lexicon.alphabet, asked.question, text);
      if (!read.ok) {
        show({ feedback: cardForeign(read.error) });
        return;
      }
      const after = withAnswers(asked, read.value);
      if (missedOf(after).length === 0) settle(after);
      else show({ asked: after, feedback: answerSentence(asked, after, read.value, lexicon.has) });
    },
    hint: (): void => {
      const asked = unanswered();
      if (!asked) return;
      const after = withHint(asked);
      show({ asked: after, feedback: cardHint(after.hint, after) });
    },
    showAnswers: (): void => {
      const asked = unanswered();
      if (asked) settle(asked);
    },
    /** Takes a grade, and asks the next card once the answer is saved. */
    grade: async (grade: Grade): Promise<void> => {
      const { asked } = get().cards ?? {};
      const card = before;
      if (!asked?.offers || !card) return;
      before = undefined;
      const proposed = cards.get(keyOf(card.question))?.schedule;
      if (grade !== proposedGrade(asked) && typeof proposed === 'object') {
        // Later than the proposed one, so that it counts.
        const now = Math.max(services.today(), proposed.lastReview + 1);
        keep({ ...card, schedule: reviewed(card.schedule, grade, now) });
      }
      await saving;
      askNext();
    },
    /** Removes the card that is asked, and asks the next. */
    remove: async (): Promise<void> => {
      const { asked } = get().cards ?? {};
      if (!asked) return;
      await saving;
      cards.delete(keyOf(asked.question));
      await removeCard(storage, keyOf(asked.question));
      askNext(cardRemoved(asked.question));
    },
    addDeck: async (deck: Deck): Promise<DeckAdded | undefined> => {
      const lexicon = lexiconIn(get());
      const questions = lexicon && (await searchDeck(deck, lexicon));
      if (questions) return addFrom(questions);
      show({ feedback: CARDS.notFound });
      return undefined;
    },
    /** Adds what was missed in games. */
    addMissed: (): Promise<DeckAdded> => {
      const missed = [...cards.values()].filter(({ schedule }) => schedule === 'missed');
      return addFrom(missed.map(({ question }) => question));
    },
    /** Adds the words that a look-up found, as hooks if it asked for those, else as anagrams; returns a sentence. */
    learn: async (found: FoundWords, asked: WordQuestion): Promise<string> => {
      const lexicon = lexiconIn(get());
      if (!lexicon) return '';
      await readAll();
      const { alphabet } = lexicon;
      const hooks = hookQuestionIn(alphabet, asked);
      const questions = hooks ? [hooks] : anagramQuestions(alphabet, wordsIn(found));
      const added = await add(questions, questions.length);
      show({});
      return cardsAdded(added);
    },
    csv: async (): Promise<string> => {
      await readAll();
      return cardsCsv(cards);
    },
  };
}
