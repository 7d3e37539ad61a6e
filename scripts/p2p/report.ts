import { mkdir, rm, writeFile } from 'node:fs/promises';

const folder = new URL('../../node_modules/.cache/reports/', import.meta.url);
const file = new URL('p2p.json', folder);

/** Content of the report if no test ran. */
export type NothingRan = { readonly skipped: string } | { readonly failed: string };

export const forgetReport = (): Promise<void> => rm(file, { force: true });

/** Writes why no test ran; if tests run, Playwright writes its own report to this file. */
export async function writeReport(report: NothingRan): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
