import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../src', import.meta.url));

/** Imports and re-exports, those of types alone included, and imports that happen later. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

type Imports = ReadonlyMap<string, readonly string[]>;

function fileOf(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return candidates.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

function importsIn(root: string): Imports {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => resolve(root, file));
  return new Map(
    files.map((file) => [
      relative(root, file),
      Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, to = '']) =>
        fileOf(resolve(dirname(file), to)),
      )
        .filter((each) => each !== undefined)
        .map((each) => relative(root, each)),
    ]),
  );
}

/**
 * The groups of files each of which leads to every other, by name (Tarjan, “Depth-first search and
 * linear graph algorithms”, 1972).
 */
function circlesIn(imports: Imports): readonly (readonly string[])[] {
  const number = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(file: string): number {
    const own = number.size;
    number.set(file, own);
    let low = own;
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!number.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, number.get(next) ?? low);
    }
    if (low < own) return low;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1 || imports.get(file)?.includes(file)) circles.push(circle.toSorted());
    return low;
  }
  for (const file of imports.keys()) if (!number.has(file)) visit(file);
  return circles;
}

describe('files', () => {
  it('import each other in no circle, types included', () => {
    const imports = importsIn(ROOT);
    expect(imports.size).toBeGreaterThan(200);
    expect(circlesIn(imports)).toEqual([]);
  });

  it.each([
    ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
    ['itself', { a: ['a'] }, [['a']]],
    ['a pair', { a: ['b'], b: ['c'], c: ['b'] }, [['b', 'c']]],
    ['a ring', { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, [['a', 'b', 'c']]],
  ])('would be found in a circle: %s', (_what, graph, circles) => {
    expect(circlesIn(new Map(Object.entries(graph)))).toEqual(circles);
  });
});
