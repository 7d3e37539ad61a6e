import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Board,
  columnName,
  firstSquare,
  parseSquareName,
  premiumAt,
  type RuleBook,
  type Square,
  sameSquare,
  squareIndex,
  startSquare,
  tileAt,
} from '../../engine';
import { boardLabel } from '../../messages';
import { placedTile, refusedSquares, squareOfSlot } from '../../store';
import { useGame } from '../game-context';
import { isPlainKey } from '../ui';
import { BoardSquare } from './BoardSquare';
import { LABEL_TRACK } from './use-board-zoom';

/** From this many squares on, rows out of sight are worth leaving out. */
const MANY_SQUARES = 600;

/** How many rows are put on the page at once; more of them at a time would hold it up. */
const ROWS_AT_ONCE = 20;

/** How many of the rows are on the page: more from one moment to the next, until all are. */
function useRowsDrawn(rows: number): number {
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  useEffect(() => {
    if (drawn < rows) startTransition(() => setDrawn(drawn + ROWS_AT_ONCE));
  }, [drawn, rows]);
  return Math.min(drawn, rows);
}

const squareOf = (target: EventTarget | null): Square | undefined => {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return parseSquareName(cell?.getAttribute('data-square') ?? '');
};

/** Whether a finger asks for the menu: it rests, perhaps before it drags, and presses no button. */
const isLongPress = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Characters of the longest label at the edges, which is the last of the columns or of the rows. */
const longestLabel = (rules: RuleBook, { columns, rows }: Board): number =>
  Math.max(columnName(rules, columns - 1).length, String(rows).length);

function ColumnLabels(props: {
  readonly rules: RuleBook;
  readonly columns: number;
  readonly edge: 'top' | 'bottom';
}) {
  const { rules, columns, edge } = props;
  return (
    <div className={`board__labels board__labels--${edge}`} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <span key={column}>{columnName(rules, column)}</span>
      ))}
    </div>
  );
}

/** The squares of the board with everything that lies on them, as a grid for eyes and readers. */
export const BoardGrid = memo(function BoardGrid(props: {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly pitch: number;
  readonly isOverview: boolean;
  readonly onTap: (square: Square) => void;
  readonly onReturn: (square: Square) => void;
}) {
  const { gridRef, pitch, isOverview, onTap, onReturn } = props;
  const view = useGame(({ table }) => table?.view);
  const isLookingBack = useGame(({ table }) => table?.phase === 'looking-back');
  const draft = useGame((state) => state.draft);
  const cursor = useGame((state) => state.cursor);
  const selected = useGame((state) => state.selected);
  const refused = useGame((state) => refusedSquares(state.verdict));

  const slots = useMemo(() => {
    const bySquare = new Map<number, number>();
    if (!view || isLookingBack) return bySquare;
    for (const slot of draft.order) {
      const square = squareOfSlot(draft, slot);
      if (square) bySquare.set(squareIndex(view.board, square), slot);
    }
    return bySquare;
  }, [view, draft, isLookingBack]);

  const rowsDrawn = useRowsDrawn(view?.board.rows ?? 0);

  if (!view) return null;
  const { board, rules } = view;
  const start = startSquare(view);
  const lastTurn = view.turns.findLast((turn) => turn.kind === 'play');
  const isOneOf = (squares: readonly Square[], square: Square): boolean =>
    squares.some((each) => sameSquare(each, square));
  const classes = [
    'board',
    isOverview && 'board--overview',
    board.rows * board.columns > MANY_SQUARES && 'board--large',
  ];
  const style = {
    '--pitch': `${pitch}px`,
    '--columns': board.columns,
    '--label-track': LABEL_TRACK,
    '--longest-label': longestLabel(rules, board),
  } as CSSProperties;
  const tabbable = cursor?.square ?? firstSquare(view);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event) || event.key !== ' ') return;
    event.preventDefault();
    const square = squareOf(event.target);
    if (square) onTap(square);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const square = squareOf(event.target);
    if (!square || !slots.has(squareIndex(board, square))) return;
    event.preventDefault();
    if (!isLongPress(event)) onReturn(square);
  };

  return (
    <div
      ref={gridRef}
      className={classes.filter(Boolean).join(' ')}
      role="grid"
      aria-label={boardLabel(board)}
      aria-rowcount={board.rows}
      aria-colcount={board.columns}
      style={style}
      onClick={(event) => {
        const square = squareOf(event.target);
        if (square) onTap(square);
      }}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
    >
      <ColumnLabels rules={rules} columns={board.columns} edge="top" />
      {Array.from({ length: rowsDrawn }, (_, row) => (
        <div className="board__row" role="row" aria-rowindex={row + 1} key={row}>
          <span className="board__row-label" aria-hidden="true">
            {row + 1}
          </span>
          {Array.from({ length: board.columns }, (_unused, column) => {
            const square = { row, column };
            const slot = slots.get(squareIndex(board, square));
            return (
              <BoardSquare
                key={column}
                row={row}
                column={column}
                rules={rules}
                premium={premiumAt(board, square)}
                isStart={start !== undefined && sameSquare(square, start)}
                tile={tileAt(view, square)}
                isLast={lastTurn !== undefined && isOneOf(lastTurn.squares, square)}
                slot={slot}
                draft={slot === undefined ? undefined : placedTile(draft, slot)}
                isSelected={slot !== undefined && slot === selected}
                isRefused={isOneOf(refused, square)}
                cursor={cursor && sameSquare(cursor.square, square) ? cursor.direction : undefined}
                isTabbable={sameSquare(tabbable, square)}
              />
            );
          })}
          <span className="board__row-label board__row-label--end" aria-hidden="true">
            {row + 1}
          </span>
        </div>
      ))}
      <div style={{ height: (board.rows - rowsDrawn) * pitch }} aria-hidden="true" />
      <ColumnLabels rules={rules} columns={board.columns} edge="bottom" />
    </div>
  );
});
