import { type GameFigures, type PlayerReview, playerReviewsOf } from '../../engine';
import { gamesReviewCsv, nameOnSavedGame } from '../../messages';
import type { GameReviewed } from '../../store';

/** A game whose review is done, and the name of each player. */
export interface ReviewedGame extends Omit<GameReviewed, 'figures'> {
  readonly names: readonly string[];
  readonly turns: GameFigures;
}

/** The games that are reviewed, the one played first first. */
export const reviewedOf = (games: readonly GameReviewed[]): readonly ReviewedGame[] =>
  games
    .flatMap(({ card, title, figures, otherList }) =>
      figures === undefined || figures === 'skipped'
        ? []
        : [
            {
              card,
              title,
              otherList,
              names: card.seats.map((_, seat) => nameOnSavedGame(card, seat)),
              turns: figures,
            },
          ],
    )
    .toSorted((a, b) => a.card.played - b.card.played);

/** A game, and the figures of one player in it. */
export interface PlayedGame {
  readonly game: ReviewedGame;
  readonly review: PlayerReview;
}

/** The games of the player with this name. */
export const gamesOfPlayer = (
  games: readonly ReviewedGame[],
  name: string,
): readonly PlayedGame[] =>
  games.flatMap((game) => {
    const review = playerReviewsOf([game]).find((player) => player.name === name);
    return review ? [{ game, review }] : [];
  });

export const csvOf = (games: readonly ReviewedGame[]): string =>
  gamesReviewCsv(
    games.flatMap(({ card, title, otherList, turns }) =>
      [...card.seats.keys()].flatMap((seat) => {
        const [review] = playerReviewsOf([
          {
            names: [''],
            turns: turns.filter((turn) => turn.seat === seat).map((turn) => ({ ...turn, seat: 0 })),
          },
        ]);
        return review ? [{ card, title, otherList, seat, review }] : [];
      }),
    ),
  );
