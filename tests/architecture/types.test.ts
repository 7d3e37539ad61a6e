import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/rooms';

const cache = join(ROOT, 'node_modules/.cache/architecture');
mkdirSync(cache, { recursive: true });

/** What the compiler says of files as if they stood in a room, each by its name. */
function check(room: string, files: readonly string[]): string {
  const project = join(cache, `${room}.json`);
  const violations = join(ROOT, 'tests/architecture/violations/src');
  const config = {
    extends: relative(cache, join(ROOT, 'src', room, 'tsconfig.json')),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      tsBuildInfoFile: null,
    },
    include: [],
    files: files.map((file) => relative(cache, join(violations, file))),
  };
  writeFileSync(project, JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout;
}

/** Needs what only a page has, what only pages and workers have, and nothing. */
const SCREEN = 'engine/screen.ts';
const NETWORK = 'table/network.ts';
const NEITHER = 'engine/index.ts';

const UNKNOWN = { [SCREEN]: 'document', [NETWORK]: 'fetch' } as const;

describe('the types of a room', () => {
  it.each([
    ['engine', [SCREEN, NETWORK], [NEITHER]],
    ['messages', [SCREEN, NETWORK], []],
    ['table', [SCREEN, NETWORK], [NEITHER]],
    ['store', [SCREEN, NETWORK], []],
    ['worker', [SCREEN], [NETWORK]],
    ['components', [], [SCREEN]],
  ] as const)('%s do not know what %j need, and find nothing wrong with %j', (room, bad, good) => {
    const said = check(room, [...bad, ...good])
      .split('\n')
      .filter((line) => line.includes('error'));
    for (const file of bad) {
      const error = new RegExp(`error TS2\\d+: Cannot find name '${UNKNOWN[file]}'`);
      const ofFile = said.filter((line) => line.includes(file));
      expect(ofFile.join('\n')).toMatch(error);
    }
    expect(said.filter((line) => good.some((file) => line.includes(file)))).toEqual([]);
    expect(said.length === 0).toBe(bad.length === 0);
  });
});
