import type { Look } from './looks';
import { contrastOf, differenceOf, type Eye, lightnessOf } from './measure';
import { KINDS, leastOf, LETTERS, type Pair, STEPS, TRAPS, WORDS } from './pairs';

/** A measurement, its required minimum, and what was measured. */
export interface Figure {
  readonly of: string;
  readonly value: number;
  readonly min: number;
}

/**
 * Minimum ΔE00 between a letter square and a word square of the same step, for every eye. A difference of 1 is just
 * noticeable between adjacent colours. These squares are small, rarely adjacent, and the most important information on
 * a board, so they need ten times as much.
 */
const MIN_DIFFERENCE = 10;

/** Minimum ΔE00 between a stripe of a trap and every other premium, for full colour vision. */
const MIN_TRAP_DIFFERENCE = 10;

/**
 * Minimum ΔE00 between the two stripes of a trap, for every eye. Some eyes cannot distinguish violet from blue and need
 * the stripes; these are adjacent, so half as much is enough.
 */
const MIN_STRIPE_DIFFERENCE = 5;

/** Minimum ΔE00 between an ordinary square and a premium of factor 1, which has no effect. */
const MIN_FIRST_STEP = 5;

/** Minimum difference in L* between consecutive steps of lightness. */
const MIN_STEP = 6;

const pairName = ({ over, under }: Pair): string => `${over.join(' or ')} on ${under}`;

/** Contrasts of a look by kind, without kinds that have no requirement in it. */
export const contrastsOf = (look: Look): ReadonlyMap<string, readonly Figure[]> =>
  new Map(
    KINDS.flatMap((kind) => {
      const min = leastOf(kind, look);
      if (min === undefined) return [];
      const figures = kind.pairs.map((pair) => ({
        of: pairName(pair),
        value: contrastOf(look, pair),
        min,
      }));
      return [[kind.name, figures] as const];
    }),
  );

export const sameStepDifferences = (look: Look, eye: Eye): readonly Figure[] =>
  STEPS.map((step) => ({
    of: `step ${step}`,
    value: differenceOf(look, `letter-${step}`, `word-${step}`, eye),
    min: MIN_DIFFERENCE,
  }));

export const stripeDifference = (look: Look, eye: Eye): Figure => ({
  of: 'stripes',
  value: differenceOf(look, TRAPS[0], TRAPS[1], eye),
  min: MIN_STRIPE_DIFFERENCE,
});

/** Differences between each stripe of a trap and each other premium, for full colour vision. */
export const trapDifferences = (look: Look): readonly Figure[] =>
  TRAPS.flatMap((trap) =>
    [...LETTERS, ...WORDS].map((premium) => ({
      of: `${trap} and ${premium}`,
      value: differenceOf(look, trap, premium, 'full colour vision'),
      min: MIN_TRAP_DIFFERENCE,
    })),
  );

/** Differences between an ordinary square and the first steps of letters and words. */
export const firstStepDifferences = (look: Look): readonly Figure[] =>
  ['letter-1', 'word-1'].map((premium) => ({
    of: `square and ${premium}`,
    value: differenceOf(look, 'square', premium, 'full colour vision'),
    min: MIN_FIRST_STEP,
  }));

/** Increases of L* from each step to the next, in the direction of the strongest. */
export function lightnessSteps(look: Look): readonly Figure[] {
  return [LETTERS, WORDS].flatMap((premiums) => {
    const lightness = premiums.map((premium) => lightnessOf(look, premium));
    const towards = Math.sign((lightness.at(-1) ?? 0) - (lightness[0] ?? 0));
    return lightness.slice(1).map((value, index) => ({
      of: `${premiums[index]} to ${premiums[index + 1]}`,
      value: towards * (value - (lightness[index] ?? 0)),
      min: MIN_STEP,
    }));
  });
}

export const leastFigure = (figures: readonly Figure[]): Figure =>
  figures.reduce((min, figure) => (figure.value < min.value ? figure : min));
