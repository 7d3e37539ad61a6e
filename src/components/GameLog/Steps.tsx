import type { KeyboardEvent } from 'react';
import { useActions, useGame, useGameStore } from '../game-context';
import { Button, isPlainKey } from '../ui';

/**
 * A listener for keys by which a player steps through the game; it takes them from the cursor of the
 * board, and tells whether it has done anything. `rowLength` is how many turns stand side by side
 * where the arrows up and down step too.
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

/** Paths of the signs, on a grid of 24 × 24. */
const SIGNS = {
  first: 'M6 5v14M18 5l-7 7 7 7',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  latest: 'M18 5v14M6 5l7 7-7 7',
  undo: 'M9 5 4 10l5 5M4 10h9.5a5.5 5.5 0 0 1 0 11H9',
} as const;

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="steps__sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A step through the game; at its end it stays where it is, and keeps the focus. */
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

/** Takes one's last turn back, in games that allow it; it keeps the focus where there is none. */
function UndoButton() {
  const undoState = useGame(({ table }) => table?.undo ?? 'none');
  const { undo } = useActions();
  if (undoState === 'none') return null;
  const isIdle = undoState !== 'possible';
  return (
    <Button className="steps__undo" aria-disabled={isIdle} onClick={isIdle ? undefined : undo}>
      <Sign path={SIGNS.undo} />
      <span>Undo</span>
    </Button>
  );
}

/** Steps through the game, and the step that takes a turn back. */
export function Steps() {
  const shown = useGame(({ table }) => table?.turnsShown ?? 0);
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const onStepKey = useStepKeys();
  const isFirst = shown === 0;
  const isLatest = shown === turns;
  return (
    <div className="steps">
      <UndoButton />
      <div
        className="steps__through"
        role="group"
        aria-label="Step through the game"
        onKeyDown={onStepKey}
      >
        <Step name="First" sign={SIGNS.first} to={0} isIdle={isFirst} />
        <Step name="Previous turn" sign={SIGNS.previous} to={shown - 1} isIdle={isFirst} />
        <span>{`${shown} of ${turns}`}</span>
        <Step name="Next turn" sign={SIGNS.next} to={shown + 1} isIdle={isLatest} />
        <Step name="Latest" sign={SIGNS.latest} to={turns} isIdle={isLatest} />
      </div>
    </div>
  );
}
