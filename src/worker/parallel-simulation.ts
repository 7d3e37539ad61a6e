import {
  afterRound,
  type BestMoves,
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
  simulationSeed,
  type Trial,
  type EvaluatedMove,
} from '../engine';

/** How far the thinking about a turn is. */
export interface SimulationProgress {
  /** The part of it that is done, from 0 to 1. */
  readonly share: number;
  /** The moves that are still compared, the best so far first. */
  readonly best: readonly EvaluatedMove[];
}

/** What thinking takes besides the turn: each answers undefined where there is no answer to be had. */
export interface Thinkers {
  readonly findCandidates: (max: number) => Promise<BestMoves | undefined>;
  /** Workers side by side; what a trial comes to is the same for each. */
  readonly simulate: readonly ((trial: Trial, seed: number) => Promise<Outcomes | undefined>)[];
  readonly onProgress: (thought: SimulationProgress) => void;
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

/** The outcomes of parts in the order of their games, without those that are missing. */
const joined = (moves: readonly Candidate[], parts: readonly (Outcomes | undefined)[]): Outcomes =>
  moves.map((_, place) => parts.flatMap((part) => part?.[place] ?? []));

/**
 * The move of a turn that several workers think about at once; undefined where they cannot. Games
 * are told apart by their numbers, so that it is the same however many workers there are.
 */
export async function simulateInParallel(
  turn: ComputerTurn,
  { findCandidates, simulate, onProgress, isCutOff }: Thinkers,
): Promise<ChosenMove | undefined> {
  const plan = championBudget(turn);
  const { seed, chance } = simulationSeed(turn);
  const found = await findCandidates(plan.candidates);
  if (!found) return undefined;
  const { candidates, isCut } = found;
  let comparison: Comparison = comparisonOf(turn.position, candidates, plan);
  const { budget } = comparison;
  /** Workers that answer. */
  const willing = new Set(simulate);
  let games = 0;
  let toldPercent = -1;

  /** Tells how far the thinking is, whenever that is a percent further. */
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

    /** Has a worker take one part after another; one that does not answer leaves its part to others. */
    async function takeParts(worker: Thinkers['simulate'][number]): Promise<void> {
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
