import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/engine.md', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'engine-example-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The example of a page in Markdown, as source text. */
const exampleIn = (page: string): string => /^```ts\n(.*?)^```$/ms.exec(page)?.[1] ?? '';

/** The example with each `value; // → expected` turned into an exported pair of both. */
const withOutcomes = (example: string): string => {
  let count = 0;
  return example
    .replace("'src/engine'", JSON.stringify(`${SOURCES}engine/index.ts`))
    .replace("'src/worker/kernel'", JSON.stringify(`${SOURCES}worker/kernel.ts`))
    .replace(/^(.*); \/\/ → (.*)$/gm, (_, value: string, expected: string) => {
      count += 1;
      return `export const outcome${count} = [${value}, ${expected}];`;
    });
};

describe('the example in docs/engine.md', () => {
  it('evaluates to the results in its comments', async () => {
    const file = join(folder, 'example.ts');
    writeFileSync(file, withOutcomes(exampleIn(readFileSync(PAGE, 'utf8'))));
    const outcomes = Object.values<[unknown, unknown]>(await import(file));
    expect(outcomes).toHaveLength(4);
    expect(outcomes.map(([value]) => value)).toEqual(outcomes.map(([, expected]) => expected));
  });
});
