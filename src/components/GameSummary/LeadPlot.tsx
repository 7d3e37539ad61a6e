import { useId } from 'react';
import type { GameSummary } from '../../engine';
import { percentOf, rangeOf, type Range } from './axis';
import './lead-plot.css';

/** A pattern of dashes for each seat, so that lines need no colour to be told apart. */
const DASHES = [undefined, '8 4', '2 4', '10 4 2 4', '5 5', '14 4', '10 4 2 4 2 4', '4 2'] as const;

/** The pattern of the line of a seat (0-based). */
export const dashOf = (seat: number): string | undefined => DASHES[seat % DASHES.length];

/** Above and below the line at which a seat is level with the best of the others. */
const SIDES = ['ahead', 'behind'] as const;

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
  const level = heightOf(0);
  // One line alone has two sides, and looks different on each.
  const isAlone = seats.length === 1;
  const clipId = useId();
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
      <path className="lead-plot__level" d={`M0 ${level}H100`} />
      {isAlone ? (
        SIDES.map((side) => (
          <g key={side} clipPath={`url(#${clipId}-${side})`}>
            <clipPath id={`${clipId}-${side}`}>
              {side === 'ahead' ? (
                <rect x="-10" y="-50" width="120" height={level + 50} />
              ) : (
                <rect x="-10" y={level} width="120" height="150" />
              )}
            </clipPath>
            <path
              className={`lead-plot__area lead-plot__area--${side}`}
              d={`M0 ${level}L${own.join('L')}L100 ${level}z`}
            />
            <path
              className={`lead-plot__line lead-plot__line--own lead-plot__line--${side}`}
              d={`M${own.join('L')}`}
            />
          </g>
        ))
      ) : (
        <>
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
        </>
      )}
      <path className="lead-plot__end" d={`M${own.at(-1) ?? ''}h0`} />
    </svg>
  );
}
