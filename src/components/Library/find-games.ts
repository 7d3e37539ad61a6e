import { cardGame, cardStanding } from '../../messages';
import type { LibraryGame } from '../../store';

/** What a game is called: as its player has it, or by who played. */
export const titleOf = ({ title, card }: LibraryGame): string => title ?? cardStanding(card);

export type Order = 'played' | 'score' | 'board';

/** A game with what it is found and ordered by, which is made once for all searches. */
export interface IndexedGame {
  readonly game: LibraryGame;
  /** All that is said of it, in small letters. */
  readonly text: string;
  /** Its rules and its board. */
  readonly board: string;
  /** The highest score of a person. */
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

/** The games of which all words of a search are somewhere in what is said of them, in an order. */
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
