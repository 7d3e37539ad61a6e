import { cardGame, cardStanding } from '../../messages';
import type { LibraryGame } from '../../store';

/** Returns the title that the player gave a game, or else the names and scores of its players. */
export const titleOf = ({ title, card }: LibraryGame): string => title ?? cardStanding(card);

export type Order = 'played' | 'score' | 'board';

/** A game with its search text and sort keys, which are computed once for all searches. */
export interface IndexedGame {
  readonly game: LibraryGame;
  /** Searchable text, in lower case. */
  readonly text: string;
  readonly board: string;
  /** Highest score of a human player; -Infinity without one. */
  readonly score: number;
}

function indexed(game: LibraryGame): IndexedGame {
  const { card } = game;
  const board = cardGame(card);
  const names = card.seats.map(({ name }) => name);
  const people = card.seats.filter(({ player }) => player === 'human');
  return {
    game,
    text: [titleOf(game), cardStanding(card), board, ...names].join(' ').toLowerCase(),
    board,
    score: Math.max(...people.map(({ score }) => score)),
  };
}

export const indexGames = (games: readonly LibraryGame[]): readonly IndexedGame[] =>
  games.map(indexed);

const { compare } = new Intl.Collator('en');

const BY: Readonly<Record<Order, (a: IndexedGame, b: IndexedGame) => number>> = {
  played: (a, b) => b.game.played - a.game.played,
  score: (a, b) => b.score - a.score,
  board: (a, b) => compare(a.board, b.board),
};

/** Returns the games whose text contains all words of a search, sorted. */
export function findGames(
  index: readonly IndexedGame[],
  search: string,
  order: Order,
): readonly LibraryGame[] {
  const words = search.toLowerCase().split(/\s+/);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted(BY[order])
    .map(({ game }) => game);
}
