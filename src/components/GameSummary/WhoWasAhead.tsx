import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GameSummary, NumberedPlay } from '../../engine';
import {
  CHART_AXIS,
  chartSides,
  chartTitle,
  courseSentence,
  finalLeadText,
  peakLabel,
  playInShort,
} from '../../messages';
import type { ScreenView } from '../../table';
import { afterPaint } from '../../scheduler';
import { useActions, useLandmark } from '../game-context';
import { leadDots } from './lead-dots';
import { LeadPlot } from './LeadPlot';
import type { PeakLabel, ChartPosition } from './peak-labels';
import './who-was-ahead.css';

interface Course {
  readonly view: ScreenView;
  readonly summary: GameSummary;
  /** The seat whose lead is drawn. */
  readonly seat: number;
}

/** Legend of the two sides of the line. */
function Sides({ view, seat }: Course) {
  return chartSides(view, seat).map((name, index) => (
    <span key={index} className="ahead__side">
      <svg viewBox="0 0 20 4" aria-hidden="true">
        <path
          className={`lead-plot__line lead-plot__line--own lead-plot__line--${index === 0 ? 'ahead' : 'behind'}`}
          d="M1 2H19"
        />
      </svg>
      <span>{name}</span>
    </span>
  ));
}

const positionClasses = (label: PeakLabel | undefined, { x, y }: ChartPosition): string => {
  const { side, align } = label ?? {
    side: y < 50 ? 'below' : 'above',
    align: x < 30 ? 'start' : x > 70 ? 'end' : 'middle',
  };
  return `peak peak--${side} peak--${align}`;
};

/** Turning points of the lead, each a button that shows its turn on the board, and the final lead. */
function Peaks({ view, summary, seat }: Course) {
  const { showTurn, pointAtTurn } = useActions();
  const finalLead = finalLeadText(summary, seat);
  const { peaks, end } = useMemo(
    () => leadDots(view, summary, seat, { ofPlay: playInShort, ofEnd: finalLead }),
    [view, summary, seat, finalLead],
  );
  const point = (play: NumberedPlay | undefined) => () => pointAtTurn(play?.number);
  return (
    <>
      {peaks.map(({ play, isBest, label, ...position }) => {
        const isAhead = (summary.runningScores[play.number]?.leads[seat] ?? 0) >= 0;
        const classes = [
          positionClasses(label, position),
          !isAhead && 'peak--behind',
          isBest && 'peak--best',
          !label && 'peak--unnamed',
        ];
        return (
          <div
            key={play.number}
            className={classes.filter(Boolean).join(' ')}
            data-peak
            style={{ left: `${position.x}%`, top: `${position.y}%` }}
          >
            <button
              type="button"
              aria-label={peakLabel(view, summary, play)}
              onClick={() => showTurn(play.number)}
              onFocus={point(play)}
              onBlur={point(undefined)}
              onPointerEnter={point(play)}
              onPointerLeave={point(undefined)}
            />
            <span className="peak__label" aria-hidden="true">
              {playInShort(play)}
            </span>
          </div>
        );
      })}
      {end.label && (
        <div
          className={positionClasses(end.label, end)}
          data-peak
          style={{ left: `${end.x}%`, top: `${end.y}%` }}
          aria-hidden="true"
        >
          <span className="peak__label">{finalLead}</span>
        </div>
      )}
    </>
  );
}

function Chart(course: Course) {
  const { view, summary, seat } = course;
  return (
    <>
      <figcaption className="ahead__head">
        <strong>{chartTitle(view)}</strong>
        <Sides {...course} />
      </figcaption>
      <div className="ahead__chart">
        <div ref={useLandmark('lead-window')} className="ahead__window">
          <div ref={useLandmark('lead-line')} className="ahead__line">
            <LeadPlot
              name={courseSentence(view, summary)}
              summary={summary}
              seats={[seat]}
              seat={seat}
            />
          </div>
        </div>
        <Peaks {...course} />
      </div>
      <div className="ahead__foot" aria-hidden="true">
        <span>{CHART_AXIS.start}</span>
        <span>{CHART_AXIS.end}</span>
      </div>
    </>
  );
}

/**
 * A small chart of the lead, whose turning points can be shown on the board. Its layout is slow, so its empty place is
 * painted first; the chart follows before the animations at the end of a game measure positions.
 */
export function WhoWasAhead(course: Course) {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => afterPaint('drawing', () => flushSync(() => setPainted(true))), []);
  return (
    <figure ref={useLandmark('lead')} className="ahead">
      {isPainted && <Chart {...course} />}
    </figure>
  );
}
