import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  keyTurnsOf,
  type ReviewedTurn,
  type SeatReview,
  seatReviewsOf,
  costOf,
} from '../../engine';
import {
  lossInWords,
  madeText,
  nameOnCard,
  reasonText,
  REVIEW,
  reviewProgress,
  seatFigures,
  turnOfPlayer,
  winChanceCost,
} from '../../messages';
import { type GameReview, mayReview } from '../../store';
import { useActions, useGame } from '../game-context';
import { GameDialog } from '../GameDialog/GameDialog';
import { Button } from '../ui';
import { WordsNote } from '../Words/WordsNote';
import { ReviewCharts } from './ReviewCharts';
import { ReviewedTurns } from './ReviewedTurns';
import './review.css';

function Progress({ review }: { readonly review: GameReview }) {
  const { startReview, stopReview } = useActions();
  const done = review.turns.length;
  const isRunning = review.state === 'running';
  return (
    <div className="review__progress">
      <progress
        value={done}
        max={Math.max(1, review.turnsInAll)}
        aria-label={REVIEW.title}
        aria-valuetext={reviewProgress(done, review.turnsInAll)}
      />
      <span>{reviewProgress(done, review.turnsInAll)}</span>
      {isRunning && <Button onClick={stopReview}>{REVIEW.stop}</Button>}
      {!isRunning && review.state !== 'done' && (
        <Button onClick={() => void startReview(review.openTiles)}>{REVIEW.goOn}</Button>
      )}
    </div>
  );
}

function SeatCard({ review, seat }: { readonly review: GameReview; readonly seat: SeatReview }) {
  return (
    <section className="review-seat" aria-label={nameOnCard(review.view, seat.seat)}>
      <h3>{nameOnCard(review.view, seat.seat)}</h3>
      <dl>
        {seatFigures(seat).map(({ name, figure }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The cost of a turn: in win probability, or in points if there is only one player. */
function Cost({ review, turn }: { readonly review: GameReview; readonly turn: ReviewedTurn }) {
  const { chances } = review;
  return (
    <span className="key-turn__cost">
      {chances ? winChanceCost(costOf(turn, chances)) : lossInWords(turn)}
    </span>
  );
}

/** The few turns that cost the most. Better moves are not revealed. */
function KeyTurns(props: {
  readonly review: GameReview;
  readonly turns: readonly ReviewedTurn[];
  readonly onOpen: (number: number) => void;
}) {
  const { review, turns, onOpen } = props;
  if (turns.length === 0) return null;
  return (
    <section className="review__key-turns" aria-label={REVIEW.keyTurns}>
      <h3>{REVIEW.keyTurns}</h3>
      <ol>
        {turns.map((turn) => (
          <li key={turn.number}>
            <button type="button" className="key-turn" onClick={() => onOpen(turn.number)}>
              <span className="key-turn__number">{turnOfPlayer(review.view, turn)}</span>
              <Cost review={review} turn={turn} />
              <strong>{madeText(review.view, turn)}</strong>
              <span className="key-turn__why">
                {turn.reasons[0] && reasonText(review.view, turn.reasons[0], false)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** State of the open turn, with a function that opens a turn and scrolls to it. */
function useOpenedTurn() {
  const [opened, setOpened] = useState<number>();
  const open = (number: number): void => {
    // The findings must be rendered before scrolling to them.
    flushSync(() => setOpened(number));
    const turn = document.getElementById(`reviewed-${number}`);
    turn?.querySelector('summary')?.focus();
    turn?.scrollIntoView({ block: 'start' });
  };
  return [opened, setOpened, open] as const;
}

function Findings({ review }: { readonly review: GameReview }) {
  const [opened, setOpened, open] = useOpenedTurn();
  const seats = useMemo(() => seatReviewsOf(review.turns), [review.turns]);
  const keyTurns = useMemo(
    () => keyTurnsOf(review.turns, review.chances),
    [review.turns, review.chances],
  );
  return (
    <>
      <div className="review__seats">
        {seats.map((seat) => (
          <SeatCard key={seat.seat} review={review} seat={seat} />
        ))}
      </div>
      <KeyTurns review={review} turns={keyTurns} onOpen={open} />
      <ReviewCharts review={review} keyTurns={keyTurns} />
      <ReviewedTurns review={review} opened={opened} onOpened={setOpened} />
    </>
  );
}

/** Option to review with all tiles known; available only after the end of a game. */
function AllSeen({ review }: { readonly review: GameReview }) {
  const { startReview } = useActions();
  const [isWanted, setWanted] = useState(review.openTiles);
  if (!review.view.result || review.view.seats.length < 2) return null;
  return (
    <label className="review__all-seen">
      <input
        type="checkbox"
        checked={isWanted}
        onChange={({ target }) => {
          setWanted(target.checked);
          void startReview(target.checked);
        }}
      />
      <span>
        {REVIEW.allSeen}
        <small>{REVIEW.allSeenNote}</small>
      </span>
    </label>
  );
}

export function ReviewDialog() {
  const review = useGame((state) => state.review);
  const recordId = useGame(({ table }) => table?.recordId);
  const canBegin = useGame(mayReview);
  const { openPanel, startReview, stopReview } = useActions();
  useEffect(() => {
    if (canBegin) void startReview(false);
  }, [canBegin, startReview]);
  useEffect(() => stopReview, [stopReview]);
  const own = review?.recordId === recordId ? review : undefined;
  return (
    <GameDialog title={REVIEW.title} onClose={() => openPanel(undefined)} isWide>
      <div className="review">
        {!canBegin && <WordsNote />}
        {own && (
          <>
            <Progress review={own} />
            {own.state === 'unavailable' && <p role="alert">{REVIEW.unavailable}</p>}
            {!own.view.result && <p className="review__note">{REVIEW.onRecord}</p>}
            <AllSeen review={own} />
            {own.turns.length > 0 ? (
              <Findings review={own} />
            ) : (
              own.state === 'done' && <p>{REVIEW.noTurns}</p>
            )}
          </>
        )}
      </div>
    </GameDialog>
  );
}
