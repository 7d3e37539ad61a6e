import { type Position, scraebbkle } from '../../src/engine';
import { anchorsOf } from '../anchors';
import type { Counters } from '../counters';
import { boardIn, positionsIn, type StoredPosition } from '../stored';
import { allPlays, bestPlay, searches } from './searches';
import type { Section } from './section';

const tilesOn = ({ grid }: Position): number => grid.filter(({ kind }) => kind !== 'empty').length;

const hasBlank = ({ rack }: Position): boolean => rack.some(({ kind }) => kind === 'blank');

/** A game on a board of 26 × 99 squares with factors from −9 to 99; three racks per stage. */
export const largestPositions = (): readonly StoredPosition[] =>
  positionsIn('largest.json', scraebbkle, boardIn('bench/boards/largest.txt'));

/** Positions grouped by their number of tiles, in ascending order. */
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
      // With a blank, the baseline takes many seconds.
      allPlays('with a blank', words.search, withBlank, anchors),
      bestPlay('with a blank', words.search, withBlank, anchors),
    ];
  },
};

/** Rows that growing boards repeat; `top` is 0-based. */
const BAND = { top: 44, rows: 11 };

/** A position with several copies of the band, and an empty row after each. */
function repeated({ board, grid, ...rest }: Position, times: number): Position {
  const from = BAND.top * board.columns;
  const to = from + BAND.rows * board.columns;
  const emptyRow = Array.from({ length: board.columns }, () => ({ kind: 'empty' }) as const);
  const band = [...grid.slice(from, to), ...emptyRow];
  const premiums = board.premiums.slice(from, to + board.columns);
  const copies = Array.from({ length: times });
  return {
    ...rest,
    board: {
      ...board,
      rows: (BAND.rows + 1) * times,
      start: { row: 0, column: 0 },
      premiums: copies.flatMap(() => premiums),
    },
    grid: copies.flatMap(() => band),
  };
}

const TIMES = [1, 2, 4, 6, 8];

export const growth: Section = {
  id: 'growth',
  title: 'Growing boards: the same rows of the fullest of these, over and over; three racks each',
  tasks: (words) => {
    const fullest = stagesOf(largestPositions()).at(-1) ?? [];
    return TIMES.flatMap((times) => {
      const grown = fullest.map((position) => repeated(position, times));
      const name = `26 × ${(BAND.rows + 1) * times}`;
      return [
        allPlays(name, words.search, grown, anchors),
        bestPlay(name, words.search, grown, anchors),
      ];
    });
  },
};
