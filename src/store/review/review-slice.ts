import type { GameOpener } from '../game-opener';
import { loadOrNotify } from '../load-or-say';
import type { StoreServices } from '../services';
import type { ReviewState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { ReviewActions, ReviewPart } from './review-part';

export const reviewSlice =
  (
    services: StoreServices,
    session: TableSession,
    opener: GameOpener,
  ): Slice<ReviewState, ReviewActions> =>
  (set, get, screen) => {
    let part: ReviewPart | undefined;

    async function opened(): Promise<ReviewPart | undefined> {
      // The notice appears beside the table, which the dialog covers.
      const loaded = await loadOrNotify(screen, () => import('./review-part'), {
        panel: undefined,
      });
      part ??= loaded?.openReview({ set, get }, services, session, opener);
      return part;
    }

    return {
      review: undefined,
      actions: {
        startReview: async (areAllSeen) => (await opened())?.startReview(areAllSeen),
        stopReview: () => part?.stopReview(),
        compareMoves: async (number) => (await opened())?.compareMoves(number),
        tryAgain: async (number) => (await opened())?.tryAgain(number),
      },
    };
  };
