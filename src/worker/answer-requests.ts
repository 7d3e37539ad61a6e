import type { CompiledWords, ComputerTurn, SearchWords, Steps, Strategy } from '../engine';
import type {
  Answer,
  NoAnswer,
  Outcome,
  Question,
  Request,
  Response,
  TaskKind,
  TaskRequest,
  WordsProgress,
} from './protocol';
import { runInTurns, yieldToEventLoop } from './run-in-turns';
import { createWords, type Words } from './words';

interface WorkerScope {
  readonly addEventListener: (
    type: 'message' | 'messageerror',
    listener: (event: { readonly data: Request }) => void,
  ) => void;
  readonly postMessage: (response: Response) => void;
  readonly reportError: (error: unknown) => void;
}

const CANCELLED: NoAnswer = { kind: 'cancelled' };
const CODE_MISSING: NoAnswer = { kind: 'code-missing' };
const UNAVAILABLE: NoAnswer = { kind: 'unavailable' };
const UNKNOWN_WORDS = { kind: 'unknown-words' } as const;

const answered = <T>(value: T): Outcome<T> => ({ kind: 'answered', value });

/** A request that is being answered. */
interface Job {
  readonly lexiconId: string;
  readonly isCancelled: () => boolean;
  readonly report: (progress: WordsProgress) => void;
}

type Handler<Kind extends TaskKind> = (
  question: Question<Kind>,
  job: Job,
) => Promise<Outcome<Answer<Kind>> | typeof UNKNOWN_WORDS>;

type Handlers = { readonly [Kind in TaskKind]: Handler<Kind> };

/** Loads the code that answers questions of a kind in steps; rejects if it cannot be loaded. */
type LoadSearch<Kind extends TaskKind> = (
  question: Question<Kind>,
  words: CompiledWords,
) => Promise<(words: SearchWords, question: Question<Kind>) => Steps<Answer<Kind>>>;

const loadLearning = () => import('./learning');

const loadLazyStrategies = () => import('./lazy-strategies');

/** Loads a strategy; simple players need only the small module. */
async function loadStrategy(turn: ComputerTurn, words: CompiledWords): Promise<Strategy> {
  const { greedyStrategyFor } = await import('./first-search');
  const greedy = greedyStrategyFor(turn);
  if (greedy) return greedy;
  const { strategyFor } = await loadLazyStrategies();
  return strategyFor(turn, words);
}

function createHandlers(words: Words): Handlers {
  const search =
    <Kind extends TaskKind>(load: LoadSearch<Kind>): Handler<Kind> =>
    async (question, job) => {
      const { lexiconId, isCancelled, report } = job;
      const known = await words.forSearch(lexiconId, (fraction) =>
        report({ stage: 'building', fraction }),
      );
      await yieldToEventLoop();
      const compiled = words.compiled(lexiconId);
      if (!known || !compiled) return UNKNOWN_WORDS;
      if (!known.ok) return known.error.code === 'CODE_MISSING' ? CODE_MISSING : UNAVAILABLE;
      if (isCancelled()) return CANCELLED;
      const steps = await load(question, compiled).catch(() => undefined);
      if (!steps) return CODE_MISSING;
      const done = await runInTurns(known.value, steps(known.value, question), isCancelled);
      return done ? answered(done.value) : CANCELLED;
    };

  return {
    loadWords: async ({ source, spelling }, { report }) => {
      const read = await words.load(source, spelling, report);
      return !read.ok && read.error.code === 'CODE_MISSING' ? CODE_MISSING : answered(read);
    },
    chooseMove: search(loadStrategy),
    findCandidates: search(async () => (await loadLazyStrategies()).findCandidates),
    rateMoves: search(async () => (await loadLazyStrategies()).rateMoves),
    simulate: search(async () => (await loadLazyStrategies()).simulate),
    solveEndgame: search(async () => (await loadLazyStrategies()).solveEndgame),
    reviewTurn: search(async () => (await import('./analysis')).reviewTurn),
    findLanes: search(async () => (await import('./analysis')).findLanes),
    playToLearn: search(async (_, compiled) => (await loadLearning()).playToLearn(compiled)),
    fitLeaves: search(async () => (await loadLearning()).fitLeaves),
    fitWinCurve: search(async () => (await loadLearning()).fitWinCurve),
    playMatch: search(async (_, compiled) => (await loadLearning()).playMatch(compiled)),
    makePuzzle: search(async (_, compiled) => (await import('./puzzles')).puzzleMaker(compiled)),
    warmUp: search(async () => (await import('./first-search')).warmUp),
    findWords: async (question, { lexiconId, isCancelled, report }) => {
      // Typing is faster than searching: by now most requests are cancelled.
      await yieldToEventLoop();
      const code = await import('./find-words').catch(() => undefined);
      if (!code) return CODE_MISSING;
      if (isCancelled()) return CANCELLED;
      const known = words.compiled(lexiconId);
      if (!known) return UNKNOWN_WORDS;
      const onProgress = (fraction: number) => report({ stage: 'building', fraction });
      return answered(code.foundWords(known, question, onProgress));
    },
  };
}

/** Answers the requests of a page, several at a time. */
export function answerRequests(scope: WorkerScope): void {
  const words = createWords();
  const handlers = createHandlers(words);
  /** Ids of the requests without a final response. */
  const open = new Set<number>();

  async function answer<Kind extends TaskKind>(request: TaskRequest<Kind>): Promise<void> {
    const { id, kind, question, lexiconId = '' } = request;
    open.add(id);
    // The page repeats a request with its words if this worker lacks them.
    if (request.words) words.take(request.words);
    const response = await handlers[kind](question, {
      lexiconId,
      isCancelled: () => !open.has(id),
      report: (progress) => scope.postMessage({ id, kind: 'progress', progress }),
    });
    if (open.delete(id)) scope.postMessage({ id, ...response });
  }

  async function receive(request: Request): Promise<void> {
    const { id } = request;
    if (request.kind === 'ping') {
      scope.postMessage({ id, kind: 'pong' });
    } else if (request.kind === 'cancel') {
      open.delete(id);
      scope.postMessage({ id, kind: 'cancelled' });
    } else {
      await answer<TaskKind>(request);
    }
  }

  scope.addEventListener('message', ({ data }) => {
    // A reported error reaches the page at once; a rejected promise would not.
    receive(data).catch((error: unknown) => scope.reportError(error));
  });
  scope.addEventListener('messageerror', () =>
    scope.reportError(new Error('A request could not be read.')),
  );
}
