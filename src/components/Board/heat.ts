import { squareIndex } from '../../engine';
import type { LanesShown } from '../../store';

/** Steps of colour; 0 is none. */
const MAX_LEVEL = 5;

export interface Heat {
  /** The best score of each row and column, and how strong its colour is. */
  readonly rows: readonly LaneHeat[];
  readonly columns: readonly LaneHeat[];
  /** The strength of each square of a row as a digit, so that rows compare by value. */
  readonly squares: readonly string[];
}

export interface LaneHeat {
  /** Undefined if nothing fits. */
  readonly score: number | undefined;
  /** 0 to 5. */
  readonly level: number;
}

/** Turns the scores of rows and columns into strengths of colour; a square takes the stronger one of its two. */
export function heatOf({ lanes, position }: LanesShown): Heat | undefined {
  if (!lanes) return undefined;
  const { board, grid } = position;
  const max = Math.max(1, ...[...lanes.rows, ...lanes.columns].map((score) => score ?? 0));
  const laneHeat = (score: number | undefined): LaneHeat => ({
    score,
    level: Math.max(0, Math.round((MAX_LEVEL * (score ?? 0)) / max)),
  });
  const rows = lanes.rows.map(laneHeat);
  const columns = lanes.columns.map(laneHeat);
  const dead = new Set(lanes.dead);
  const squares = rows.map(({ level }, row) =>
    columns
      .map((lane, column) => {
        const index = squareIndex(board, { row, column });
        const isFree = grid[index]?.kind === 'empty' && !dead.has(index);
        return isFree ? Math.max(level, lane.level) : 0;
      })
      .join(''),
  );
  return { rows, columns, squares };
}
