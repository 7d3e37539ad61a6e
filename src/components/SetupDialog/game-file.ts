import { err, ok } from '../../engine';
import type { GameFile } from '../../store';
import { LARGEST_LIST, readFile } from '../read-file';

/** Largest file of a board, a tile set or a configuration that is read, in bytes. */
export const LARGEST_FILE = 100_000;

const read = async (file: File, most: number) => {
  if (file.size > most) return err({ code: 'FILE_TOO_LARGE' as const, most });
  const text = await readFile(file, most);
  return text === undefined ? err({ code: 'FILE_UNREADABLE' as const }) : ok(text);
};

/** A file of the player's own, as games are read from it. */
export const gameFile = (file: File, path: string): GameFile => ({
  path,
  text: () => read(file, LARGEST_FILE),
  list: async () => {
    const text = await read(file, LARGEST_LIST);
    return text.ok ? ok({ kind: 'own', name: path, text: text.value }) : text;
  },
});
