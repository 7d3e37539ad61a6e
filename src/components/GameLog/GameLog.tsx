import { useGame, useLandmark } from '../game-context';
import { WordsOfGame } from '../Meanings/MeaningButton';
import { Tabs } from '../ui';
import { useLater } from '../use-deferred';
import { MoveList } from './MoveList';
import { MovesStrip } from './MovesStrip';
import { Steps } from './Steps';
import { Transcript } from './Transcript';
import './game-log.css';

/**
 * The turns of the game and the game in words, either of which can be stepped through. It is drawn after the board:
 * all that a turn changes, drawn at once, would hold up a slow machine.
 */
export function GameLog() {
  const table = useLater(useGame((state) => state.table));
  return (
    <section ref={useLandmark('game-log')} className="panel game-log" aria-label="Game so far">
      {table && (
        <>
          <MovesStrip table={table} />
          <Tabs
            label="Game so far"
            tabs={[
              { name: 'Moves', panel: <MoveList table={table} /> },
              { name: 'Transcript', panel: <Transcript table={table} /> },
              { name: 'Words', panel: <WordsOfGame turns={table.view.turns} /> },
            ]}
          />
        </>
      )}
      <Steps />
    </section>
  );
}
