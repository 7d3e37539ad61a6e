import { memo } from 'react';
import { GAME_LOG, lastMoveInShort, movesStripLabel } from '../../messages';
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
 * The last move in one line, if the list is below the visible part of a phone: a tap scrolls to the list, and back to
 * the board.
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
        <b>{GAME_LOG.moves}</b> {turns}
      </span>
      {/* A new element for each move, not one whose text changes. */}
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
 * Moves, transcript and words of the game, with buttons to step through it. Deferred: rendering at once all that a turn
 * changes would block a slow machine.
 */
export function GameLog() {
  const table = useLater(useGame((state) => state.table));
  return (
    <section ref={useLandmark('game-log')} className="panel game-log" aria-label={GAME_LOG.name}>
      {table && (
        <>
          <MovesStrip table={table} />
          <Tabs
            label={GAME_LOG.name}
            tabs={[
              { name: GAME_LOG.moves, panel: <MoveList table={table} /> },
              { name: GAME_LOG.transcript, panel: <Transcript table={table} /> },
              { name: GAME_LOG.words, panel: <WordsOfGame turns={table.view.turns} /> },
            ]}
          />
        </>
      )}
      <Steps />
    </section>
  );
}
