import type { Page } from '@playwright/test';
import { formatRecord, type Timeline } from '../../src/engine';

const DATABASE = 'scraebbkle';
const STORE = 'texts';

/**
 * A resource of the same origin that runs no code and requests nothing. It is a real file: if a test answered the
 * request itself, the browser would bypass its HTTP cache.
 */
export const INERT_PAGE = '/resources/defaultBoard.txt';

/** The part of a page that is needed for storage, with any driver. */
interface StoringPage {
  readonly evaluate: (
    run: (text: KeptText) => Promise<string | undefined>,
    text: KeptText,
  ) => Promise<string | undefined>;
}

interface KeptText {
  readonly database: string;
  readonly store: string;
  readonly key: string;
  readonly value: string;
}

/** Saves a text where the game saves its own; the page must be of its origin. */
const keepText = (page: StoringPage, name: string, text: string): Promise<unknown> =>
  page.evaluate(
    ({ database, store, key, value }) =>
      new Promise<undefined>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          transaction.objectStore(store).put(value, key);
          transaction.addEventListener('error', () => reject(transaction.error));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(undefined);
          });
        });
      }),
    { database: DATABASE, store: STORE, key: name, value: text },
  );

/** The saved text with a name, or undefined if there is none. */
export const storedText = (page: StoringPage, name: string): Promise<string | undefined> =>
  page.evaluate(
    ({ database, store, key }) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).get(key);
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    { database: DATABASE, store: STORE, key: name, value: '' },
  );

/** The latest saved text, even if a killed browser had not yet written it to the database. */
export async function latestStoredText(
  page: StoringPage,
  name: string,
): Promise<string | undefined> {
  const arrived = await storedText(page, name);
  const number = Number(await storedText(page, `${name} number`));
  const waiting = await page.evaluate(
    async ({ key }) => localStorage.getItem(`scraebbkle/${key}`) ?? undefined,
    { database: DATABASE, store: STORE, key: name, value: '' },
  );
  const [, ownNumber, text] = /^(\d+) (.*)$/s.exec(waiting ?? '') ?? [];
  return text !== undefined && !(number >= Number(ownNumber)) ? text : arrived;
}

/** Saves a text before any page of the game is open; `address` is that of the game. */
export async function presetText(
  page: StoringPage & { readonly goto: (address: string) => Promise<unknown> },
  name: string,
  text: string,
  address = '',
): Promise<void> {
  await page.goto(address + INERT_PAGE);
  await keepText(page, name, text);
}

/** Saves several texts, by name, before any page of the game is open. */
export async function presetTexts(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(INERT_PAGE);
  await page.evaluate(
    ({ database, store, values }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(store, 'readwrite');
          for (const [key, value] of Object.entries(values)) {
            transaction.objectStore(store).put(value, key);
          }
          transaction.addEventListener('error', () => reject(transaction.error));
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { database: DATABASE, store: STORE, values: texts },
  );
}

export const keptTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const texts: Record<string, string> = {};
          const reading = opening.result.transaction(store).objectStore(store).openCursor();
          reading.addEventListener('error', () => reject(reading.error));
          reading.addEventListener('success', () => {
            const { result: cursor } = reading;
            if (typeof cursor?.key === 'string' && typeof cursor.value === 'string') {
              texts[cursor.key] = cursor.value;
            }
            cursor?.continue();
            if (cursor) return;
            opening.result.close();
            resolve(texts);
          });
        });
      }),
    { database: DATABASE, store: STORE },
  );

/** Replaces everything in this browser's storage with these texts, before any page of the game is open. */
export async function replaceStorage(
  page: Page,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(INERT_PAGE);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.addEventListener('error', () => reject(deleting.error));
        deleting.addEventListener('success', () => resolve());
      });
    }
  });
  await presetTexts(page, texts);
}

/** Delays the words of a page, which must not be open yet, until the returned function is called. */
export async function holdWords(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/wordlist\.txt/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function resumeGame(page: Page, { record }: Timeline): Promise<void> {
  await presetText(page, 'record', formatRecord(record));
  await page.goto('/');
}
