import { scraebbkle } from '../../src/engine';
import { GAME_WORDS, type Page } from './page';
import { plainBoard } from './pictures';
import { seatsOf } from './seats';
import type { SlowTab } from './slow-tab';

/** Deals as soon as all players are present, and passes in its turns. */
function actAsHost({ state, actions }: Page): void {
  const { online, table } = state();
  if (online?.role !== 'host') return;
  if (!online.state.isPlaying && online.state.seats.every(({ at }) => at !== 'open')) {
    actions.dealGame();
  }
  if (table?.phase === 'report') actions.dismissReport();
  if (table?.phase === 'your-turn') actions.pass();
}

/** A friend in another browser, who hosts a table for one guest and acts some time after each change. */
export function hostIn(tab: SlowTab, delay: () => number) {
  const { simulated, page } = tab.visit();
  let isDue = false;
  page.store.subscribe(() => {
    if (isDue) return;
    isDue = true;
    simulated.deliver(delay(), () => {
      isDue = false;
      actAsHost(page);
    });
  });
  return {
    page,
    invite: (): void =>
      simulated.act(() =>
        page.actions.startGame({
          rules: scraebbkle,
          board: plainBoard(8, 8, 'b2'),
          given: [],
          boardName: 'Shared',
          seats: seatsOf('human', 'human'),
          openRacks: false,
          far: [1],
          words: GAME_WORDS,
          seed: '',
        }),
      ),
    /** The fragment of the guest’s invitation link; undefined before the table is open. */
    fragment: (): string | undefined => {
      const { online } = page.state();
      return online?.role === 'host' ? online.state.invitations.get(1) : undefined;
    },
  };
}

export type Friend = ReturnType<typeof hostIn>;
