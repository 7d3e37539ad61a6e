import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { type Doubts, doubtsOf, type Entry, type PublicSetup } from '../../engine';
import type { EntryActions, EntryState, EntryStore } from '../../store';
import { useLater } from '../use-deferred';

export const EntryContext = createContext<EntryStore | undefined>(undefined);

export function useEntryStore(): EntryStore {
  const store = useContext(EntryContext);
  if (!store) throw new Error('A part of the entry stands outside its screen');
  return store;
}

/** Selects a part of the entry; the component renders again when that part changes. */
export const useEntry = <T>(select: (state: EntryState) => T): T =>
  useStore(useEntryStore(), select);

export const useEntryActions = (): EntryActions =>
  useStore(useEntryStore(), ({ actions }) => actions);

/** The set-up of the game that is entered, and a function to change it; for `box`, see `changeEntry`. */
export function useSetup() {
  const setup = useEntry(({ entry }) => entry.setup);
  const { changeEntry } = useEntryActions();
  return {
    setup,
    changeSetup: (change: Partial<PublicSetup>, box?: string) =>
      changeEntry({ kind: 'change-game', game: { setup: { ...setup, ...change } } }, box),
  };
}

/** The racks that the game of the entry would ignore, once everything else is drawn: finding them takes long. */
export function useDoubts(): Doubts | undefined {
  const entry = useLater<Entry | undefined>(
    useEntry((state) => state.entry),
    undefined,
  );
  return entry && doubtsOf(entry);
}
