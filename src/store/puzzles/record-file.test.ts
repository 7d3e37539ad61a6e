import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUZZLE_KINDS } from '../../engine';
import { runs } from '../../../tests/arbitraries/runs';
import { mergePuzzles } from './record-file';
import { type DayResult, endlessOf, NO_PUZZLES, type PuzzleRecord, withEndless } from './record';

const results: fc.Arbitrary<DayResult> = fc.record({
  stars: fc.nat({ max: 3 }),
  tries: fc.array(fc.constantFrom('AX,f4', 'OX,4f', 'EX,f4'), { maxLength: 3 }),
  hint: fc.boolean(),
  shown: fc.boolean(),
  inTime: fc.boolean(),
});

const counts = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()).map((each) => {
  const [none, one, two, three] = each.map((count) => count % 1000);
  return [none ?? 0, one ?? 0, two ?? 0, three ?? 0] as const;
});

const records: fc.Arbitrary<PuzzleRecord> = fc.record({
  version: fc.constant(2 as const),
  days: fc.dictionary(fc.constantFrom('20783', '20784', '20785'), results, {
    noNullPrototype: true,
  }),
  endless: fc.dictionary(
    fc.constantFrom('phone', 'laptop'),
    fc.dictionary(fc.constantFrom(...PUZZLE_KINDS), counts, { noNullPrototype: true }),
    { noNullPrototype: true },
  ),
});

const merged = (one: PuzzleRecord, other: PuzzleRecord): PuzzleRecord =>
  JSON.parse(mergePuzzles(JSON.stringify(one), JSON.stringify(other)) ?? '');

describe('records of puzzles', () => {
  it('are merged with all days of both, each with its most stars', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        const both = merged(one, other);
        const days = new Set([...Object.keys(one.days), ...Object.keys(other.days)]);
        expect(new Set(Object.keys(both.days))).toEqual(days);
        for (const day of days) {
          const [a, b] = [one.days[day], other.days[day]];
          expect(both.days[day]?.stars).toBe(Math.max(a?.stars ?? 0, b?.stars ?? 0));
          expect(both.days[day]?.inTime).toBe(a?.inTime === true || b?.inTime === true);
        }
      }),
      runs(200, 2000),
    );
  });

  it('change nothing that is merged again', () => {
    fc.assert(
      fc.property(records, records, (one, other) => {
        const both = merged(one, other);
        expect(merged(both, one)).toEqual(both);
        expect(merged(both, other)).toEqual(both);
        expect(merged(NO_PUZZLES, both)).toEqual(both);
      }),
      runs(200, 2000),
    );
  });

  it('count each endless puzzle of two devices once, however often they are merged', () => {
    const devices = ['phone', 'laptop'] as const;
    const counted = fc.record({
      kind: fc.constantFrom(...PUZZLE_KINDS),
      stars: fc.nat({ max: 3 }),
    });
    const step = fc.record({
      device: fc.constantFrom(...devices),
      // Undefined if it imports what the other has exported.
      counted: fc.option(counted, { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const kept = { phone: NO_PUZZLES, laptop: NO_PUZZLES };
        for (const { device, counted: each } of steps) {
          const other = device === 'phone' ? kept.laptop : kept.phone;
          kept[device] = each
            ? withEndless(kept[device], device, each)
            : merged(kept[device], other);
        }
        const both = merged(kept.phone, kept.laptop);
        for (const kind of PUZZLE_KINDS) {
          const stars = steps.flatMap((each) =>
            each.counted?.kind === kind ? [each.counted.stars] : [],
          );
          expect(endlessOf(both, kind)).toEqual(
            [0, 1, 2, 3].map((count) => stars.filter((each) => each === count).length),
          );
        }
      }),
      runs(200, 2000),
    );
  });

  it('of version 1 keep their counts, which no device has made', () => {
    const text = '{"version":1,"days":{},"endless":{"bonus-word":[1,0,2,5]}}';
    const both = JSON.parse(mergePuzzles(text, text) ?? '');
    expect(endlessOf(both, 'bonus-word')).toEqual([1, 0, 2, 5]);
    const more = withEndless(both, 'phone', { kind: 'bonus-word', stars: 3 });
    expect(endlessOf(more, 'bonus-word')).toEqual([1, 0, 2, 6]);
    expect(endlessOf(merged(more, JSON.parse(text)), 'bonus-word')).toEqual([1, 0, 2, 6]);
  });

  it('leave room for what this device adds', () => {
    const endless = Object.fromEntries(Array.from({ length: 1000 }, (_, device) => [device, {}]));
    const many = JSON.stringify({ ...NO_PUZZLES, endless });
    expect(mergePuzzles(undefined, many)).toBeUndefined();
  });

  it('keep the tries that went on', () => {
    const begun = { stars: 0, tries: ['AX,f4'], hint: false, shown: false, inTime: true };
    const after = { ...begun, tries: ['AX,f4', 'OX,4f'], hint: true };
    const record = (result: DayResult): PuzzleRecord => ({
      ...NO_PUZZLES,
      days: { 20784: result },
    });
    for (const both of [merged(record(begun), record(after)), merged(record(after), record(begun))])
      expect(both.days[20_784]).toEqual(after);
  });

  it('leave a text alone that is damaged or of a newer version', () => {
    const fine = JSON.stringify(NO_PUZZLES);
    for (const text of ['', '{}', '{"version":3,"days":{},"endless":{}}', '[]']) {
      expect(mergePuzzles(text, fine)).toBeUndefined();
      expect(mergePuzzles(fine, text)).toBeUndefined();
    }
    const long = { ...NO_PUZZLES, days: { '20784': { stars: 4, tries: [] } } };
    expect(mergePuzzles(undefined, JSON.stringify(long))).toBeUndefined();
  });
});
