import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedPaths, cleanCommit } from '../../scripts/ci/changes';
import { LANES, lanesFor } from '../../scripts/ci/lanes';

describe('lanes', () => {
  it.each([
    { path: 'src/net/room-transport.ts', lanes: ['p2p'] },
    { path: 'tests/online/failures.test.ts', lanes: ['p2p'] },
    { path: 'src/store/online/online-slice.ts', lanes: ['p2p'] },
    { path: 'tests/store/online.test.ts', lanes: ['p2p'] },
    { path: 'src/components/Online/OnlineDialog.tsx', lanes: ['p2p', 'phone', 'board'] },
    { path: 'e2e/p2p/links.spec.ts', lanes: ['p2p'] },
    { path: 'scripts/p2p.ts', lanes: ['p2p'] },
    { path: 'playwright.p2p.config.ts', lanes: ['p2p'] },
    { path: 'src/persistence/storage.ts', lanes: ['killed'] },
    { path: 'tests/table/local-table.test.ts', lanes: ['killed'] },
    { path: 'src/offline/index.ts', lanes: ['killed'] },
    { path: 'e2e/engines/killed.spec.ts', lanes: ['killed'] },
    { path: 'src/store/restore.ts', lanes: ['killed'] },
    { path: 'src/components/Board/Board.tsx', lanes: ['phone', 'board'] },
    { path: 'src/engine/search/find-plays.ts', lanes: ['search'] },
    { path: 'tests/oracle/mend.test.ts', lanes: ['search'] },
    { path: 'public/resources/wordlist.txt', lanes: ['search'] },
    { path: 'src/network.ts', lanes: [] },
    { path: 'docs/online.md', lanes: [] },
    { path: 'docs/src/net/notes.md', lanes: [] },
    { path: 'package-lock.json', lanes: LANES },
    { path: 'e2e/lib/people.ts', lanes: LANES },
    { path: 'playwright.config.ts', lanes: LANES },
    { path: '.ci/run', lanes: LANES },
  ])('$lanes are needed for $path', ({ path, lanes }) => {
    expect(lanesFor([path])).toEqual(lanes);
  });

  it.each(['killed', 'phone', 'board'] as const)('run the changed tests tagged @%s', (lane) => {
    const tag = `${lane.toUpperCase()}_LANE`;
    const tagged = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
      .map((path) => join('e2e', path))
      .filter((path) => path.endsWith('.spec.ts') && readFileSync(path, 'utf8').includes(tag));
    expect(tagged).not.toEqual([]);
    expect(tagged.filter((path) => !lanesFor([path]).includes(lane))).toEqual([]);
  });

  it('for several paths are combined', () => {
    expect(lanesFor(['src/table/index.ts', 'README.md', 'src/net/index.ts'])).toEqual([
      'p2p',
      'killed',
    ]);
    expect(lanesFor([])).toEqual([]);
  });

  it('are all needed if the change is unknown', () => {
    expect(lanesFor(undefined)).toEqual(LANES);
  });
});

describe('changed paths', () => {
  let folder = '';
  let work = '';

  const git = (...args: readonly string[]): string => {
    const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
    return execFileSync('git', [...identity, ...args], {
      cwd: work,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };

  const write = (path: string): void => {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), path);
  };

  const commit = (path: string): void => {
    write(path);
    git('add', '--all');
    git('commit', '--quiet', '--message', path);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'scraebbkle-changes-'));
    work = join(folder, 'work');
    mkdirSync(work);
    git('init', '--quiet', '--initial-branch', 'main');
    commit('first');
    commit('second');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('without a remote are those of the last commit', () => {
    commit('src/third');
    expect(changedPaths(work)).toEqual(['src/third']);
  });

  it('include removed, moved and uncommitted files of any name', () => {
    commit('a "file", ä\n');
    git('mv', 'first', 'moved');
    rmSync(join(work, 'second'));
    write('new');
    expect(changedPaths(work)?.toSorted()).toEqual(
      ['a "file", ä\n', 'first', 'moved', 'new', 'second'].toSorted(),
    );
  });

  it('with a remote are those since the merge base with its main branch', () => {
    git('clone', '--quiet', work, join(folder, 'clone'));
    commit('by others');
    work = join(folder, 'clone');
    commit('third');
    commit('fourth');
    git('fetch', '--quiet');
    expect(changedPaths(work)?.toSorted()).toEqual(['fourth', 'third']);
  });

  it('are those since the last commit that passed, if it is an ancestor', () => {
    commit('third');
    const passed = git('rev-parse', 'HEAD').trim();
    commit('fourth');
    git('clone', '--quiet', work, join(folder, 'clone'));
    expect(changedPaths(join(folder, 'clone'), passed)).toEqual(['fourth']);
    git('reset', '--quiet', '--hard', 'HEAD~2');
    commit('another');
    expect(changedPaths(work, passed)).toEqual(['another']);
    expect(changedPaths(work, '0'.repeat(40))).toEqual(['another']);
  });

  it('make a commit unclean until they are committed', () => {
    expect(cleanCommit(work)).toBe(git('rev-parse', 'HEAD').trim());
    write('new');
    expect(cleanCommit(work)).toBeUndefined();
    expect(cleanCommit(folder)).toBeUndefined();
  });

  it('are unknown on the remote’s main branch, for a first commit and without git', () => {
    git('clone', '--quiet', work, join(folder, 'clone'));
    expect(changedPaths(join(folder, 'clone'))).toBeUndefined();
    git('checkout', '--quiet', '--detach', 'HEAD~1');
    expect(changedPaths(work)).toBeUndefined();
    expect(changedPaths(folder)).toBeUndefined();
  });

  it('are unknown in a shallow clone', () => {
    git('clone', '--quiet', '--depth', '1', pathToFileURL(work).href, join(folder, 'shallow'));
    work = join(folder, 'shallow');
    expect(changedPaths(work)).toBeUndefined();
    git('remote', 'remove', 'origin');
    expect(changedPaths(work)).toBeUndefined();
  });
});
