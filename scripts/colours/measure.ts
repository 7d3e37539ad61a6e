import {
  clampRgb,
  type Color,
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  wcagContrast,
} from 'culori';
import { colourOf, type Look } from './looks';
import type { Pair } from './pairs';

const linear = converter('lrgb');
const lab = converter('lab65');

/**
 * Simulates a colour vision deficiency with the model of Machado, Oliveira and Fernandes (2009). The model needs linear
 * RGB, but the library's filter does not convert, so it is given linear channels.
 */
function seenWith(filter: (colour: Rgb) => Rgb): (colour: Color) => Color {
  return (colour) => {
    const { r, g, b } = linear(colour);
    const seen = clampRgb(filter({ mode: 'rgb', r, g, b }));
    return { mode: 'lrgb', r: seen.r, g: seen.g, b: seen.b };
  };
}

export const EYES = ['full colour vision', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** A type of colour vision; deficiencies at full severity. */
export type Eye = (typeof EYES)[number];

const SEEN_BY: Readonly<Record<Eye, (colour: Color) => Color>> = {
  'full colour vision': (colour) => colour,
  protanopia: seenWith(filterDeficiencyProt(1)),
  deuteranopia: seenWith(filterDeficiencyDeuter(1)),
  tritanopia: seenWith(filterDeficiencyTrit(1)),
};

/** WCAG 2 contrast, 1 to 21, of a pair; if it has several colours, the best one counts. */
export const contrastOf = (look: Look, { over, under }: Pair): number =>
  Math.max(...over.map((token) => wcagContrast(colourOf(look, token), colourOf(look, under))));

const ciede2000 = differenceCiede2000();

/** Difference of two colours of a look to an eye: CIEDE2000, where 1 is just noticeable. */
export const differenceOf = (look: Look, a: string, b: string, eye: Eye): number =>
  ciede2000(SEEN_BY[eye](colourOf(look, a)), SEEN_BY[eye](colourOf(look, b)));

/** CIELAB lightness L* of a colour, from 0 (black) to 100 (white). */
export const lightnessOf = (look: Look, token: string): number => lab(colourOf(look, token)).l;
