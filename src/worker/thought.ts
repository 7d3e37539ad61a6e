import type { ComputerTurn } from '../engine';
import type { ChosenAnswer, MoveQuestion, NoAnswer } from './question';
import type { SimulationProgress } from './parallel-simulation';
import type { ThoughtQuestions } from './think-with-workers';

export const isThoughtTogether = ({ level, position }: ComputerTurn): boolean =>
  level === 'champion' && position.rules.computers !== 'by-skill';

/** Chooses a move by playouts on several workers, until all are played or the time is up. */
export function thoughtAbout(
  turn: ComputerTurn,
  questions: ThoughtQuestions,
  lookOn: (thought: SimulationProgress) => void,
): MoveQuestion {
  const cutOff = new AbortController();
  const takenBack = new AbortController();

  async function think(): Promise<ChosenAnswer | NoAnswer> {
    const code = await import('./think-with-workers').catch(() => undefined);
    if (takenBack.signal.aborted) return { kind: 'cancelled' };
    if (!code) return { kind: 'code-missing' };
    return code.thinkWithWorkers(turn, questions, lookOn, cutOff, takenBack.signal);
  }

  return {
    answer: think().catch((): NoAnswer => ({ kind: 'unavailable' })),
    hurry: () => cutOff.abort(),
    cancel: () => {
      takenBack.abort();
      cutOff.abort();
    },
  };
}
