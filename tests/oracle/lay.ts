import type { Board, Play } from '../../src/engine';
import type { Grid } from '../../src/engine/play';

/** The grid after a legal play, which skips taken squares. */
export function withPlay(board: Board, before: Grid, play: Play): Grid {
  const grid = [...before];
  const stride = play.direction === 'across' ? 1 : board.columns;
  let place = play.square.row * board.columns + play.square.column;
  for (const tile of play.tiles) {
    while (grid[place]?.kind !== 'empty') place += stride;
    grid[place] = tile;
  }
  return grid;
}
