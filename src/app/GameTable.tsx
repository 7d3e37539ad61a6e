import type { MouseEvent, ReactNode } from 'react';
import {
  BlankPicker,
  BoardFrame,
  GameLog,
  MovePanel,
  rackLayout,
  ResignItem,
  ScorePanel,
  TileDragContext,
  UnseenTiles,
  useGame,
  useKeys,
} from '../components';
import { useVisibleHeight } from './use-visible-height';

/**
 * A tap on the table does not take the focus from the move box: its keyboard would go, and the
 * table move away under the finger.
 */
function keepKeyboard(event: MouseEvent): void {
  const { activeElement } = document;
  const isInBox = activeElement?.matches('.move-form__box input') ?? false;
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  if (isInBox && isTouch && event.target !== activeElement) event.preventDefault();
}

/** Everything that a game is played with. */
function GameTable() {
  useKeys();
  useVisibleHeight();
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  return (
    <TileDragContext>
      <main className="app__table" style={rackLayout(rackSize)}>
        <div className="app__play" onMouseDown={keepKeyboard}>
          <ScorePanel />
          <BoardFrame />
          <MovePanel />
        </div>
        <GameLog />
        <UnseenTiles />
      </main>
      <BlankPicker />
    </TileDragContext>
  );
}

/** Draws the table of a game. */
export const drawTable = (): ReactNode => <GameTable />;

/** Draws the items that a game adds to the menu of the record. */
export const drawItems = (close: () => void): ReactNode => <ResignItem onDone={close} />;
