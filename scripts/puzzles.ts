/**
 * Adds positions to the list of daily puzzles, `public/resources/puzzles.txt`, until there are as many as asked:
 * `npm run puzzles -- --count 1150`. With `--check-value 200`, makes that many endless puzzles by value instead, and
 * reports how often ten times the playouts find the same move (docs/puzzles.md).
 */
import { parseArgs } from 'node:util';
import { checkValue } from './puzzles/check-value';
import { writeDailyList } from './puzzles/daily';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1150' },
    seed: { type: 'string', default: '1' },
    'check-value': { type: 'string' },
  },
});

const seed = Number(options.seed);
const toCheck = options['check-value'];
await (toCheck === undefined
  ? writeDailyList(Number(options.count), seed)
  : checkValue(Number(toCheck), seed));
