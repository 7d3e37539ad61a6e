import { winProbabilityLost, type ReviewedTurn } from '../../engine';
import { lossInWords, madeText, percentText, playerName, REVIEW, reasonText } from '../../messages';
import type { GameReview } from '../../store';

/** What a turn cost: of the chance to win, or in points where nobody else plays. */
function Cost({ review, turn }: { readonly review: GameReview; readonly turn: ReviewedTurn }) {
  const { chances } = review;
  return (
    <span className="key-turn__cost">
      {chances ? `−${percentText(winProbabilityLost(turn, chances))}` : lossInWords(turn)}
    </span>
  );
}

/** The few turns that cost most; what would have been better is not given away. */
export function KeyTurns(props: {
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
              <span className="key-turn__number">
                Turn {turn.number} · {playerName(review.view, turn.seat)}
              </span>
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
