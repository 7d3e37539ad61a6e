import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { playwrightCli } from './probes';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs Playwright's tests with additional environment variables and exits with their code. `through` is a command
 * that runs the rest of its command line.
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
  // A terminal sends Ctrl-C to both processes: stay until Playwright has closed its browsers.
  process.on('SIGINT', () => {});
  // Playwright stops its servers and browsers on SIGINT, but not on SIGTERM.
  process.on('SIGTERM', () => child.kill('SIGINT'));
  child.on('error', (error) => {
    console.error(`Playwright could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
