import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import type { Turn, View } from '../../engine';
import { MOVES_PLAYED, NO_MOVES_YET, totalAfter } from '../../messages';
import { inFrame } from '../../scheduler';
import type { TableSnapshot } from '../../table';
import { useGame } from '../game-context';
import { MeaningButton } from '../Meanings/MeaningButton';
import { Columns, Lines, roundsOf } from './MoveTables';
import { TurnButton, turnText } from './TurnButton';
import { useStepKeys } from './use-step-keys';
import './move-list.css';

/** Scrolls a list, and nothing around it, until an element of it can be seen. */
function reveal(list: HTMLElement, element: HTMLElement, head: number): void {
  const frame = list.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top + head) list.scrollTop -= frame.top + head - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/** The notation of the turn that is pointed at, or else shown, and the score of its player after it. */
function TurnInDetail({ view, turns }: { readonly view: View; readonly turns: readonly Turn[] }) {
  const number = useGame(({ table, turnPointedAt }) => turnPointedAt ?? table?.turnsShown ?? 0);
  const turn = turns[number - 1];
  return (
    // Another turn is another line, not the same text moved.
    <p key={number} className="moves__detail">
      {turn && (
        <>
          <span className="moves__text" aria-hidden="true">
            {turnText(view.rules, turn)}
          </span>
          {turn.kind === 'play' && <MeaningButton word={turn.words[0] ?? ''} />}
          <span aria-hidden="true">{totalAfter(view, turn)}</span>
        </>
      )}
    </p>
  );
}

/** Every turn of the game; each can be shown, and that which is shown is marked. */
export const MoveList = memo(function MoveList({ table }: { readonly table: TableSnapshot }) {
  const { view, allTurns: turns, turnsShown: shown } = table;
  const marked = Math.max(shown, 1);
  const areColumns = view.seats.length === 2;
  const rows = useMemo(() => {
    const numbered = turns.map((turn, index) => ({ turn, number: index + 1 }));
    return areColumns ? roundsOf(numbered) : numbered.map((each) => [each]);
  }, [turns, areColumns]);
  const list = useRef<HTMLDivElement>(null);
  const hasStepped = useRef(false);
  const onStepKey = useStepKeys(areColumns ? 2 : 1);

  useEffect(() => {
    const find = () =>
      list.current?.querySelector<HTMLElement>(`[data-turn="${Math.max(shown, 1)}"]`);
    if (hasStepped.current) find()?.focus({ preventScroll: true });
    hasStepped.current = false;
    return inFrame('drawing', () => {
      const turn = find();
      const head = list.current?.querySelector<HTMLElement>('.moves--columns thead');
      if (list.current && turn) reveal(list.current, turn, head?.offsetHeight ?? 0);
    });
  }, [shown]);

  const Table = areColumns ? Columns : Lines;
  return (
    <>
      <div
        ref={list}
        className="game-log__scroll"
        role="region"
        aria-label={MOVES_PLAYED}
        onKeyDown={(event: KeyboardEvent) => {
          if (onStepKey(event)) hasStepped.current = true;
        }}
      >
        {turns.length === 0 ? (
          <p className="game-log__empty">{NO_MOVES_YET}</p>
        ) : (
          <Table
            view={view}
            rows={rows}
            shown={rows.findIndex((row) => row.some(({ number }) => number === marked))}
            renderTurn={({ turn, number }) => (
              <TurnButton
                turn={turn}
                number={number}
                view={view}
                isShown={number === shown}
                isTabbable={number === marked}
              />
            )}
          />
        )}
      </div>
      <TurnInDetail view={view} turns={turns} />
    </>
  );
});
