import { leaveFeaturesOf, type LetterNumbers, WEIGHT_PARTS_OF_POINT } from '../players';
import type { Steps } from '../steps';
import type { TileSet } from '../tiles';
import { LeastSquares } from './least-squares';

/** All proper subsets of some tiles. */
const partsOf = (rack: LetterNumbers): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** rack.length - 1 }, (_, part) =>
    Array.from(rack).filter((__, place) => ((part >> place) & 1) === 1),
  );

/** Fits the weights of leaves: the value of each subset of a rack to the best equity of racks that contain it. */
export function createLeaveFit(tileSet: TileSet) {
  const features = leaveFeaturesOf(tileSet);
  const squares = new LeastSquares(features.size);
  return {
    add: (rack: LetterNumbers, equity: number): void => {
      for (const part of partsOf(rack)) squares.add(features.of(part), equity);
    },
    /** The weights, in units of 1 / `WEIGHT_PARTS_OF_POINT`. */
    *solveSteps(): Steps<readonly number[]> {
      const weights = yield* squares.solveSteps();
      return Array.from(weights, (weight) => Math.round(weight * WEIGHT_PARTS_OF_POINT));
    },
  };
}
