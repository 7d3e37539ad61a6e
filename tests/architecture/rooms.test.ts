import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { floors, forbiddenModules, packages, ROOT, rooms } from '../support/rooms';

const configSchema = v.object({
  references: v.optional(v.array(v.object({ path: v.string() })), []),
});

const referencesIn = (folder: string): readonly string[] =>
  v
    .parse(configSchema, JSON.parse(readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8')))
    .references.map(({ path }) => path);

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** The names from which no arrow leads to themselves, the lowest first; a cycle is left out. */
function inOrder(arrows: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const order: string[] = [];
  for (;;) {
    const next = Object.keys(arrows).filter(
      (name) => !order.includes(name) && arrows[name]?.every((below) => order.includes(below)),
    );
    if (next.length === 0) return order;
    order.push(...next);
  }
}

describe('the table of rooms', () => {
  it('lists the folders under src, each with its project', () => {
    expect(Object.keys(rooms).toSorted()).toEqual(foldersIn('src'));
    expect(Object.keys(packages).toSorted()).toEqual(foldersIn('src'));
    for (const room of Object.keys(rooms)) {
      expect(referencesIn('.')).toContain(`src/${room}`);
    }
  });

  it('lists the folders of the engine as its floors, each with its door', () => {
    expect(Object.keys(floors).toSorted()).toEqual(foldersIn('src/engine'));
    for (const floor of Object.keys(floors)) {
      expect(existsSync(join(ROOT, 'src/engine', floor, 'index.ts')), floor).toBe(true);
    }
  });

  it.each(Object.keys(rooms))('agrees with the references of the project %s', (room) => {
    const references = referencesIn(`src/${room}`);
    expect(references.every((path) => path === `../${basename(path)}`)).toBe(true);
    expect(references.map((path) => basename(path)).toSorted()).toEqual(rooms[room]?.toSorted());
  });

  it.each([
    ['rooms', rooms],
    ['floors', floors],
  ])('has no cycles: %s', (_what, arrows) => {
    expect(inOrder(arrows).toSorted()).toEqual(Object.keys(arrows).toSorted());
  });

  it('would show a cycle', () => {
    expect(inOrder({ a: [], b: ['c'], c: ['b'], d: ['a'] })).toEqual(['a', 'd']);
  });

  it('names modules that are there', () => {
    for (const module of Object.values(forbiddenModules).flat()) {
      expect(existsSync(join(ROOT, 'src/engine', `${module}.ts`)), module).toBe(true);
    }
  });
});

describe('the rooms of the tests', () => {
  const helpers = ['support', 'oracle', 'arbitraries', 'golden'];
  const beside = ['architecture', 'bench', 'scripts'];

  it('are those of the source, with others for helpers and for what is not source', () => {
    const expected = [...Object.keys(rooms), ...helpers, ...beside];
    expect(foldersIn('tests').filter((room) => !expected.includes(room))).toEqual([]);
  });

  it('hold tests alone where they are not for helpers', () => {
    const files = readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(join(ROOT, 'tests'), join(parentPath, name)))
      .map((file) => file.replaceAll('\\', '/'));
    const elsewhere = files.filter(
      (file) =>
        !/\.test\.tsx?$/.test(file) &&
        !helpers.some((room) => file.startsWith(`${room}/`)) &&
        !file.startsWith('architecture/violations/'),
    );
    expect(elsewhere).toEqual(['tsconfig.json']);
    expect(files.length).toBeGreaterThan(elsewhere.length);
  });
});
