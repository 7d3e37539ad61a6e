/**
 * Makes one short journey through the built page in Chromium, Firefox and WebKit, those that are
 * installed. With `--install`, what is missing is installed first (Debian, as root), and an engine that
 * is still missing has failed. Exits with 1 when a step failed or there was no engine at all.
 */
import { parseArgs } from 'node:util';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installMissing, missingPrograms, sayMissing } from './browser/programs';
import { ENGINE_NAMES, ENGINES } from './engines/find';

const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
const engines: string[] = [];

if (values.install) await installMissing(machine, Object.values(ENGINES).flat());
for (const name of ENGINE_NAMES) {
  const missing = await missingPrograms(machine, ENGINES[name]);
  if (values.install || missing.length === 0) engines.push(name);
  else console.log(`${name}: skipped. ${sayMissing(missing)}`);
}

if (engines.length > 0) {
  const projects = engines.flatMap((name) => ['--project', name]);
  runTests(['--config', 'playwright.engines.config.ts', ...projects], {});
} else {
  process.exitCode = 1;
}
