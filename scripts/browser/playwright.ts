import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playwrightCli } from './probes';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs Playwright's tests with an environment that tells them of the browsers, and exits as they do.
 * Its command line is added to that of `through`, a program that runs what it is given, if there is one.
 */
export function runTests(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): void {
  const command = [...through, process.execPath, playwrightCli, 'test', ...args];
  const [program = process.execPath, ...rest] = command;
  const child = spawn(program, rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  // A terminal sends Ctrl-C to both processes: stay, and let Playwright close its browsers.
  process.on('SIGINT', () => {});
  // Playwright ends its servers and browsers at the one, but not at the other.
  process.on('SIGTERM', () => child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(`Playwright could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
