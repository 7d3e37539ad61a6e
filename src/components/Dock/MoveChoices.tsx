import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { type Candidate, formatMove, type View } from '../../engine';
import { ANALYSIS, barKey, candidateLabel, CUT, equityNote, placeLabel } from '../../messages';
import { useActions } from '../game-context';
import { Button, isPlainKey } from '../ui';
import { CandidateFigures, CandidateHeads, MoveButton } from './candidate-columns';

/** Maximum time and distance between the two taps of a double tap, in milliseconds and CSS pixels. */
const DOUBLE_TAP = { time: 500, distance: 24 };

/** Ignores the second tap of a double tap, which would press what the first has brought under the finger. */
function ignoreSecondTap(first: Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>): void {
  const onClick = (event: MouseEvent): void => {
    const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (event.timeStamp - first.timeStamp > DOUBLE_TAP.time || distance > DOUBLE_TAP.distance)
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true, once: true });
}

/** Score and tiles kept as parts of the longest bar, each from 0 to 1. */
function ValueBar({ move, max }: { readonly move: Candidate; readonly max: number }) {
  const partOf = (points: number): number => Math.max(0, Math.min(1, points / max));
  const { score, equity } = move;
  const style = {
    '--score': partOf(score),
    '--helps': partOf(equity - Math.max(0, score)),
    '--hurts': Math.min(partOf(score), partOf(score - equity)),
  } as CSSProperties;
  return (
    <span className="value-bar" style={style} aria-hidden="true">
      <span className="value-bar__score" />
      <span className="value-bar__helps" />
      <span className="value-bar__hurts" />
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves to choose from. Pointing at one, or focusing it, shows it on the board; a click keeps it there. Enter places it,
 * and so does the button below.
 */
export function MoveChoices(props: {
  readonly view: View;
  readonly best: readonly Candidate[];
  readonly isCut: boolean;
}) {
  const { view, best, isCut } = props;
  const { setSheet, showGhost, showTab, typeMove } = useActions();
  const [chosen, choose] = useState(0);
  /** Whether the chosen move is on the board while no other is pointed at. */
  const [isKept, setKept] = useState(false);
  const all = useRef<HTMLDivElement>(null);
  const max = Math.max(1, ...best.flatMap(({ score, equity }) => [score, equity]));

  const show = (candidate: Candidate | undefined): void =>
    showGhost(candidate?.move.kind === 'play' ? candidate.move.play : undefined);
  const keep = (index: number): void => {
    choose(index);
    setKept(true);
    // A closed sheet opens, since the board may be out of sight.
    showTab('analysis');
    show(best[index]);
  };
  const drop = (): void => {
    setKept(false);
    show(undefined);
  };
  const place = (candidate: Candidate | undefined): void => {
    if (candidate?.move.kind !== 'play') return;
    setKept(false);
    typeMove(formatMove(view.rules, candidate.move));
    // The tiles and Play are below the sheet.
    setSheet('closed');
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event)) return;
    const by = STEPS[event.key];
    if (event.key === 'Escape' && isKept) drop();
    else if (event.key === 'Enter' && !event.repeat) place(best[chosen]);
    else if (by !== undefined) {
      const buttons = all.current?.querySelectorAll<HTMLElement>('.choices__move');
      buttons?.[Math.max(0, Math.min(chosen + by, best.length - 1))]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const move = best[chosen];
  const key = barKey(best);
  return (
    <div
      ref={all}
      className="choices"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) drop();
      }}
    >
      <table className="choices__table">
        <caption className="visually-hidden">{equityNote(best)}</caption>
        <thead>
          <tr>
            <th scope="col">{ANALYSIS.best}</th>
            <td aria-hidden="true" />
            <CandidateHeads moves={best} />
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {best.map((candidate, index) => (
            <tr key={index} aria-current={index === chosen || undefined}>
              <th scope="row">
                <MoveButton
                  before={view}
                  candidate={candidate}
                  rank={index + 1}
                  aria-label={candidateLabel(view, candidate)}
                  tabIndex={index === chosen ? 0 : -1}
                  onClick={() => keep(index)}
                  onFocus={() => keep(index)}
                  onPointerEnter={() => show(candidate)}
                  onPointerLeave={() => show(isKept ? move : undefined)}
                />
              </th>
              <td className="choices__bar">
                <ValueBar move={candidate} max={max} />
              </td>
              <CandidateFigures move={candidate} />
            </tr>
          ))}
        </tbody>
      </table>
      {isCut && <p className="dock-tab__note">{CUT.best}</p>}
      <div className="choices__foot">
        <p className="choices__key" aria-hidden="true">
          <span className="choices__key--score">{key.score}</span>
          <span className="choices__key--helps">{key.helps}</span>
          <span className="choices__key--hurts">{key.hurts}</span>
        </p>
        <Button
          tone="main"
          className="choices__do"
          disabled={move?.move.kind !== 'play'}
          onClick={(event) => {
            place(move);
            ignoreSecondTap(event);
          }}
        >
          {move?.move.kind === 'play' ? placeLabel(view, move) : ANALYSIS.noPlace}
        </Button>
      </div>
    </div>
  );
}
