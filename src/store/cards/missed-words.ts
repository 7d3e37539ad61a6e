import { anagramQuestions, type Lexicon, type ReviewedTurn, wordsFormed } from '../../engine';
import type { LibraryStorage } from '../services';
import type { GameReview } from '../state';
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

/** Offers the word that a reviewed turn of a person missed as one to learn. */
export async function keepMissedWord(
  storage: LibraryStorage,
  { alphabet }: Lexicon,
  turn: ReviewedTurn,
  { view }: Pick<GameReview, 'view'>,
): Promise<void> {
  const word = view.seats[turn.seat]?.player === 'human' ? missedWord(turn) : undefined;
  if (word === undefined) return;
  const cards = anagramQuestions(alphabet, [word]).map(
    (question) => ({ question, schedule: 'missed' }) as const,
  );
  await appendCards(storage, cards);
}
