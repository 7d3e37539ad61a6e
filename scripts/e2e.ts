/** Finds a browser, then runs Playwright's tests in it; arguments go through to Playwright. */
import { findBrowser } from './browser/find';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';

const finding = await findBrowser(machine);

if (finding.ok) {
  runTests(finding.executable, process.argv.slice(2));
} else {
  console.error(finding.message);
  process.exitCode = 1;
}
