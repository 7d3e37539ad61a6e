import {
  type Alphabet,
  type ComputerTurn,
  err,
  isTimedMethod,
  type Lexicon,
  methodFor,
  type RuleBook,
  type SimulatedTurn,
} from '../engine';
import {
  type AskWorker,
  openWorkerChannel,
  type PendingAnswer,
  type Timer,
  type WorkerChannel,
  type WorkerPort,
} from './channel';
import type { SimulationProgress } from './parallel-simulation';
import type {
  Answer,
  NoAnswer,
  Outcome,
  Question,
  TaskKind,
  WordSearch,
  WordsProgress,
  WordsSource,
} from './protocol';

export interface PendingMove extends PendingAnswer<Answer<'chooseMove'>> {
  /** Ends the search early with the best move so far. */
  readonly finishEarly: () => void;
}

export type FindOutcome = Outcome<Answer<'findWords'>>;

export type SearchClient = ReturnType<typeof createSearchClient>;

/** Creates a client that starts one worker with `spawn`, and up to `max` for moves that are computed in parallel. */
export function createSearchClient(spawn: () => WorkerPort, timer: Timer, max: number) {
  const first = openWorkerChannel(spawn, timer);
  const channels = [first];
  let lastId = 0;
  let cancelSearch = (): void => {};

  /** Returns the least busy channel; opens another one if all are busy and there are fewer than `max`. */
  function leastBusyChannel(): WorkerChannel {
    const [min = first] = channels.toSorted((a, b) => a.pendingMoves() - b.pendingMoves());
    if (min.pendingMoves() > 0 && channels.length < max) {
      const another = openWorkerChannel(spawn, timer);
      channels.push(another);
      return another;
    }
    return min;
  }

  /** Opens every channel; returns those besides the first. */
  function otherChannels(): readonly WorkerChannel[] {
    while (channels.length < max) channels.push(openWorkerChannel(spawn, timer));
    return channels.slice(1);
  }

  /** Returns a function that asks a worker about a lexicon. */
  const askAbout =
    (channel: WorkerChannel, { id: lexiconId, words }: Lexicon): AskWorker =>
    (kind, question) =>
      channel.ask({ id: ++lastId, kind, question, lexiconId }, words);

  /** Starts every worker; returns functions that ask each about a lexicon. */
  const workersFor = (lexicon: Lexicon): readonly [AskWorker, ...AskWorker[]] => [
    askAbout(first, lexicon),
    ...otherChannels().map((channel) => askAbout(channel, lexicon)),
  ];

  const askFirst =
    <Kind extends TaskKind>(kind: Kind) =>
    (question: Question<Kind>, lexicon: Lexicon): PendingAnswer<Answer<Kind>> =>
      askAbout(first, lexicon)(kind, question);

  /**
   * Thinks about a turn with all workers, until they are finished or the time is up. `how` names the function that
   * does so.
   */
  function think(
    how: 'chooseWithWorkers' | 'simulateWithWorkers',
    turn: SimulatedTurn,
    lexicon: Lexicon,
    lookOn: (thought: SimulationProgress) => void,
  ): PendingMove {
    const cutOff = new AbortController();
    const takenBack = new AbortController();

    async function choose(): Promise<Outcome<Answer<'chooseMove'>>> {
      const code = await import('./parallel-simulation').catch(() => undefined);
      const watch = { timer, lookOn, cutOff, takenBack: takenBack.signal };
      return code ? code[how](turn, workersFor(lexicon), watch) : { kind: 'code-missing' };
    }

    return {
      answer: choose().catch((): NoAnswer => ({ kind: 'unavailable' })),
      finishEarly: () => cutOff.abort(),
      cancel: () => {
        takenBack.abort();
        cutOff.abort();
      },
    };
  }

  return {
    /** Loads the words of a source; the worker keeps the most recent lists for searches. */
    loadWords: async (
      { letters, lowerCase }: Alphabet,
      source: WordsSource,
      onProgress: (progress: WordsProgress) => void,
    ): Promise<Answer<'loadWords'>> => {
      let hasBegun = false;
      const question = { source, spelling: { letters, lowerCase } };
      const request = { id: ++lastId, kind: 'loadWords', question } as const;
      const { answer } = first.ask(request, undefined, (progress) => {
        hasBegun = true;
        onProgress(progress);
      });
      const outcome = await answer;
      if (outcome.kind === 'answered') return outcome.value;
      if (outcome.kind === 'code-missing') return err({ code: 'CODE_MISSING' });
      return err({ code: hasBegun ? 'WORDS_TOO_MUCH_WORK' : 'WORKER_UNAVAILABLE' });
    },

    /** Requests a computer's move. `lookOn` receives the progress of a parallel simulation. */
    chooseMove: (
      turn: ComputerTurn,
      lexicon: Lexicon,
      lookOn: (thought: SimulationProgress) => void = () => {},
    ): PendingMove =>
      isTimedMethod(methodFor(turn))
        ? think('chooseWithWorkers', turn, lexicon, lookOn)
        : { ...askAbout(leastBusyChannel(), lexicon)('chooseMove', turn), finishEarly: () => {} },

    /** Compares the best moves of any turn by playouts; `lookOn` receives the progress. */
    compareMoves: (
      turn: SimulatedTurn,
      lexicon: Lexicon,
      lookOn: (thought: SimulationProgress) => void,
    ): PendingMove => think('simulateWithWorkers', turn, lexicon, lookOn),

    workersFor,

    /** Rates the best moves of a turn. */
    rateMoves: askFirst('rateMoves'),
    reviewTurn: askFirst('reviewTurn'),
    findLanes: askFirst('findLanes'),

    /** Finds words of a lexicon; cancels the previous search if it is still running. */
    findWords: (search: WordSearch, lexicon: Lexicon): Promise<FindOutcome> => {
      cancelSearch();
      const { answer, cancel } = askFirst('findWords')(search, lexicon);
      cancelSearch = cancel;
      return answer;
    },

    /**
     * Prepares everything that the first move by these rules and words would wait for. With `isForAll` it does so in
     * every worker, after the first one.
     */
    warmUp: async (rules: RuleBook, lexicon: Lexicon, isForAll = false): Promise<void> => {
      const warmUp = (channel: WorkerChannel) => askAbout(channel, lexicon)('warmUp', rules).answer;
      await warmUp(first);
      if (isForAll) await Promise.all(otherChannels().map(warmUp));
    },
  };
}
