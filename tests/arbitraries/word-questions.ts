import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Alphabet, WordQuestion } from '../../src/engine';
import { at } from '../support/results';

/** Each question has one of these conditions, which narrow the search so that long lists are searched fast. */
const NARROW = ['pattern', 'letters', 'begins'] as const;
const TEXTS = [...NARROW, 'contains', 'ends'] as const;
const LENGTHS = ['shortest', 'longest'] as const;

const MAX_LETTERS = 10;
const MAX_PART_LENGTH = 3;

const nats = fc.array(fc.nat(), { minLength: MAX_LETTERS, maxLength: MAX_LETTERS });

/**
 * Questions with up to five conditions, in capitals. They are met by some word of the list, except that one
 * letter may be changed.
 */
export function wordQuestions(
  { letters: all }: Alphabet,
  list: readonly string[],
): Arbitrary<WordQuestion> {
  const letter = fc.nat(all.length - 1).map((index) => at(all, index));
  return fc
    .record({
      index: fc.nat(list.length - 1),
      chance: nats,
      from: fc.nat(),
      length: fc.integer({ min: 1, max: MAX_PART_LENGTH }),
      more: fc.array(letter, { maxLength: 2 }),
      narrow: fc.constantFrom(...NARROW),
      asked: fc.subarray([...TEXTS, ...LENGTHS], { maxLength: 4 }),
      stray: fc.option(fc.tuple(fc.constantFrom(...TEXTS), letter), { freq: 3 }),
    })
    .map(({ index, chance, from, length, more, narrow, asked, stray }) => {
      const word = [...at(list, index)];
      const luck = (place: number): number => at(chance, place % chance.length);
      const shuffled = word
        .map((each, place) => ({ each, luck: luck(place) }))
        .toSorted((a, b) => a.luck - b.luck)
        .map(({ each }) => each)
        .slice(0, MAX_LETTERS - more.length);
      const start = from % word.length;
      const conditions = {
        pattern: word.map((each, place) => (luck(place) % 2 === 0 ? '.' : each)),
        letters: [...shuffled.fill('_', 0, from % 3), ...more],
        begins: word.slice(0, length),
        contains: word.slice(start, start + length),
        ends: word.slice(-length),
      };
      const question: { -readonly [field in keyof WordQuestion]: WordQuestion[field] } = {};
      for (const field of TEXTS) {
        if (field !== narrow && !asked.includes(field)) continue;
        const text = conditions[field];
        const isStray = stray?.[0] === field;
        question[field] = (isStray ? text.with(from % text.length, stray[1]) : text).join('');
      }
      if (asked.includes('shortest')) question.shortest = word.length - (from % 3);
      if (asked.includes('longest')) question.longest = word.length + (from % 3);
      return question;
    });
}
