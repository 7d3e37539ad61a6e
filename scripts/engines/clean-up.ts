import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { within } from './patience';

/** How long one thing may take to end by itself, in milliseconds. */
const PATIENCE = 5000;

/** Everything that a run has to end or remove, whatever becomes of it. */
export interface CleanUp {
  /** Remembers what is to be done at the end; the last comes first. */
  add(undo: () => Promise<unknown>): void;
  /** Does all of it, once; what fails or hangs does not keep the rest from being done. */
  run(): Promise<void>;
}

export function cleanUp(): CleanUp {
  const undos: (() => Promise<unknown>)[] = [];
  return {
    add: (undo) => void undos.push(undo),
    run: async () => {
      for (let undo = undos.pop(); undo; undo = undos.pop()) {
        await undo().catch(() => {});
      }
    },
  };
}

/** A folder of its own until the end. */
export async function temporaryFolder(atEnd: CleanUp): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scraebbkle-engines-'));
  atEnd.add(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Sends a signal to the process group that a program leads, if any of it is still there. */
function signal({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // They have gone.
  }
}

/** Ends what is left of a program that leads a process group, and of all that it has started. */
export const sweep = (program: ChildProcess): void => signal(program, 'SIGKILL');

/** Ends a program that leads a process group, politely first. */
async function end(program: ChildProcess): Promise<void> {
  try {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const gone = once(program, 'exit');
    signal(program, 'SIGTERM');
    await within(PATIENCE, gone);
  } finally {
    sweep(program);
  }
}

/** Starts a program that leads a process group of its own, and is ended with it. */
export function startProgram(
  atEnd: CleanUp,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true });
  child.on('error', () => {});
  atEnd.add(() => end(child));
  return child;
}
