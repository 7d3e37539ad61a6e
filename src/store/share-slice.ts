import { loadLinks } from '../setup';
import type { StoreContext } from './context';
import type { Slice } from './state';
import { lazyPart } from './lazy-part';
import { isAtSharedTable } from './online/online';
import type { ShareState } from './state';
import type { ShareActions } from './share/share-part';

/** The code for links is loaded on demand. */
export function shareSlice(context: StoreContext): Slice<ShareState, ShareActions> {
  const { screen, saves } = context;
  const sharing = lazyPart(
    screen,
    async () => {
      const [{ openSharing }, links] = await Promise.all([
        import('./share/share-part'),
        loadLinks(),
      ]);
      return () => openSharing(context, links);
    },
    // The notice appears beside the table, which the dialog covers.
    { panel: undefined },
  );
  return {
    challenge: undefined,
    actions: {
      linkTo: async (kind) => (await sharing.load())?.linkTo(kind),
      openLink: async (fragment) => {
        const part = await sharing.load();
        await part?.openLink(fragment, isAtSharedTable(screen.getState()));
        return part !== undefined;
      },
      resumeChallenge: async () => {
        const kept = (await saves.read('challenge')) ?? '';
        const { table } = screen.getState();
        if (table && kept.startsWith(`${table.recordId} `))
          (await sharing.load())?.resumeChallenge(kept);
      },
    },
  };
}
