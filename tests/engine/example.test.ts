import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const ENTRY_POINT = `${SOURCES}engine/index.ts`;
const folder = mkdtempSync(join(tmpdir(), 'engine-example-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The example in the module’s comment, as source text. */
function exampleIn(source: string): string {
  const [, commented = ''] = /^ \* ```ts\n([\s\S]*?)^ \* ```$/m.exec(source) ?? [];
  return commented.replace(/^ \* ?/gm, '');
}

/** The example with each `value; // → expected` turned into an exported pair of both. */
const withOutcomes = (example: string): string => {
  let count = 0;
  return example
    .replace("'src/engine'", JSON.stringify(ENTRY_POINT))
    .replace("'src/worker/kernel'", JSON.stringify(`${SOURCES}worker/kernel.ts`))
    .replace(/^(.*); \/\/ → (.*)$/gm, (_, value: string, expected: string) => {
      count += 1;
      return `export const outcome${count} = [${value}, ${expected}];`;
    });
};

describe('the example in the engine’s entry point', () => {
  it('evaluates to the results in its comments', async () => {
    const file = join(folder, 'example.ts');
    writeFileSync(file, withOutcomes(exampleIn(readFileSync(ENTRY_POINT, 'utf8'))));
    const outcomes = Object.values<[unknown, unknown]>(await import(file));
    expect(outcomes).toHaveLength(4);
    expect(outcomes.map(([value]) => value)).toEqual(outcomes.map(([, expected]) => expected));
  });
});
