import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/rooms';

const cache = join(ROOT, 'node_modules/.cache/architecture');
mkdirSync(cache, { recursive: true });

/** Checks one file as if it stood in a room; the result is what the compiler says. */
function check(room: string, file: string): string {
  const project = join(cache, `${room}-${file.replace(/\W/g, '-')}.json`);
  const path = join(ROOT, 'tests/architecture/violations/src', file);
  const config = {
    extends: relative(cache, join(ROOT, 'src', room, 'tsconfig.json')),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      tsBuildInfoFile: null,
    },
    include: [],
    files: [relative(cache, path)],
  };
  writeFileSync(project, JSON.stringify(config));
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout;
}

describe('the types of a room', () => {
  it.each([
    ['engine', 'engine/screen.ts', 'document'],
    ['messages', 'engine/screen.ts', 'document'],
    ['table', 'engine/screen.ts', 'document'],
    ['online', 'engine/screen.ts', 'document'],
    ['store', 'engine/screen.ts', 'document'],
    ['worker', 'engine/screen.ts', 'document'],
    ['engine', 'table/network.ts', 'fetch'],
    ['table', 'table/network.ts', 'fetch'],
    ['online', 'table/network.ts', 'fetch'],
    ['messages', 'table/network.ts', 'fetch'],
    ['store', 'table/network.ts', 'fetch'],
  ])('%s do not know what %s needs: %s', (room, file, name) => {
    expect(check(room, file)).toMatch(new RegExp(`error TS2\\d+: Cannot find name '${name}'`));
  });

  it.each([
    ['engine', 'engine/index.ts'],
    ['table', 'engine/index.ts'],
    ['components', 'engine/screen.ts'],
    ['worker', 'table/network.ts'],
  ])('%s find nothing wrong with %s', (room, file) => {
    expect(check(room, file)).toBe('');
  });
});
