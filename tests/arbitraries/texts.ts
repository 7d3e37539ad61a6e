import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

const edits = fc.record({
  at: fc.nat(),
  length: fc.nat({ max: 3 }),
  insert: fc.oneof(
    fc.string({ maxLength: 3, unit: 'binary' }),
    fc.constantFrom(...',.023-[]<>(){}dt"_ ', '\n', '\r\n'),
  ),
});

/** Texts with up to three small pieces removed, inserted or replaced. */
export const mutationsOf = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(texts, fc.array(edits, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((changed, { at, length, insert }) => {
      const from = at % (changed.length + 1);
      return changed.slice(0, from) + insert + changed.slice(from + length);
    }, text),
  );

/** Any text, including unpaired surrogates. */
export const anyTexts: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
);
