import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  initialRandom,
  type Outcomes,
  scraebbkle,
  soloView,
  type Trial,
} from '../engine';
import {
  type SimulationServices,
  type SimulationProgress,
  simulateInParallel,
} from './parallel-simulation';
import { fieldOf, rackOf } from '../../tests/support/pictures';

const alone = soloView({
  rules: scraebbkle,
  ...fieldOf(['........', '.NO.....'], 'b2'),
  rack: rackOf('TEAEIXY'),
});
const turn = {
  position: {
    ...alone,
    racks: [...alone.racks, { kind: 'hidden' as const, count: 7 }],
    scores: [0, 0],
    bagCount: 40,
  },
  level: 'champion' as const,
  skill: 1,
  turn: 0,
  thinkingTime: 0.3 as const,
  chance: initialRandom({ kind: 'seeded', seed: 'thoughts' }),
};

/** Moves of equal equity, so that the playouts decide. */
const candidates: readonly Candidate[] = ['T', 'E', 'A', 'I'].map((letter) => ({
  move: { kind: 'exchange', tiles: rackOf(letter) },
  score: 0,
  equity: 10,
}));

/** Playouts in which later candidates score higher. */
const simulated = ({ moves, from, to }: Trial): Outcomes =>
  moves.map((move) =>
    Array.from({ length: to - from }, (_, game) => 10 * candidates.indexOf(move) + (game % 3)),
  );

type Worker = SimulationServices['simulate'][number];

const willing: Worker = async (trial) => simulated(trial);
const unwilling: Worker = async () => undefined;

/** Simulates with these workers; returns the move, the trials of each worker, and the reported progress. */
async function thought(workers: readonly Worker[], beside?: Candidate) {
  const asked = workers.map((): Trial[] => []);
  const told: SimulationProgress[] = [];
  const chosen = await simulateInParallel(turn, {
    findCandidates: async () => ({ candidates, isCut: true, beside }),
    simulate: workers.map((worker, place) => (trial, seed) => {
      asked[place]?.push(trial);
      return worker(trial, seed);
    }),
    onProgress: (so) => told.push(so),
    isCutOff: () => false,
  });
  return { move: chosen?.move, isCut: chosen?.isCut, asked, told };
}

describe('parallel simulation', () => {
  it('chooses the same move if one worker fails', async () => {
    const { move: wanted, asked: whole } = await thought([willing]);
    expect(wanted).toEqual(candidates[3]?.move);
    const { move, asked } = await thought([unwilling, willing]);
    expect(move).toEqual(wanted);
    expect(asked[0]).toHaveLength(1);
    expect(new Set(asked[1])).toEqual(new Set(whole[0]));
  });

  it('chooses the best move by score and leave if every worker fails', async () => {
    const { move, asked } = await thought([unwilling, unwilling]);
    expect(move).toEqual(candidates[0]?.move);
    expect(asked.map((trials) => trials.length)).toEqual([1, 1]);
  });

  it('reports that there were too many plays to search them all', async () => {
    expect((await thought([willing])).isCut).toBe(true);
  });

  it('compares a move besides the best to the end, and only once if it is one of them', async () => {
    const pass: Candidate = { move: { kind: 'pass' }, score: 0, equity: -20 };
    const lastOf = async (beside: Candidate) =>
      (await thought([willing], beside)).told.at(-1)?.best.map(({ move }) => move) ?? [];
    expect(await lastOf(pass)).toContainEqual(pass.move);
    const [worst] = candidates;
    const left = await lastOf({ ...(worst as Candidate) });
    expect(left.filter((move) => move === worst?.move)).toHaveLength(1);
  });

  it('reports progress once per percent', async () => {
    const { told } = await thought([willing, willing]);
    const percents = told.map(({ share }) => Math.floor(100 * share));
    expect(percents).toEqual([...new Set(percents)]);
    expect(percents.at(-1)).toBeGreaterThan(90);
  });
});
