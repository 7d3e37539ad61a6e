import { parseRecord } from '../../engine';
import { type GameCard, parseCard } from './game-card';
import { cardOf, recordIn } from './kept-game';

/** Splits a saved text into its card, undefined if it is missing or unreadable, and its record. */
export function parseKeptGame(kept: string): {
  readonly card: GameCard | undefined;
  readonly record: string;
} {
  const record = recordIn(kept);
  const [, line = ''] = kept.slice(0, kept.length - record.length).split('\n');
  return { card: parseCard(line), record };
}

/** The card of a saved text, computed from its record if missing or unreadable; undefined if that is damaged. */
export function cardIn(kept: string): GameCard | undefined {
  const { card, record } = parseKeptGame(kept);
  if (card) return card;
  const game = parseRecord(record, undefined);
  return game.ok ? cardOf(game.value, 0) : undefined;
}
