import { type KeyboardEvent, memo, type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import { columnName, parseSquareName, type RuleBook, type Square } from '../../engine';
import { boardLabel, laneText } from '../../messages';
import { lanesNow, slotAtSquare } from '../../store';
import { useGame, useGameStore } from '../game-context';
import { isPlainKey } from '../ui';
import { useLater } from '../use-deferred';
import { BoardRows } from './BoardRows';
import { MIN_PITCH_FOR, type Rim } from './board-size';
import { boardLayout } from './frame-layout';
import { heatOf, type LaneHeat } from './heat';
import { ScorePill, WordMarks } from './BoardMarks';
import type { Tap } from './use-board-taps';

/** Number of squares above which rows out of view are not laid out. */
const MANY_SQUARES = 600;

const squareOf = (target: EventTarget | null): Square | undefined => {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return parseSquareName(cell?.getAttribute('data-square') ?? '');
};

/** Whether the context menu was requested by a long press, which may begin a drag, and not by a button. */
const isLongPress = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** Minimum distance between two edge labels, in pixels. */
const BETWEEN_LABELS = 14;

/** Distances between edge labels, in squares, if not every square has one. */
const STEPS = [1, 2, 5, 10, 20, 50];

/**
 * Returns which edge labels are shown, by 0-based index: all of them, or the first, the last, and every second, fifth
 * or tenth, so that labels are at least `apart` squares from each other.
 */
export function shownLabels(squares: number, apart: number): (index: number) => boolean {
  const step = STEPS.find((each) => each >= apart) ?? squares;
  const last = squares - 1;
  return (index) =>
    index === 0 ||
    index === last ||
    ((index + 1) % step === 0 && last - index >= apart && index >= apart);
}

/**
 * The name of a row or column, on a heat map with its best score. Where there is room for one of them, the score takes
 * the place of the name, except under the pointer.
 */
function LaneLabel(props: {
  readonly name: string;
  readonly heat: LaneHeat | undefined;
  readonly room: 'small' | 'wide' | 'high';
}) {
  const { name, heat, room } = props;
  if (name === '' || heat?.score === undefined) return <span>{name}</span>;
  return (
    <span className={`board__lane board__lane--${room}`}>
      <i>{name}</i>
      <b className={`lane-chip lane-chip--${heat.level}`}>{laneText(heat.score)}</b>
    </span>
  );
}

/** From which side of a square, in pixels, a label has room beside its score, and in which direction. */
const LARGE = { columns: { from: 44, room: 'wide' }, rows: { from: 40, room: 'high' } } as const;

/** The names of all columns or rows. */
const LaneLabels = memo(function LaneLabels(props: {
  readonly lanes: 'columns' | 'rows';
  readonly rules: RuleBook;
  readonly count: number;
  readonly labelsApart: number;
  /** Whether there is room for a label and a score. */
  readonly isLarge: boolean;
  readonly heat: readonly LaneHeat[] | undefined;
}) {
  const { lanes, rules, count, labelsApart, isLarge, heat } = props;
  const room = isLarge ? LARGE[lanes].room : 'small';
  const isShown = shownLabels(count, labelsApart);
  const nameOf = (index: number): string =>
    lanes === 'columns' ? columnName(rules, index) : String(index + 1);
  return (
    <div className={lanes === 'columns' ? 'board__labels' : 'board__row-labels'} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <LaneLabel
          key={index}
          name={isShown(index) ? nameOf(index) : ''}
          heat={heat?.[index]}
          room={room}
        />
      ))}
    </div>
  );
});

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
  const hasGhost = useGame(({ ghost }) => ghost !== undefined);
  // Deferred, since it changes nearly every square.
  const lanesShown = useLater(useGame(lanesNow));
  const heat = useMemo(() => lanesShown && heatOf(lanesShown), [lanesShown]);
  const store = useGameStore();
  // Saved on pointerdown: not every browser reports the pointer type of a click.
  const pointerType = useRef('');
  if (!view) return null;
  const { board, rules } = view;
  const classes = [
    'board',
    isOverview && 'board--overview',
    pitch < MIN_PITCH_FOR.labels && 'board--unlabelled',
    pitch < MIN_PITCH_FOR.letters && 'board--plain',
    board.rows * board.columns > MANY_SQUARES && 'board--large',
  ];

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event) || event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat) return;
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
      translate="no"
      aria-label={boardLabel(board)}
      aria-rowcount={board.rows}
      aria-colcount={board.columns}
      data-ghost={hasGhost || undefined}
      data-letters={pitch < MIN_PITCH_FOR.values || undefined}
      style={boardLayout(board, pitch, rim)}
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onContextMenu={onContextMenu}
    >
      {(['columns', 'rows'] as const).map((lanes) => (
        <LaneLabels
          key={lanes}
          lanes={lanes}
          rules={rules}
          count={board[lanes]}
          labelsApart={Math.ceil(BETWEEN_LABELS / pitch)}
          isLarge={pitch >= LARGE[lanes].from}
          heat={heat?.[lanes]}
        />
      ))}
      <BoardRows heat={heat} />
      <div className="board__foot" aria-hidden="true" />
      <WordMarks />
      <ScorePill board={board} />
    </div>
  );
}
