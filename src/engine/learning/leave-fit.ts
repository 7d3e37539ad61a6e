import { isVowelIn, type LetterNumbers, WEIGHT_PARTS_OF_POINT, weightIndices } from '../players';
import type { Steps } from '../steps';
import type { TileSet } from '../tiles';

/** Ridge penalty: keeps weights of rare features near 0. */
const RIDGE = 20;

/**
 * Fits weights to samples with binary features by least squares: the sum of a sample's weights is the estimate of its
 * value. Accumulates the normal equations sample by sample.
 */
export class LeastSquares {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #values: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#values = new Float64Array(size);
  }

  /** Adds a sample by the indices of its features. */
  add(places: readonly number[], value: number): void {
    for (const row of places) {
      this.#values[row] = (this.#values[row] ?? 0) + value;
      const begin = row * this.#size;
      for (const column of places) {
        this.#products[begin + column] = (this.#products[begin + column] ?? 0) + 1;
      }
    }
  }

  /** Solves for the weights by Cholesky decomposition. */
  *solveSteps(): Steps<Float64Array> {
    const size = this.#size;
    const lower = Float64Array.from(this.#products);
    const at = (row: number, column: number): number => lower[row * size + column] ?? 0;
    for (let row = 0; row < size; row++) lower[row * size + row] = at(row, row) + RIDGE;
    for (let column = 0; column < size; column++) {
      yield;
      for (let row = column; row < size; row++) {
        let sum = at(row, column);
        for (let before = 0; before < column; before++) sum -= at(row, before) * at(column, before);
        lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
      }
    }
    const weights = Float64Array.from(this.#values);
    for (let row = 0; row < size; row++) {
      let sum = weights[row] ?? 0;
      for (let before = 0; before < row; before++) sum -= at(row, before) * (weights[before] ?? 0);
      weights[row] = sum / at(row, row);
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = weights[row] ?? 0;
      for (let after = row + 1; after < size; after++)
        sum -= at(after, row) * (weights[after] ?? 0);
      weights[row] = sum / at(row, row);
    }
    return weights;
  }
}

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
