import type { StoreContext } from '../context';
import type { Slice } from '../state';
import { lazyPart } from '../lazy-part';
import type { CoachState } from '../state';
import type { CoachActions, CoachPart } from './coach-part';

export function coachSlice(context: StoreContext): Slice<CoachState, CoachActions> {
  const { setState: set, getState: get } = context.screen;
  const coach = lazyPart(context.screen, async () => {
    const { openCoach } = await import('./coach-part');
    return () => openCoach(context);
  });

  /** Loads the coach and asks, if it is still the same turn. */
  async function ask(question: (part: CoachPart) => void): Promise<void> {
    const { table } = get();
    const part = coach.loaded() ?? (await coach.load());
    const now = get().table;
    const isSameTurn = now?.recordId === table?.recordId && now?.turns === table?.turns;
    if (part && isSameTurn) question(part);
  }

  return {
    coaching: undefined,
    lanesShown: undefined,
    actions: {
      hint: () => void ask((part) => part.hint()),
      showBestMoves: () => void ask((part) => part.showBestMoves()),
      showBetterMove: () => void ask((part) => part.showBetterMove()),
      showLanes: (whose) => void ask((part) => part.showLanes(whose)),
      closeAdvice: () => set({ coaching: undefined }),
    },
  };
}
