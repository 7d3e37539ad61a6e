/**
 * Fits the values of leaves, or the win probability by lead, to games of self-play and writes them into the code of the
 * players (docs/players.md):
 * `npm run fit -- --rules classic --games 1500 --rounds 2 --seed 1`,
 * `npm run fit -- --what chances --rules classic --games 20000 --seed 1`.
 */
import { parseArgs } from 'node:util';
import { fitChances } from './players/fit-chances';
import { fitLeaves } from './players/fit-leaves';

const { values: options } = parseArgs({
  options: {
    what: { type: 'string', default: 'leaves' },
    rules: { type: 'string', default: 'classic' },
    games: { type: 'string', default: '1500' },
    rounds: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
});

const { what, rules, seed } = options;
const games = Number(options.games);
if (what === 'chances') await fitChances({ rules, games, seed });
else await fitLeaves({ rules, games, rounds: Number(options.rounds), seed });
