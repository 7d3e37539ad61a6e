import { digest, type GcgReplay, ok, type Result } from '../engine';
import { type GcgError, loadGcg } from '../setup';
import type { StoreCore } from './game-words';
import { withId } from './library/library';
import { placeOf } from './library/outside-games';

/**
 * Loads what reads the games of GCG files. A file that is opened again has the same id, unless another tab has its game
 * open.
 */
export async function gcgReader({ services, saves }: Pick<StoreCore, 'services' | 'saves'>) {
  const { readGcgGame } = await loadGcg();
  const { newId } = services;
  return async (text: string): Promise<Result<GcgReplay, GcgError>> => {
    const read = await readGcgGame(text, services.fetchText, digest('file', text));
    if (!read.ok) return read;
    const { timeline } = read.value;
    const elsewhere = (await services.gameLocks.elsewhere()) ?? [];
    const { id } = await placeOf(saves.library, timeline, newId, () => false);
    const game = withId(timeline, elsewhere.includes(id) ? newId() : id);
    return ok({ ...read.value, timeline: game });
  };
}
