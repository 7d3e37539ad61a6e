import type { LibraryStorage } from './services';

/** The update that runs in this page, or ran last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Changes a kept text to what `change` makes of it, whoever else writes it meanwhile: `change` is called again with
 * the newer text if another tab has written one, and updates of this page wait for each other. False if the browser
 * does not save it.
 */
export function updateText(
  storage: Pick<LibraryStorage, 'readToReplace' | 'replace'>,
  name: string,
  change: (kept: string | undefined) => string | undefined,
): Promise<boolean> {
  async function update(): Promise<boolean> {
    for (;;) {
      const kept = await storage.readToReplace(name);
      const next = change(kept);
      if (next === undefined || next === kept) return true;
      const outcome = await storage.replace(name, next);
      if (outcome !== 'overtaken') return outcome === 'kept';
    }
  }
  const updated = last.then(update);
  last = updated.catch(() => undefined);
  return updated;
}
