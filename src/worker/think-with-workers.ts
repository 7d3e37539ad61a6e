import { type BestMoves, type ComputerTurn, type Trial, USUAL_THINKING_TIME } from '../engine';
import type { Timer, WorkerChannel } from './channel';
import type { LexiconRequest, Response, ResponseOf } from './protocol';
import type { ChosenAnswer, NoAnswer, PendingAnswer } from './question';
import { type SimulationProgress, simulateInParallel } from './parallel-simulation';

/** How workers are asked while a turn is thought about. */
export interface ThoughtQuestions {
  readonly timer: Timer;
  /** The lines to all workers. */
  readonly lines: readonly [WorkerChannel, ...WorkerChannel[]];
  readonly ask: <Kind extends Response['kind']>(
    line: WorkerChannel,
    asked: LexiconRequest,
    kind: Kind,
  ) => PendingAnswer<ResponseOf<Kind>>;
}

/**
 * Asks workers what thinking about a turn takes. It ends with what is best so far when it is cut off, which
 * it does itself when time is up, and without an answer when the question is taken back.
 */
export async function thinkWithWorkers(
  turn: ComputerTurn,
  { timer, lines, ask }: ThoughtQuestions,
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
    // Before, it may have waited for words.
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
