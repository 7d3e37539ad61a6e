import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contrastsOf,
  type Figure,
  firstStepDifferences,
  lightnessSteps,
  sameStepDifferences,
  stripeDifference,
  trapDifferences,
} from '../../scripts/colours/figures';
import { LOOKS } from '../../scripts/colours/looks';
import { EYES } from '../../scripts/colours/measure';
import { colourReport } from '../../scripts/colours/report';

/** The figures below their minimum, as texts that are easy to read in a failure. */
const tooSmall = (figures: readonly Figure[]): readonly string[] =>
  figures
    .filter(({ value, min }) => value < min)
    .map(({ of, value, min }) => `${of}: ${value.toFixed(2)} of ${min}`);

describe.each(LOOKS)('the look "$name"', (look) => {
  it.each([...contrastsOf(look)])('has enough contrast in its %s', (_, figures) => {
    expect(tooSmall(figures)).toEqual([]);
  });

  it.each(EYES)('distinguishes letter from word premiums at each step: %s', (eye) => {
    expect(tooSmall(sameStepDifferences(look, eye))).toEqual([]);
  });

  it.each(EYES)('shows the stripes of a trap: %s', (eye) => {
    expect(tooSmall([stripeDifference(look, eye)])).toEqual([]);
  });

  it('distinguishes traps from helpful premiums', () => {
    expect(tooSmall(trapDifferences(look))).toEqual([]);
  });

  it('changes lightness in one direction, one step per factor', () => {
    expect(tooSmall(lightnessSteps(look))).toEqual([]);
  });

  it('distinguishes a premium of factor 1 from a plain square', () => {
    expect(tooSmall(firstStepDifferences(look))).toEqual([]);
  });
});

it('the four looks have different colours', () => {
  const pages = LOOKS.map(({ colours }) => JSON.stringify([...colours]));
  expect(new Set(pages).size).toBe(4);
});

describe('an outline of a word', () => {
  const sheet = readFileSync(
    new URL('../../src/components/Board/word-marks.css', import.meta.url),
    'utf8',
  );
  it.each(['last', 'listed', 'refused'])('has a light tone beside the dark one: %s', (mark) => {
    const rule = new RegExp(`^\\.word-mark--${mark} \\{[^}]*\\}`, 'm').exec(sheet)?.[0];
    expect(rule).toMatch(/var\(--mark-/);
    expect(rule).toContain('var(--ivory)');
  });
});

it('docs/colours.md has the current figures', () => {
  const page = readFileSync(new URL('../../docs/colours.md', import.meta.url), 'utf8');
  expect(page).toContain(colourReport());
});
