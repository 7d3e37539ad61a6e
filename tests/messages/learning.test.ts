import { expect, it } from 'vitest';
import { gainedSentence } from '../../src/messages';
import { LEARNED } from '../support/learned';

const gained = (won: number, ahead: number, before = 28) =>
  gainedSentence({
    ...LEARNED,
    gained: { learned: { games: 40, won, ahead }, before: { games: 40, won: before, ahead: 0 } },
  });

it.each([
  [31, 62.4, 'Expert won 31 of 40 games against Club, by 62 points on average.'],
  [24, 1.2, 'Expert won 24 of 40 games against Club, by 1 point on average.'],
  [20, -0.4, 'Expert won 20 of 40 games against Club.'],
  [12, -20, 'Expert won 12 of 40 games against Club and was 20 points behind on average.'],
])('what was gained says how Expert fared against Club: %d of 40, %d ahead', (won, ahead, text) => {
  expect(gained(won, ahead)).toBe(`Learned. ${text} Before, it won 28.`);
});
