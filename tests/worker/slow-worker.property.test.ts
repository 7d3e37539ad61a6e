import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type ComputerTurn,
  initialRandom,
  lexiconOf,
  scraebbkle,
  soloView,
} from '../../src/engine';
import { createSearchClient } from '../../src/worker';
import { runs } from '../arbitraries/runs';
import { settled } from '../support/fake-services';
import { compiled } from '../support/page';
import { fieldOf, rackOf } from '../support/pictures';
import { slowPage } from '../support/slow-page';
import { type End, slowWorker } from '../support/slow-worker';

const words = compiled(['NO', 'NOTE']);
const lexicon = lexiconOf(words);
const alphabet = alphabetOf(scraebbkle.tileSet);
const chance = initialRandom({ kind: 'seeded', seed: 'slow' });
const turn: ComputerTurn = {
  position: soloView({
    rules: scraebbkle,
    ...fieldOf(['........', '.NO.....'], 'b2'),
    rack: rackOf('TE'),
  }),
  level: 'club',
  skill: 1,
  turn: 0,
  chance,
};

/** Delays of a worker’s successive answers, in ms; reused in order. */
type Delays = readonly number[];

const delays = fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 20 });
const blocks = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 200_000 }),
    length: fc.integer({ min: 100, max: 5000 }),
  }),
  { maxLength: 30 },
);

/** Requests with their times, in ms after the start, and when they are cancelled. */
const questions = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 150_000 }),
    kind: fc.constantFrom('words', 'move', 'move taken back'),
    patience: fc.integer({ min: 1, max: 30_000 }),
  }),
  { minLength: 1, maxLength: 10 },
);

/** Time by which every request has been answered or given up, in ms. */
const LONG_AFTER = 3_600_000;

/** Sends requests to a client while its page is blocked at times; returns their outcomes and the workers started. */
async function play(
  schedule: {
    readonly delays: Delays;
    readonly blocks: Parameters<typeof slowPage>[0];
    readonly questions: readonly {
      readonly at: number;
      readonly kind: string;
      readonly patience: number;
    }[];
  },
  endOf: (worker: number) => End | undefined = () => undefined,
) {
  const page = slowPage(schedule.blocks);
  const workers: ReturnType<typeof slowWorker>[] = [];
  const client = createSearchClient(
    () => {
      let answers = 0;
      const delayOf = (): number => schedule.delays[answers++ % schedule.delays.length] ?? 0;
      const worker = slowWorker(page, words, delayOf, endOf(workers.length));
      workers.push(worker);
      return worker.port;
    },
    (run, milliseconds) => page.after(milliseconds, run),
    1,
  );
  const outcomes: string[] = schedule.questions.map(() => 'none');
  for (const [index, { at, kind, patience }] of schedule.questions.entries()) {
    const settle = (outcome: string): void => {
      outcomes[index] = outcome;
    };
    page.after(at, () => {
      if (kind === 'words') {
        const source = { kind: 'text', text: 'no' } as const;
        void client
          .loadWords(alphabet, source, () => {})
          .then((loaded) => settle(loaded.ok ? 'answered' : loaded.error.code));
        return;
      }
      const { answer, cancel } = client.chooseMove(turn, lexicon);
      void answer.then((outcome) => settle(outcome.kind));
      if (kind === 'move taken back') page.after(patience, cancel);
    });
  }
  page.run(LONG_AFTER);
  await settled();
  return { outcomes, workers };
}

const schedules = fc.record({ delays, blocks, questions });

describe('a slow worker, on a page that is blocked at times,', () => {
  it('answers every request and is never replaced', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const { outcomes, workers } = await play(schedule);
        const wanted = schedule.questions.map(({ kind }, index) =>
          kind === 'move taken back' && outcomes[index] === 'cancelled' ? 'cancelled' : 'answered',
        );
        expect(outcomes).toEqual(wanted);
        expect(workers.map((worker) => worker.isTerminated())).toEqual([false]);
      }),
      runs(2000),
    );
  });

  it('is replaced if it ends, with or without an error event, and no request is lost', async () => {
    const ends = fc.record({ at: fc.integer({ min: 0, max: 100_000 }), isTold: fc.boolean() });
    let replaced = 0;
    await fc.assert(
      fc.asyncProperty(schedules, ends, async (schedule, end) => {
        const { outcomes, workers } = await play(schedule, (worker) =>
          worker === 0 ? end : undefined,
        );
        replaced += workers.length - 1;
        expect(workers.length).toBeLessThanOrEqual(2);
        for (const outcome of outcomes) expect(['answered', 'cancelled']).toContain(outcome);
      }),
      runs(1000),
    );
    expect(replaced).toBeGreaterThan(0);
  });

  it('is given up after three crashes, so no request waits for ever', async () => {
    await fc.assert(
      fc.asyncProperty(schedules, fc.boolean(), async (schedule, isTold) => {
        const { outcomes, workers } = await play(schedule, () => ({ at: 100, isTold }));
        for (const outcome of outcomes) {
          expect(['cancelled', 'unavailable', 'WORKER_UNAVAILABLE']).toContain(outcome);
        }
        expect(workers.every((worker) => worker.isTerminated())).toBe(true);
      }),
      runs(200),
    );
  });
});
