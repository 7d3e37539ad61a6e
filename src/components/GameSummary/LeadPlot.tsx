import type { GameSummary } from '../../engine';
import { percentOf, rangeOf, type Range } from './axis';
import './lead-plot.css';

/** A pattern of dashes for each seat, so that lines need no colour to be told apart. */
const DASHES = [undefined, '8 4', '2 4', '10 4 2 4', '5 5', '14 4', '10 4 2 4 2 4', '4 2'] as const;

/** The pattern of the line of a seat (0-based). */
export const dashOf = (seat: number): string | undefined => DASHES[seat % DASHES.length];

/** How far along the chart a running score lies, in percent. */
export const placeOf = ({ runningScores }: GameSummary, index: number): number =>
  percentOf(rangeOf([runningScores.length - 1]), index);

/** The leads that lines of these seats run through. */
export const leadsRange = ({ runningScores }: GameSummary, seats: readonly number[]): Range =>
  rangeOf(runningScores.flatMap(({ leads }) => seats.map((seat) => leads[seat] ?? 0)));

/** The leads of some seats as lines; it fills whatever room it gets. */
export function LeadPlot(props: {
  /** What the lines show, in a sentence. */
  readonly name: string;
  readonly summary: GameSummary;
  readonly seats: readonly number[];
  /** The seat whose line stands out. */
  readonly seat: number;
  /** Leads at which a line is drawn across. */
  readonly ticks?: readonly number[];
}) {
  const { name, summary, seats, seat, ticks = [] } = props;
  const range = leadsRange(summary, seats);
  const heightOf = (lead: number): number => 100 - percentOf(range, lead);
  const points = (of: number): readonly string[] =>
    summary.runningScores.map(
      ({ leads }, index) => `${placeOf(summary, index)} ${heightOf(leads[of] ?? 0)}`,
    );
  const own = points(seat);
  return (
    <svg
      className="lead-plot"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={name}
    >
      {ticks.map((tick) => (
        <path key={tick} className="lead-plot__tick" d={`M0 ${heightOf(tick)}H100`} />
      ))}
      {seats.length === 1 && (
        <path
          className="lead-plot__area"
          d={`M0 ${heightOf(0)}L${own.join('L')}L100 ${heightOf(0)}z`}
        />
      )}
      <path className="lead-plot__level" d={`M0 ${heightOf(0)}H100`} />
      {seats
        .filter((other) => other !== seat)
        .map((other) => (
          <path
            key={other}
            className="lead-plot__line"
            strokeDasharray={dashOf(other)}
            d={`M${points(other).join('L')}`}
          />
        ))}
      <path className="lead-plot__line lead-plot__line--own" d={`M${own.join('L')}`} />
      <path className="lead-plot__end" d={`M${own.at(-1) ?? ''}h0`} />
    </svg>
  );
}
