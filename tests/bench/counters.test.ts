import { expect, it } from 'vitest';
import { countedNow, recordedCounters } from '../../bench/recorded';
import { ShippedWords } from '../../bench/words';

it('the work of the engine is what `npm run bench -- --record` wrote down', () => {
  expect(countedNow(new ShippedWords())).toEqual(recordedCounters());
});
