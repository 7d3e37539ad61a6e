/**
 * Runs the tests of browsers that speak to each other, all in a network of their own, so that
 * nothing leaves this machine; arguments go through to Playwright. Where there can be no such
 * network they are skipped, and the reason is said. With `REQUIRE_P2P=1` what is missing is
 * installed first (Debian, as root), and it is a failure when they cannot run.
 */
import { findBrowser } from './browser/find';
import { runTests } from './browser/playwright';
import { machine } from './browser/probes';
import { installedNetwork, presentNetwork } from './p2p/network';
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
const network = await (isRequired ? installedNetwork(machine) : presentNetwork(machine));
if (network.ok) {
  const browser = await findBrowser(machine);
  if (browser.ok) {
    const args = ['--config', 'playwright.p2p.config.ts', ...process.argv.slice(2)];
    runTests(browser.executable, args, network.command);
  } else {
    await failWith(browser.message);
  }
} else if (isRequired) {
  await failWith(network.reason);
} else {
  await skipFor(network.reason);
}
