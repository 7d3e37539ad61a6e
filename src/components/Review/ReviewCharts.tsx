import { useMemo } from 'react';
import { type ReviewedTurn, summaryOf } from '../../engine';
import { chanceSentence, chartTitle, courseSentence, playerName, REVIEW } from '../../messages';
import type { GameReview } from '../../store';
import { LeadPlot } from '../GameSummary/LeadPlot';
import { ChancePlot } from './ChancePlot';

/** The seat whose course is drawn: the first person's, or else the first. */
const seatDrawn = ({ view }: GameReview): number =>
  Math.max(
    0,
    view.seats.findIndex(({ player }) => player === 'human'),
  );

/** Where a chart begins and ends. */
function Foot() {
  return (
    <p className="review__plot-foot" aria-hidden="true">
      <span>{REVIEW.start}</span>
      <span>{REVIEW.end}</span>
    </p>
  );
}

/** The lead and the chance to win over time, one above the other. */
export function ReviewCharts(props: {
  readonly review: GameReview;
  readonly keyTurns: readonly ReviewedTurn[];
}) {
  const { review, keyTurns } = props;
  const { view, chances } = review;
  const summary = useMemo(() => summaryOf(view), [view]);
  const seat = seatDrawn(review);
  const own = chances?.moments.map((moment) => moment[seat] ?? 0);
  return (
    <div className="review__charts">
      <figure>
        <figcaption>
          <strong>{chartTitle(view)}</strong> <span>{playerName(view, seat)}</span>
        </figcaption>
        <div className="review__plot">
          <LeadPlot
            name={courseSentence(view, summary)}
            summary={summary}
            seats={[seat]}
            seat={seat}
          />
        </div>
        <Foot />
      </figure>
      {own && (
        <figure>
          <figcaption>
            <strong>{REVIEW.chance}</strong> <span>{playerName(view, seat)}</span>
          </figcaption>
          <ChancePlot name={chanceSentence(view, seat, own)} chances={own} keyTurns={keyTurns} />
          <Foot />
          {!chances?.isFitted && <p className="review__note">{REVIEW.guessed}</p>}
        </figure>
      )}
    </div>
  );
}
