import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerScript } from '../../scripts/engine/answer-script';
import { COURSE, courseText } from '../golden/course';

const folder = mkdtempSync(join(tmpdir(), 'scraebbkle-script-'));
for (const [name, text] of Object.entries(COURSE)) writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the command and returns its answer. */
function run(script: string, ...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(
    'npm',
    ['run', '--silent', 'script', '--', ...args],
    {
      encoding: 'utf8',
      input: script,
      shell: process.platform === 'win32',
    },
  );
  const lines = stdout.trimEnd().split('\n');
  return { lines: lines.map((line): unknown => JSON.parse(line)), stderr, status };
}

const played = (script: string, ...args: readonly string[]) => answerScript(args, () => script);

const configuration = (name: string): string => join(folder, name);

describe('the script command', () => {
  it('plays each command with the draws of the course', () => {
    const { lines, stderr, status } = run(
      courseText('script.txt'),
      configuration('game.txt'),
      '--draws',
      'course',
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const [first, ...others] = lines;
    expect(first).toEqual({
      players: ['Ann', 'Ben', 'Cas'],
      draws: 'course',
      seed: 54,
      tiles: 101,
      words: 9,
      leftOut: 0,
    });
    expect(others).toHaveLength(10);
    expect(others[0]).toEqual({
      line: 5,
      player: 'Ann',
      rack: 'IEH_DZM',
      command: 'PLACE | 8 8 DIM',
      legal: true,
      words: ['DIM'],
      score: 6,
      drawn: 'AIE',
    });
    expect(others[2]).toMatchObject({ command: 'PLACE - 11 9 HIP', words: ['SHIP'] });
    expect(others.slice(0, 9)).toEqual(
      Array.from({ length: 9 }, () => expect.objectContaining({ legal: true })),
    );
    expect(others[9]).toEqual({
      over: true,
      scores: [0, -16, 0],
      winners: ['Ann', 'Cas'],
    });
  });

  it('reports a refused command, and may end before the game does', async () => {
    const { lines, notes } = await played(
      '2\nAnn\nBob\nPLACE - 1 1\n\nPASS\n',
      configuration('few-in-hand.txt'),
    );
    expect(notes).toEqual([
      expect.stringMatching(/^Skipped 7 of the 9 lines of .*: .* Is this the right list\?$/),
    ]);
    expect(lines).toEqual([
      { players: ['Ann', 'Bob'], draws: 'seeded', seed: 21, tiles: 14, words: 2, leftOut: 7 },
      {
        line: 4,
        player: 'Ann',
        rack: expect.stringMatching(/^[A-Z_]{3}$/),
        command: 'PLACE - 1 1',
        legal: false,
        format: true,
        code: 'ILLEGAL_FORMAT',
        message: expect.stringMatching(/\.$/),
      },
      expect.objectContaining({ line: 6, player: 'Ann', command: 'PASS', legal: true, drawn: '' }),
      { over: false, scores: [0, 0], toMove: 'Bob' },
    ]);
  });

  it.each([
    [['none.txt'], 'Can’t find the configuration "none.txt". Give the path of a file.'],
    [
      [configuration('game.txt'), '--draws', 'none'],
      expect.stringMatching(/^Give one configuration/),
    ],
    [[], expect.stringMatching(/^Give one configuration/)],
    [
      [configuration('few-board.txt')],
      expect.stringMatching(/few-board\.txt", line 1, column 1: expected “key: value”/),
    ],
    [
      [configuration('game.txt')],
      expect.stringMatching(/^In the script, line 1, column 1: the number of players must be/),
    ],
  ])('reports a script that it cannot play: %j', async (args, error) => {
    expect(await played('', ...args)).toEqual({ lines: [{ error }], notes: [], isRefused: true });
  });

  it('ends with status 1 after an error', () => {
    expect(run('')).toEqual({
      lines: [{ error: expect.stringMatching(/^Give one configuration/) }],
      stderr: '',
      status: 1,
    });
  });
});
