import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COURSE, courseText } from '../golden/course';

/** Plays a script by a configuration of the course, and reads what the command writes. */
function played(script: string, ...args: readonly string[]) {
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

const configuration = (name: string): string => join(COURSE, 'config', name);

describe('a script from the command line', () => {
  it('is played command by command with the draws of the course', () => {
    const { lines, stderr, status } = played(
      courseText('example.txt'),
      configuration('config.txt'),
      '--draws',
      'course',
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const [first, ...others] = lines;
    expect(first).toEqual({
      players: ['playerA', 'playerB', 'playerC'],
      draws: 'course',
      seed: 54,
      tiles: 101,
      words: 9,
      leftOut: 0,
    });
    expect(others).toHaveLength(11);
    expect(others[0]).toEqual({
      line: 5,
      player: 'playerA',
      rack: 'IEH_DZM',
      command: 'PLACE - 8 8 DIM',
      legal: true,
      words: ['DIM'],
      score: 6,
      drawn: 'AIE',
    });
    expect(others[6]).toMatchObject({ command: 'PLACE - 10 10 W?N', words: ['WIN'] });
    expect(others.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ legal: true })),
    );
    expect(others[10]).toEqual({
      over: true,
      scores: [12, -17, 11],
      winners: ['playerA'],
    });
  });

  it('may be refused in part, and end before its game', () => {
    const { lines, stderr } = played(
      '2\nAnn\nBob\nPLACE - 1 1\n\nPASS\n',
      configuration('config-small-hand.txt'),
    );
    expect(stderr).toMatch(/^7 of the 9 lines of .* are left out: .* Is this the right list\?\n$/);
    expect(lines).toEqual([
      { players: ['Ann', 'Bob'], draws: 'seeded', seed: 7143, tiles: 16, words: 2, leftOut: 7 },
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
    [['none.txt'], 'There is no configuration "none.txt": give the path of a file.'],
    [
      [configuration('config.txt'), '--draws', 'none'],
      expect.stringMatching(/^Give one configuration/),
    ],
    [[], expect.stringMatching(/^Give one configuration/)],
    [
      [configuration('small-board.txt')],
      expect.stringMatching(/small-board\.txt", line 1, column 1: a line is a key/),
    ],
    [
      [configuration('config.txt')],
      expect.stringMatching(/^In the script, line 1, column 1: the number of players must be/),
    ],
  ])('that cannot be played is answered by an error: %j', (args, error) => {
    expect(played('', ...args)).toEqual({ lines: [{ error }], stderr: '', status: 1 });
  });
});
