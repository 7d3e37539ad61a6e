/**
 * Makes one short journey through the built page in Chromium, Firefox and WebKit, those that are
 * installed; arguments go through to Playwright. With `--install` as the first of them, what is missing is
 * installed first (Debian, as root), and an engine that is still missing has failed. Exits with 1 when a step failed or there was no engine at all.
 */
import { readInstallOption } from './browser/install-option';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installMissing, missingPrograms, sayMissing } from './browser/programs';
import { ENGINE_NAMES, ENGINES } from './engines/find';

const { installs, args } = readInstallOption(process.argv.slice(2));
const engines: string[] = [];

if (installs) await installMissing(machine, Object.values(ENGINES).flat());
for (const name of ENGINE_NAMES) {
  const missing = await missingPrograms(machine, ENGINES[name]);
  if (installs || missing.length === 0) engines.push(name);
  else console.log(`${name}: skipped. ${sayMissing(missing)}`);
}

if (engines.length > 0) {
  // Not as two arguments, of which the second would take all that follow for projects, too.
  const projects = engines.map((name) => `--project=${name}`);
  runTests(['--config', 'playwright.engines.config.ts', ...projects, ...args], {});
} else {
  process.exitCode = 1;
}
