import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const SHARED = ['support', 'oracle', 'arbitraries', 'golden'].map((name) => join(name, '/'));

const isShared = (file: string): boolean => SHARED.some((folder) => file.startsWith(folder));

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    ending.test(file),
  );

const TESTS = filesIn('tests', /\.tsx?$/).filter(
  (file) => /\.test\.tsx?$/.test(file) || !isShared(file),
);

/** Relative paths that a text imports, mocks or loads on demand. */
const importedIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/(?:\bfrom|\bimport|\b(?:import|mock|doMock|importActual)\()\s*'(\.[^']*)'/g),
    ([, path = '']) => path,
  );

/** Imports from `src/` by a file under `tests/` that bypass the index of a folder. */
const internalImports = (file: string, text: string): readonly string[] =>
  importedIn(text)
    .map((path) => join('tests', dirname(file), path))
    .filter((path) => path.startsWith(join('src', '/')))
    .filter((path) => !existsSync(join(ROOT, path, 'index.ts')))
    .map((path) => `tests/${file} imports ${path}`);

describe('tests under tests/', () => {
  it('import the folders of src only by their entry points', () => {
    const found = TESTS.flatMap((file) =>
      internalImports(file, readFileSync(join(ROOT, 'tests', file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["import { decide } from '../../../src/engine';", 0],
    ["import { wordsOf } from '../../support/words';", 0],
    ["import type { Draft } from '../../../src/store/draft/draft';", 1],
    ["const load = () => import('../../../src/store/store');", 1],
    ["import '../../../src/app/theme';", 1],
    ["vi.mock('../../../src/net/room-transport');", 1],
  ])('are scanned for imports of internal modules: %s', (line, count) => {
    expect(internalImports(join('engine', 'game', 'any.test.ts'), line)).toHaveLength(count);
  });
});

describe('tests beside modules of src', () => {
  it('import a module beside them', () => {
    const apart = filesIn('src', /\.test\.tsx?$/).filter(
      (file) => !/'\.\/[^']+'/.test(readFileSync(join(ROOT, 'src', file), 'utf8')),
    );
    expect(apart).toEqual([]);
  });
});
