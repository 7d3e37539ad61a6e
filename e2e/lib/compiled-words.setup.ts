import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { COMPILED_WORDS } from './first-visit';

interface Database {
  readonly name: string;
  readonly stores: readonly { readonly records: readonly unknown[] }[];
}

/** Whether it is a database in which a worker caches compiled word lists or their graphs. */
const isOfWords = ({ name }: Database): boolean => /^scraebbkle-(?:words|graphs)$/.test(name);

test('the words are compiled once for all tests', async ({ page, context }) => {
  await page.goto('/');
  // A worker saves them after the page has received them.
  await expect(async () => {
    const { origins } = await context.storageState({ indexedDB: true });
    const kept = origins.map(({ origin, ...storage }) => {
      const { indexedDB } = storage as unknown as { readonly indexedDB?: readonly Database[] };
      return { origin, localStorage: [], indexedDB: indexedDB?.filter(isOfWords) ?? [] };
    });
    const records = kept.flatMap(({ indexedDB }) =>
      indexedDB.flatMap(({ stores }) => stores.flatMap((store) => store.records)),
    );
    expect(records.length).toBeGreaterThan(3);
    mkdirSync(dirname(COMPILED_WORDS), { recursive: true });
    writeFileSync(COMPILED_WORDS, JSON.stringify({ cookies: [], origins: kept }));
  }).toPass();
});
