/** Finds a browser, then runs Playwright's tests in it; arguments go through to Playwright. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser/find';
import { machine, playwrightCli } from './browser/probes';

const finding = await findBrowser(machine);

if (finding.ok) {
  const child = spawn(process.execPath, [playwrightCli, 'test', ...process.argv.slice(2)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, BROWSER_EXECUTABLE: finding.executable },
  });
  // A terminal sends Ctrl-C to both processes: stay, and let Playwright close its browsers.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Playwright could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(finding.message);
  process.exitCode = 1;
}
