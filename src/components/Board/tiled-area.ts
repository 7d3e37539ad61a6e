import { type Board, type BoardState, type Square, squareAt } from '../../engine';

/** A rectangle of squares on which tiles lie. */
export interface Area {
  readonly rows: number;
  readonly columns: number;
  /** The square in its middle. */
  readonly middle: Square;
  /** The square with a tile that is nearest to the middle. */
  readonly nearestTile: Square;
}

/** Free squares that are shown around the tiles, on every side. */
const AROUND = 2;

const span = (indices: readonly number[], size: number) => {
  const first = Math.max(0, Math.min(...indices) - AROUND);
  const last = Math.min(size - 1, Math.max(...indices) + AROUND);
  return { length: last - first + 1, middle: Math.floor((first + last) / 2) };
};

function nearest(middle: Square, squares: readonly Square[]): Square {
  const far = ({ row, column }: Square): number =>
    Math.hypot(row - middle.row, column - middle.column);
  return squares.reduce(
    (best, each) => (far(each) < far(best) ? each : best),
    squares[0] ?? middle,
  );
}

function around(board: Board, squares: readonly Square[]): Area {
  const rows = span(
    squares.map(({ row }) => row),
    board.rows,
  );
  const columns = span(
    squares.map(({ column }) => column),
    board.columns,
  );
  const middle = { row: rows.middle, column: columns.middle };
  return {
    rows: rows.length,
    columns: columns.length,
    middle,
    nearestTile: nearest(middle, squares),
  };
}

/** The part of a board on which tiles lie, played or laid; the start square if there are no tiles. */
export function tiledArea({ board, grid }: BoardState, laid: readonly Square[]): Area {
  const played = grid.flatMap(({ kind }, index) =>
    kind === 'empty' ? [] : [squareAt(board, index)],
  );
  const squares = [...played, ...laid];
  return around(board, squares.length === 0 ? [board.start] : squares);
}
