import { useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GameSummary, type NumberedPlay, turningPoints } from '../../engine';
import {
  CHART_AXIS,
  chartSides,
  chartTitle,
  courseSentence,
  peakLabel,
  playInShort,
} from '../../messages';
import type { ScreenView } from '../../table';
import { afterPaint } from '../../scheduler';
import { useActions, useLandmark } from '../game-context';
import { LeadPlot, leadsRange, percentOf, placeOf } from './LeadPlot';
import { peakLabels } from './peak-labels';
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

/** Turning points of the lead; each shows its turn on the board. */
function Peaks({ view, summary, seat }: Course) {
  const { showTurn, pointAtTurn } = useActions();
  const peaks = useMemo(() => {
    const range = leadsRange(summary, [seat]);
    const line = summary.runningScores.map(({ leads }, index) => ({
      x: placeOf(summary, index),
      y: 100 - percentOf(range, leads[seat] ?? 0),
    }));
    const byScore = turningPoints(view, summary, seat).toSorted((a, b) => b.score - a.score);
    const drawn = byScore.map((play) => {
      const { x = 0, y = 0 } = line[play.number] ?? {};
      return { play, x, y, text: playInShort(play) };
    });
    const labels = peakLabels(drawn, line);
    return drawn
      .map((peak, index) => ({ ...peak, label: labels[index] }))
      .toSorted((a, b) => a.play.number - b.play.number);
  }, [view, summary, seat]);
  const point = (play: NumberedPlay | undefined) => () => pointAtTurn(play?.number);
  return peaks.map(({ play, x, y, text, label }) => {
    const isAhead = (summary.runningScores[play.number]?.leads[seat] ?? 0) >= 0;
    const side = label?.side ?? (y < 50 ? 'below' : 'above');
    const align = label?.align ?? (x < 30 ? 'start' : x > 70 ? 'end' : 'middle');
    const classes = [
      'peak',
      `peak--${side}`,
      `peak--${align}`,
      !isAhead && 'peak--behind',
      !label && 'peak--crowded',
    ];
    return (
      <div
        key={play.number}
        className={classes.filter(Boolean).join(' ')}
        data-peak
        style={{ left: `${x}%`, top: `${y}%` }}
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
          {text}
        </span>
      </div>
    );
  });
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
