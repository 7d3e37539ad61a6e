import { describe, expect, it } from 'vitest';
import { tiledArea } from './tiled-area';
import { fieldOf, plainBoard, squareOf } from '../../../tests/support/pictures';

const EMPTY = { kind: 'empty' } as const;

const emptyField = (columns: number, rows: number, start: string) => ({
  board: plainBoard(columns, rows, start),
  grid: Array.from({ length: columns * rows }, () => EMPTY),
});

describe('the part of a board that is in play', () => {
  it('is the start square with two squares around it where no tile lies', () => {
    expect(tiledArea(emptyField(26, 99, 'm50'), [])).toEqual({
      columns: 5,
      rows: 5,
      middle: squareOf('m50'),
      nearestTile: squareOf('m50'),
    });
  });

  it('takes in every tile, played or laid, with two squares around them', () => {
    const { board, grid } = emptyField(26, 99, 'm50');
    const area = tiledArea({ board, grid }, [squareOf('m50'), squareOf('m54'), squareOf('p54')]);
    expect(area).toMatchObject({ columns: 8, rows: 9, middle: squareOf('n52') });
  });

  it('ends where the board ends', () => {
    const area = tiledArea(fieldOf(['A..', '...', '...', '...', '...']), []);
    expect(area).toMatchObject({ columns: 3, rows: 3, middle: squareOf('b2') });
  });

  it('has a tile nearest to its middle, to look at where not all of it can be seen', () => {
    const field = fieldOf(['A......B', '........', '..C.....', '........']);
    expect(tiledArea(field, []).nearestTile).toEqual(squareOf('c3'));
  });
});
