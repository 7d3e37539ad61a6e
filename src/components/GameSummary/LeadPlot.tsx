import { useId } from 'react';
import type { GameSummary } from '../../engine';
import './lead-plot.css';

/** Range of an axis; `from` is less than `to`. */
export interface AxisRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the smallest round number (1, 2 or 5 times a power of ten) that fits into a length at most `max` times. */
function roundStep(length: number, max: number): number {
  const min = Math.max(1, length / max);
  const power = 10 ** Math.floor(Math.log10(min));
  return power * ([1, 2, 5].find((digit) => digit * power >= min) ?? 10);
}

/** Returns the multiples of a round number within a range, in at most about `max` steps. */
export function ticksOf({ from, to }: AxisRange, max: number): readonly number[] {
  const step = roundStep(to - from, max);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Returns the smallest range of these values and 0; never empty. */
function rangeOf(values: readonly number[]): AxisRange {
  const from = Math.min(0, ...values);
  return { from, to: Math.max(from + 1, 0, ...values) };
}

/** Returns the position of a value in a range: 0 at its start, 100 at its end. */
export const percentOf = ({ from, to }: AxisRange, value: number): number =>
  ((value - from) / (to - from)) * 100;

/** Moves marks apart so that each has `room`, all in percent, with one pass down and one up. */
export function spreadMarks(marks: readonly number[], room: number): readonly number[] {
  const order = [...marks.keys()].toSorted((a, b) => (marks[a] ?? 0) - (marks[b] ?? 0));
  const placed = new Map<number, number>();
  let min = 0;
  for (const mark of order) {
    const place = Math.max(min, marks[mark] ?? 0);
    placed.set(mark, place);
    min = place + room;
  }
  let max = 100;
  for (const mark of order.toReversed()) {
    const place = Math.min(max, placed.get(mark) ?? 0);
    placed.set(mark, place);
    max = place - room;
  }
  return marks.map((_, mark) => placed.get(mark) ?? 0);
}

/** Dash pattern of each seat, so that lines differ without colours. */
const DASHES = [undefined, '8 4', '2 4', '10 4 2 4', '5 5', '14 4', '10 4 2 4 2 4', '4 2'] as const;

export const dashOf = (seat: number): string | undefined => DASHES[seat % DASHES.length];

/** Sides of the line at which a seat is level with the best of the others. */
const SIDES = ['ahead', 'behind'] as const;

/** Returns the horizontal position of a running score, in percent of the chart. */
export const placeOf = ({ runningScores }: GameSummary, index: number): number =>
  percentOf(rangeOf([runningScores.length - 1]), index);

export const leadsRange = ({ runningScores }: GameSummary, seats: readonly number[]): AxisRange =>
  rangeOf(runningScores.flatMap(({ leads }) => seats.map((seat) => leads[seat] ?? 0)));

/** The leads of some seats as lines; it fills its container. */
export function LeadPlot(props: {
  /** Accessible name: what the lines show, in a sentence. */
  readonly name: string;
  readonly summary: GameSummary;
  readonly seats: readonly number[];
  readonly seat: number;
  /** Leads with a horizontal grid line. */
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
  // A single line is styled differently ahead and behind.
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
