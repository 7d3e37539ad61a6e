import { type CSSProperties, memo, type Ref } from 'react';
import {
  columnName,
  type PlacedTile,
  type Premium,
  premiumAt,
  sameSquare,
  startSquare,
  type Tile,
  tileAt,
  type TileSet,
  type Turn,
  type View,
} from '../../engine';
import { FRONT, signedPoints } from '../../messages';
import {
  boardSize,
  type BoardSize,
  MAX_SQUARE_SIZE,
  MIN_PITCH_FOR,
  type Rim,
  type Shape,
} from '../Board/board-size';
import { clamp, type Size } from '../geometry';
import { boardLayout } from '../Board/frame-layout';
import { HEADER } from '../Board/lengths';
import type { useWindowSize } from '../Board/use-board-size';
import { premiumClass, PremiumMark } from '../Board/PremiumMark';
import { useRowsDrawn } from '../use-deferred';
import { TileFace } from '../Tile/Tile';

/** In a stack the board is only a picture, without labels. */
const BARE: Rim = { top: 3, right: 3, bottom: 3, left: 3 };

/** Height reserved for the card below the board, in CSS pixels: on low and other phones, in low and other wide windows. */
const CARD = { low: 296, narrow: 452, lowWide: 460, wide: 610 };

function cardHeight({ width, height }: Size): number {
  if (width >= 700) return height < 1000 ? CARD.lowWide : CARD.wide;
  return height < 700 ? CARD.low : CARD.narrow;
}

/**
 * Returns the size of the board on the home page. Beside the card it is as at the table, so that it does not move when
 * a game starts; above the card it is small enough to keep the card in view.
 */
export function frontSize(shape: Shape, window: ReturnType<typeof useWindowSize>): BoardSize {
  const atTable = boardSize(shape, {
    ...window,
    window,
    seats: 2,
    hasOpenRack: false,
    rackSize: 7,
  });
  if (atTable.arrangement !== 'stack') {
    return { ...atTable, zoomed: atTable.square, frame: shape };
  }
  const fitting = Math.min(
    MAX_SQUARE_SIZE,
    (window.width - BARE.left - BARE.right) / shape.columns,
    (window.height - HEADER - BARE.top - BARE.bottom - cardHeight(window)) / shape.rows,
  );
  const square = Math.max(8, Math.floor(fitting));
  return { ...atTable, rim: BARE, square, zoomed: square, frame: shape };
}

/** One square; `order` is the 0-based position of its tile in the last play. */
const SampleSquare = memo(function SampleSquare(props: {
  readonly premium: Premium;
  readonly isStart: boolean;
  readonly tile: PlacedTile | undefined;
  readonly tileSet: TileSet;
  readonly order: number | undefined;
}) {
  const { premium, isStart, tile, tileSet, order } = props;
  return (
    <span className={`square ${premiumClass(premium)}`}>
      {premium.kind !== 'none' && <PremiumMark premium={premium} />}
      {isStart && !tile && <span className="square__star" />}
      {tile && (
        <span
          className={order === undefined ? 'tile' : 'tile tile--draft sample__laid'}
          style={order === undefined ? undefined : ({ '--order': order } as CSSProperties)}
        >
          <TileFace tileSet={tileSet} tile={tile} />
        </span>
      )}
    </span>
  );
});

/** The score of the last play at its last tile; kept inside the board at an edge. */
function Pill(props: { readonly view: View; readonly last: Turn & { readonly kind: 'play' } }) {
  const { board } = props.view;
  const { play, squares, score } = props.last;
  const end = squares.at(-1);
  if (!end) return null;
  const isDown = play.direction === 'down';
  const isBelow = isDown && end.row < board.rows - 1;
  const style = {
    '--x': clamp(end.column + (isDown ? 0.5 : 1.25), 1.2, board.columns - 1.2),
    '--y': isDown ? end.row + Number(isBelow) : Math.max(end.row, 0.4),
    '--below': isBelow ? '11px' : '0px',
    '--order': squares.length,
  } as CSSProperties;
  const tone = score > 0 ? 'gain' : score < 0 ? 'loss' : 'nothing';
  return (
    <span
      key={props.view.turns.length}
      className={`sample__pill sample__pill--${tone}`}
      style={style}
    >
      {signedPoints(score)}
    </span>
  );
}

/** Few, because the first render has much else to draw. */
const ROWS_AT_ONCE = 5;

/** The board with a sample game: a picture with one accessible name and no controls. */
export const SampleBoard = memo(function SampleBoard(props: {
  readonly ref: Ref<HTMLDivElement>;
  readonly size: BoardSize;
  readonly view: View;
}) {
  const { ref, size, view } = props;
  const { rules, board } = view;
  const drawn = useRowsDrawn(board.rows, ROWS_AT_ONCE);
  const start = startSquare(view);
  const turn = view.turns.at(-1);
  const last = turn?.kind === 'play' ? turn : undefined;
  const { rim, square: pitch } = size;
  const hasAxes = size.arrangement !== 'stack';
  const classes = [
    'board sample',
    pitch < MIN_PITCH_FOR.labels && 'board--unlabelled',
    !hasAxes && 'sample--bare',
  ];
  return (
    <div
      ref={ref}
      className={classes.filter(Boolean).join(' ')}
      role="img"
      aria-label={FRONT.sample}
      data-letters={pitch < MIN_PITCH_FOR.values || undefined}
      style={boardLayout(board, pitch, rim)}
    >
      <div className="board__labels">
        {hasAxes &&
          Array.from({ length: board.columns }, (_, column) => (
            <span key={column}>{columnName(rules, column)}</span>
          ))}
      </div>
      {hasAxes && (
        <div className="board__row-labels">
          {Array.from({ length: board.rows }, (_, row) => (
            <span key={row}>{row + 1}</span>
          ))}
        </div>
      )}
      {Array.from({ length: board.rows }, (_, row) => (
        <div className="board__row" key={row}>
          {Array.from({ length: row < drawn ? board.columns : 0 }, (_unused, column) => {
            const square = { row, column };
            const order = last?.squares.findIndex((each) => sameSquare(each, square)) ?? -1;
            return (
              <SampleSquare
                key={column}
                premium={premiumAt(board, square)}
                isStart={start !== undefined && sameSquare(start, square)}
                tile={tileAt(view, square)}
                tileSet={rules.tileSet}
                order={order < 0 ? undefined : order}
              />
            );
          })}
        </div>
      ))}
      <div className="board__foot" />
      {last && <Pill view={view} last={last} />}
    </div>
  );
});

export function SampleRack(props: {
  readonly tiles: readonly Tile[];
  readonly tileSet: TileSet;
  /** Called when a tile is pressed, with its 0-based place on the rack. */
  readonly onPress: ((place: number, press: PointerEvent) => void) | undefined;
}) {
  const { tiles, tileSet, onPress } = props;
  return (
    <span className="sample-rack" aria-hidden="true">
      {tiles.map((tile, place) => (
        <span
          className="tile"
          // Equal tiles differ only in their place.
          key={place}
          onPointerDown={({ nativeEvent }) => {
            if (nativeEvent.button === 0) onPress?.(place, nativeEvent);
          }}
        >
          <TileFace tileSet={tileSet} tile={tile} />
        </span>
      ))}
    </span>
  );
}
