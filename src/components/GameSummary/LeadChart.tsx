import type { GameSummary } from '../../engine';
import {
  CHART_AXIS,
  chartHint,
  courseSentence,
  legendText,
  nameOnCard,
  pointsText,
} from '../../messages';
import type { ScreenView } from '../../table';
import { dashOf, LeadPlot, leadsRange, percentOf, placeOf, spreadMarks, ticksOf } from './LeadPlot';
import './lead-chart.css';

/** Maximum steps of each axis. */
const STEPS = { points: 5, turns: 8 };

/** Height of a label at the end of a line, in percent of the chart. */
const MARK_ROOM = 9;

/** Minimum distance of a turn's label from the end of the axis, in percent. */
const END_ROOM = 8;

function Turns({ summary }: { readonly summary: GameSummary }) {
  const last = summary.runningScores.length - 1;
  const turns = ticksOf({ from: 0, to: Math.max(1, summary.turns) }, STEPS.turns);
  return (
    <div className="lead-chart__turns" aria-hidden="true">
      {turns
        .filter((turn) => placeOf(summary, turn) <= 100 - END_ROOM)
        .map((turn) => (
          <span key={turn} style={{ left: `${placeOf(summary, turn)}%` }}>
            {turn}
          </span>
        ))}
      <span style={{ left: `${placeOf(summary, last)}%` }}>{CHART_AXIS.end}</span>
    </div>
  );
}

function Legend(props: {
  readonly view: ScreenView;
  readonly summary: GameSummary;
  readonly seats: readonly number[];
  readonly seat: number;
}) {
  return (
    <ul className="lead-chart__legend">
      {props.seats.map((seat) => (
        <li key={seat}>
          <svg className="lead-plot lead-chart__sample" viewBox="0 0 36 8" aria-hidden="true">
            <path
              className={
                seat === props.seat ? 'lead-plot__line lead-plot__line--own' : 'lead-plot__line'
              }
              strokeDasharray={seat === props.seat ? undefined : dashOf(seat)}
              d="M2 4H34"
            />
          </svg>
          {legendText(props.view, props.summary, seat)}
        </li>
      ))}
    </ul>
  );
}

/** The lead after every turn: the winner's in a game of two, everyone's in larger games. */
export function LeadChart(props: {
  readonly view: ScreenView;
  readonly summary: GameSummary;
  /** The winning seat, or the first of several. */
  readonly winner: number;
}) {
  const { view, summary, winner } = props;
  const seats = view.seats.length > 2 ? [...view.seats.keys()] : [winner];
  const range = leadsRange(summary, seats);
  const ticks = ticksOf(range, STEPS.points);
  const topOf = (lead: number): number => 100 - percentOf(range, lead);
  const final = summary.runningScores.at(-1)?.leads ?? [];
  const marks = seats.length > 1 ? spreadMarks(final.map(topOf), MARK_ROOM) : [];
  // With two players, the side of the line shows who is ahead.
  const valueText = (lead: number): string =>
    pointsText(view.seats.length === 2 ? Math.abs(lead) : lead);
  return (
    <figure className="lead-chart">
      <figcaption>{courseSentence(view, summary)}</figcaption>
      <p className="lead-chart__hint">{chartHint(view, winner)}</p>
      <div className="lead-chart__frame">
        <div className="lead-chart__values" aria-hidden="true">
          {ticks.map((lead) => (
            <span key={lead} style={{ top: `${topOf(lead)}%` }}>
              {valueText(lead)}
            </span>
          ))}
        </div>
        <LeadPlot
          name={courseSentence(view, summary)}
          summary={summary}
          seats={seats}
          seat={winner}
          ticks={ticks}
        />
        <div className="lead-chart__marks" aria-hidden="true">
          {marks.map((top, seat) => (
            <span key={seat} style={{ top: `${top}%` }}>
              {nameOnCard(view, seat)}
            </span>
          ))}
        </div>
        <span className="lead-chart__axis" aria-hidden="true">
          {CHART_AXIS.turn}
        </span>
        <Turns summary={summary} />
      </div>
      {seats.length > 1 && <Legend view={view} summary={summary} seats={seats} seat={winner} />}
    </figure>
  );
}
