import { type Position, scraebbkle } from '../../src/engine';
import { anchorsOf } from '../anchors';
import type { Counters } from '../counters';
import { boardIn, positionsIn, type StoredPosition } from '../stored';
import { allPlays, bestPlay, searches } from './searches';
import type { Section } from './section';

const tilesOn = ({ grid }: Position): number => grid.filter(({ kind }) => kind !== 'empty').length;

const hasBlank = ({ rack }: Position): boolean => rack.some(({ kind }) => kind === 'blank');

/** A game on a board of 26 × 99 squares with factors from −9 to 99; three racks at each stage. */
export const largestPositions = (): readonly StoredPosition[] =>
  positionsIn('largest.json', scraebbkle, boardIn('bench/boards/largest.txt'));

/** The positions by their number of tiles, the emptiest first. */
function stagesOf(positions: readonly Position[]): readonly (readonly Position[])[] {
  const stages = new Map<number, Position[]>();
  for (const position of positions) {
    const tiles = tilesOn(position);
    stages.set(tiles, [...(stages.get(tiles) ?? []), position]);
  }
  return [...stages].toSorted(([a], [b]) => a - b).map(([, stage]) => stage);
}

const anchors = (position: Position): Counters => ({ anchors: anchorsOf(position) });

export const largest: Section = {
  id: 'largest',
  title: 'The largest board, 26 × 99 with factors from −9 to 99',
  tasks: (words) => {
    const all = largestPositions();
    const withBlank = all.filter(hasBlank);
    const stages = stagesOf(all.filter((position) => !hasBlank(position)));
    return [
      ...stages.flatMap((stage) =>
        searches(`${Math.max(...stage.map(tilesOn))} tiles`, words, stage, anchors),
      ),
      // With a blank on the rack, the baseline takes many seconds.
      allPlays('with a blank', words, withBlank, anchors),
      bestPlay('with a blank', words, withBlank, anchors),
    ];
  },
};

/** The top rows of a position, as a position. */
const topOf = ({ board, grid, ...rest }: Position, rows: number): Position => ({
  ...rest,
  board: {
    ...board,
    rows,
    start: { row: 0, column: 0 },
    premiums: board.premiums.slice(0, rows * board.columns),
  },
  grid: grid.slice(0, rows * board.columns),
});

const HEIGHTS = [12, 24, 48, 72, 99];

export const growth: Section = {
  id: 'growth',
  title: 'Growing boards: the top rows of the fullest of these, three racks each',
  tasks: (words) => {
    const fullest = stagesOf(largestPositions()).at(-1) ?? [];
    return HEIGHTS.flatMap((height) => {
      const cut = fullest.map((position) => topOf(position, height));
      const name = `26 × ${height}`;
      return [allPlays(name, words, cut, anchors), bestPlay(name, words, cut, anchors)];
    });
  },
};
