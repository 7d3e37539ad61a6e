import {
  afterRound,
  bestOf,
  type BoardState,
  type Candidate,
  championBudget,
  type ChosenMove,
  type Comparison,
  comparisonOf,
  COSTS,
  endgameBudget,
  endgameIn,
  isSameMove,
  nextTrial,
  type Outcomes,
  ranking,
  type RatedMoves,
  type SimulatedTurn,
  simulationSeed,
  type SolvedEndgame,
  type Trial,
  type EvaluatedMove,
  USUAL_THINKING_TIME,
} from '../engine';
import type { AskWorker, Timer } from './channel';
import type { NoAnswer, Outcome } from './protocol';

export interface SimulationProgress {
  /** Fraction of the playouts that is done, from 0 to 1. */
  readonly share: number;
  /** The moves that are still compared, best first. */
  readonly best: readonly EvaluatedMove[];
}

/** Services that a simulation needs; each call returns undefined if there is no answer. */
export interface SimulationServices {
  readonly findCandidates: (max: number) => Promise<RatedMoves | undefined>;
  /** One function for each worker; all return the same outcomes for a trial. */
  readonly simulate: readonly ((trial: Trial, seed: number) => Promise<Outcomes | undefined>)[];
  readonly onProgress: (thought: SimulationProgress) => void;
  /** Whether to stop and return the best move so far. */
  readonly isCutOff: () => boolean;
}

/** Turns of playouts per request: about 15 ms of work, after which a worker gets the next request. */
const TURNS_PER_REQUEST = 256;

function partsOf(trial: Trial): readonly Trial[] {
  const { moves, from, to, reach } = trial;
  const size = Math.max(1, Math.floor(TURNS_PER_REQUEST / moves.length / COSTS[reach]));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, part) => ({
    ...trial,
    from: from + part * size,
    to: Math.min(to, from + (part + 1) * size),
  }));
}

/** Joins the outcomes of parts in playout order; missing parts are skipped. */
const joined = (moves: readonly Candidate[], parts: readonly (Outcomes | undefined)[]): Outcomes =>
  moves.map((_, place) => parts.flatMap((part) => part?.[place] ?? []));

/** The moves to compare: the best, and the one asked about besides, which may be among them. */
function comparedMoves(field: BoardState, { candidates, beside }: RatedMoves) {
  const same = beside && candidates.find(({ move }) => isSameMove(field, move, beside.move));
  return {
    candidates: beside && !same ? [...candidates, beside] : candidates,
    lasting: same ?? beside,
  };
}

/**
 * Chooses a move by playouts on several workers; undefined if they cannot answer. Playouts depend on their index
 * only, so the result is the same for any number of workers.
 */
export async function simulateInParallel(
  turn: SimulatedTurn,
  { findCandidates, simulate, onProgress, isCutOff }: SimulationServices,
): Promise<ChosenMove | undefined> {
  const plan = championBudget(turn);
  const { seed, chance } = simulationSeed(turn);
  const found = await findCandidates(plan.candidates);
  if (!found) return undefined;
  const { isCut } = found;
  const { candidates, lasting } = comparedMoves(turn.position, found);
  let comparison: Comparison = comparisonOf(turn.position, candidates, plan, lasting);
  const { budget } = comparison;
  /** Workers that have not failed. */
  const willing = new Set(simulate);
  /** Turns of playouts so far. */
  let turns = 0;
  let reportedPercent = -1;

  /** Reports progress once per percent. */
  function reportProgress(best: readonly EvaluatedMove[]): void {
    const share = Math.min(1, turns / budget.turns);
    const percent = Math.floor(100 * share);
    if (percent === reportedPercent) return;
    reportedPercent = percent;
    onProgress({ share, best });
  }

  async function playTrial(trial: Trial): Promise<Outcomes> {
    const best = ranking(comparison);
    const parts = partsOf(trial);
    const results: (Outcomes | undefined)[] = parts.map(() => undefined);
    const left = [...parts.entries()];

    /** Gives one part after another to a worker; the part of a worker that fails is left to the others. */
    async function takeParts(worker: SimulationServices['simulate'][number]): Promise<void> {
      for (let next = left.shift(); next; next = left.shift()) {
        const [place, part] = next;
        const outcomes = isCutOff() ? undefined : await worker(part, seed);
        if (!outcomes) {
          left.unshift(next);
          willing.delete(worker);
          return;
        }
        results[place] = outcomes;
        turns += (part.to - part.from) * part.moves.length * COSTS[part.reach];
        reportProgress(best);
      }
    }

    while (left.length > 0 && willing.size > 0) {
      await Promise.all([...willing].map(takeParts));
    }
    return joined(trial.moves, results);
  }

  reportProgress(ranking(comparison));
  for (let trial = nextTrial(comparison); trial && !isCutOff(); trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, await playTrial(trial));
  }
  if (!isCutOff()) onProgress({ share: 1, best: ranking(comparison) });
  return { move: bestOf(comparison).move, chance, isCut };
}

/** How the page follows a turn, and how it ends one early. */
export interface Watch {
  readonly timer: Timer;
  readonly lookOn: (thought: SimulationProgress) => void;
  /** Ends with the best move so far. It also fires when the thinking time is up. */
  readonly cutOff: AbortController;
  /** Ends without an answer. */
  readonly takenBack: AbortSignal;
}

/** Starts the clock of a turn; returns a function that stops it. */
function startClock({ thinkingTime = USUAL_THINKING_TIME }: SimulatedTurn, watch: Watch) {
  const { timer, cutOff, takenBack } = watch;
  if (takenBack.aborted) return () => {};
  const stop = timer(() => cutOff.abort(), 1000 * thinkingTime);
  takenBack.addEventListener('abort', stop);
  return stop;
}

/** Chooses a move by playouts on several workers. */
export async function simulateWithWorkers(
  turn: SimulatedTurn,
  workers: readonly [AskWorker, ...AskWorker[]],
  watch: Watch,
): Promise<Outcome<ChosenMove>> {
  const { position, beside } = turn;
  const { lookOn, cutOff, takenBack } = watch;
  if (takenBack.aborted) return { kind: 'cancelled' };
  let stopClock = (): void => {};
  let reason: NoAnswer = { kind: 'unavailable' };

  async function findCandidates(max: number): Promise<RatedMoves | undefined> {
    const { answer, cancel } = workers[0]('findCandidates', { position, max, beside });
    takenBack.addEventListener('abort', cancel);
    const found = await answer;
    // The clock starts here, because the worker may have waited for words before.
    stopClock = startClock(turn, watch);
    if (found.kind === 'answered') return found.value;
    reason = found;
    return undefined;
  }

  const simulate = workers.map((ask) => async (trial: Trial, seed: number) => {
    const { answer, cancel } = ask('simulate', { position, trial, seed });
    cutOff.signal.addEventListener('abort', cancel);
    const played = await answer;
    cutOff.signal.removeEventListener('abort', cancel);
    return played.kind === 'answered' ? played.value : undefined;
  });

  const chosen = await simulateInParallel(turn, {
    findCandidates,
    simulate,
    onProgress: (thought) => {
      if (!takenBack.aborted) lookOn(thought);
    },
    isCutOff: () => cutOff.signal.aborted,
  });
  stopClock();
  if (takenBack.aborted) return { kind: 'cancelled' };
  return chosen ? { kind: 'answered', value: chosen } : reason;
}

/**
 * Parts of the budget of an endgame: each search repeats the one before, so that there is a move to play early. Nothing
 * but taking the turn back interrupts the first one; with two blanks on one rack it took 0.1 seconds, and 1.5 at most.
 */
const ENDGAME_STAGES = [1 / 256, 1 / 64, 1 / 16, 1 / 4, 1] as const;

/** Solves an endgame on a worker, as far as it can be in the thinking time. Undefined if it is not to be solved. */
async function solveWithWorker(
  turn: SimulatedTurn,
  ask: AskWorker,
  watch: Watch,
): Promise<Outcome<ChosenMove> | undefined> {
  const { position, chance } = turn;
  const { lookOn, cutOff, takenBack } = watch;
  let stopClock = (): void => {};
  let best: SolvedEndgame | undefined;
  for (const share of ENDGAME_STAGES) {
    const maxNodes = Math.floor(share * endgameBudget(turn));
    const { answer, cancel } = ask('solveEndgame', { position, maxNodes });
    // The first answer is worth waiting for: there is no move before it.
    (best ? cutOff.signal : takenBack).addEventListener('abort', cancel);
    const solved = await answer;
    if (takenBack.aborted) return { kind: 'cancelled' };
    if (solved.kind !== 'answered') break;
    if (!solved.value) return undefined;
    if (!best) stopClock = startClock(turn, watch);
    best = solved.value;
    const { move, score, value, nodes, isProved } = best;
    // More positions would show nothing more.
    const isDone = isProved || nodes < maxNodes;
    lookOn({
      share: isDone ? 1 : share,
      best: [{ move, score, equity: score, value, isValueToEnd: true }],
    });
    if (isDone || cutOff.signal.aborted) break;
  }
  stopClock();
  return best && { kind: 'answered', value: { move: best.move, chance, isCut: false } };
}

/** Chooses the move of a computer: solves an endgame, and compares moves by playouts in other turns. */
export async function chooseWithWorkers(
  turn: SimulatedTurn,
  workers: readonly [AskWorker, ...AskWorker[]],
  watch: Watch,
): Promise<Outcome<ChosenMove>> {
  if (watch.takenBack.aborted) return { kind: 'cancelled' };
  const solved = endgameIn(turn.position) && (await solveWithWorker(turn, workers[0], watch));
  return solved ?? simulateWithWorkers(turn, workers, watch);
}
