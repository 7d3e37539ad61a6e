import { memo } from 'react';
import { lastMoveInShort, movesStripLabel } from '../../messages';
import type { TableSnapshot } from '../../table';
import { useGame, useLandmark, useLandmarks } from '../game-context';
import { useBoardSize } from '../Board/use-board-size';
import { WordsOfGame } from '../Meanings/MeaningButton';
import { Tabs } from '../ui';
import { useLater } from '../use-deferred';
import { MoveList } from './MoveList';
import { Steps } from './Steps';
import { Transcript } from './Transcript';
import './moves-strip.css';
import './game-log.css';

/**
 * The last move in a line, where the list lies below what fits a phone: a tap brings the list up, and
 * the board back.
 */
const MovesStrip = memo(function MovesStrip(props: { readonly table: TableSnapshot }) {
  const { table } = props;
  const { find } = useLandmarks();
  const { view, turnsShown: turns } = table;
  const isStacked = useBoardSize()?.arrangement === 'stack';
  if (!isStacked) return null;
  const last = view.turns.at(-1);
  const bringUp = (): void => {
    const log = find('game-log');
    const isUp = (log?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2;
    const target = isUp ? document.body : log;
    target?.scrollIntoView({ block: 'start' });
  };
  return (
    <button
      type="button"
      className="moves-strip"
      aria-label={movesStripLabel(view, last, turns)}
      onClick={bringUp}
    >
      <span>
        <b>Moves</b> {turns}
      </span>
      {/* Another move is another line, not the same text moved. */}
      <span key={turns} className="moves-strip__last">
        {last && lastMoveInShort(view, last)}
      </span>
      <svg className="moves-strip__sign" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M4 12.5l6-6 6 6" />
      </svg>
    </button>
  );
});

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
