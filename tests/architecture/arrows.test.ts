import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { floors, forbiddenModules, others, packages, ROOT, rooms } from '../support/rooms';
import { type Finding, lint } from '../support/lint';

const scratch = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const ARROW = 'no-restricted-imports';

/** The findings about a file, given where it is under `src/`. */
const about = (findings: readonly Finding[], file: string): readonly string[] =>
  findings.filter((finding) => finding.file.endsWith(`src/${file}`)).map(({ rule }) => rule);

describe('a deliberate violation', () => {
  const folder = join(ROOT, 'tests/architecture/violations');
  const { files, findings } = lint(folder, scratch);

  it.each(Object.keys(rooms))('in the room %s is found', (room) => {
    expect(about(findings, `${room}/violation.ts`)).toEqual([ARROW]);
  });

  it.each(Object.keys(floors))('on the floor %s of the engine is found', (floor) => {
    expect(about(findings, `engine/${floor}/violation.ts`)).toEqual([ARROW]);
  });

  it.each([
    ['engine/search/hidden-state.ts', ARROW],
    ['engine/players/hidden-state.ts', ARROW],
    ['engine/clock.ts', 'no-restricted-globals'],
    ['engine/chance.ts', 'no-restricted-properties'],
    ['table/network.ts', 'no-restricted-globals'],
    ['components/ui/violation.ts', ARROW],
    ['components/past-the-door.ts', ARROW],
    ['components/styles.ts', ARROW],
  ])('of a finer rule is found: %s', (file, rule) => {
    expect(about(findings, file)).toEqual([rule]);
  });

  it('is found nowhere else: the doors beside them import all they may', () => {
    const doors = findings.filter(({ file }) => file.endsWith('/index.ts'));
    expect(doors).toEqual([]);
    const count = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    ).length;
    expect(files).toBe(count);
    expect(count).toBeGreaterThan(2 * (Object.keys(rooms).length + Object.keys(floors).length));
  });
});

/** An import path, and whether the table of rooms allows it. */
type Import = readonly [path: string, isAllowed: boolean];

const dependencies = Object.keys(
  (
    JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    }
  ).dependencies,
);

/** Packages and other rooms, as a module at this depth under its room names them. */
function importsOfRoom(room: string, up: string): readonly Import[] {
  const forbidden = others(rooms, room);
  return [
    ...Object.keys(rooms)
      .filter((other) => other !== room)
      .map((other): Import => [`${up}${other}`, !forbidden.includes(other)]),
    ...Object.keys(rooms)
      .filter((other) => other !== room)
      .map((other): Import => [`${up}${other}/inside`, false]),
    ...dependencies.map((name): Import => [name, packages[room]?.includes(name) ?? false]),
    ['node:fs', false],
    ['./beside', true],
  ];
}

function importsOfFloor(floor: string): readonly Import[] {
  const forbidden = others(floors, floor);
  const hidden = forbiddenModules[floor] ?? [];
  return [
    ...importsOfRoom('engine', '../../'),
    ...Object.keys(floors)
      .filter((other) => other !== floor)
      .map((other): Import => [`../${other}`, !forbidden.includes(other)]),
    ...hidden.map((module): Import => [`../${module}`, false]),
    ['../index', false],
    ['../result', true],
  ];
}

/** One file that imports everything, a line each, in every way in which that can be written. */
function fileOf(imports: readonly Import[]): string {
  const lines = imports.flatMap(([path]) => [
    `import '${path}';`,
    `export type * from '${path}';`,
    `export const load${path.replace(/\W/g, '_')} = () => import('${path}');`,
  ]);
  return `${lines.join('\n')}\n`;
}

const files: readonly (readonly [file: string, imports: readonly Import[]])[] = [
  ...Object.keys(rooms).map((room) => [`${room}/all.ts`, importsOfRoom(room, '../')] as const),
  ...Object.keys(rooms).map(
    (room) => [`${room}/deep/all.ts`, importsOfRoom(room, '../../')] as const,
  ),
  ...Object.keys(floors).map((floor) => [`engine/${floor}/all.ts`, importsOfFloor(floor)] as const),
];

describe('every import', () => {
  for (const [file, imports] of files) {
    const path = join(scratch, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fileOf(imports));
  }
  const { findings } = lint(join(scratch, 'src'), scratch);
  const linesOf = (file: string): readonly number[] =>
    findings
      .filter((finding) => finding.rule === ARROW && finding.file.endsWith(`src/${file}`))
      .map(({ line }) => line);

  it.each(files)('of %s is allowed or found as the table of rooms has it', (file, imports) => {
    const lines = new Set(linesOf(file));
    const found = imports.map(([path], index): Import => {
      const times = [1, 2, 3].filter((way) => lines.has(3 * index + way)).length;
      expect([0, 3], path).toContain(times);
      return [path, times === 0];
    });
    expect(found).toEqual(imports);
    expect(imports.some(([, isAllowed]) => !isAllowed)).toBe(true);
  });
});
