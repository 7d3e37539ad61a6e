import { digest, MAX_LENGTH, type Timeline } from '../../engine';
import { loadGcg } from '../../setup';
import type { StoreServices } from '../services';
import { parseInSteps } from '../steps';
import { importGame, importGames } from './transfer';

/** The games of a file that were added, and how many were not. */
export interface AddedGames {
  /** Ids of their records, those that were here already included. */
  readonly ids: readonly string[];
  readonly added: number;
  readonly known: number;
  /** Games that could not be read or saved; 1 for a file without games. */
  readonly skipped: number;
}

const NONE: AddedGames = { ids: [], added: 0, known: 0, skipped: 1 };

type Storage = Parameters<typeof importGames>[0];

/** Adds the games of files to the library: archives, records and GCG files. */
export function createGameAdder(
  storage: Storage,
  services: Pick<StoreServices, 'fetchText' | 'newId' | 'today'>,
  isPlayed: (id: string) => boolean,
) {
  const { newId } = services;

  async function add(game: Timeline): Promise<AddedGames> {
    const { taken, id } = await importGame(storage, game, services.today(), newId, isPlayed);
    if (taken === 'refused') return NONE;
    const isKnown = taken === 'known';
    return { ids: [id], added: Number(!isKnown), known: Number(isKnown), skipped: 0 };
  }

  return {
    gcg: async (text: string): Promise<AddedGames> => {
      // A file that is added twice gets the same id, and is found.
      const id = digest('file', text);
      const read = await (await loadGcg()).readGcgGame(text, services.fetchText, id);
      return read.ok ? add(read.value.timeline) : NONE;
    },
    json: async (text: string): Promise<AddedGames> => {
      const ids: string[] = [];
      const taken = (id: string): void => {
        ids.push(id);
      };
      const archive = await importGames(storage, text, newId, isPlayed, taken, () => true);
      if (archive.ok) {
        const { added, updated, known, refused } = archive.value;
        const games = { ids, added: added + updated, known, skipped: refused };
        return games.added + known + refused > 0 ? games : NONE;
      }
      if (text.length > MAX_LENGTH.record) return NONE;
      const record = await parseInSteps(text, storage);
      return record.ok ? add(record.value) : NONE;
    },
  };
}
