import { useState } from 'react';
import type { filesAdded } from '../../messages';
import { readOwnGcg, readUserFile } from '../../setup';
import type { AddedGames, LibraryGame } from '../../store';
import { useActions, useGameStore } from '../game-context';

type Counts = Parameters<typeof filesAdded>[0];

/** Adds the games of files to the library, and passes on those that are finished. */
export function useAddFiles(onAdded: (games: readonly LibraryGame[]) => void) {
  const { getState } = useGameStore();
  const { addGameFile, readLibrary } = useActions();
  const [added, setAdded] = useState<Counts>();
  const [isAdding, setAdding] = useState(false);

  async function addFile(file: File): Promise<AddedGames | undefined> {
    const isGcg = /\.gcg$/i.test(file.name);
    const text = isGcg ? await readOwnGcg(file) : await readUserFile(file, 'archive');
    if (!text.ok) return undefined;
    return addGameFile(isGcg ? 'gcg' : 'json', text.value);
  }

  async function add(files: readonly File[]): Promise<void> {
    setAdding(true);
    const ids = new Set<string>();
    const counts = { added: 0, known: 0, skipped: 0 };
    for (const file of files) {
      const games = (await addFile(file)) ?? { ids: [], added: 0, known: 0, skipped: 1 };
      for (const id of games.ids) ids.add(id);
      counts.added += games.added;
      counts.known += games.known;
      counts.skipped += games.skipped;
    }
    await readLibrary();
    const games = getState().library?.games ?? [];
    const own = games.filter(({ records }) => records.some((id) => ids.has(id)));
    const finished = own.filter(({ card }) => card.winners);
    onAdded(finished);
    setAdded({ ...counts, unfinished: own.length - finished.length });
    setAdding(false);
  }

  return { add, added, isAdding };
}
