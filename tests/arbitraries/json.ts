import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

type Json = fc.JsonValue;

const isList = (json: Json): json is Json[] => Array.isArray(json);

/** The number of values in a JSON value, including itself. */
function sizeOf(json: Json): number {
  if (json === null || typeof json !== 'object') return 1;
  return Object.values(json).reduce<number>((sum, part) => sum + sizeOf(part ?? null), 1);
}

/** The value with one part replaced or removed; parts are numbered in preorder. */
function withPart(json: Json, number: number, part: Json | undefined): Json | undefined {
  if (number === 0) return part;
  if (json === null || typeof json !== 'object') return json;
  let left = number - 1;
  const entries = Object.entries(json).flatMap(([key, value = null]): [string, Json][] => {
    const size = sizeOf(value);
    const isHere = left >= 0 && left < size;
    const changed = isHere ? withPart(value, left, part) : value;
    left -= size;
    return changed === undefined ? [] : [[key, changed]];
  });
  return isList(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const parts: Arbitrary<Json | undefined> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom('', 'A', 'a1', 'd7', '..', 'play', 'pass', 'deal', 'refused', 'across'),
  fc.constant(undefined),
);

/** JSON texts with one or two values replaced or removed. */
export const jsonMutationsOf = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc
    .tuple(texts, fc.array(fc.tuple(fc.nat(), parts), { minLength: 1, maxLength: 2 }))
    .map(([text, changes]) => {
      let json: Json = JSON.parse(text);
      for (const [number, part] of changes) {
        json = withPart(json, number % sizeOf(json), part) ?? null;
      }
      return JSON.stringify(json);
    });
