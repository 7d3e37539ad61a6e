import { DIRECTIONS, judgePlay, otherDirection, type Square, squareAt } from '../../src/engine';
import type { PartialPlay } from '../../src/engine/play';
import type { PlacedTile } from '../../src/engine';

const isOneOf = (squares: readonly Square[], { row, column }: Square): boolean =>
  squares.some((each) => each.row === row && each.column === column);

/**
 * Whether more tiles could turn a partial play into a legal one. Tries every extension in both lines through
 * the first tile, and judges it.
 */
export function canBeCompletedBruteForce(draft: PartialPlay): boolean {
  const { rules, field, laid, tilesLeftFor, isWord } = draft;
  const [first] = laid;
  if (!first) return false;
  const laidSquares = laid.map(({ square }) => square);
  return DIRECTIONS.some((direction) => {
    const isInLine = ({ row, column }: Square): boolean =>
      direction === 'across' ? row === first.square.row : column === first.square.column;
    const line = field.grid.map((_, index) => squareAt(field.board, index)).filter(isInLine);
    return line.some((_, from) =>
      line.some((__, to) => {
        const stretch = line.slice(from, to + 1);
        const free = stretch.filter(
          ({ row, column }) => field.grid[row * field.board.columns + column]?.kind === 'empty',
        );
        const [start] = free;
        const more = free.length - laid.length;
        if (!start || more < 1 || more > tilesLeftFor) return false;
        if (!laidSquares.every((square) => isOneOf(stretch, square))) return false;
        const tiles = free.map(
          (square): PlacedTile =>
            laid.find((each) => isOneOf([each.square], square))?.tile ?? first.tile,
        );
        const rack = tiles.map((tile) => (tile.kind === 'blank' ? { kind: tile.kind } : tile));
        const play = { tiles, square: start, direction };
        const judged = judgePlay(rules, field, rack, play, undefined);
        return (
          judged.ok &&
          judged.value.words
            .filter((word) => word.direction === otherDirection(direction))
            .filter(({ tiles: word }) => word.some(({ square }) => isOneOf(laidSquares, square)))
            .every(({ letters }) => isWord(letters))
        );
      }),
    );
  });
}
