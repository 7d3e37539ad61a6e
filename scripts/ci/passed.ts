import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

/** Path of the file with the last commit that passed every check on this machine. */
const path = (environment: NodeJS.ProcessEnv): string =>
  environment['PASSED_COMMIT'] || join(homedir(), '.cache/scraebbkle/passed');

export async function readPassed(environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const text = await readFile(path(environment), 'utf8').catch(() => '');
  return /^[0-9a-f]{40,64}$/.exec(text.trim())?.[0];
}

export async function writePassed(environment: NodeJS.ProcessEnv, commit: string): Promise<void> {
  await mkdir(dirname(path(environment)), { recursive: true });
  await writeFile(path(environment), `${commit}\n`);
}
