import type { LibraryStorage } from '../services';
import { runInSteps } from '../steps';
import { updateText } from '../update-text';
import { formatCard, formatCards, mergeCards, parseCardsSteps, type WordCard } from './card-text';

/**
 * Cards are kept in two texts: all of them, and the answers since that was written. So an answer writes little, however
 * many cards there are, and is kept once it is written.
 */
type CardsStorage = Pick<LibraryStorage, 'read' | 'readToReplace' | 'replace'>;

/** Length of the answers from which they move to the other text, in UTF-16 code units. */
const MAX_ANSWERS = 20_000;

const withLines = (kept: string | undefined, cards: readonly WordCard[]): string =>
  [...(kept ? [kept] : []), ...cards.map(formatCard)].join('\n');

/** Adds cards; those that are there already know more and stay. */
export const addCards = (storage: CardsStorage, cards: readonly WordCard[]): Promise<boolean> =>
  updateText(storage, 'cards', (kept) => withLines(kept, cards));

/** Saves cards that have changed, or that were missed in a game. */
export const appendCards = (storage: CardsStorage, cards: readonly WordCard[]): Promise<boolean> =>
  updateText(storage, 'cardAnswers', (kept) => withLines(kept, cards));

/** Reads all cards. Long answers are moved to the other cards, in an order in which a page may close at any time. */
export async function readCards(storage: CardsStorage): Promise<Map<string, WordCard>> {
  const [kept, answers = ''] = await Promise.all([
    storage.read('cards'),
    storage.read('cardAnswers'),
  ]);
  const cards = await runInSteps(parseCardsSteps(kept, answers), storage);
  if (answers.length > MAX_ANSWERS) {
    const all = formatCards(cards);
    const isMoved = await updateText(storage, 'cards', (now) =>
      now === kept ? all : mergeCards(now, all),
    );
    if (isMoved) {
      await updateText(storage, 'cardAnswers', (now = '') =>
        now.startsWith(answers) ? now.slice(answers.length) : now,
      );
    }
  }
  return cards;
}

/** Removes a card for good. */
export async function removeCard(storage: CardsStorage, key: string): Promise<void> {
  const without = (kept: string | undefined): string | undefined =>
    kept
      ?.split('\n')
      .filter((line) => line !== key && !line.startsWith(`${key} `))
      .join('\n');
  await updateText(storage, 'cards', without);
  await updateText(storage, 'cardAnswers', without);
}
