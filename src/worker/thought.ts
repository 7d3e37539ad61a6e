import type { ComputerTurn, Outcomes, SeenTurn, Trial } from '../engine';
import type { Timer } from './channel';
import type { FoundCandidates } from './protocol';
import type { ChosenAnswer, MoveQuestion, NoAnswer, UnderWay } from './question';
import type { ThoughtSoFar } from './think-together';

/** What workers are asked while a turn is thought about. */
export interface ThoughtQuestions {
  readonly timer: Timer;
  readonly candidates: (
    position: SeenTurn,
    most: number,
  ) => UnderWay<{ readonly kind: 'candidates'; readonly found: FoundCandidates }>;
  /** One for each worker. */
  readonly outcomes: readonly ((
    position: SeenTurn,
    trial: Trial,
    seed: number,
  ) => UnderWay<{ readonly kind: 'outcomes'; readonly outcomes: Outcomes }>)[];
}

/** Whether several workers think about a turn. */
export const isThoughtTogether = ({ level, position }: ComputerTurn): boolean =>
  level === 'champion' && position.rules.computers !== 'by-skill';

/** Has several workers think about a turn, until all has been imagined, or time is up. */
export function thoughtAbout(
  turn: ComputerTurn,
  questions: ThoughtQuestions,
  lookOn: (thought: ThoughtSoFar) => void,
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
    answer: think(),
    hurry: () => cutOff.abort(),
    cancel: () => {
      takenBack.abort();
      cutOff.abort();
    },
  };
}
