import { loadOrNotify } from '../load-or-say';
import type { StoreServices } from '../services';
import type { CoachState, Slice } from '../state';
import type { TableSession } from '../table-session';
import type { CoachActions, CoachPart } from './coach-part';

export const coachSlice =
  (
    services: Pick<StoreServices, 'findCandidates' | 'findLanes'>,
    session: TableSession,
  ): Slice<CoachState, CoachActions> =>
  (set, get, screen) => {
    let part: CoachPart | undefined;

    /** Loads the coach and asks, if it is still the same turn. */
    async function ask<Question extends keyof CoachPart>(
      question: Question,
      ...rest: Parameters<CoachPart[Question]>
    ): Promise<void> {
      const { table } = get();
      if (!part) {
        const loaded = await loadOrNotify(screen, () => import('./coach-part'));
        if (!loaded) return;
        part ??= loaded.openCoach({ set, get }, services, session);
      }
      const now = get().table;
      if (now?.recordId === table?.recordId && now?.turns === table?.turns)
        (part[question] as (...given: typeof rest) => void)(...rest);
    }

    return {
      coaching: undefined,
      lanesShown: undefined,
      actions: {
        hint: () => void ask('hint'),
        showBestMoves: () => void ask('showBestMoves'),
        showBetterMove: () => void ask('showBetterMove'),
        showLanes: (whose) => void ask('showLanes', whose),
        closeAdvice: () => set({ coaching: undefined }),
      },
    };
  };
