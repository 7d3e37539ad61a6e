import { digest, type GcgReplay, ok, type Result } from '../engine';
import { type GcgError, loadGcg } from '../setup';
import type { StoreCore } from './game-words';
import { asOpened } from './library/outside-games';

/** Loads what reads the games of GCG files. A file that is opened again has the same id; see `asOpened`. */
export async function gcgReader({ services, saves }: Pick<StoreCore, 'services' | 'saves'>) {
  const { readGcgGame } = await loadGcg();
  return async (text: string): Promise<Result<GcgReplay, GcgError>> => {
    const read = await readGcgGame(text, services.fetchText, digest('file', text));
    if (!read.ok) return read;
    const timeline = await asOpened(saves.library, read.value.timeline, services);
    return ok({ ...read.value, timeline });
  };
}
