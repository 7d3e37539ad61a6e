/**
 * Finds a browser, then runs Playwright's tests in it, and passes arguments on to Playwright. If the first argument is
 * `--install`, installs the fastest browser for the tests if it is missing (Debian, as root).
 */
import { findBrowser, findHeadlessBrowser, headlessShell, NO_BROWSER } from './browser/find';
import { readInstallOption } from './browser/install-option';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installMissing } from './browser/programs';

const { installs, args } = readInstallOption(process.argv.slice(2));
const isWatched = ['--headed', '--ui', '--debug'].some((option) => args.includes(option));

if (installs) await installMissing(machine, [headlessShell]);
const browser = await (isWatched ? findBrowser : findHeadlessBrowser)(machine);

if (browser === undefined) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else {
  runTests(args, { BROWSER_EXECUTABLE: browser });
}
