import type { StoreContext } from '../context';
import type { Slice } from '../state';
import { forwardTo, lazyPart } from '../lazy-part';
import type { ReviewState } from '../state';
import type { ReviewActions } from './review-part';

export function reviewSlice(context: StoreContext): Slice<ReviewState, ReviewActions> {
  const review = lazyPart(
    context.screen,
    async () => {
      const { openReview } = await import('./review-part');
      return () => openReview(context);
    },
    // The notice appears beside the table, which the dialog covers.
    { panel: undefined },
  );
  return {
    review: undefined,
    actions: {
      ...forwardTo(review, {
        startReview: undefined,
        compareMoves: undefined,
        tryAgain: undefined,
      }),
      stopReview: () => review.loaded()?.stopReview(),
    },
  };
}
