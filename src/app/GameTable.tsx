import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useState,
} from 'react';
import {
  BlankPicker,
  BoardFrame,
  type FindLandmark,
  Dock,
  MovePanel,
  PuzzlePanel,
  PuzzleStrip,
  rackLayout,
  ScorePanel,
  SquareTip,
  tableLayout,
  TileDragContext,
  Motion,
  UnseenTiles,
  useBoardSize,
  useDrawnPhase,
  useGame,
  useHeightAboveKeyboard,
  useKeys,
  useLandmarks,
  usePending,
} from '../components';
import { dockPage, isAtSharedTable, isReviewing, isBoardWhole, puzzleNow } from '../store';
import './print.css';

/**
 * Keeps the focus in the move box when the player taps the table, except on a field. Otherwise the on-screen keyboard
 * would close and the table would move under the finger.
 */
function keepKeyboard(find: FindLandmark, event: MouseEvent): void {
  const { target } = event;
  const isInBox = document.activeElement === find('move-box');
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const isOnField = target instanceof Element && target.matches('input, select, textarea');
  if (isInBox && isTouch && !isOnField) event.preventDefault();
}

function GameTable() {
  useKeys();
  const rackSize = useGame(({ table }) => table?.view.rules.rackSize ?? 0);
  const size = useBoardSize();
  const { find } = useLandmarks();
  const isTyping = useHeightAboveKeyboard() > 0;
  // A class, since `:has()` on the table would check every square.
  const phase = useDrawnPhase();
  const isReviewed = useGame(isReviewing);
  const isWholeBoard = useGame(isBoardWhole);
  const hasPage = useGame((state) => dockPage(state) !== undefined);
  const hasOtherTab = useGame(({ dockTab }) => dockTab !== 'moves');
  usePending('thinking', phase === 'thinking');
  // One frame for all of it would block a slow machine: first what surrounds the board, then the board, then the rest.
  const [isWhole, setWhole] = useState(false);
  usePending('drawing', !isWhole);
  const drawRest = useCallback(() => startTransition(() => setWhole(true)), []);
  const isShared = useGame(isAtSharedTable);
  const isPuzzle = useGame((state) => puzzleNow(state) !== undefined);
  if (!size) return null;
  const isBesideBoard = size.arrangement === 'tall' || size.arrangement === 'short';
  const isInsteadOfResult = (hasPage || hasOtherTab) && phase === 'over' && isBesideBoard;
  const hasWholeColumn = isReviewed || isInsteadOfResult;
  const isOver = phase === 'over' && !hasWholeColumn;
  const isStrip = isOver && !isWholeBoard && size.arrangement === 'stack';
  const classes = [
    'app__table',
    `app__table--${size.arrangement}`,
    `app__table--ledge-${size.ledge}`,
    size.isCompact && 'app__table--compact',
    isTyping && 'app__table--typing',
    isOver && 'app__table--over',
    isStrip && 'app__table--strip',
    hasWholeColumn && 'app__table--whole-dock',
    isShared && 'app__table--shared',
    isPuzzle && 'app__table--puzzle',
    !isWhole && 'app__table--partial',
  ];
  return (
    <TileDragContext>
      <main
        className={classes.filter(Boolean).join(' ')}
        style={{ ...rackLayout(rackSize), ...tableLayout(size) }}
        onMouseDown={(event) => keepKeyboard(find, event)}
      >
        {isPuzzle ? <PuzzleStrip /> : <ScorePanel />}
        <BoardFrame isStrip={isStrip} onDrawn={drawRest} />
        <MovePanel />
        {isWhole && (
          <>
            {isPuzzle ? <PuzzlePanel /> : <Dock />}
            {!isPuzzle && <UnseenTiles />}
          </>
        )}
      </main>
      <BlankPicker />
      <Motion />
      <Suspense>{isWhole && <SquareTip />}</Suspense>
    </TileDragContext>
  );
}

export { fadeOut } from '../components';

export const drawTable = (): ReactNode => <GameTable />;
