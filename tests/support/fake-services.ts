import type { Move, PlayerView, SimulatedTurn } from '../../src/engine';
import type { SavedTable, MoveRequest, TableServices } from '../../src/table';
import type { SimulationProgress } from '../../src/worker';
import { at } from './results';

type Outcome = Awaited<MoveRequest['answer']>;

export interface RequestedMove {
  readonly position: PlayerView;
  readonly isCancelled: () => boolean;
  /** Reports how far a simulation is. */
  readonly report: (progress: SimulationProgress) => void;
  readonly answer: (move: Move, isCut?: boolean) => void;
  /** Reports that the search is unavailable. */
  readonly fail: (kind?: 'unavailable' | 'code-missing') => void;
}

/** A request to a worker that has answered already. */
export const answeredAtOnce = <T>(value: T) => ({
  answer: Promise.resolve({ kind: 'answered' as const, value }),
  cancel: () => {},
});

/** A search that answers under the test’s control; cancelled requests are only recorded. */
export function fakeSearch() {
  const asked: RequestedMove[] = [];
  return {
    asked: (): readonly RequestedMove[] => asked,
    last: (): RequestedMove => at(asked, -1),
    chooseMove: (
      { position, chance }: SimulatedTurn,
      _lexicon?: unknown,
      report: (progress: SimulationProgress) => void = () => {},
    ): MoveRequest & { finishEarly: () => void } => {
      let settle: (outcome: Outcome) => void = () => {};
      let isCancelled = false;
      asked.push({
        position,
        isCancelled: () => isCancelled,
        report,
        answer: (move, isCut = false) =>
          settle({ kind: 'answered', value: { move, chance, isCut } }),
        fail: (kind = 'unavailable') => settle({ kind }),
      });
      return {
        answer: new Promise((resolve) => {
          settle = resolve;
        }),
        cancel: () => {
          isCancelled = true;
        },
        finishEarly: () => {},
      };
    },
  };
}

/** A clock whose timers fire under the test’s control. */
export function fakeClock() {
  let waiting: readonly { readonly milliseconds: number; readonly run: () => void }[] = [];
  return {
    /** The delays of pending timers. */
    waiting: (): readonly number[] => waiting.map(({ milliseconds }) => milliseconds),
    after: (milliseconds: number, run: () => void) => {
      const entry = { milliseconds, run };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    /** Fires all pending timers. */
    strike: () => {
      const due = waiting;
      waiting = [];
      for (const { run } of due) run();
    },
  };
}

/** Waits until all work that depends only on settled promises is done. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export function fakeServices(pace = 900) {
  const search = fakeSearch();
  const clock = fakeClock();
  const saved: SavedTable[] = [];
  let ids = 0;
  const services: TableServices = {
    chooseMove: search.chooseMove,
    after: clock.after,
    pace: () => pace,
    newId: () => `branch ${++ids}`,
    save: (state) => saved.push(state),
  };
  return { search, clock, saved, services };
}
