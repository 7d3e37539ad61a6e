import type { CSSProperties } from 'react';
import {
  allSquares,
  type BoardState,
  type LaidTile,
  sameSquare,
  type Square,
  tileAt,
  type TileSet,
} from '../../engine';
import { boardLayout } from '../Board/frame-layout';
import { TileFace } from '../Tile/Tile';
import './example-board.css';

/** The size of a square and the width of the rim, in CSS pixels. */
const PITCH = 26;
const RIM = { top: 9, right: 9, bottom: 9, left: 9 };

/** Rectangles around the tiles of a move; one for each row if they share no line. */
function outlines(laid: readonly LaidTile[], isInLine: boolean): readonly CSSProperties[] {
  const rows = [...new Set(laid.map(({ square }) => square.row))];
  const groups = isInLine
    ? [laid]
    : rows.map((row) => laid.filter(({ square }) => square.row === row));
  return groups.map((group) => {
    const across = group.map(({ square }) => square.column);
    const down = group.map(({ square }) => square.row);
    const [column, row] = [Math.min(...across), Math.min(...down)];
    return {
      '--row': row,
      '--column': column,
      '--rows': Math.max(...down) - row + 1,
      '--columns': Math.max(...across) - column + 1,
    } as CSSProperties;
  });
}

/** A small board with a move on it: a picture with one accessible name. */
export function ExampleBoard(props: {
  readonly label: string;
  readonly field: BoardState;
  readonly laid: readonly LaidTile[];
  readonly isAllowed: boolean;
  readonly isInLine: boolean;
  readonly start: Square | undefined;
  readonly tileSet: TileSet;
}) {
  const { label, field, laid, isAllowed, isInLine, start, tileSet } = props;
  const squareAt = (square: Square) => {
    const placed = laid.find((each) => sameSquare(each.square, square))?.tile;
    const tile = placed ?? tileAt(field, square);
    const isDraft = placed !== undefined && isAllowed;
    return (
      <span className="square" key={square.column}>
        {!tile && start && sameSquare(start, square) && <span className="square__star" />}
        {tile && (
          <span className={isDraft ? 'tile tile--draft' : 'tile'}>
            <TileFace tileSet={tileSet} tile={tile} />
          </span>
        )}
      </span>
    );
  };
  return (
    <div
      className="board example-board"
      role="img"
      aria-label={label}
      style={boardLayout(field.board, PITCH, RIM)}
    >
      <div className="example-board__rim" />
      {Array.from({ length: field.board.rows }, (_, row) => (
        <div className="board__row" key={row}>
          {allSquares(field.board)
            .filter((square) => square.row === row)
            .map(squareAt)}
        </div>
      ))}
      <div className="board__foot" />
      {!isAllowed &&
        outlines(laid, isInLine).map((place, index) => (
          <span key={index} className="example-board__refused" style={place} />
        ))}
    </div>
  );
}
