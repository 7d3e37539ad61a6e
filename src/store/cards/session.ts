import type { AskedCard } from './asked-card';
import type { WordCard, WordCards } from './card-text';
import { isLearning } from './scheduling';

/** New cards that a session begins at most. */
export const NEW_PER_SESSION = 10;

/** A card that is still being learned may be asked this long before it is due, in ms, if nothing else is left. */
const LEARN_AHEAD_MS = 20 * 60 * 1000;

/** The numbers of cards at a time. */
interface CardCounts {
  /** Reviewed before, and due now. */
  readonly due: number;
  readonly fresh: number;
  /** Missed in games, and not chosen yet. */
  readonly missed: number;
  /** All that were chosen. */
  readonly chosen: number;
  /** Time until the next card is due, in ms; undefined if none will be. */
  readonly wait: number | undefined;
}

/** The words to learn as the screen shows them. */
export interface CardsShown extends CardCounts {
  /** Undefined between sessions. */
  readonly asked: AskedCard | undefined;
  /** A sentence about the last action. */
  readonly feedback: string;
}

export function countCards(cards: WordCards, now: number): CardCounts {
  let [due, fresh, missed] = [0, 0, 0];
  let nextDue = Infinity;
  for (const { schedule } of cards.values()) {
    if (schedule === 'new') fresh++;
    else if (schedule === 'missed') missed++;
    else if (schedule.due <= now) due++;
    else nextDue = Math.min(nextDue, schedule.due);
  }
  return {
    due,
    fresh,
    missed,
    chosen: cards.size - missed,
    wait: nextDue === Infinity ? undefined : nextDue - now,
  };
}

/**
 * The card to ask next: first those that are due, the longest due first, then new ones in their order, then one that
 * is still being learned. Undefined if the session is over.
 */
export function nextCard(
  cards: WordCards,
  now: number,
  maxNew: number,
  canAsk: (card: WordCard) => boolean,
): WordCard | undefined {
  const due: { readonly card: WordCard; readonly at: number }[] = [];
  const fresh: WordCard[] = [];
  for (const card of cards.values()) {
    const { schedule } = card;
    if (schedule === 'new') fresh.push(card);
    else if (schedule !== 'missed') {
      const latest = isLearning(schedule) ? now + LEARN_AHEAD_MS : now;
      if (schedule.due <= latest) due.push({ card, at: schedule.due });
    }
  }
  const sorted = due.toSorted((a, b) => a.at - b.at);
  const first = sorted.find(({ card, at }) => at <= now && canAsk(card))?.card;
  const begun = maxNew > 0 ? fresh.find(canAsk) : undefined;
  return first ?? begun ?? sorted.find(({ card }) => canAsk(card))?.card;
}
