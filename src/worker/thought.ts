import {
  type Candidate,
  type ComputerTurn,
  type Outcomes,
  type SeenTurn,
  type Trial,
  USUAL_THINKING_TIME,
} from '../engine';
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
  { timer, candidates, outcomes }: ThoughtQuestions,
  lookOn: (thought: ThoughtSoFar) => void,
): MoveQuestion {
  const { position, thinkingTime = USUAL_THINKING_TIME } = turn;
  let isCutOff = false;
  let isTakenBack = false;
  let stopClock = (): void => {};
  let giveUpCandidates = (): void => {};
  /** Takes back what is being imagined. */
  const imagining = new Set<() => void>();

  function cutOff(): void {
    isCutOff = true;
    for (const giveUp of imagining) giveUp();
  }

  async function findCandidates(most: number): Promise<readonly Candidate[] | undefined> {
    const { answer, cancel } = candidates(position, most);
    giveUpCandidates = cancel;
    const found = await answer;
    // Before, it may have waited for words.
    if (!isTakenBack) stopClock = timer(cutOff, 1000 * thinkingTime);
    return found.kind === 'candidates' ? found.found.candidates : undefined;
  }

  const simulate = outcomes.map((ask) => async (trial: Trial, seed: number) => {
    const { answer, cancel } = ask(position, trial, seed);
    imagining.add(cancel);
    const told = await answer;
    imagining.delete(cancel);
    return told.kind === 'outcomes' ? told.outcomes : undefined;
  });

  async function think(): Promise<ChosenAnswer | NoAnswer> {
    const { thinkTogether } = await import('./think-together');
    if (isTakenBack) return { kind: 'cancelled' };
    const chosen = await thinkTogether(turn, {
      findCandidates,
      simulate,
      onProgress: (thought) => {
        if (!isTakenBack) lookOn(thought);
      },
      isCutOff: () => isCutOff,
    });
    stopClock();
    if (isTakenBack) return { kind: 'cancelled' };
    return chosen ? { kind: 'answered', chosen } : { kind: 'unavailable' };
  }

  return {
    answer: think().catch((): NoAnswer => ({ kind: 'unavailable' })),
    hurry: cutOff,
    cancel: () => {
      isTakenBack = true;
      stopClock();
      giveUpCandidates();
      cutOff();
    },
  };
}
