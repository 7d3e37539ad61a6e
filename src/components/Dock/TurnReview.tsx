import { type ReviewedTurn, takeTiles, wordsFormed } from '../../engine';
import {
  costInWords,
  costSentence,
  costText,
  isLoss,
  keyTurnText,
  luckSentence,
  moveParts,
  nameOnCard,
  playedNote,
  pointsInWords,
  reasonPoints,
  reasonSentence,
  REVIEW,
  scoredMore,
  spokenRack,
  turnOfPlayer,
} from '../../messages';
import { type GameReview, reviewedTurnNow } from '../../store';
import { useActions, useGame } from '../game-context';
import { MeaningButton } from '../Meanings/MeaningButton';
import { TileFace } from '../Tile/Tile';
import { TurnNotes } from '../TurnNotes/TurnNotes';
import { Button } from '../ui';
import { TurnWord, WordText } from '../WordText/WordText';
import { BetterMoves } from './BetterMoves';

function Step({ by, name }: { readonly by: -1 | 1; readonly name: string }) {
  const to = useGame(({ table }) => (table?.turnsShown ?? 0) + by);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const { showTurn } = useActions();
  // Without a turn to show it is inactive, but keeps the focus.
  const isIdle = to < 0 || to > turns;
  return (
    <Button
      className="review__step"
      aria-label={name}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : () => showTurn(to)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={by < 0 ? 'M8 2L4 6l4 4' : 'M4 2l4 4-4 4'} />
      </svg>
    </Button>
  );
}

interface Shown {
  readonly review: GameReview;
  readonly keyTurns: readonly ReviewedTurn[];
}

/** The turns that cost most, as buttons. */
function KeyTurns({ review, keyTurns }: Shown) {
  const shown = useGame(({ table }) => table?.turnsShown);
  const { showTurn } = useActions();
  if (keyTurns.length === 0) return null;
  const { view, chances } = review;
  return (
    <ul className="key-turns" aria-label={REVIEW.keyTurns}>
      {keyTurns.map((turn) => (
        <li key={turn.number}>
          <button
            type="button"
            className="key-turn"
            aria-label={`${turnOfPlayer(view, turn)}, ${costInWords(turn, chances)}`}
            aria-current={turn.number === shown || undefined}
            onClick={() => showTurn(turn.number)}
          >
            <b>{turn.number}</b>{' '}
            <span className="key-turn__name">{nameOnCard(view, turn.seat)}</span>{' '}
            <span>{costText(turn, chances)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The turn on the board with the move that was made, between the buttons that step to its neighbours. */
function TurnOnBoard({ review, keyTurns }: Shown) {
  const { view } = review;
  const number = useGame(({ table }) => table?.turnsShown ?? 0);
  const made = useGame(reviewedTurnNow);
  const turn = view.turns[number - 1];
  const place = keyTurns.findIndex((each) => each.number === number);
  const isKey = place >= 0;
  const parts = made && moveParts(made.seen, made.made);
  return (
    <div className="review__turn">
      <Step by={-1} name={REVIEW.previous} />
      <h3>
        <span className="dock-tab__note">
          <span>{turn ? turnOfPlayer(view, { number, seat: turn.seat }) : REVIEW.start}</span>{' '}
          {isKey && <span>{keyTurnText(place + 1, keyTurns.length)}</span>}
        </span>{' '}
        {turn && (
          <span className="review__word">
            {parts?.word === undefined ? (
              <b>
                <TurnWord turn={turn} />
              </b>
            ) : (
              <WordText word={parts.word} />
            )}{' '}
            {turn.kind === 'play' && <span>{pointsInWords(turn.score)}</span>}
          </span>
        )}
      </h3>
      <Step by={1} name={REVIEW.next} />
    </div>
  );
}

function Words({ turn: { seen, made, best } }: { readonly turn: ReviewedTurn }) {
  const words = [made, ...best.slice(0, 1)].flatMap(({ move }) =>
    move.kind === 'play' ? wordsFormed(seen, move.play) : [],
  );
  if (words.length === 0) return null;
  return (
    <p className="dock-tab__note">
      <span>{REVIEW.words}</span>{' '}
      {[...new Set(words)].map((word) => (
        <MeaningButton key={word} word={word} />
      ))}
    </p>
  );
}

/** The rack of a turn, the tiles drawn before it last, and how lucky they were. */
function Luck({ turn }: { readonly turn: ReviewedTurn }) {
  const { drawn, seen } = turn;
  const kept = takeTiles(seen.rack, drawn ?? []).left;
  return (
    <p className="review__luck">
      <span
        className="review__rack"
        role="img"
        aria-label={spokenRack(seen.rules, seen.rack, 'brief')}
      >
        {[kept, drawn ?? []].map(
          (tiles, index) =>
            tiles.length > 0 && (
              <span className="review__tiles" key={index}>
                {tiles.map((tile, position) => (
                  <span className="tile" key={position}>
                    <TileFace tileSet={seen.rules.tileSet} tile={tile} />
                  </span>
                ))}
              </span>
            ),
        )}
      </span>
      <span>{luckSentence(turn)}</span>
    </p>
  );
}

/** Option to review with all tiles known; available only after the end of a game. */
function AllSeen({ review }: { readonly review: GameReview }) {
  const { startReview } = useActions();
  const { openTiles, view } = review;
  if (!view.result || view.seats.length < 2) return null;
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={openTiles}
      title={REVIEW.allSeenNote}
      onClick={() => void startReview(!openTiles)}
    >
      {REVIEW.allSeen}
    </button>
  );
}

function Ways({ review, turn }: { readonly review: GameReview; readonly turn: ReviewedTurn }) {
  const { view, chances, comparison } = review;
  const isSeenOnly = useGame(({ table }) => table?.isSeenOnly ?? false);
  const { compareMoves, stopReview, tryAgain } = useActions();
  const isPersons = view.seats[turn.seat]?.player === 'human';
  const isComparing = comparison?.number === turn.number && !comparison.isDone;
  return (
    <div className="review__ways">
      {isPersons && view.result && !isSeenOnly && (
        <Button tone="main" onClick={() => void tryAgain(turn.number)}>
          {REVIEW.tryAgain}
        </Button>
      )}
      {chances && (
        // One element, which keeps the focus.
        <Button onClick={isComparing ? stopReview : () => void compareMoves(turn.number)}>
          {isComparing ? REVIEW.stop : REVIEW.compare}
        </Button>
      )}
      {isComparing && <progress value={comparison.share} max={1} aria-label={REVIEW.comparing} />}
      <AllSeen review={review} />
    </div>
  );
}

/** Why the turn was worth less than the best move, and what it had for it. */
function Reasons({
  view,
  turn,
}: {
  readonly view: GameReview['view'];
  readonly turn: ReviewedTurn;
}) {
  const more = scoredMore(view, turn);
  return (
    <ul className="review__reasons">
      {turn.reasons.map((reason) => (
        <li key={reason.kind}>
          <b>{reasonPoints(reason)}</b> <span>{reasonSentence(view, turn, reason)}</span>
        </li>
      ))}
      {more && (
        <li>
          <b className="review__gain">{more.points}</b> <span>{more.sentence}</span>
        </li>
      )}
    </ul>
  );
}

/** The turn on the board: what it cost and why, better moves, and the luck of the draw before it. */
export function TurnReview({ review, keyTurns }: Shown) {
  const turn = useGame(reviewedTurnNow);
  const number = useGame(({ table }) => table?.turnsShown ?? 0);
  const isImported = useGame(({ table }) => table?.imported !== undefined);
  const { view, chances, comparison, state } = review;
  return (
    <>
      <KeyTurns review={review} keyTurns={keyTurns} />
      <TurnOnBoard review={review} keyTurns={keyTurns} />
      <p className="review__cost" role="status">
        {turn
          ? costSentence(view, turn, chances)
          : number > 0 &&
            state !== 'running' &&
            (isImported ? REVIEW.rackUnknown : REVIEW.unreviewed)}
      </p>
      <TurnNotes />
      {turn && (
        <>
          {isLoss(turn) && turn.reasons.length > 0 && <Reasons view={view} turn={turn} />}
          <BetterMoves
            key={number}
            turn={turn}
            made={playedNote(view.turns[number - 1])}
            comparison={comparison?.number === number ? comparison : undefined}
          />
          <Ways review={review} turn={turn} />
          <Luck turn={turn} />
          <Words turn={turn} />
        </>
      )}
    </>
  );
}
