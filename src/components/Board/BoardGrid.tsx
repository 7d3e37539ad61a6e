import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useMemo,
  useRef,
} from 'react';
import {
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
import { placedTile, refusedSquares, slotAtSquare, squareOfSlot } from '../../store';
import { useGame, useGameStore } from '../game-context';
import { isPlainKey } from '../ui';
import { BoardSquare } from './BoardSquare';
import type { Rim } from './board-size';
import { ScorePill } from './ScorePill';
import type { Tap } from './use-board-taps';
import { useRowsDrawn } from './use-rows-drawn';
import { WordMarks } from './WordMarks';

/** From this many squares on, rows out of sight are worth leaving out. */
const MANY_SQUARES = 600;

const ROWS_AT_ONCE = 20;

const squareOf = (target: EventTarget | null): Square | undefined => {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return parseSquareName(cell?.getAttribute('data-square') ?? '');
};

/** Whether a finger asks for the menu: it rests, perhaps before it drags, and presses no button. */
const isLongPress = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Least distance between two labels, in pixels. */
const BETWEEN_LABELS = 14;

/** How many squares are between two labels, where not every one has its own. */
const STEPS = [1, 2, 5, 10, 20, 50];

/**
 * The labels that are shown along an edge, 0-based: all of them, or the first, the last, and every
 * second, fifth or tenth, so that none are fewer squares `apart`.
 */
function shownLabels(squares: number, apart: number): (index: number) => boolean {
  const step = STEPS.find((each) => each >= apart) ?? squares;
  const last = squares - 1;
  return (index) =>
    index === 0 ||
    index === last ||
    ((index + 1) % step === 0 && last - index >= apart && index >= apart);
}

/** The pitch from which on what is written on squares and tiles can be read, in pixels. */
const LEAST_FOR = { labels: 20, values: 30, letters: 12 };

const ColumnLabels = memo(function ColumnLabels(props: {
  readonly rules: RuleBook;
  readonly columns: number;
  readonly labelsApart: number;
}) {
  const { rules, columns, labelsApart } = props;
  const isShown = shownLabels(columns, labelsApart);
  return (
    <div className="board__labels" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <span key={column}>{isShown(column) ? columnName(rules, column) : ''}</span>
      ))}
    </div>
  );
});

/** The rows of the board, which know nothing of how large they are drawn. */
const Rows = memo(function Rows({ labelsApart }: { readonly labelsApart: number }) {
  const view = useGame(({ table }) => table?.view);
  const isLookingBack = useGame(({ table }) => table?.phase === 'looking-back');
  const draft = useGame((state) => state.draft);
  const cursor = useGame((state) => state.cursor);
  const selected = useGame((state) => state.selected);
  const refused = useGame(refusedSquares);

  const slots = useMemo(() => {
    const bySquare = new Map<number, number>();
    if (!view || isLookingBack) return bySquare;
    for (const slot of draft.order) {
      const square = squareOfSlot(draft, slot);
      if (square) bySquare.set(squareIndex(view.board, square), slot);
    }
    return bySquare;
  }, [view, draft, isLookingBack]);

  const rowsDrawn = useRowsDrawn(view?.board.rows ?? 0, ROWS_AT_ONCE);

  if (!view) return null;
  const { board, rules } = view;
  const start = startSquare(view);
  const isOneOf = (squares: readonly Square[], square: Square): boolean =>
    squares.some((each) => sameSquare(each, square));
  const isShown = shownLabels(board.rows, labelsApart);
  const tabbable = cursor?.square ?? firstSquare(view);
  return (
    <>
      {Array.from({ length: rowsDrawn }, (_, row) => (
        <div className="board__row" role="row" aria-rowindex={row + 1} key={row}>
          <span className="board__row-label" aria-hidden="true">
            {isShown(row) ? row + 1 : ''}
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
                slot={slot}
                draft={slot === undefined ? undefined : placedTile(draft, slot)}
                isSelected={slot !== undefined && slot === selected}
                isRefused={isOneOf(refused, square)}
                cursor={cursor && sameSquare(cursor.square, square) ? cursor.direction : undefined}
                isTabbable={sameSquare(tabbable, square)}
              />
            );
          })}
        </div>
      ))}
      <div
        style={{ height: `calc(var(--pitch) * ${board.rows - rowsDrawn})` }}
        aria-hidden="true"
      />
    </>
  );
});

/** The squares of the board with everything that lies on them, as a grid for eyes and readers. */
export function BoardGrid(props: {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly pitch: number;
  readonly rim: Rim;
  readonly isOverview: boolean;
  readonly onTap: (tap: Tap) => void;
  readonly onReturn: (square: Square) => void;
}) {
  const { gridRef, pitch, rim, isOverview, onTap, onReturn } = props;
  const view = useGame(({ table }) => table?.view);
  const store = useGameStore();
  // Not every browser tells it of a click.
  const pointerType = useRef('');
  if (!view) return null;
  const { board, rules } = view;
  const classes = [
    'board',
    isOverview && 'board--overview',
    pitch < LEAST_FOR.labels && 'board--unlabelled',
    pitch < LEAST_FOR.values && 'board--letters',
    pitch < LEAST_FOR.letters && 'board--plain',
    board.rows * board.columns > MANY_SQUARES && 'board--large',
  ];
  const style = {
    '--pitch': `${pitch}px`,
    '--columns': board.columns,
    '--rim-top': `${rim.top}px`,
    '--rim-right': `${rim.right}px`,
    '--rim-bottom': `${rim.bottom}px`,
    '--rim-left': `${rim.left}px`,
  } as CSSProperties;
  const labelsApart = Math.ceil(BETWEEN_LABELS / pitch);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event) || event.key !== ' ') return;
    event.preventDefault();
    const square = squareOf(event.target);
    if (square) onTap({ square, point: undefined, isTouch: false, time: event.timeStamp });
  };
  const onClick = (event: MouseEvent): void => {
    const square = squareOf(event.target);
    const point = { x: event.clientX, y: event.clientY };
    const isTouch = pointerType.current === 'touch';
    if (square) onTap({ square, point, isTouch, time: event.timeStamp });
  };
  const onContextMenu = (event: MouseEvent): void => {
    const square = squareOf(event.target);
    const { draft, table } = store.getState();
    const isDraft = square && slotAtSquare(draft, square) !== undefined;
    if (!isDraft || table?.phase === 'looking-back') return;
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
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
    >
      <ColumnLabels rules={rules} columns={board.columns} labelsApart={labelsApart} />
      <Rows labelsApart={labelsApart} />
      <div className="board__foot" aria-hidden="true" />
      <WordMarks />
      <ScorePill board={board} />
    </div>
  );
}
