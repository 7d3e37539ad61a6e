import { type ComputerTurn, isTimed } from '../engine';
import type { ChosenAnswer, PendingMove, NoAnswer } from './question';
import type { SimulationProgress } from './parallel-simulation';
import type { SimulationChannels } from './think-with-workers';

export const isSimulatedInParallel = ({ level, position }: ComputerTurn): boolean =>
  isTimed(level) && position.rules.computers !== 'by-skill';

/** Chooses a move by playouts on several workers, until all are played or the time is up. */
export function simulateTurn(
  turn: ComputerTurn,
  questions: SimulationChannels,
  lookOn: (thought: SimulationProgress) => void,
): PendingMove {
  const cutOff = new AbortController();
  const takenBack = new AbortController();

  async function think(): Promise<ChosenAnswer | NoAnswer> {
    const code = await import('./think-with-workers').catch(() => undefined);
    if (takenBack.signal.aborted) return { kind: 'cancelled' };
    if (!code) return { kind: 'code-missing' };
    return code.simulateWithWorkers(turn, questions, lookOn, cutOff, takenBack.signal);
  }

  return {
    answer: think().catch((): NoAnswer => ({ kind: 'unavailable' })),
    finishEarly: () => cutOff.abort(),
    cancel: () => {
      takenBack.abort();
      cutOff.abort();
    },
  };
}
