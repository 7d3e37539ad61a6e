import {
  type GameFigures,
  type NamedFigures,
  type PlayerReview,
  playerReviewsOf,
} from '../../engine';
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

/** A game, and the figures of one of its seats. */
export interface PlayedGame<Game = ReviewedGame> {
  readonly game: Game;
  /** 0-based. */
  readonly seat: number;
  readonly review: PlayerReview;
}

/** The figures of one seat of a game; undefined if it has no reviewed turn. */
function reviewOfSeat({ names, turns }: NamedFigures, seat: number): PlayerReview | undefined {
  const [name = ''] = names.slice(seat);
  const own = turns.filter((turn) => turn.seat === seat).map((turn) => ({ ...turn, seat: 0 }));
  return playerReviewsOf([{ names: [name], turns: own }])[0];
}

/** The games of the player with this name; a game counts once for each seat of that name. */
export const gamesOfPlayer = <Game extends NamedFigures>(
  games: readonly Game[],
  name: string,
): readonly PlayedGame<Game>[] =>
  games.flatMap((game) =>
    game.names.flatMap((each, seat) => {
      const review = each === name ? reviewOfSeat(game, seat) : undefined;
      return review ? [{ game, seat, review }] : [];
    }),
  );

export const csvOf = (games: readonly ReviewedGame[]): string =>
  gamesReviewCsv(
    games.flatMap((game) =>
      [...game.card.seats.keys()].flatMap((seat) => {
        const review = reviewOfSeat(game, seat);
        return review ? [{ ...game, seat, review }] : [];
      }),
    ),
  );
