import type { GameOpener } from './game-opener';
import { isAtSharedTable } from './online/online';
import type { Keep } from './keep';
import type { StoreServices } from './services';
import type { ShareState, Slice } from './state';
import type { TableSession } from './table-session';
import type { ShareActions, SharePart } from './share/share-part';

/** Links that hold games; what writes and reads them comes when it is asked for. */
export const shareSlice =
  (
    services: StoreServices,
    session: TableSession,
    keep: Keep,
    opener: GameOpener,
  ): Slice<ShareState, ShareActions> =>
  (set, get) => {
    let part: SharePart | undefined;

    async function opened(): Promise<SharePart> {
      const { openSharing } = await import('./share/share-part');
      part ??= openSharing({ set, get }, services, session, keep, opener);
      return part;
    }

    return {
      challenge: undefined,
      actions: {
        linkTo: async (kind) => (await opened()).linkTo(kind),
        openLink: async (fragment) => (await opened()).openLink(fragment, isAtSharedTable(get())),
        resumeChallenge: async () => {
          const kept = (await keep.read('challenge')) ?? '';
          const { table } = get();
          if (table && kept.startsWith(`${table.recordId} `)) {
            await (await opened()).resumeChallenge(kept);
          }
        },
      },
    };
  };
