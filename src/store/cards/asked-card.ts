import type { StudyQuestion } from '../../engine';
import type { Grade } from './scheduling';

/** A grade that may be chosen. */
export interface GradeOffer {
  readonly grade: Grade;
  /** Time until the card is due again, in ms. */
  readonly wait: number;
}

/** A card while it is asked. */
export interface AskedCard {
  readonly question: StudyQuestion;
  /** Every word that answers it. */
  readonly answers: readonly string[];
  /** Answers that were given, in their order. */
  readonly found: readonly string[];
  /** Words that were given and are no answers, in their order. */
  readonly wrong: readonly string[];
  /** Letters shown of the first answer that is not found. */
  readonly hint: string;
  readonly hasHelp: boolean;
  /** The grades to choose from once all answers are shown; undefined before. */
  readonly offers: readonly GradeOffer[] | undefined;
}

export const askedCard = (question: StudyQuestion, answers: readonly string[]): AskedCard => ({
  question,
  answers,
  found: [],
  wrong: [],
  hint: '',
  hasHelp: false,
  offers: undefined,
});

export const missedOf = ({ answers, found }: AskedCard): readonly string[] =>
  answers.filter((word) => !found.includes(word));

/** The card after some words were given as answers. */
export function withAnswers(card: AskedCard, words: readonly string[]): AskedCard {
  const fresh = words.filter((word) => !card.found.includes(word) && !card.wrong.includes(word));
  const right = fresh.filter((word) => card.answers.includes(word));
  const found = [...card.found, ...right];
  const isHintUsed = right.some((word) => word.startsWith(card.hint));
  return {
    ...card,
    found,
    wrong: [...card.wrong, ...fresh.filter((word) => !card.answers.includes(word))],
    hint: isHintUsed ? '' : card.hint,
  };
}

/** The card with one more letter of the first answer that is missing. */
export function withHint(card: AskedCard): AskedCard {
  const [missing = ''] = missedOf(card);
  const hint = Array.from(missing)
    .slice(0, Array.from(card.hint).length + 1)
    .join('');
  return { ...card, hint, hasHelp: true };
}

/** Missed answers, then help or a wrong word, lower the grade; only the player can say that it was easy. */
export function proposedGrade(card: AskedCard): Grade {
  if (missedOf(card).length > 0) return 'again';
  return card.hasHelp || card.wrong.length > 0 ? 'hard' : 'good';
}
