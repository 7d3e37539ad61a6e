import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ofTurns, scoresNow, STEPS } from '../../messages';
import type { TableSnapshot } from '../../table';
import { useActions, useGame, useGameStore, useLandmarks } from '../game-context';
import { Button, isPlainKey, moveFocus, Sign } from '../ui';

/**
 * Returns a key handler for stepping through the game. It stops propagation, so that the board's cursor does not move,
 * and returns whether it has shown another turn. `rowLength` is the number of turns per row if the up and down arrows
 * step too.
 */
export function useStepKeys(rowLength?: number): (event: KeyboardEvent) => boolean {
  const { getState } = useGameStore();
  const { showTurn } = useActions();
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ...(rowLength === undefined ? {} : { ArrowUp: -rowLength, ArrowDown: rowLength }),
  };
  return (event) => {
    const by = steps[event.key];
    const { table } = getState();
    if (by === undefined || !table || !isPlainKey(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    const turn = Math.max(0, Math.min(table.turnsShown + by, table.turns));
    if (turn === table.turnsShown) return false;
    showTurn(turn);
    return true;
  };
}

/** Paths for `Sign`. */
export const SIGNS = {
  first: 'M6 5v14M18 5l-7 7 7 7',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  latest: 'M18 5v14M6 5l7 7-7 7',
  watch: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  speed: 'M4 6l7 6-7 6M12 6l7 6-7 6',
  undo: 'M9 5 4 10l5 5M4 10h9.5a5.5 5.5 0 0 1 0 11H9',
  branch: 'M6 4v16M6 15h5a6 6 0 0 0 6-6V5m-3.5 3.5L17 5l3.5 3.5',
} as const;

/** A step button; without a turn to show it is inactive, but keeps the focus. */
function Step(props: {
  readonly name: string;
  readonly sign: string;
  readonly to: number;
  readonly isIdle: boolean;
}) {
  const { name, sign, to, isIdle } = props;
  const { showTurn } = useActions();
  return (
    <Button
      tone="quiet"
      aria-label={name}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : () => showTurn(to)}
    >
      <Sign path={sign} />
    </Button>
  );
}

/** When the step buttons are replaced by those in the ledge, moves the focus to the same button there. */
function useFocusInLedge(): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const { find } = useLandmarks();
  useLayoutEffect(() => {
    const { current } = group;
    return () => {
      const { activeElement } = document;
      const name = current?.contains(activeElement) && activeElement?.getAttribute('aria-label');
      if (!name) return;
      queueMicrotask(() =>
        moveFocus(find('ledge')?.querySelector<HTMLElement>(`[aria-label="${name}"]`)),
      );
    };
  }, [find]);
  return group;
}

/** Buttons for the first, previous, next and latest turn, and the number of the one that is shown. */
export function StepButtons({ className }: { readonly className: string }) {
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const onStepKey = useStepKeys();
  const isFirst = shown === 0;
  const isLatest = shown === turns;
  return (
    <div
      ref={useFocusInLedge()}
      className={className}
      role="group"
      aria-label={STEPS.name}
      onKeyDown={onStepKey}
    >
      <Step name={STEPS.first} sign={SIGNS.first} to={0} isIdle={isFirst} />
      <Step name={STEPS.previous} sign={SIGNS.previous} to={shown - 1} isIdle={isFirst} />
      <span>
        <b>{shown}</b> <span>{ofTurns(turns)}</span>
      </span>
      <Step name={STEPS.next} sign={SIGNS.next} to={shown + 1} isIdle={isLatest} />
      <Step name={STEPS.latest} sign={SIGNS.latest} to={turns} isIdle={isLatest} />
    </div>
  );
}

/** Undoes the player's last turn if the game allows it; without such a turn it is inactive, but keeps the focus. */
function UndoButton() {
  const undoState = useGame(({ table }) => table?.undo ?? 'none');
  const { undo } = useActions();
  if (undoState === 'none') return null;
  const isIdle = undoState !== 'possible';
  return (
    <Button className="steps__undo" aria-disabled={isIdle} onClick={isIdle ? undefined : undo}>
      <Sign path={SIGNS.undo} />
      <span>{STEPS.undo}</span>
    </Button>
  );
}

/** The foot of the list of moves: the way to earlier turns or, while one is shown, the scores of now. */
export function Steps({ table }: { readonly table: TableSnapshot }) {
  const { view, allTurns, phase, isOver } = table;
  if (phase !== 'looking-back') {
    return (
      <div className="steps">
        <UndoButton />
        <StepButtons className="steps__through" />
      </div>
    );
  }
  const scores = view.seats.map(
    (_, each) => allTurns.findLast(({ seat }) => seat === each)?.total ?? 0,
  );
  // The steps of a finished game are in the ledge, and its scores above.
  if (isOver) return null;
  return <p className="steps">{scores.length < 3 && scoresNow(view, scores)}</p>;
}
