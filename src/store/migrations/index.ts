import type { StoreServices } from '../services';

type Storage = Pick<StoreServices['storage'], 'read' | 'write' | 'names'>;

/** `MIGRATIONS[n]` migrates from version n to n + 1; see docs/formats.md. */
export const MIGRATIONS: readonly ((storage: Storage) => Promise<void>)[] = [
  async (storage) => {
    const { fromUnnumbered } = await import('./from-unnumbered');
    await fromUnnumbered(storage);
  },
];
