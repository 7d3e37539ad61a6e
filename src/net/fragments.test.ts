import { expect, it } from 'vitest';
import { createReceiveBuffer, MAX_MESSAGE_LENGTH } from './fragments';

const FULL = 'x'.repeat(15_000);

const fragment = (number: number, isLast = false) => ({ number, isLast, text: FULL });

it('a message that never ends takes no more room than the longest', () => {
  const buffer = createReceiveBuffer(() => {});
  const longest = Math.floor(MAX_MESSAGE_LENGTH / FULL.length);
  const lengths: number[] = [];
  for (let number = 1; number <= 2 * longest; number++) {
    buffer.take(fragment(number));
    if (number % 20 === 0) lengths.push(buffer.length());
  }
  expect(Math.max(...lengths)).toBeGreaterThan(MAX_MESSAGE_LENGTH / 2);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
  expect(buffer.length()).toBe(0);
});

it('fragments that arrive early take no more room than a window of them', () => {
  const buffer = createReceiveBuffer(() => {});
  for (let number = 1000; number >= 2; number--) buffer.take(fragment(number));
  expect(buffer.length()).toBe(63 * FULL.length);
});
