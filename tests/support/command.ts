import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { shippedText } from './shipped';

export type Json = Readonly<Record<string, unknown>>;

interface Command {
  readonly input: ChildProcessWithoutNullStreams['stdin'];
  readonly answers: AsyncIterator<string, undefined>;
  /** Its standard error and exit status, once it has ended. */
  readonly ended: Promise<{ readonly stderr: string; readonly status: number | null }>;
}

/** Commands start slowly, so running ones are reused. */
const running = new Map<string, Command>();

function start(name: string): Command {
  const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const command: Command = {
    input: child.stdin,
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    ended: new Promise((resolve) => {
      child.on('close', (status) =>
        resolve({ stderr: stderr.replace(/^npm warn .*\n/gm, ''), status }),
      );
    }),
  };
  running.set(name, command);
  return command;
}

/** Sends lines to a command of the package, and returns its answers. */
export async function run(
  name: string,
  ...lines: readonly (Json | string)[]
): Promise<readonly unknown[]> {
  const { input, answers, ended } = running.get(name) ?? start(name);
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  input.write(texts.map((text) => `${text}\n`).join(''));
  const found: unknown[] = [];
  for (const text of texts) {
    if (text.trim() === '') continue;
    const { value } = await answers.next();
    if (value === undefined) throw new Error(`${name} has ended: ${(await ended).stderr}`);
    found.push(JSON.parse(value));
  }
  return found;
}

/** The folder of the files for commands; each run of the tests has its own, since several may run at a time. */
let folder: string | undefined;

/** Writes a file for a command, which exists until `endCommands`; returns its path. */
export function fileOf(name: string, content: string | Uint8Array): string {
  folder ??= mkdtempSync(join(tmpdir(), 'scraebbkle-commands-'));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/**
 * Ends the running commands, and checks that they succeed without further output; `said` is the expected
 * standard error of each.
 */
export async function endCommands(said: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, { input, answers, ended }] of running) {
    input.end();
    expect(await answers.next()).toEqual({ done: true, value: undefined });
    expect(await ended).toEqual({ stderr: said[name] ?? '', status: 0 });
  }
  running.clear();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
}

export const empty = (columns: number, rows: number): readonly string[] =>
  Array.from({ length: rows }, () => '.'.repeat(columns));

export const defaultBoard = { format: 'scraebbkle', text: shippedText('defaultBoard.txt') };

export const opening = {
  rules: 'scraebbkle',
  board: defaultBoard,
  grid: empty(16, 14),
  rack: 'AJNMCTO',
  words: 'wordlist.txt',
};

export const crossword = {
  rules: 'crossword',
  board: { format: 'plain', text: '6 6' },
  grid: ['......', '......', '..T...', '..E...', '..A...', '..R...'],
  rack: 'GRAPEL',
  words: 'wordlist.txt',
};
