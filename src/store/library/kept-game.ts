import { formatRecord, parseRecord, type Timeline } from '../../engine';
import { cardOf, type GameCard, parseCard } from './card';

/** A game as the library keeps it: how many events it has, its card, and its record from the third line on. */
export const formatKeptGame = (game: Timeline, played: number): string =>
  [game.record.events.length, JSON.stringify(cardOf(game, played)), formatRecord(game.record)].join(
    '\n',
  );

/** What a kept text holds; where it has no card, all of it may be a record. */
export function parseKeptGame(text: string): {
  readonly card: GameCard | undefined;
  readonly record: string;
} {
  const cardAt = text.indexOf('\n') + 1;
  const recordAt = text.indexOf('\n', cardAt) + 1;
  const card = parseCard(text.slice(cardAt, recordAt));
  return { card, record: card ? text.slice(recordAt) : text };
}

/** The card of a kept text, of its record where it has none; undefined where it cannot be read. */
export function cardIn(text: string): GameCard | undefined {
  const { card, record } = parseKeptGame(text);
  if (card) return card;
  const game = parseRecord(record, undefined);
  return game.ok ? cardOf(game.value, 0) : undefined;
}
