import {
  afterRound,
  bestOf,
  type Candidate,
  championBudget,
  type ChosenMove,
  type Comparison,
  comparisonOf,
  formatMove,
  nextTrial,
  type Outcomes,
  ranking,
  type RuleBook,
  type SimulatedTurn,
  simulationSeed,
  type Trial,
  type EvaluatedMove,
  USUAL_THINKING_TIME,
} from '../engine';
import type { AskWorker, Timer } from './channel';
import type { FoundCandidates, NoAnswer, Outcome } from './protocol';

export interface SimulationProgress {
  /** Fraction of the playouts that is done, from 0 to 1. */
  readonly share: number;
  /** The moves that are still compared, best first. */
  readonly best: readonly EvaluatedMove[];
}

/** Services that a simulation needs; each call returns undefined if there is no answer. */
export interface SimulationServices {
  readonly findCandidates: (max: number) => Promise<FoundCandidates | undefined>;
  /** One function for each worker; all return the same outcomes for a trial. */
  readonly simulate: readonly ((trial: Trial, seed: number) => Promise<Outcomes | undefined>)[];
  readonly onProgress: (thought: SimulationProgress) => void;
  /** Whether to stop and return the best move so far. */
  readonly isCutOff: () => boolean;
}

/** Playouts per request: about 15 ms of work, after which a worker gets the next request. */
const PLAYOUTS_PER_REQUEST = 256;

function partsOf({ moves, from, to }: Trial): readonly Trial[] {
  const size = Math.max(1, Math.floor(PLAYOUTS_PER_REQUEST / moves.length));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, part) => ({
    moves,
    from: from + part * size,
    to: Math.min(to, from + (part + 1) * size),
  }));
}

/** Joins the outcomes of parts in playout order; missing parts are skipped. */
const joined = (moves: readonly Candidate[], parts: readonly (Outcomes | undefined)[]): Outcomes =>
  moves.map((_, place) => parts.flatMap((part) => part?.[place] ?? []));

/** The moves to compare: the best, and the one asked about besides, which may be among them. */
function comparedMoves(rules: RuleBook, { candidates, beside }: FoundCandidates) {
  const textOf = ({ move }: Candidate): string => formatMove(rules, move);
  const same = beside && candidates.find((each) => textOf(each) === textOf(beside));
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
  const { candidates, lasting } = comparedMoves(turn.position.rules, found);
  let comparison: Comparison = comparisonOf(turn.position, candidates, plan, lasting);
  const { budget } = comparison;
  /** Workers that have not failed. */
  const willing = new Set(simulate);
  let games = 0;
  let toldPercent = -1;

  /** Reports progress once per percent. */
  function tell(best: readonly EvaluatedMove[]): void {
    const share = Math.min(1, games / budget.games);
    const percent = Math.floor(100 * share);
    if (percent === toldPercent) return;
    toldPercent = percent;
    onProgress({ share, best });
  }

  async function imagined(trial: Trial): Promise<Outcomes> {
    const best = ranking(comparison);
    const parts = partsOf(trial);
    const told: (Outcomes | undefined)[] = parts.map(() => undefined);
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
        told[place] = outcomes;
        games += (part.to - part.from) * part.moves.length;
        tell(best);
      }
    }

    while (left.length > 0 && willing.size > 0) {
      await Promise.all([...willing].map(takeParts));
    }
    return joined(trial.moves, told);
  }

  tell(ranking(comparison));
  for (let trial = nextTrial(comparison); trial && !isCutOff(); trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, await imagined(trial));
  }
  if (!isCutOff()) onProgress({ share: 1, best: ranking(comparison) });
  return { move: bestOf(comparison).move, chance, isCut };
}

/**
 * Chooses a move by playouts on several workers. Ends with the best move so far at `cutOff`, which also fires when
 * the thinking time is up, and without an answer at `takenBack`.
 */
export async function simulateWithWorkers(
  turn: SimulatedTurn,
  workers: readonly [AskWorker, ...AskWorker[]],
  timer: Timer,
  lookOn: (thought: SimulationProgress) => void,
  cutOff: AbortController,
  takenBack: AbortSignal,
): Promise<Outcome<ChosenMove>> {
  const { position, beside, thinkingTime = USUAL_THINKING_TIME } = turn;
  let stopClock = (): void => {};
  let reason: NoAnswer = { kind: 'unavailable' };
  takenBack.addEventListener('abort', () => stopClock());

  async function findCandidates(max: number): Promise<FoundCandidates | undefined> {
    const { answer, cancel } = workers[0]('findCandidates', { position, max, beside });
    takenBack.addEventListener('abort', cancel);
    const found = await answer;
    // The clock starts here, because the worker may have waited for words before.
    if (!takenBack.aborted) stopClock = timer(() => cutOff.abort(), 1000 * thinkingTime);
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
