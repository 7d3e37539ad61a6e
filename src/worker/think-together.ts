import {
  afterRound,
  bestOf,
  type Candidate,
  championBudget,
  type ChosenMove,
  type Comparison,
  comparisonOf,
  type ComputerTurn,
  nextTrial,
  type Outcomes,
  ranking,
  seedOfThoughts,
  type Trial,
} from '../engine';

/** How far the thinking about a turn is. */
export interface ThoughtSoFar {
  /** The part of it that is done, from 0 to 1. */
  readonly share: number;
  /** The moves that are still compared, the best so far first. */
  readonly best: readonly Candidate[];
}

/** What thinking takes besides the turn: each answers undefined where there is no answer to be had. */
export interface Thinkers {
  readonly findCandidates: (most: number) => Promise<readonly Candidate[] | undefined>;
  /** Workers side by side; what a trial comes to is the same for each. */
  readonly simulate: readonly ((trial: Trial, seed: number) => Promise<Outcomes | undefined>)[];
  readonly onProgress: (thought: ThoughtSoFar) => void;
  /** Whether the thinking is to end with what is best so far. */
  readonly isCutOff: () => boolean;
}

/** Games in one request: some fifteen milliseconds of work, within which a worker is given the next. */
const GAMES_AT_ONCE = 256;

/** A trial in parts of few games. */
function partsOf({ moves, from, to }: Trial): readonly Trial[] {
  const size = Math.max(1, Math.floor(GAMES_AT_ONCE / moves.length));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, part) => ({
    moves,
    from: from + part * size,
    to: Math.min(to, from + (part + 1) * size),
  }));
}

/** The outcomes of parts in the order of their games, up to the first part that is missing. */
function joined(moves: readonly Candidate[], parts: readonly (Outcomes | undefined)[]): Outcomes {
  const missing = parts.indexOf(undefined);
  const whole = parts.slice(0, missing < 0 ? undefined : missing);
  return moves.map((_, place) => whole.flatMap((part) => part?.[place] ?? []));
}

/**
 * The move of a turn that several workers think about at once; undefined where they cannot. Games
 * are told apart by their numbers, so that it is the same however many workers there are.
 */
export async function thinkTogether(
  turn: ComputerTurn,
  { findCandidates, simulate, onProgress, isCutOff }: Thinkers,
): Promise<ChosenMove | undefined> {
  const budget = championBudget(turn);
  const { seed, chance } = seedOfThoughts(turn);
  const candidates = await findCandidates(budget.candidates);
  if (!candidates) return undefined;
  let comparison: Comparison = comparisonOf(turn.position, candidates, budget);
  let games = 0;
  const tell = (): void =>
    onProgress({ share: Math.min(1, games / budget.games), best: ranking(comparison) });

  async function imagined(trial: Trial): Promise<Outcomes> {
    const parts = partsOf(trial);
    const told: (Outcomes | undefined)[] = parts.map(() => undefined);
    const left = parts.entries();
    await Promise.all(
      simulate.map(async (worker) => {
        // All workers take from the same parts.
        for (const [place, part] of left) {
          if (isCutOff()) return;
          told[place] = await worker(part, seed);
          games += (part.to - part.from) * part.moves.length;
          tell();
        }
      }),
    );
    return joined(trial.moves, told);
  }

  tell();
  for (let trial = nextTrial(comparison); trial && !isCutOff(); trial = nextTrial(comparison)) {
    comparison = afterRound(comparison, await imagined(trial));
  }
  return { move: bestOf(comparison).move, chance };
}
