/**
 * Runs the peer-to-peer tests in a separate network, so that nothing leaves this machine, and passes arguments on to
 * Playwright. If such a network is impossible, skips the tests and prints the reason. With `REQUIRE_P2P=1`, installs
 * what is missing first (Debian, as root), and fails if the tests cannot run.
 */
import { findHeadlessBrowser, headlessShell, NO_BROWSER } from './browser/find';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installMissing } from './browser/programs';
import { findNetwork, NETWORK_PROGRAMS } from './p2p/network';
import { forgetReport, writeReport } from './p2p/report';

const isRequired = process.env['REQUIRE_P2P'] === '1';

async function failWith(reason: string): Promise<void> {
  console.error(`Peer to peer: FAILED. ${reason}`);
  await writeReport({ failed: reason });
  process.exitCode = 1;
}

async function skipFor(reason: string): Promise<void> {
  console.log(`Peer to peer: skipped. ${reason}`);
  await writeReport({ skipped: reason });
}

await forgetReport();
if (isRequired) await installMissing(machine, [...NETWORK_PROGRAMS, headlessShell]);
const network = await findNetwork(machine);
if (network.ok) {
  const browser = await findHeadlessBrowser(machine);
  if (browser === undefined) {
    await failWith(NO_BROWSER);
  } else {
    const args = ['--config', 'playwright.p2p.config.ts', ...process.argv.slice(2)];
    runTests(args, { BROWSER_EXECUTABLE: browser }, network.command);
  }
} else if (isRequired) {
  await failWith(network.reason);
} else {
  await skipFor(network.reason);
}
