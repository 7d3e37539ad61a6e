import type { OnlineActions } from '../../online';
import type { StoreCore } from '../core';
import type { WordsOfGame } from '../game-words';
import { loadOrNotify } from '../lazy-part';
import type { SetupChoice } from '../state';
import type { OnlinePart } from './online-part';

/** Loads the code for shared tables on demand. */
export interface OnlineLoader {
  readonly host: (choice: SetupChoice) => Promise<void>;
  /** Asks for the name under which the player joins the table in the fragment of a link. */
  readonly visit: (fragment: string) => Promise<void>;
  readonly resume: (kept: string, savedScreen: string | undefined) => Promise<void>;
  /** Actions at the shared table; undefined until the code is loaded. */
  readonly act: () => OnlineActions | undefined;
}

export function createOnlineLoader(
  core: StoreCore & { readonly words: WordsOfGame },
): OnlineLoader {
  let loading: Promise<OnlinePart> | undefined;
  let part: OnlinePart | undefined;

  async function opened(): Promise<OnlinePart | undefined> {
    loading ??= import('./online-part').then(({ openOnlinePart }) => openOnlinePart(core));
    const opening = loading;
    part = await loadOrNotify(core.screen, () => opening);
    if (!part) loading = undefined;
    return part;
  }

  return {
    host: async (choice) => (await opened())?.host(choice),
    visit: async (fragment) => (await opened())?.visit(fragment),
    resume: async (kept, savedScreen) => (await opened())?.resume(kept, savedScreen),
    act: () => part?.act,
  };
}
