import { loadLinks } from '../setup';
import type { GameOpener } from './game-opener';
import { isAtSharedTable } from './online/online';
import type { SaveService } from './save-service';
import { loadOrNotify } from './load-or-say';
import type { StoreServices } from './services';
import type { ShareState, Slice } from './state';
import type { TableSession } from './table-session';
import type { ShareActions, SharePart } from './share/share-part';

/** The code for links is loaded on demand. */
export const shareSlice =
  (
    services: StoreServices,
    session: TableSession,
    keep: SaveService,
    opener: GameOpener,
  ): Slice<ShareState, ShareActions> =>
  (set, get, screen) => {
    let part: SharePart | undefined;

    async function opened(): Promise<SharePart | undefined> {
      const load = async () => {
        const [sharing, links] = await Promise.all([import('./share/share-part'), loadLinks()]);
        return { openSharing: sharing.openSharing, links };
      };
      // The notice appears beside the table, which the dialog covers.
      const loaded = await loadOrNotify(screen, load, { panel: undefined });
      part ??= loaded?.openSharing({ set, get }, services, session, keep, opener, loaded.links);
      return part;
    }

    return {
      challenge: undefined,
      actions: {
        linkTo: async (kind) => (await opened())?.linkTo(kind),
        openLink: async (fragment) => {
          const sharing = await opened();
          await sharing?.openLink(fragment, isAtSharedTable(get()));
          return sharing !== undefined;
        },
        resumeChallenge: async () => {
          const kept = (await keep.read('challenge')) ?? '';
          const { table } = get();
          if (table && kept.startsWith(`${table.recordId} `)) {
            (await opened())?.resumeChallenge(kept);
          }
        },
      },
    };
  };
