import { useLayoutEffect, useMemo, useRef } from 'react';
import { fittedCurveOf, formatMove, winProbabilityWith } from '../../engine';
import {
  candidateHeads,
  comparedText,
  SIMULATION,
  simulatedFigures,
  THINKING,
} from '../../messages';
import type { ScreenState } from '../../store';
import type { ScreenView } from '../../table';
import { useLearned } from '../use-learned';
import { MoveButton } from './candidate-columns';
import { useGhost } from './use-ghost';
import { useHeldRows } from './use-held-rows';

const MAX_LISTED = 5;

/** Hands the focus to the tab when the list goes with it. */
function useFocusHandedOn() {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    return () => {
      if (current?.contains(document.activeElement))
        current.closest<HTMLElement>('.dock-tab')?.focus({ preventScroll: true });
    };
  }, []);
  return list;
}

/** The moves that the computer to move still compares, with their values so far. The one pointed at is on the board. */
export function SimulatedMoves(props: {
  readonly view: ScreenView;
  readonly simulation: NonNullable<ScreenState['simulationProgress']>;
}) {
  const { view, simulation } = props;
  const { best, share } = simulation;
  const { rules, board, grid, seats, toMove } = view;
  const rack = seats[toMove]?.rack;
  const tiles = rack?.kind === 'shown' ? rack.tiles : undefined;
  const before = useMemo(
    () => ({ rules, board, grid, rack: tiles ?? [] }),
    [rules, board, grid, tiles],
  );
  const learned = useLearned(view)?.curve;
  const curve = useMemo(
    () => (seats.length > 1 ? (learned ?? fittedCurveOf(rules, board)) : undefined),
    [rules, board, seats.length, learned],
  );
  const list = useFocusHandedOn();
  const { rows, over, kept, keep, handlersOf } = useHeldRows(best.slice(0, MAX_LISTED));
  const onBoard = (over ?? kept)?.move;
  useGhost(before, onBoard?.kind === 'play' ? onBoard.play : undefined);
  const heads = candidateHeads(rows);
  return (
    <div ref={list} className="choices">
      <table className="choices__table">
        <caption className="visually-hidden">{SIMULATION.note}</caption>
        <thead>
          <tr>
            <th scope="col">{SIMULATION.best}</th>
            <th scope="col">{heads.score}</th>
            <th scope="col" title={SIMULATION.note}>
              {heads.equity}
            </th>
            {curve && <th scope="col">{SIMULATION.chance}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((move, place) => {
            const chance = curve && winProbabilityWith(curve, view, move);
            const { label, score, value, percent } = simulatedFigures(before, move, chance);
            const isKept = move === kept;
            return (
              <tr key={formatMove(rules, move.move)} aria-current={isKept || undefined}>
                <th scope="row">
                  <MoveButton
                    before={before}
                    candidate={move}
                    rank={place + 1}
                    aria-label={label}
                    aria-pressed={isKept}
                    onClick={() => keep(isKept ? undefined : move)}
                    {...handlersOf(move)}
                  />
                </th>
                <td>{score}</td>
                <td className="choices__value">{value}</td>
                {curve && <td>{percent}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="dock-tab__ask dock-tab__note">
        <progress value={share} aria-label={THINKING} />
        <span>{comparedText(best.length)}</span>
      </p>
    </div>
  );
}
