import { useMemo } from 'react';
import { type ReviewedTurn, summaryOf } from '../../engine';
import {
  chanceSentence,
  chartTitle,
  courseSentence,
  percentText,
  nameOnCard,
  REVIEW,
} from '../../messages';
import type { GameReview } from '../../store';
import { LeadPlot } from '../GameSummary/LeadPlot';

/** Win probabilities with a grid line. */
const TICKS = [1, 0.5, 0];

const heightOf = (chance: number): number => 100 * (1 - chance);

function ChancePlot(props: {
  /** Accessible description of the chart. */
  readonly name: string;
  readonly chances: readonly number[];
  readonly keyTurns: readonly ReviewedTurn[];
}) {
  const { name, chances, keyTurns } = props;
  const placeOf = (moment: number): number => (100 * moment) / Math.max(1, chances.length - 1);
  const line = chances.map((chance, moment) => `${placeOf(moment)} ${heightOf(chance)}`);
  return (
    <div className="chance-plot">
      <div className="chance-plot__values" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ top: `${heightOf(tick)}%` }}>
            {percentText(tick)}
          </span>
        ))}
      </div>
      <div className="chance-plot__window">
        <svg
          className="lead-plot"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={name}
        >
          {TICKS.map((tick) => (
            <path
              key={tick}
              className={tick === 0.5 ? 'lead-plot__level' : 'lead-plot__tick'}
              d={`M0 ${heightOf(tick)}H100`}
            />
          ))}
          <path
            className="lead-plot__area lead-plot__area--ahead"
            d={`M0 100L${line.join('L')}L100 100z`}
          />
          <path className="lead-plot__line lead-plot__line--own" d={`M${line.join('L')}`} />
        </svg>
        {keyTurns.map(({ number }) => (
          <span
            key={number}
            className="chance-plot__turn"
            style={{ left: `${placeOf(number)}%`, top: `${heightOf(chances[number] ?? 0)}%` }}
            aria-hidden="true"
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The seat to plot: that of the first human, else seat 0. */
const seatDrawn = ({ view }: GameReview): number =>
  Math.max(
    0,
    view.seats.findIndex(({ player }) => player === 'human'),
  );

function Foot() {
  return (
    <p className="review__plot-foot" aria-hidden="true">
      <span>{REVIEW.start}</span>
      <span>{REVIEW.end}</span>
    </p>
  );
}

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
          <strong>{chartTitle(view)}</strong> <span>{nameOnCard(view, seat)}</span>
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
            <strong>{REVIEW.chance}</strong> <span>{nameOnCard(view, seat)}</span>
          </figcaption>
          <ChancePlot name={chanceSentence(view, seat, own)} chances={own} keyTurns={keyTurns} />
          <Foot />
          {!chances?.isFitted && <p className="review__note">{REVIEW.guessed}</p>}
        </figure>
      )}
    </div>
  );
}
