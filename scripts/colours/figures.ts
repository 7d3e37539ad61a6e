import type { Look } from './looks';
import { contrastOf, differenceOf, type Eye, lightnessOf } from './measure';
import { KINDS, leastOf, LETTERS, type Pair, STEPS, TRAPS, WORDS } from './pairs';

/** A figure, how large it must be, and what it was measured on. */
export interface Figure {
  readonly of: string;
  readonly value: number;
  readonly min: number;
}

/**
 * The least ΔE00 between a letter square and a word square of one step, for every eye. Two colours
 * side by side can just be told at 1. These squares are small, seldom side by side, and the most
 * that a player wants to know of a board; so they are to be ten times as far apart.
 */
export const MIN_DIFFERENCE = 10;

/** The same between a stripe of a trap and every other premium, where all colours are seen. */
export const MIN_TRAP_DIFFERENCE = 10;

/**
 * The least ΔE00 between the two stripes of a trap, for every eye. To some eyes violet is blue, and
 * only the stripes tell; they lie side by side, so half as much does.
 */
export const MIN_STRIPE_DIFFERENCE = 5;

/** The same between an ordinary square and a premium of factor 1, which changes nothing. */
export const MIN_FIRST_STEP = 5;

/** The least difference in L* from one step of lightness to the next. */
export const MIN_STEP = 6;

const pairName = ({ over, under }: Pair): string => `${over.join(' or ')} on ${under}`;

/** The contrasts that a look must have, by kind; kinds of which it asks nothing are left out. */
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

/** How far letter and word squares are apart to an eye, step by step. */
export const sameStepDifferences = (look: Look, eye: Eye): readonly Figure[] =>
  STEPS.map((step) => ({
    of: `step ${step}`,
    value: differenceOf(look, `letter-${step}`, `word-${step}`, eye),
    min: MIN_DIFFERENCE,
  }));

/** How far the two stripes of a trap are apart to an eye. */
export const stripeDifference = (look: Look, eye: Eye): Figure => ({
  of: 'stripes',
  value: differenceOf(look, TRAPS[0], TRAPS[1], eye),
  min: MIN_STRIPE_DIFFERENCE,
});

/** How far each stripe of a trap is apart from each other premium, where all colours are seen. */
export const trapDifferences = (look: Look): readonly Figure[] =>
  TRAPS.flatMap((trap) =>
    [...LETTERS, ...WORDS].map((premium) => ({
      of: `${trap} and ${premium}`,
      value: differenceOf(look, trap, premium, 'full colour vision'),
      min: MIN_TRAP_DIFFERENCE,
    })),
  );

/** How far the first step of letters and of words is apart from an ordinary square. */
export const firstStepDifferences = (look: Look): readonly Figure[] =>
  ['letter-1', 'word-1'].map((premium) => ({
    of: `square and ${premium}`,
    value: differenceOf(look, 'square', premium, 'full colour vision'),
    min: MIN_FIRST_STEP,
  }));

/** How much L* grows, towards the strongest step, from each step to the next. */
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

/** The least of some figures. */
export const leastFigure = (figures: readonly Figure[]): Figure =>
  figures.reduce((min, figure) => (figure.value < min.value ? figure : min));
