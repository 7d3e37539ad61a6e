import { mkdir, rm, writeFile } from 'node:fs/promises';

const folder = new URL('../../node_modules/.cache/reports/', import.meta.url);
const file = new URL('p2p.json', folder);

/** What stands in the report when no test ran. */
export type NothingRan = { readonly skipped: string } | { readonly failed: string };

/** Takes away the report of the run before, which says nothing of this one. */
export const forgetReport = (): Promise<void> => rm(file, { force: true });

/** Writes down why no test ran; when they run, Playwright writes its own report there. */
export async function writeReport(report: NothingRan): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(report, undefined, 2)}\n`);
}
