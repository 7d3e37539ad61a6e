import type { LibraryStorage } from './services';

type TextStorage = Pick<LibraryStorage, 'readToReplace' | 'replace'>;

/** The last update of each storage, by the function with which all its users read. */
const lastUpdates = new WeakMap<TextStorage['readToReplace'], Promise<unknown>>();

/**
 * Replaces a kept text with the result of `change`; undefined leaves it. If another tab has written the text
 * meanwhile, `change` is called again with the newer one, and updates of this page wait for each other. So no update
 * is lost. False if the browser does not save it.
 */
export function updateText(
  storage: TextStorage,
  name: string,
  change: (kept: string | undefined) => string | undefined,
): Promise<boolean> {
  const { readToReplace } = storage;
  async function update(): Promise<boolean> {
    for (;;) {
      const kept = await readToReplace(name);
      const next = change(kept);
      if (next === undefined || next === kept) return true;
      const outcome = await storage.replace(name, next);
      if (outcome !== 'overtaken') return outcome === 'kept';
    }
  }
  const updated = (lastUpdates.get(readToReplace) ?? Promise.resolve()).then(update);
  lastUpdates.set(
    readToReplace,
    updated.catch(() => undefined),
  );
  return updated;
}
