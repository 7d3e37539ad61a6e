import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canBeCompleted, type LaidTile, squareAt } from '../../src/engine';
import type { PartialPlay } from '../../src/engine/play';
import { orLong, runs } from '../arbitraries/runs';
import { reachedPositions, type SmallPosition, strewnPositions } from '../arbitraries/positions';
import { lettersInUse } from '../arbitraries/words';
import { canBeCompletedBruteForce } from './mend';

interface Ingredients {
  readonly position: SmallPosition;
  readonly places: readonly number[];
  readonly isAlongColumn: boolean;
  readonly line: number;
  readonly face: number;
  readonly spare: number;
}

function draftOf({
  position,
  places,
  isAlongColumn,
  line,
  face,
  spare: tilesLeftFor,
}: Ingredients): PartialPlay {
  const { rules, board, grid, list } = position;
  const letters = lettersInUse(rules.tileSet);
  const squares = grid.flatMap(({ kind }, index) => {
    const square = squareAt(board, index);
    const isInLine = isAlongColumn
      ? square.column === line % board.columns
      : square.row === line % board.rows;
    return isInLine && kind === 'empty' ? [square] : [];
  });
  const laid = squares
    .filter((_, index) => places.includes(index))
    .map(
      (square, index): LaidTile => ({
        square,
        tile: { kind: 'letter', letter: letters[(face + index) % letters.length] ?? '' },
      }),
    );
  return {
    rules,
    field: { board, grid },
    laid,
    tilesLeftFor,
    isWord: (word) => list.includes(word),
  };
}

const drafts = fc
  .record({
    position: fc.oneof(reachedPositions, strewnPositions),
    places: fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
    isAlongColumn: fc.boolean(),
    line: fc.nat(9),
    face: fc.nat(9),
    spare: fc.nat(4),
  })
  .map(draftOf);

it('canBeCompleted agrees with the brute-force oracle', () => {
  const found = { mendable: 0, hopeless: 0 };
  fc.assert(
    fc.property(drafts, (draft) => {
      const isCompletable = canBeCompleted(draft);
      found[isCompletable ? 'mendable' : 'hopeless']++;
      expect(isCompletable).toBe(canBeCompletedBruteForce(draft));
    }),
    runs(150, 1500),
  );
  // Both outcomes are common.
  expect(Math.min(found.mendable, found.hopeless)).toBeGreaterThan(orLong(15, 50));
});
