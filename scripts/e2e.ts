/** Finds a browser, then runs Playwright's tests in it; arguments go through to Playwright. */
import { findBrowser, NO_BROWSER } from './browser/find';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';

const browser = await findBrowser(machine);

if (browser === undefined) {
  console.error(NO_BROWSER);
  process.exitCode = 1;
} else {
  runTests(process.argv.slice(2), { BROWSER_EXECUTABLE: browser });
}
