import { type ReviewedTurn, type WinProbabilityHistory } from '../../engine';
import { chanceAt, chanceSentence, chanceTitle, percentText, REVIEW } from '../../messages';
import type { GameReview } from '../../store';
import { useActions, useGame } from '../game-context';
import { percentOf } from '../GameSummary/LeadPlot';

/** Win probabilities with a grid line. */
const TICKS = [1, 0.5, 0];

const heightOf = (chance: number): number => 100 * (1 - chance);

/** The seat to plot: that of the first human, else seat 0. */
const seatDrawn = ({ view }: GameReview): number =>
  Math.max(
    0,
    view.seats.findIndex(({ player }) => player === 'human'),
  );

/** Size of the largest label of a turn in the smallest chart, in percent of the chart. */
const LABEL = { width: 9, height: 22 };

/** A position in a chart, in percent from the upper left corner. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves labels up or down from their places, given from left to right, so that none covers another. There is always room
 * for three above each other.
 */
export function spreadLabels(places: readonly Position[]): readonly Position[] {
  const spread: Position[] = [];
  for (const { x, y } of places) {
    const near = spread.filter((other) => Math.abs(other.x - x) < LABEL.width);
    const free = [y, ...near.flatMap((other) => [other.y - LABEL.height, other.y + LABEL.height])]
      .filter((at) => at >= 0 && at <= 100)
      .filter((at) => near.every((other) => Math.abs(other.y - at) >= LABEL.height))
      .toSorted((one, other) => Math.abs(one - y) - Math.abs(other - y));
    spread.push({ x, y: free[0] ?? y });
  }
  return spread;
}

/** The chance to win over the game, with a cursor at the turn on the board; a press or a key moves it. */
export function WinChart(props: {
  readonly review: GameReview;
  readonly history: WinProbabilityHistory;
  readonly keyTurns: readonly ReviewedTurn[];
}) {
  const { review, history, keyTurns } = props;
  const { view } = review;
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const { showTurn } = useActions();
  const seat = seatDrawn(review);
  const chances = history.moments.map((moment) => moment[seat] ?? 0);
  const last = Math.max(1, chances.length - 1);
  const placeOf = (moment: number): number => percentOf({ from: 0, to: last }, moment);
  const line = chances.map((chance, moment) => `${placeOf(moment)} ${heightOf(chance)}`);
  const places = keyTurns.map(({ number }) => ({
    x: placeOf(number),
    y: heightOf(chances[number] ?? 0),
  }));
  const labels = spreadLabels(places);
  const now = chanceAt(chances[shown] ?? 0, shown);
  return (
    <figure className="win-chart">
      <figcaption>
        <strong>{chanceTitle(view, seat)}</strong> <span>{now}</span>
      </figcaption>
      <div className="win-chart__frame">
        <div className="win-chart__values" aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} style={{ top: `${heightOf(tick)}%` }}>
              {percentText(tick)}
            </span>
          ))}
        </div>
        <div className="win-chart__window">
          <svg
            className="lead-plot"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={chanceSentence(view, seat, chances)}
          >
            {TICKS.map((tick) => (
              <path
                key={tick}
                className={tick === 0.5 ? 'lead-plot__level' : 'lead-plot__tick'}
                d={`M0 ${heightOf(tick)}H100`}
              />
            ))}
            <path className="lead-plot__area" d={`M0 100L${line.join('L')}L100 100z`} />
            <path className="lead-plot__line lead-plot__line--own" d={`M${line.join('L')}`} />
            {places.map(({ x, y }, index) => (
              <path key={x} className="lead-plot__leader" d={`M${x} ${y}V${labels[index]?.y}`} />
            ))}
          </svg>
          <span className="win-chart__cursor" style={{ left: `${placeOf(shown)}%` }} />
          {keyTurns.map(({ number }, index) => (
            <span
              key={number}
              className={
                number === shown ? 'win-chart__turn win-chart__turn--shown' : 'win-chart__turn'
              }
              style={{ left: `${labels[index]?.x}%`, top: `${labels[index]?.y}%` }}
              aria-hidden="true"
            >
              {number}
            </span>
          ))}
          <input
            type="range"
            className="win-chart__hand"
            aria-label={REVIEW.chance}
            aria-valuetext={now}
            min={0}
            max={last}
            value={shown}
            onChange={({ target }) => showTurn(Number(target.value))}
          />
        </div>
      </div>
      {!history.isFitted && <p className="dock-tab__note">{REVIEW.guessed}</p>}
    </figure>
  );
}
