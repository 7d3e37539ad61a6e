import { LARGEST_WORD_LIST, ok } from '../../engine';
import type { GameFile } from '../../store';
import { readText } from '../read-file';

/** Largest file of a board, a tile set or a configuration that is read, in bytes. */
export const LARGEST_FILE = 100_000;

/** A file of the player's own, as games are read from it. */
export const gameFile = (file: File, path: string): GameFile => ({
  path,
  text: () => readText(file, LARGEST_FILE),
  list: async () => {
    const text = await readText(file, LARGEST_WORD_LIST);
    return text.ok ? ok({ kind: 'own', name: path, text: text.value }) : text;
  },
});
