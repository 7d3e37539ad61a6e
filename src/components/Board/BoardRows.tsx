import { memo, useMemo } from 'react';
import {
  type Board,
  type BoardState,
  type Direction,
  firstSquare,
  type JudgedPlay,
  type PlacedTile,
  type Premium,
  premiumAt,
  type RuleBook,
  sameSquare,
  type Square,
  type SquareContent,
  squareName,
  startSquare,
} from '../../engine';
import { squareLabel, wordsThrough } from '../../messages';
import { type Cursor, type Draft, placedTile, refusedSquares, squareOfSlot } from '../../store';
import { DraggableTile } from '../drag';
import { TileFace } from '../Tile/Tile';
import { useGame } from '../game-context';
import { useRowsDrawn } from '../use-deferred';
import type { Heat } from './heat';
import { premiumClass, PremiumMark } from './PremiumMark';

/** One square. It does not read the store, so it renders only when its props change. */
const BoardSquare = memo(function BoardSquare(props: {
  readonly row: number;
  readonly column: number;
  readonly rules: RuleBook;
  readonly premium: Premium;
  readonly isStart: boolean;
  readonly tile: PlacedTile | undefined;
  /** Slot of the draft tile on this square; `draft` is its tile, undefined for an unnamed blank. */
  readonly slot: number | undefined;
  readonly draft: PlacedTile | undefined;
  /** The tile of a play that is only shown. */
  readonly ghost: PlacedTile | undefined;
  /** Strength of its colour on a heat map, 0 to 5. */
  readonly heat: number;
  readonly isSelected: boolean;
  readonly isRefused: boolean;
  readonly cursor: Direction | undefined;
  readonly isTabbable: boolean;
  /** The words through it, if labels are full. */
  readonly words: string | undefined;
}) {
  const { row, column, rules, premium, isStart, tile, slot, draft, ghost, cursor } = props;
  const { tileSet } = rules;
  const square = { row, column };
  const classes = [
    'square',
    premiumClass(premium),
    props.heat > 0 && `square--heat-${props.heat}`,
    cursor && 'square--cursor',
  ];
  const laid = slot === undefined ? undefined : (draft ?? 'unnamed');
  const shown = tile ?? draft;
  return (
    <div
      role="gridcell"
      className={classes.filter(Boolean).join(' ')}
      aria-label={squareLabel(rules, {
        square,
        premium,
        isStart,
        tile,
        draft: laid,
        words: props.words,
      })}
      aria-colindex={column + 1}
      aria-selected={props.isSelected || undefined}
      aria-invalid={props.isRefused || undefined}
      data-square={squareName(square)}
      tabIndex={props.isTabbable ? 0 : -1}
    >
      {premium.kind !== 'none' && <PremiumMark premium={premium} />}
      {isStart && !shown && slot === undefined && (
        <span className="square__star" aria-hidden="true" />
      )}
      {cursor && !shown && slot === undefined && (
        <span className="square__arrow" aria-hidden="true">
          {cursor === 'across' ? '→' : '↓'}
        </span>
      )}
      {tile && (
        <span className="tile" data-tile>
          <TileFace tileSet={tileSet} tile={tile} />
        </span>
      )}
      {slot !== undefined && (
        <DraggableTile
          slot={slot}
          className={props.isSelected ? 'tile tile--draft tile--selected' : 'tile tile--draft'}
        >
          {shown ? (
            <TileFace tileSet={tileSet} tile={shown} />
          ) : (
            <TileFace tileSet={tileSet} tile={{ kind: 'blank' }} letter="?" />
          )}
        </DraggableTile>
      )}
      {ghost && (
        <span className="tile tile--ghost" aria-hidden="true">
          <TileFace tileSet={tileSet} tile={ghost} />
        </span>
      )}
    </div>
  );
});

const ROWS_AT_ONCE = 20;

interface BoardRowProps {
  /** 0-based. */
  readonly row: number;
  readonly board: Board;
  readonly rules: RuleBook;
  readonly start: Square | undefined;
  readonly contents: readonly SquareContent[];
  /** The draft and its selected slot if a draft tile is on this row. */
  readonly draft: Draft | undefined;
  readonly selected: number | undefined;
  /** The play that is only shown, if one of its tiles is on this row. */
  readonly ghost: JudgedPlay | undefined;
  /** The row of a heat map: a digit for each square. */
  readonly heat: string | undefined;
  /** All refused squares, if one of them is on this row. */
  readonly refused: readonly Square[] | undefined;
  /** The cursor, if it is on this row. */
  readonly cursor: Cursor | undefined;
  /** Column of the square in the tab order, if it is on this row. */
  readonly tabbable: number | undefined;
  /** The whole position, if labels are full. */
  readonly field: BoardState | undefined;
}

/** Compares contents square by square: each render makes a new array, and most turns change few rows. */
function isSameRow(before: BoardRowProps, after: BoardRowProps): boolean {
  const names = Object.keys(after) as (keyof BoardRowProps)[];
  return (
    names.every((name) => name === 'contents' || before[name] === after[name]) &&
    after.contents.every((content, column) => content === before.contents[column])
  );
}

const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, board, rules, start, contents, draft, selected, refused, cursor } = props;
  const { ghost, heat, tabbable, field } = props;
  const slotAt = (square: Square): number | undefined =>
    draft?.order.find((slot) => {
      const at = squareOfSlot(draft, slot);
      return at && sameSquare(at, square);
    });
  return (
    <div
      className={cursor ? 'board__row board__row--cursor' : 'board__row'}
      role="row"
      aria-rowindex={row + 1}
    >
      {contents.map((content, column) => {
        const square = { row, column };
        const slot = slotAt(square);
        return (
          <BoardSquare
            key={column}
            row={row}
            column={column}
            rules={rules}
            premium={premiumAt(board, square)}
            isStart={start !== undefined && sameSquare(square, start)}
            tile={content.kind === 'empty' ? undefined : content}
            slot={slot}
            draft={draft && slot !== undefined ? placedTile(draft, slot) : undefined}
            ghost={ghost?.laid.find((laid) => sameSquare(laid.square, square))?.tile}
            heat={Number(heat?.[column] ?? 0)}
            isSelected={slot !== undefined && slot === selected}
            isRefused={refused?.some((each) => sameSquare(each, square)) ?? false}
            cursor={cursor && sameSquare(cursor.square, square) ? cursor.direction : undefined}
            isTabbable={column === tabbable}
            words={field && wordsThrough(field, square)}
          />
        );
      })}
    </div>
  );
}, isSameRow);

/** The rows of the board. They do not depend on the pitch, so a zoom does not render them. */
export const BoardRows = memo(function BoardRows({ heat }: { readonly heat: Heat | undefined }) {
  const view = useGame(({ table }) => table?.view);
  const isLookingBack = useGame(({ table }) => table?.phase === 'looking-back');
  const draft = useGame((state) => state.draft);
  const cursor = useGame((state) => state.cursor);
  const selected = useGame((state) => state.selected);
  const refused = useGame(refusedSquares);
  const ghost = useGame((state) => state.ghost);
  const isFull = useGame(({ settings }) => settings.speech === 'full');

  const laidRows = useMemo(() => {
    const laid = isLookingBack ? [] : draft.order;
    return new Set(laid.map((slot) => squareOfSlot(draft, slot)?.row));
  }, [draft, isLookingBack]);

  const rowsDrawn = useRowsDrawn(view?.board.rows ?? 0, ROWS_AT_ONCE);

  if (!view) return null;
  const { board, rules, grid } = view;
  const { columns, rows } = board;
  const start = startSquare(view);
  const tabbable = cursor?.square ?? firstSquare(view);
  return (
    <>
      {Array.from({ length: rowsDrawn }, (_, row) => (
        <BoardRow
          key={row}
          row={row}
          board={board}
          rules={rules}
          start={start}
          contents={grid.slice(row * columns, (row + 1) * columns)}
          draft={laidRows.has(row) ? draft : undefined}
          selected={laidRows.has(row) ? selected : undefined}
          ghost={ghost?.laid.some(({ square }) => square.row === row) ? ghost : undefined}
          heat={heat?.squares[row]}
          refused={refused.some((square) => square.row === row) ? refused : undefined}
          cursor={cursor?.square.row === row ? cursor : undefined}
          tabbable={tabbable.row === row ? tabbable.column : undefined}
          field={isFull ? view : undefined}
        />
      ))}
      <div style={{ height: `calc(var(--pitch) * ${rows - rowsDrawn})` }} aria-hidden="true" />
    </>
  );
});
