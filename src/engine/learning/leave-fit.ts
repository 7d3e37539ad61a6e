import { isVowelIn, type LetterNumbers, WEIGHT_PARTS_OF_POINT, weightIndices } from '../players';
import type { Steps } from '../steps';
import type { TileSet } from '../tiles';
import { LeastSquares } from './least-squares';

/** Fits the weights of leaves: the value of each subset of a rack to the best equity of racks that contain it. */
export function createLeaveFit(tileSet: TileSet) {
  const { size, ofPair, ofBalance } = weightIndices(tileSet);
  const isVowel = isVowelIn(tileSet);
  const squares = new LeastSquares(size);
  return {
    /** Adds all proper subsets of a rack. */
    add: (rack: LetterNumbers, equity: number): void => {
      const kept: number[] = [];
      /** The indices of the weights of the tiles kept, and of their pairs. */
      const indices: number[] = [];

      function visit(place: number, vowels: number): void {
        const letter = rack[place];
        if (letter === undefined) {
          if (kept.length === rack.length) return;
          const letters = kept.filter((each) => each > 0).length;
          indices.push(ofBalance(vowels, letters - vowels));
          squares.add(indices, equity);
          indices.pop();
          return;
        }
        visit(place + 1, vowels);
        const before = indices.length;
        indices.push(letter);
        for (const other of kept) indices.push(ofPair(other, letter));
        kept.push(letter);
        visit(place + 1, vowels + Number(isVowel(letter)));
        kept.pop();
        indices.length = before;
      }

      visit(0, 0);
    },
    /** The weights, in units of 1 / `WEIGHT_PARTS_OF_POINT`. */
    *solveSteps(): Steps<readonly number[]> {
      const weights = yield* squares.solveSteps();
      return Array.from(weights, (weight) => Math.round(weight * WEIGHT_PARTS_OF_POINT));
    },
  };
}
