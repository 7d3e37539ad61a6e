import { useMemo, useState } from 'react';
import {
  bestShareText,
  cardStanding,
  GAMES_REVIEW,
  judgedBy,
  longAgo,
  luckText,
  NOT_OPENED,
  reviewGameLabel,
  wholePoints,
} from '../../messages';
import { useActions } from '../game-context';
import { useOpenGame } from '../Library/use-open-game';
import { Button } from '../ui';
import type { PlayedGame } from './reviewed';
import { useFirstRows } from './use-first-rows';

const COLUMNS = ['game', 'played', 'bestMoves', 'lost', 'luck'] as const;
type Column = (typeof COLUMNS)[number];

const titleOf = ({ game: { title, card } }: PlayedGame): string => title ?? cardStanding(card);

const VALUES: Readonly<Record<Exclude<Column, 'game'>, (played: PlayedGame) => number>> = {
  played: ({ game }) => game.card.played,
  bestMoves: ({ review }) => review.found / review.turns,
  lost: ({ review }) => review.lost,
  luck: ({ review }) => review.luck,
};

const { compare } = new Intl.Collator('en', { numeric: true });

interface Order {
  readonly column: Column;
  readonly isDescending: boolean;
}

function inOrder(played: readonly PlayedGame[], { column, isDescending }: Order) {
  const sign = isDescending ? -1 : 1;
  return played.toSorted(
    (a, b) =>
      sign *
      (column === 'game' ? compare(titleOf(a), titleOf(b)) : VALUES[column](a) - VALUES[column](b)),
  );
}

function Row({ played, now }: { readonly played: PlayedGame; readonly now: number }) {
  const { game, review } = played;
  const { showReviewed } = useActions();
  const { open, refusal } = useOpenGame(game.card.id);
  const title = titleOf(played);
  return (
    <tr>
      <th scope="row">
        <Button
          tone="link"
          className="figures__game"
          aria-label={reviewGameLabel(title)}
          onClick={() =>
            void open('if-free').then((isOpen) => (isOpen ? showReviewed() : undefined))
          }
        >
          {title}
        </Button>
        {game.otherList && <span className="figures__list">{judgedBy(game.otherList)}</span>}
        <span className="figures__refusal" role="status">
          {refusal && NOT_OPENED[refusal]}
        </span>
      </th>
      <td>{longAgo(game.card.played, now)}</td>
      <td>{bestShareText(review)}</td>
      <td>{wholePoints(review.lost)}</td>
      <td>{luckText(review.luck)}</td>
    </tr>
  );
}

/** Number of games that are listed at first, since each row takes time to render. */
const ROWS_AT_FIRST = 200;

/** The games of a player, sorted by any column; each opens in its review. */
export function GamesTable({ played }: { readonly played: readonly PlayedGame[] }) {
  const [order, setOrder] = useState<Order>({ column: 'played', isDescending: true });
  const [now] = useState(() => Date.now());
  const sorted = useMemo(() => inOrder(played, order), [played, order]);
  const [shown, more] = useFirstRows(sorted, ROWS_AT_FIRST);
  const sortBy = (column: Column): void =>
    setOrder({
      column,
      isDescending: order.column === column ? !order.isDescending : column !== 'game',
    });
  return (
    <div className="figures__scroll" tabIndex={0} role="region" aria-label={GAMES_REVIEW.games}>
      <table className="figures figures--games">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  order.column !== column ? 'none' : order.isDescending ? 'descending' : 'ascending'
                }
              >
                <button type="button" className="figures__sort" onClick={() => sortBy(column)}>
                  {GAMES_REVIEW[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <Row key={`${each.game.card.id} ${each.seat}`} played={each} now={now} />
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}
