import { expect, it } from 'vitest';
import { groundOf } from '../../../scripts/players/ground';
import { playGame } from '../../../scripts/players/match';

/** Wins in ten games with a fixed seed. */
async function wonOfTen(a: 'expert' | 'club' | 'casual', b: 'club' | 'casual' | 'gentle') {
  const ground = await groundOf('scraebbkle');
  const match = { a, b, rules: 'scraebbkle', seed: 'strength' };
  return Array.from({ length: 10 }, (_, game) => playGame(ground, match, game).won).reduce(
    (sum, won) => sum + won,
    0,
  );
}

it.each([
  ['expert', 'club'],
  ['club', 'casual'],
  ['casual', 'gentle'],
] as const)('%s wins most games against %s', async (a, b) => {
  expect(await wonOfTen(a, b)).toBeGreaterThan(6);
});
