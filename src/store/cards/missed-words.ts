import {
  anagramQuestions,
  type Lexicon,
  type ReviewedTurn,
  type Seat,
  wordsFormed,
} from '../../engine';
import type { LibraryStorage } from '../services';
import { appendCards } from './card-storage';

/** Points that a turn must cost for its best word to count as missed. */
const MIN_LOST = 5;

/** The word that a person could have played instead, if a turn cost points and that word was not played. */
function missedWord({ seen, move: { move }, best, lost }: ReviewedTurn): string | undefined {
  const [first] = best;
  if (lost < MIN_LOST || first?.move.kind !== 'play') return undefined;
  const made = move.kind === 'play' ? wordsFormed(seen, move.play) : [];
  const [word] = wordsFormed(seen, first.move.play);
  return word !== undefined && made.includes(word) ? undefined : word;
}

/** Offers the words that people missed in reviewed turns as ones to learn; `seats` are those of the game. */
export async function keepMissedWords(
  storage: LibraryStorage,
  { alphabet }: Lexicon,
  turns: readonly ReviewedTurn[],
  seats: readonly Pick<Seat, 'player'>[],
): Promise<void> {
  const byPeople = turns.filter(({ seat }) => seats[seat]?.player === 'human');
  const words = byPeople.map(missedWord).filter((word) => word !== undefined);
  if (words.length === 0) return;
  const cards = anagramQuestions(alphabet, words).map(
    (question) => ({ question, schedule: 'missed' }) as const,
  );
  await appendCards(storage, cards);
}
