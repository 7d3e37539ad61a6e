import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STUDY_KINDS } from '../../engine';
import { runs } from '../../../tests/arbitraries/runs';
import { anyTexts } from '../../../tests/arbitraries/texts';
import { formatCard, formatCards, keyOf, mergeCards, parseCards, type WordCard } from './card-text';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

const schedules = fc.record({
  due: time,
  lastReview: time,
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  reps: fc.integer({ min: 50, max: 1000 }),
  lapses: fc.nat({ max: 50 }),
  state: fc.integer({ min: 1, max: 3 }),
  learningStep: fc.nat({ max: 3 }),
  scheduledDays: fc.nat({ max: 36_500 }),
});

const cards: fc.Arbitrary<WordCard> = fc.record({
  question: fc.record({
    kind: fc.constantFrom(...STUDY_KINDS),
    letters: fc.constantFrom('A', 'AE', 'ÅÄ', 'AEINRST'),
  }),
  schedule: fc.oneof(fc.constantFrom('new' as const, 'missed' as const), schedules),
});

const texts = fc.array(cards, { maxLength: 8 }).map((all) => all.map(formatCard).join('\n'));

describe('cards as a text', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(cards, { selector: ({ question }) => keyOf(question) }), (all) => {
        const kept = new Map(all.map((card) => [keyOf(card.question), card]));
        expect(parseCards(formatCards(kept))).toEqual(kept);
      }),
      runs(200, 1000),
    );
  });

  it('are merged without loss, and what is merged twice changes nothing', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const merged = mergeCards(one, other);
        expect(merged === undefined).toBe(other === '');
        if (merged === undefined) return;
        const [own, theirs, all] = [parseCards(one), parseCards(other), parseCards(merged)];
        expect(new Set(all.keys())).toEqual(new Set([...own.keys(), ...theirs.keys()]));
        expect([own.values(), theirs.values()].flatMap((each) => [...each])).toEqual(
          expect.arrayContaining([...all.values()]),
        );
        expect(mergeCards(merged, one) ?? merged).toBe(merged);
        expect(mergeCards(merged, other)).toBe(merged);
      }),
      runs(200, 1000),
    );
  });

  it('are read from any text without an error, and written as they are read', () => {
    fc.assert(
      fc.property(anyTexts, (text) => {
        const read = parseCards(`a ${text}\n${text} A\nf AT ${text}`);
        expect(parseCards(formatCards(read))).toEqual(read);
      }),
      runs(200, 2000),
    );
  });
});
