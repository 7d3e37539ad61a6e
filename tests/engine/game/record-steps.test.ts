import { describe, expect, it } from 'vitest';
import {
  classic,
  formatRecord,
  formatRecordSteps,
  type GameSetup,
  parseRecord,
  parseRecordSteps,
  recordToJson,
  type Steps,
} from '../../../src/engine';
import { setupOf, tileSetOf } from '../../support/games';
import { longGame } from '../../support/long-game';
import { valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO']);
const EVENTS = 5000;
/** Most events of a step. */
const MOST = 500;

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
  it('is read, measured and played through in steps of some events each', () => {
    const { count, result } = stepsOf(parseRecordSteps(text, undefined));
    expect(count).toBeGreaterThanOrEqual((3 * EVENTS) / MOST);
    const { record: read, states } = valueOf(result);
    expect(formatRecord(read)).toBe(text);
    expect(states).toHaveLength(valueOf(parseRecord(text, undefined)).states.length);
  });

  it('is read in more steps where its states are large', () => {
    const bag = tileSetOf({ A: 1000, E: 1000, N: 1000, O: 1000, T: 1000 });
    const large: GameSetup = { ...setup, rules: { ...classic, tileSet: bag } };
    const long = longGame({ ...large, chance: { kind: 'seeded', seed: 'large' } }, 2000);
    const { count } = stepsOf(parseRecordSteps(formatRecord(long.record), undefined));
    expect(count).toBeGreaterThanOrEqual((3 * 2000) / (MOST / 5));
  });

  it('is written in steps of some events each, and once', () => {
    const copy = { ...record };
    const { count, result } = stepsOf(formatRecordSteps(copy));
    expect(count).toBeGreaterThanOrEqual(EVENTS / MOST);
    expect(result).toBe(text);
    expect(result).toBe(`${JSON.stringify(recordToJson(record), undefined, 1)}\n`);
    expect(stepsOf(formatRecordSteps(copy))).toEqual({ count: 1, result });
  });
});

describe('a record as long as those of most games', () => {
  it('is read and written in one step', () => {
    const short = formatRecord(longGame(setup, 200).record);
    const { count, result } = stepsOf(parseRecordSteps(short, undefined));
    expect(count).toBe(1);
    expect(stepsOf(formatRecordSteps({ ...valueOf(result).record })).count).toBe(1);
  });

  it('is written with no events at all as JSON is', () => {
    const empty = { ...record, events: [] };
    expect(formatRecord(empty)).toBe(`${JSON.stringify(recordToJson(empty), undefined, 1)}\n`);
  });
});
