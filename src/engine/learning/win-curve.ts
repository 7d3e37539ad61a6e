import { MIN_SPREAD_POINTS, type WinCurve } from '../players';
import type { Steps } from '../steps';
import type { PositionSample } from './samples';

type Three = readonly [number, number, number];

/** Log loss of the samples, and the Fisher scoring step that reduces it. */
function look(
  parameters: Three,
  samples: readonly PositionSample[],
): { loss: number; step: Three } {
  const [onMove, base, perRoot] = parameters;
  const slope = [0, 0, 0];
  const curvature = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  let loss = 0;
  for (const { lead, unseen, won } of samples) {
    const root = Math.sqrt(unseen);
    const raw = base + perRoot * root;
    const doubt = Math.max(MIN_SPREAD_POINTS, raw);
    const z = (lead + onMove) / doubt;
    const chance = 1 / (1 + Math.exp(-z));
    loss -= won * Math.log(chance + 1e-12) + (1 - won) * Math.log(1 - chance + 1e-12);
    const byDoubt = raw > MIN_SPREAD_POINTS ? -z / doubt : 0;
    const byEach = [1 / doubt, byDoubt, byDoubt * root];
    const weight = chance * (1 - chance);
    for (let row = 0; row < 3; row++) {
      slope[row] = (slope[row] ?? 0) + (won - chance) * (byEach[row] ?? 0);
      for (let column = 0; column < 3; column++) {
        const at = 3 * row + column;
        curvature[at] = (curvature[at] ?? 0) + weight * (byEach[row] ?? 0) * (byEach[column] ?? 0);
      }
    }
  }
  return { loss, step: solved(curvature, slope) };
}

/** Solves three linear equations by Cramer's rule. */
function solved(matrix: readonly number[], values: readonly number[]): Three {
  const determinant = (m: readonly number[]): number => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m;
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  };
  const all = determinant(matrix);
  const inPlaceOf = (column: number): number =>
    determinant(
      matrix.map((entry, at) => (at % 3 === column ? (values[Math.floor(at / 3)] ?? 0) : entry)),
    ) / all;
  return [inPlaceOf(0), inPlaceOf(1), inPlaceOf(2)];
}

const STEPS = 60;

/** Fits the curve with the least log loss for the samples. */
export function* fitCurveSteps(samples: readonly PositionSample[]): Steps<WinCurve> {
  let parameters: Three = [10, 10, 6];
  let { loss, step } = look(parameters, samples);
  for (let count = 0; count < STEPS; count++) {
    let size = 1;
    for (; size > 1e-4; size /= 2) {
      yield;
      const [one, two, three] = parameters;
      const next: Three = [one + size * step[0], two + size * step[1], three + size * step[2]];
      const found = look(next, samples);
      if (!(found.loss < loss)) continue;
      parameters = next;
      ({ loss, step } = found);
      break;
    }
    if (size <= 1e-4) break;
  }
  const [onMove, base, perRoot] = parameters;
  const short = (value: number): number => Math.round(value * 100) / 100;
  return { onMove: short(onMove), base: short(base), perRoot: short(perRoot) };
}
