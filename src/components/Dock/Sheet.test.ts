import { expect, it } from 'vitest';
import { sheetHeightAt } from './Sheet';

it.each([
  [0.1, 'closed'],
  [0.3, 'half'],
  [0.6, 'half'],
  [0.8, 'full'],
] as const)('an open sheet let go at %f of the window is %s', (fraction, height) => {
  expect(sheetHeightAt(fraction, true)).toBe(height);
});

it.each([
  [0.02, 'closed'],
  [0.1, 'half'],
  [0.8, 'full'],
] as const)('a closed sheet drawn up to %f of the window is %s', (fraction, height) => {
  expect(sheetHeightAt(fraction, false)).toBe(height);
});
