import type { ReactNode } from 'react';
import {
  BlankPicker,
  BoardFrame,
  GameLog,
  Hands,
  keepKeyboard,
  MovePanel,
  rackLayout,
  ResignItem,
  ScorePanel,
  UnseenTiles,
  useGame,
  useKeys,
} from '../components';
import { useVisibleHeight } from './use-visible-height';

/** Everything that a game is played with. */
function GameTable() {
  useKeys();
  useVisibleHeight();
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  return (
    <Hands>
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
    </Hands>
  );
}

/** Draws the table of a game. */
export const drawTable = (): ReactNode => <GameTable />;

/** Draws the items that a game adds to the menu of the record. */
export const drawItems = (close: () => void): ReactNode => <ResignItem onDone={close} />;
