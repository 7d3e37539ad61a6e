import type { ComputerTurn, Move, Position } from '../../src/engine';
import type { SavedTable, SearchQuestion, TableServices } from '../../src/table';
import { at } from './results';

type Outcome = Awaited<SearchQuestion['answer']>;

/** A computer's move as it was asked for, and the ways to answer. */
export interface AskedMove {
  readonly position: Position;
  readonly isCancelled: () => boolean;
  readonly answer: (move: Move, isCut?: boolean) => void;
  /** No search can be had. */
  readonly fail: (kind?: 'unavailable' | 'code-missing') => void;
}

/** A search that answers when the test does; taking a question back is noted, nothing more. */
export function fakeSearch() {
  const asked: AskedMove[] = [];
  return {
    asked: (): readonly AskedMove[] => asked,
    /** The question asked last. */
    last: (): AskedMove => at(asked, -1),
    chooseMove: ({ position, chance }: ComputerTurn): SearchQuestion & { hurry: () => void } => {
      let settle: (outcome: Outcome) => void = () => {};
      let isCancelled = false;
      asked.push({
        position,
        isCancelled: () => isCancelled,
        answer: (move, isCut = false) =>
          settle({ kind: 'answered', chosen: { move, chance, isCut } }),
        fail: (kind = 'unavailable') => settle({ kind }),
      });
      return {
        answer: new Promise((resolve) => {
          settle = resolve;
        }),
        cancel: () => {
          isCancelled = true;
        },
        hurry: () => {},
      };
    },
  };
}

/** A clock that strikes when the test lets it. */
export function fakeClock() {
  let waiting: readonly { readonly milliseconds: number; readonly run: () => void }[] = [];
  return {
    /** How long each function waits that has neither run nor been taken back. */
    waiting: (): readonly number[] => waiting.map(({ milliseconds }) => milliseconds),
    after: (milliseconds: number, run: () => void) => {
      const entry = { milliseconds, run };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    /** Runs everything that waits now. */
    strike: () => {
      const due = waiting;
      waiting = [];
      for (const { run } of due) run();
    },
  };
}

/** Lets everything go on that waits for nothing but promises already settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Everything a local table needs, made by hand. */
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
