import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import { shippedText } from './shipped';

/** A request or an answer. */
export type Json = Readonly<Record<string, unknown>>;

/** Runs a command of the package on some lines, and reads its answers. */
export function run(command: string, ...lines: readonly (Json | string)[]): readonly unknown[] {
  const input = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', command], {
    input: input.join('\n'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect({ stderr: stderr.replace(/^npm warn .*\n/gm, ''), status }).toEqual({
    stderr: '',
    status: 0,
  });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

/** A grid of so many columns and rows on which nothing lies. */
export const empty = (columns: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, () => '.'.repeat(columns));

/** The default board, as a field of a request. */
export const defaultBoard = { format: 'scraebbkle', text: shippedText('defaultBoard.txt') };

/** A position before the first move. */
export const opening = {
  rules: 'scraebbkle',
  board: defaultBoard,
  grid: empty(16, 14),
  rack: 'AJNMCTO',
  words: 'wordlist.txt',
};

/** A position of the crossword game. */
export const crossword = {
  rules: 'crossword',
  board: { format: 'plain', text: '6 6' },
  grid: ['......', '......', '..T...', '..E...', '..A...', '..R...'],
  rack: 'GRAPEL',
  words: 'wordlist.txt',
};
