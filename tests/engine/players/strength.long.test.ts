import { expect, it } from 'vitest';
import { contestantNamed } from '../../../scripts/players/game';
import { groundOf } from '../../../scripts/players/ground';
import { playGame } from '../../../scripts/players/match';

const GAMES = 40;

/** Wins in games with a fixed seed. */
async function winsOf(a: string, b: string) {
  const ground = await groundOf('scraebbkle');
  const match = {
    a: contestantNamed(a),
    b: contestantNamed(b),
    rules: 'scraebbkle',
    seed: 'strength',
  };
  return Array.from({ length: GAMES }, (_, game) => playGame(ground, match, game).won).reduce(
    (sum, won) => sum + won,
    0,
  );
}

it.each([
  ['expert', 'club'],
  ['club', 'casual'],
  ['casual', 'easy'],
  ['easy', 'gentle'],
] as const)('%s wins most games against %s', async (a, b) => {
  expect(await winsOf(a, b)).toBeGreaterThan(0.6 * GAMES);
});
