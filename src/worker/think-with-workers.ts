import { type BestMoves, type ComputerTurn, type Trial, USUAL_THINKING_TIME } from '../engine';
import type { Timer, WorkerChannel } from './channel';
import type { LexiconRequest, Response, ResponseOf } from './protocol';
import type { ChosenAnswer, NoAnswer, PendingAnswer } from './question';
import { type SimulationProgress, simulateInParallel } from './parallel-simulation';

export interface SimulationChannels {
  readonly timer: Timer;
  readonly lines: readonly [WorkerChannel, ...WorkerChannel[]];
  readonly ask: <Kind extends Response['kind']>(
    line: WorkerChannel,
    asked: LexiconRequest,
    kind: Kind,
  ) => PendingAnswer<ResponseOf<Kind>>;
}

/**
 * Chooses a move by playouts on several workers. Ends with the best move so far at `cutOff`, which also fires when
 * the thinking time is up, and without an answer at `takenBack`.
 */
export async function simulateWithWorkers(
  turn: ComputerTurn,
  { timer, lines, ask }: SimulationChannels,
  lookOn: (thought: SimulationProgress) => void,
  cutOff: AbortController,
  takenBack: AbortSignal,
): Promise<ChosenAnswer | NoAnswer> {
  const { position, thinkingTime = USUAL_THINKING_TIME } = turn;
  let stopClock = (): void => {};
  let reason: NoAnswer = { kind: 'unavailable' };
  takenBack.addEventListener('abort', () => stopClock());

  async function findCandidates(max: number): Promise<BestMoves | undefined> {
    const { answer, cancel } = ask(
      lines[0],
      { kind: 'find-candidates', question: { position, max } },
      'candidates',
    );
    takenBack.addEventListener('abort', cancel);
    const found = await answer;
    // The clock starts here, because the worker may have waited for words before.
    if (!takenBack.aborted) stopClock = timer(() => cutOff.abort(), 1000 * thinkingTime);
    if (found.kind === 'candidates') return found.found;
    reason = found;
    return undefined;
  }

  const simulate = lines.map((line) => async (trial: Trial, seed: number) => {
    const { answer, cancel } = ask(line, { kind: 'simulate', position, trial, seed }, 'outcomes');
    cutOff.signal.addEventListener('abort', cancel);
    const told = await answer;
    cutOff.signal.removeEventListener('abort', cancel);
    return told.kind === 'outcomes' ? told.outcomes : undefined;
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
  return chosen ? { kind: 'answered', chosen } : reason;
}
