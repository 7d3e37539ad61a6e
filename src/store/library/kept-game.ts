import { formatRecord, parseRecord, type Timeline } from '../../engine';
import { cardOf, type GameCard, parseCard } from './card';

/** Formats a game for the library: number of events, then its card, and from the third line its record. */
export const formatKeptGame = (game: Timeline, played: number): string =>
  [game.record.events.length, JSON.stringify(cardOf(game, played)), formatRecord(game.record)].join(
    '\n',
  );

/** Splits a saved text; without a card, all of it may be a record. */
export function parseKeptGame(text: string): {
  readonly card: GameCard | undefined;
  readonly record: string;
} {
  const cardAt = text.indexOf('\n') + 1;
  const recordAt = text.indexOf('\n', cardAt) + 1;
  const card = parseCard(text.slice(cardAt, recordAt));
  return { card, record: card ? text.slice(recordAt) : text };
}

/** The card of a saved text, computed from its record if missing; undefined if that cannot be read. */
export function cardIn(text: string): GameCard | undefined {
  const { card, record } = parseKeptGame(text);
  if (card) return card;
  const game = parseRecord(record, undefined);
  return game.ok ? cardOf(game.value, 0) : undefined;
}
