import { describe, expect, it } from 'vitest';
import {
  classic,
  formatRecord,
  type GameSetup,
  parseRecord,
  parseRecordSteps,
  type Steps,
} from '../../../src/engine';
import { setupOf, tileSetOf } from '../../support/games';
import { longGame } from '../../support/long-game';
import { valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO']);
const EVENTS = 5000;
/** Maximum events per step. */
const MAX_EVENTS = 500;

const setup = setupOf('NOTEAEIDDDDZQA', lexicon, { rules: classic });
const { record } = longGame(setup, EVENTS);
const text = formatRecord(record);

function stepsOf<T>(steps: Steps<T>): { readonly count: number; readonly result: T } {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return { count, result: step.value };
  }
}

describe('a record with thousands of events', () => {
  it('is parsed and replayed in steps of limited size', () => {
    const { count, result } = stepsOf(parseRecordSteps(text, undefined));
    expect(count).toBeGreaterThanOrEqual((2 * EVENTS) / MAX_EVENTS);
    const { record: read, states } = valueOf(result);
    expect(formatRecord(read)).toBe(text);
    expect(states).toHaveLength(valueOf(parseRecord(text, undefined)).states.length);
  });

  it('takes more steps if its states are large', () => {
    const bag = tileSetOf({ A: 1000, E: 1000, N: 1000, O: 1000, T: 1000 });
    const large: GameSetup = { ...setup, rules: { ...classic, tileSet: bag } };
    const long = longGame({ ...large, chance: { kind: 'seeded', seed: 'large' } }, 2000);
    const { count } = stepsOf(parseRecordSteps(formatRecord(long.record), undefined));
    expect(count).toBeGreaterThanOrEqual((2 * 2000) / (MAX_EVENTS / 5));
  });
});

describe('a record of usual length', () => {
  it('is parsed in one step', () => {
    const short = formatRecord(longGame(setup, 200).record);
    expect(stepsOf(parseRecordSteps(short, undefined)).count).toBe(1);
  });
});
