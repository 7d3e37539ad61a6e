/**
 * Runs one short journey through the built page in Chromium, Firefox and WebKit, as far as they are installed, and
 * passes arguments on to Playwright. If the first argument is `--install`, installs what is missing (Debian, as root);
 * an engine that is still missing then counts as failed. Exits with 1 if a step failed or there was no engine.
 */
import { readInstallOption } from './browser/install-option';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installMissing, missingPrograms, sayMissing } from './browser/programs';
import { ENGINE_NAMES, ENGINES } from './engines/find';

const { installs, args } = readInstallOption(process.argv.slice(2));
const { LANES: lanes } = process.env;
// In a check of a change, `e2e/journeys` run in Chromium already; only the lane of killed browsers needs it here.
const isChromiumNeeded = lanes === undefined || lanes.split(' ').includes('killed');
const needed = ENGINE_NAMES.filter((name) => name !== 'Chromium' || isChromiumNeeded);
const engines: string[] = [];

if (installs) {
  await installMissing(
    machine,
    needed.flatMap((name) => ENGINES[name]),
  );
}
for (const name of needed) {
  const missing = await missingPrograms(machine, ENGINES[name]);
  if (installs || missing.length === 0) engines.push(name);
  else console.log(`${name}: skipped. ${sayMissing(missing)}`);
}

if (engines.length > 0) {
  // `--project NAME` would take all arguments after it as further projects.
  const projects = engines.map((name) => `--project=${name}`);
  runTests(['--config', 'playwright.engines.config.ts', ...projects, ...args], {});
} else {
  process.exitCode = 1;
}
