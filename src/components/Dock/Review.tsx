import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { keyTurnsOf, seatReviewsOf } from '../../engine';
import { nameOnCard, REVIEW, reviewProgress, seatFigures } from '../../messages';
import { type GameReview, mayReview, reviewNow } from '../../store';
import { useActions, useGame, useGameStore, useLandmarks } from '../game-context';
import { CloseButton } from './OpenPage';
import { useStepKeys } from './Steps';
import { Button, ChosenTabs, isPlainKey, moveFocus } from '../ui';
import { WordsNote } from '../Words/WordsNote';
import { AllTurns } from './AllTurns';
import { TurnReview } from './TurnReview';
import { useSwipe } from './use-swipe';
import { WinChart } from './WinChart';
import './dock-tab.css';
import './review.css';

/** Progress of the review; once it is done, only for screen readers. */
function Progress({ review }: { readonly review: GameReview }) {
  const { startReview, stopReview } = useActions();
  const { state, turnsInAll } = review;
  const isRunning = state === 'running';
  const done = review.turns.length;
  const text = reviewProgress(done, turnsInAll);
  return (
    <div className={state === 'done' ? 'visually-hidden' : 'review__progress'}>
      <progress
        value={done}
        max={Math.max(1, turnsInAll)}
        aria-label={REVIEW.title}
        aria-valuetext={text}
      />
      <span>{text}</span>
      {state !== 'done' && (
        // One element, which keeps the focus.
        <Button onClick={isRunning ? stopReview : () => void startReview(review.openTiles)}>
          {isRunning ? REVIEW.stop : REVIEW.resume}
        </Button>
      )}
    </div>
  );
}

function Seats({ review }: { readonly review: GameReview }) {
  const { turns, view } = review;
  const seats = useMemo(() => seatReviewsOf(turns), [turns]);
  return (
    <div className="review__seats">
      {seats.map((seat) => (
        <section key={seat.seat} aria-label={nameOnCard(view, seat.seat)}>
          <h3>{nameOnCard(view, seat.seat)}</h3>
          <p>
            {seatFigures(seat).map(({ figure, name }) => (
              <span key={name}>
                <b>{figure}</b> <span>{name}</span>
              </span>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Turns(props: { readonly review: GameReview; readonly onChosen: () => void }) {
  const { review, onChosen } = props;
  const { turns, chances, view } = review;
  const keyTurns = useMemo(() => keyTurnsOf(turns, chances), [turns, chances]);
  const isImported = useGame(({ table }) => table?.imported !== undefined);
  const [tab, setTab] = useState(0);
  const { setSheet, showTurn } = useActions();
  const store = useGameStore();
  const swipe = useSwipe((by) => {
    const { turnsShown = 0, turns: all = 0 } = store.getState().table ?? {};
    const to = turnsShown + by;
    if (to >= 0 && to <= all) showTurn(to);
  });
  const one = (
    <div className="dock-tab review__one" {...swipe}>
      <Progress review={review} />
      {review.state === 'unavailable' && <p role="alert">{REVIEW.unavailable}</p>}
      {!view.result && <p className="dock-tab__note">{REVIEW.onRecord}</p>}
      {turns.length === 0 && review.state === 'done' && (
        <p>{isImported ? REVIEW.noRackKnown : REVIEW.noTurns}</p>
      )}
      <Seats review={review} />
      {chances && <WinChart review={review} history={chances} keyTurns={keyTurns} />}
      <TurnReview review={review} keyTurns={keyTurns} />
    </div>
  );
  const all = (
    <div className="dock-tab">
      <AllTurns
        review={review}
        onChoose={(number) => {
          showTurn(number);
          setTab(0);
          onChosen();
          // A full sheet would cover the board.
          setSheet('half');
        }}
      />
    </div>
  );
  return (
    <ChosenTabs
      label={REVIEW.title}
      tabs={[
        { name: REVIEW.oneTurn, panel: one },
        { name: REVIEW.turns, panel: all },
      ]}
      chosen={tab}
      onChoose={setTab}
    />
  );
}

/**
 * The review of a game in place of the dock's tabs, one turn at a time on the board. If it was opened from the review of
 * several games, closing it leads back there.
 */
export function Review({ onClose }: { readonly onClose: () => void }) {
  const review = useGame(reviewNow);
  const canBegin = useGame(mayReview);
  const isFromOthers = useGame(
    ({ gamesReview, table }) =>
      gamesReview?.opened !== undefined && gamesReview.opened === table?.recordId,
  );
  const { beginReview, openPanel, stopReview } = useActions();
  const { whenThere } = useLandmarks();
  const onStepKey = useStepKeys();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (canBegin) void beginReview();
  }, [canBegin, beginReview]);
  useEffect(() => stopReview, [stopReview]);
  // The button that opened the review is hidden now.
  useEffect(() => moveFocus(place.current), []);
  const isOver = useGame(({ table }) => table?.isOver ?? false);
  const close = (): void => {
    onClose();
    if (isFromOthers) openPanel('reviews');
    else whenThere(isOver ? 'headline' : 'board-frame', moveFocus);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Tabs and the chart have their own arrow keys.
    const isTaken = event.target instanceof HTMLInputElement || event.defaultPrevented;
    if (event.key === 'Escape' && isPlainKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (!isTaken) onStepKey(event);
  };
  return (
    <section
      ref={place}
      className="review"
      aria-label={REVIEW.title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2>{REVIEW.title}</h2>
      <CloseButton label={REVIEW.close} onClose={close} />
      {!canBegin && <WordsNote />}
      {/* The list of turns is gone once one is chosen. */}
      {review && <Turns review={review} onChosen={() => moveFocus(place.current)} />}
    </section>
  );
}
