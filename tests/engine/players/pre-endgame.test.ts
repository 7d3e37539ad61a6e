import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  findCandidates,
  hasEndgames,
  type PlayerView,
  rackTileOf,
  runToEnd,
  simulateSteps,
  soloView,
  solveEndgame,
  takeTiles,
  type Tile,
} from '../../../src/engine';
import { pickTiles, reachedPositions, type SmallPosition } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { withPlay } from '../../oracle/lay';
import { Minimax } from '../../oracle/minimax';

/** A turn with one tile in the bag: a position, and the unseen tiles, of which the other seat has all but one. */
const lastDraws = fc.record({
  position: reachedPositions,
  unseen: fc.array(fc.nat(999), { minLength: 2, maxLength: 3, size: 'max' }),
  toMove: fc.nat(1),
});

/** Positions that a playout visits in the endgame (`simulation.ts`). */
const FEW_POSITIONS = 10;

function viewOf(position: SmallPosition, unseen: readonly Tile[], toMove: number): PlayerView {
  const rack = position.rack.slice(0, 2);
  const own = { kind: 'shown', tiles: rack } as const;
  const hidden = { kind: 'hidden', count: unseen.length - 1 } as const;
  return {
    ...soloView({ ...position, rules: { ...position.rules, rackSize: 3 }, rack }),
    racks: toMove === 0 ? [own, hidden] : [hidden, own],
    scores: [0, 0],
    toMove,
    bagCount: 1,
    unseen,
  };
}

/** The endgame after a play that takes the last tile from the bag, and leaves the other unseen tiles to the other seat. */
function endgameAfter(seen: PlayerView, { move }: Candidate, drawn: Tile) {
  if (move.kind !== 'play') return undefined;
  const { rules, board, grid, rack, toMove, unseen } = seen;
  const own = [...takeTiles(rack, move.play.tiles.map(rackTileOf)).left, drawn];
  const other = takeTiles(unseen, [drawn]).left;
  return {
    rules,
    board,
    grid: withPlay(board, grid, move.play),
    racks: toMove === 0 ? ([own, other] as const) : ([other, own] as const),
    toMove: 1 - toMove,
    passesInARow: 0,
  };
}

const ascending = (values: readonly number[]): readonly number[] =>
  values.map((value) => value + 0).toSorted((a, b) => a - b);

describe('the last draw', () => {
  let compared = 0;

  it('is worth to a move what each tile leads to, if both play their best', () => {
    fc.assert(
      fc.property(lastDraws, ({ position, unseen: picks, toMove }) => {
        const unseen = pickTiles(position.rules, picks);
        fc.pre(unseen.length === picks.length);
        const seen = viewOf(position, unseen, toMove);
        const [best] = runToEnd(findCandidates(position.words, seen, 1)).candidates;
        fc.pre(best !== undefined && hasEndgames(seen, [...seen.rack, ...unseen]));
        const endgames = unseen.flatMap((drawn) => endgameAfter(seen, best, drawn) ?? []);
        fc.pre(endgames.length > 0);
        const areProved = endgames.every((endgame) => {
          const game = { ...endgame, bag: [], scores: [0, 0], resigned: [] };
          return solveEndgame(position.words, game, FEW_POSITIONS)?.isProved === true;
        });
        fc.pre(areProved);
        compared++;
        const trial = { moves: [best], from: 0, to: unseen.length, reach: 'endgame' } as const;
        const outcomes = runToEnd(simulateSteps(position.words, seen, trial, 1))[0] ?? [];
        const oracle = new Minimax(position.list);
        expect(ascending(outcomes)).toEqual(
          ascending(endgames.map((endgame) => best.score - oracle.valueOf(endgame))),
        );
      }),
      runs(60, 1000),
    );
  });

  it('was compared in many positions', () => {
    expect(compared).toBeGreaterThan(15);
  });
});
