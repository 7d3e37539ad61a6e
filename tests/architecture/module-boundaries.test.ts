import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const lists = v.record(v.string(), v.array(v.string()));

const { modules, engineLayers, hiddenFiles, packages } = v.parse(
  v.object({ modules: lists, engineLayers: lists, hiddenFiles: lists, packages: lists }),
  await import(new URL('../../module-boundaries.mjs', import.meta.url).href),
);

const projectSchema = v.object({
  compilerOptions: v.optional(v.object({ lib: v.array(v.string()), types: v.array(v.string()) })),
  references: v.optional(v.array(v.object({ path: v.string() })), []),
});

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const projectOf = (folder: string): v.InferOutput<typeof projectSchema> =>
  v.parse(projectSchema, JSON.parse(read(join(folder, 'tsconfig.json'))));

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** A line of an import map: some folders, and the folders that each of them may import. */
type MapLine = readonly [importers: readonly string[], imports: readonly string[]];

const namesIn = (text: string): readonly string[] => text.match(/\w+/g) ?? [];

/**
 * Reads the import map in a document: the block whose first line begins with that folder. Its lines have the
 * form `folders → imports`.
 */
function mapIn(file: string, first: string): readonly MapLine[] {
  const [, map = ''] =
    new RegExp(`^\`\`\`\\n(${first} +→[^\`]*)^\`\`\``, 'm').exec(read(file)) ?? [];
  return map
    .trim()
    .split('\n')
    .map((line) => {
      const [importers = '', imports = ''] = line.split('→');
      return [namesIn(importers), namesIn(imports)];
    });
}

const sorted = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(imports).map(([name, names]) => [name, names.toSorted()]));

const importsIn = (map: readonly MapLine[]) =>
  sorted(
    Object.fromEntries(
      map.flatMap(([importers, imports]) => importers.map((name) => [name, imports])),
    ),
  );

/** Imports of a map that are not on a lower line. */
const upwardImportsIn = (map: readonly MapLine[]): readonly string[] =>
  map.flatMap(([, imports], index) => {
    const below = map.slice(index + 1).flatMap(([importers]) => importers);
    return imports.filter((name) => !below.includes(name));
  });

describe('modules', () => {
  it('are the folders under src, each with a list of packages', () => {
    expect(Object.keys(modules).toSorted()).toEqual(foldersIn('src'));
    expect(Object.keys(packages).toSorted()).toEqual(foldersIn('src'));
  });

  it('are described in CONTRIBUTING.md', () => {
    const rows = read('CONTRIBUTING.md').matchAll(/^\| `src\/(\w+)` \|/gm);
    expect(Array.from(rows, ([, name = '']) => name).toSorted()).toEqual(foldersIn('src'));
  });

  it('import only downwards, as the map in CONTRIBUTING.md shows', () => {
    const map = mapIn('CONTRIBUTING.md', 'app');
    expect(importsIn(map)).toEqual(sorted(modules));
    expect(upwardImportsIn(map)).toEqual([]);
  });

  it('are all type-checked', () => {
    const references = projectOf('.').references.map(({ path }) => path);
    expect(references).toEqual(
      expect.arrayContaining(foldersIn('src').map((name) => `src/${name}`)),
    );
  });

  it.each(Object.keys(modules))(
    'reference exactly the projects that they may import: %s',
    (module) => {
      const { references } = projectOf(`src/${module}`);
      expect(references.every(({ path }) => path === `../${basename(path)}`)).toBe(true);
      expect(references.map(({ path }) => basename(path)).toSorted()).toEqual(
        modules[module]?.toSorted(),
      );
    },
  );

  it.each(['engine', 'messages', 'table', 'online', 'store'])(
    'compile without the types of browsers and of Node: %s',
    (module) => {
      expect(projectOf(`src/${module}`).compilerOptions).toEqual({ lib: ['ES2023'], types: [] });
    },
  );
});

describe('engine layers', () => {
  it('are the folders of the engine, each with an index', () => {
    expect(Object.keys(engineLayers).toSorted()).toEqual(foldersIn('src/engine'));
    for (const layer of Object.keys(engineLayers)) {
      expect(existsSync(join(ROOT, 'src/engine', layer, 'index.ts')), layer).toBe(true);
    }
  });

  it('import only downwards, as the map in docs/architecture.md shows', () => {
    const map = mapIn('docs/architecture.md', 'puzzles');
    expect(importsIn(map)).toEqual(sorted(engineLayers));
    expect(upwardImportsIn(map)).toEqual([]);
  });

  it('hide only files that exist', () => {
    for (const file of Object.values(hiddenFiles).flat()) {
      expect(existsSync(join(ROOT, 'src/engine', `${file}.ts`)), file).toBe(true);
    }
  });
});

describe('test folders', () => {
  const helpers = ['support', 'oracle', 'arbitraries', 'golden'];
  const others = ['architecture', 'bench', 'scripts'];

  it('mirror the modules, apart from helpers and tests of other code', () => {
    const expected = [...Object.keys(modules), ...helpers, ...others];
    expect(foldersIn('tests').filter((folder) => !expected.includes(folder))).toEqual([]);
  });

  it('contain only tests, apart from the helper folders', () => {
    const files = readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(join(ROOT, 'tests'), join(parentPath, name)))
      .filter((file) => !helpers.some((folder) => file.startsWith(join(folder, '/'))));
    expect(files.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual(['tsconfig.json']);
  });
});
