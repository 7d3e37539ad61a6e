import type { ReactNode } from 'react';
import {
  BlankPicker,
  BoardFrame,
  GameLog,
  Hands,
  MovePanel,
  ScorePanel,
  UnseenTiles,
} from '../components';

/** Everything that a game is played with. */
function GameTable() {
  return (
    <Hands>
      <main className="app__table">
        <div className="app__play">
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
export const drawGameTable = (): ReactNode => <GameTable />;
