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
 * A colour as an eye sees it that lacks one kind of cone. The model of Machado, Oliveira and
 * Fernandes (2009) reckons with linear light; the library's filter takes the channels as they come,
 * so it is given linear ones.
 */
function seenWith(filter: (colour: Rgb) => Rgb): (colour: Color) => Color {
  return (colour) => {
    const { r, g, b } = linear(colour);
    const seen = clampRgb(filter({ mode: 'rgb', r, g, b }));
    return { mode: 'lrgb', r: seen.r, g: seen.g, b: seen.b };
  };
}

export const EYES = ['full colour vision', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

/** An eye by what it lacks, at full severity. */
export type Eye = (typeof EYES)[number];

const SEEN_BY: Readonly<Record<Eye, (colour: Color) => Color>> = {
  'full colour vision': (colour) => colour,
  protanopia: seenWith(filterDeficiencyProt(1)),
  deuteranopia: seenWith(filterDeficiencyDeuter(1)),
  tritanopia: seenWith(filterDeficiencyTrit(1)),
};

/** Contrast of the best of a pair's colours with what is beneath, 1 to 21, as WCAG 2 defines it. */
export const contrastOf = (look: Look, { over, under }: Pair): number =>
  Math.max(...over.map((token) => wcagContrast(colourOf(look, token), colourOf(look, under))));

const ciede2000 = differenceCiede2000();

/** How far two colours of a look are apart to an eye: CIEDE2000, where 1 can just be seen. */
export const differenceOf = (look: Look, a: string, b: string, eye: Eye): number =>
  ciede2000(SEEN_BY[eye](colourOf(look, a)), SEEN_BY[eye](colourOf(look, b)));

/** Lightness of a colour, L* of CIELAB: 0 is black, 100 is white. */
export const lightnessOf = (look: Look, token: string): number => lab(colourOf(look, token)).l;
