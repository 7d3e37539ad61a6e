import { useLandmarks } from '../game-context';
import { memo } from 'react';
import { lastMoveInShort, movesStripLabel } from '../../messages';
import { useBoardSize } from '../Board/use-board-size';
import type { TableSnapshot } from '../../table';
import './moves-strip.css';

/**
 * The last move in a line, where the list lies below what fits a phone: a tap brings the list up, and
 * the board back.
 */
export const MovesStrip = memo(function MovesStrip(props: { readonly table: TableSnapshot }) {
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
