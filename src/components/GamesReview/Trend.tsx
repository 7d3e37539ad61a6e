import { GAMES_REVIEW, trendSentence, wholePoints } from '../../messages';
import { percentOf, type AxisRange, ticksOf } from '../GameSummary/LeadPlot';
import type { PlayedGame } from './reviewed';

/** Maximum number of grid lines. */
const MAX_TICKS = 4;

/** Points lost in each game, in the order in which they were played, and their average. */
export function Trend({ played }: { readonly played: readonly PlayedGame[] }) {
  const lost = played.map(({ review }) => review.lost);
  const range: AxisRange = { from: 0, to: Math.max(1, ...lost) };
  const heightOf = (points: number): number => 100 - percentOf(range, points);
  const placeOf = (game: number): number => percentOf({ from: 0, to: lost.length - 1 }, game);
  const mean = lost.reduce((sum, each) => sum + each, 0) / lost.length;
  const ticks = ticksOf(range, MAX_TICKS);
  const line = lost.map((points, game) => `${placeOf(game)} ${heightOf(points)}`);
  return (
    <figure className="trend">
      <figcaption>
        <strong>{GAMES_REVIEW.trend}</strong>{' '}
        <span className="trend__mean">
          {GAMES_REVIEW.mean} {wholePoints(mean)}
        </span>
      </figcaption>
      <div className="trend__frame">
        <div className="trend__values" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${heightOf(tick)}%` }}>
              {tick}
            </span>
          ))}
        </div>
        <svg
          className="lead-plot"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={trendSentence(lost)}
        >
          {ticks.map((tick) => (
            <path key={tick} className="lead-plot__tick" d={`M0 ${heightOf(tick)}H100`} />
          ))}
          <path className="lead-plot__level" strokeDasharray="4 3" d={`M0 ${heightOf(mean)}H100`} />
          <path className="lead-plot__line lead-plot__line--own" d={`M${line.join('L')}`} />
          {line.length <= MAX_DOTS &&
            line.map((place) => <path key={place} className="lead-plot__end" d={`M${place}h0`} />)}
        </svg>
      </div>
      <p className="trend__ends" aria-hidden="true">
        <span>{GAMES_REVIEW.oldest}</span> <span>{GAMES_REVIEW.latest}</span>
      </p>
    </figure>
  );
}

/** Maximum number of games that are marked by dots. */
const MAX_DOTS = 40;
