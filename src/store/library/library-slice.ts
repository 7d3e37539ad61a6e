import { err } from '../../engine';
import type { StoreContext } from '../context';
import type { Slice } from '../state';
import { forwardTo, lazyPart } from '../lazy-part';
import type { LibraryState } from '../state';
import type { LibraryActions } from './library-actions';

/** A notice reports it already. */
const NOT_LOADED = err({ code: 'NOT_LOADED' } as const);

export function librarySlice(context: StoreContext): Slice<LibraryState, LibraryActions> {
  const library = lazyPart(
    context.screen,
    async () => {
      const { openLibrary } = await import('./open-library');
      return () => openLibrary(context);
    },
    // The notice appears beside the table, which the dialog covers.
    { panel: undefined },
  );
  return {
    library: undefined,
    libraryRead: undefined,
    deletedGame: undefined,
    transfer: undefined,
    hasGames: false,
    actions: forwardTo(library, {
      readLibrary: undefined,
      openGame: NOT_LOADED,
      nameGame: undefined,
      nameBranch: undefined,
      turnsOfGame: undefined,
      duplicateGame: undefined,
      deleteGame: false,
      putGameBack: false,
      deleteForGood: undefined,
      recoverGame: false,
      discardGame: undefined,
      recordOfGame: undefined,
      exportGames: undefined,
      importGames: NOT_LOADED,
      cancelTransfer: undefined,
      backToFinishedGame: undefined,
    }),
  };
}
