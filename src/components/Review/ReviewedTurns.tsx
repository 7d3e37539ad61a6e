import { memo } from 'react';
import type { ReviewedTurn } from '../../engine';
import {
  chanceChangeText,
  isLoss,
  lossInWords,
  lossText,
  madeText,
  playerName,
  REVIEW,
  reasonText,
} from '../../messages';
import type { GameReview } from '../../store';
import { TurnFindings } from './TurnFindings';

/** A turn in a line, which opens what is told of it. */
const ReviewedTurnItem = memo(function ReviewedTurnItem(props: {
  readonly turn: ReviewedTurn;
  readonly view: GameReview['view'];
  /** The chance of its player to win, before and after it. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly comparison: GameReview['comparison'];
  readonly isOpen: boolean;
  readonly onOpened: (number: number | undefined) => void;
}) {
  const { turn, view, before, after, comparison, isOpen, onOpened } = props;
  const { number, seat, reasons } = turn;
  return (
    <li id={`reviewed-${number}`}>
      <details
        className="reviewed-turn"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpened(currentTarget.open ? number : undefined);
        }}
      >
        <summary>
          <span className="reviewed-turn__number">{number}</span>
          <span className="reviewed-turn__made">
            <span className="reviewed-turn__player">{playerName(view, seat)}</span>
            <strong>{madeText(view, turn)}</strong>
          </span>
          <span className="reviewed-turn__why">
            {reasons.map((reason) => reasonText(view, reason, false)).join(', ')}
          </span>
          {before !== undefined && after !== undefined && (
            <span className="reviewed-turn__chance">{chanceChangeText(before, after)}</span>
          )}
          <span
            className={
              isLoss(turn) ? 'reviewed-turn__loss' : 'reviewed-turn__loss reviewed-turn__loss--none'
            }
          >
            <span aria-hidden="true">{lossText(turn)}</span>
            <span className="visually-hidden">{lossInWords(turn)}</span>
          </span>
        </summary>
        {isOpen && <TurnFindings turn={turn} view={view} comparison={comparison} />}
      </details>
    </li>
  );
});

/** Every turn that has been gone over. */
export function ReviewedTurns(props: {
  readonly review: GameReview;
  readonly opened: number | undefined;
  readonly onOpened: (number: number | undefined) => void;
}) {
  const { review, opened, onOpened } = props;
  const { turns, view, chances, comparison } = review;
  return (
    <section className="review__turns" aria-label={REVIEW.turns}>
      <h3>{REVIEW.turns}</h3>
      <ol>
        {turns.map((turn) => (
          <ReviewedTurnItem
            key={turn.number}
            turn={turn}
            view={view}
            before={chances?.moments[turn.number - 1]?.[turn.seat]}
            after={chances?.moments[turn.number]?.[turn.seat]}
            comparison={comparison?.number === turn.number ? comparison : undefined}
            isOpen={opened === turn.number}
            onOpened={onOpened}
          />
        ))}
      </ol>
    </section>
  );
}
