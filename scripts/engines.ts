/**
 * Makes one short journey through the built page in Chromium, Firefox and WebKit, those that are
 * installed. With `--install`, what is missing is installed first (Debian, as root), and an engine
 * that is still missing has failed. Exits with 1 when a step failed or there was no engine at all.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { machine } from './browser/probes';
import { type CleanUp, cleanUp } from './engines/clean-up';
import { type EngineFinding, installedEngines, presentEngines } from './engines/find';
import { journeyThrough } from './engines/journey';
import { type EngineReport, hasFailed, lineOf, reportMissing } from './engines/report';
import { serveBuiltPage } from './engines/serve';
import { startEngine } from './engines/start';
import { travel } from './engines/steps';

const folder = new URL('../node_modules/.cache/reports/', import.meta.url);

const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
const isInstalling = values.install;

async function reportOn(
  finding: EngineFinding,
  address: string,
  atEnd: CleanUp,
): Promise<EngineReport> {
  if (!finding.ok) return reportMissing(finding, isInstalling);
  const { engine } = finding;
  const afterwards = cleanUp();
  atEnd.add(() => afterwards.run());
  const steps = await travel(() => startEngine(engine, afterwards), journeyThrough(address));
  await afterwards.run();
  return { engine: engine.name, steps };
}

const atEnd = cleanUp();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void atEnd.run().finally(() => process.exit(1)));
}

try {
  const findings = await (isInstalling ? installedEngines(machine) : presentEngines(machine));
  const address = await serveBuiltPage(atEnd);
  const reports: EngineReport[] = [];
  for (const finding of findings) {
    const report = await reportOn(finding, address, atEnd);
    reports.push(report);
    console.log(lineOf(report));
  }
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('engines.json', folder), `${JSON.stringify(reports, undefined, 2)}\n`);
  if (hasFailed(reports)) process.exitCode = 1;
} finally {
  await atEnd.run();
}
