import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type ChosenMove,
  type ComputerTurn,
  err,
  initialRandom,
  lexiconOf,
  type Move,
  ok,
  type Position,
  scraebbkle,
  soloView,
} from '../../src/engine';
import type { WordsProgress } from '../../src/worker';
import { moveOf } from '../support/games';
import { fieldOf, rackOf } from '../support/pictures';
import { at } from '../support/results';
import { eventually } from '../support/eventually';
import { compiled } from '../support/page';
import { settled } from '../support/fake-services';
import { openClient } from '../support/fake-worker';

const words = compiled(['NO', 'NOTE']);
const read = { words, leftOut: undefined };
const lexicon = lexiconOf(words);
const alphabet = alphabetOf(scraebbkle.tileSet);
const SOURCE = { kind: 'address', url: 'resources/wordlist.txt' } as const;

const position: Position = {
  rules: scraebbkle,
  ...fieldOf(['........', '.NO.....'], 'b2'),
  rack: rackOf('TEAEIXY'),
};

const chance = initialRandom({ kind: 'seeded', seed: 'worker' });
const turn: ComputerTurn = {
  position: soloView(position),
  level: 'club',
  skill: 1,
  turn: 0,
  chance,
};
const chosen = (move: Move): ChosenMove => ({ move, chance, isCut: false });

type Opened = ReturnType<typeof openClient>;

const ask = ({ client }: Opened, onProgress: (progress: WordsProgress) => void = () => {}) =>
  client.loadWords(alphabet, SOURCE, onProgress);

async function ready(): Promise<Opened> {
  const opened = openClient();
  const loading = ask(opened);
  opened.worker().answer({ id: 1, kind: 'answered', value: ok(read) });
  await loading;
  return opened;
}

/** The value of a promise, or `open` if it is pending. */
async function stateOf<T>(promise: Promise<T>): Promise<T | 'open'> {
  await settled();
  return Promise.race([promise, Promise.resolve('open' as const)]);
}

const kindsHeard = (opened: Opened, worker = opened.worker()) =>
  worker.heard.map(({ kind }) => kind);

describe('loading words', () => {
  it('sends the source and alphabet to the worker, and returns its answer', async () => {
    const opened = openClient();
    const loading = ask(opened);
    const { letters, lowerCase } = alphabet;
    expect(opened.worker().heard).toEqual([
      {
        id: 1,
        kind: 'loadWords',
        question: { source: SOURCE, spelling: { letters, lowerCase } },
      },
    ]);
    expect(await stateOf(loading)).toBe('open');
    opened.worker().answer({ id: 1, kind: 'answered', value: ok(read) });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });

  it('reports progress', async () => {
    const opened = openClient();
    const seen: WordsProgress[] = [];
    const loading = ask(opened, (progress) => seen.push(progress));
    const steps: readonly WordsProgress[] = [
      { stage: 'reading', received: 5, total: undefined },
      { stage: 'reading', received: 9, total: 20 },
      { stage: 'building', fraction: 0.5 },
    ];
    for (const progress of steps) opened.worker().answer({ id: 1, kind: 'progress', progress });
    expect(seen).toEqual(steps);
    expect(await stateOf(loading)).toBe('open');
  });

  it('fails for the reason that the worker gives', async () => {
    const opened = openClient();
    const loading = ask(opened);
    const failure = { code: 'WORDS_MISSING', status: 404 };
    opened.worker().answer({ id: 1, kind: 'answered', value: err(failure) });
    expect(await stateOf(loading)).toEqual({ ok: false, error: failure });
    expect(opened.isWaiting()).toBe(false);
  });
});

describe('a move request', () => {
  it('is sent to the worker that has the words, and answered', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(1);
    expect(opened.worker().heard[1]).toEqual({
      id: 2,
      kind: 'chooseMove',
      question: turn,
      lexiconId: words.id,
    });
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toEqual({ kind: 'answered', value: chosen(moveOf('T,2d')) });
  });

  it('gets its own answer, in any order', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    const second = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(first.answer)).toBe('open');
    expect(await stateOf(second.answer)).toEqual({ kind: 'answered', value: chosen(moveOf(',')) });
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(first.answer)).toEqual({
      kind: 'answered',
      value: chosen(moveOf('T,2d')),
    });
  });

  it('is cancelled by its sender, and ignores a late answer', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    expect(await stateOf(question.answer)).toEqual({ kind: 'cancelled' });
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(question.answer)).toEqual({ kind: 'cancelled' });
    expect(opened.isWaiting()).toBe(false);
    expect(opened.worker().isTerminated()).toBe(false);
  });

  it('is cancelled in the worker too, only once', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    question.cancel();
    expect(opened.worker().heard.slice(2)).toEqual([{ id: 2, kind: 'cancel' }]);
    opened.worker().answer({ id: 2, kind: 'cancelled' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('is not cancelled in the worker after its answer', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    question.cancel();
    expect(kindsHeard(opened)).toEqual(['loadWords', 'chooseMove']);
  });

  it('keeps its answer if it is cancelled later', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    question.cancel();
    expect(await stateOf(question.answer)).toEqual({
      kind: 'answered',
      value: chosen(moveOf('T,2d')),
    });
  });

  it('is not sent to another worker after it was cancelled', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    const second = opened.client.chooseMove(turn, lexicon);
    first.cancel();
    opened.worker().fail();
    expect(opened.worker().heard).toEqual([
      { id: 3, kind: 'chooseMove', question: turn, lexiconId: words.id },
    ]);
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(second.answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('a worker that lacks the words of a request', () => {
  /** Reports to the client that the worker does not have the words of its request. */
  const missWords = (opened: Opened, id: number): void =>
    opened.worker().answer({ id, kind: 'unknown-words' });

  it('receives them and the request again', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    missWords(opened, 2);
    expect(opened.worker().heard.slice(2)).toEqual([
      { id: 2, kind: 'chooseMove', question: turn, lexiconId: words.id, words },
    ]);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('receives nothing for a cancelled request', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    missWords(opened, 2);
    expect(kindsHeard(opened)).toEqual(['loadWords', 'chooseMove', 'cancel']);
  });

  it('is given up if they crash it each time', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    for (let deaths = 0; deaths < 3; deaths++) {
      missWords(opened, 2);
      opened.worker().fail();
    }
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
    expect(opened.workers).toHaveLength(3);
  });
});

describe('a worker that reports an error', () => {
  it('is replaced by another that receives the request again', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const dead = opened.worker();
    dead.fail();
    expect(dead.isTerminated()).toBe(true);
    expect(opened.workers).toHaveLength(2);
    expect(opened.worker().heard).toMatchObject([{ kind: 'chooseMove', id: 2, question: turn }]);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('while it loads words is replaced by another that loads them', async () => {
    const opened = openClient();
    const loading = ask(opened);
    opened.worker().fail();
    expect(kindsHeard(opened)).toEqual(['loadWords']);
    opened.worker().answer({ id: 1, kind: 'answered', value: ok(read) });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });

  it('is not replaced before the next request if it was idle', async () => {
    const opened = await ready();
    opened.worker().fail();
    expect(opened.workers).toHaveLength(1);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['chooseMove']);
  });

  it('is ignored afterwards: late answers and errors', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const dead = opened.worker();
    dead.fail();
    dead.answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    dead.fail();
    expect(await stateOf(answer)).toBe('open');
    expect(opened.workers).toHaveLength(2);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toEqual({ kind: 'answered', value: chosen(moveOf(',')) });
  });
});

describe('a worker that stops answering', () => {
  it('receives a ping, and is replaced if it does not respond', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const silent = opened.worker();
    opened.pass(9000);
    expect(kindsHeard(opened)).toEqual(['loadWords', 'chooseMove']);
    opened.pass(1000);
    expect(kindsHeard(opened)).toEqual(['loadWords', 'chooseMove', 'ping']);
    opened.pass(29_000);
    expect(silent.isTerminated()).toBe(false);
    opened.pass(1000);
    expect(silent.isTerminated()).toBe(true);
    expect(kindsHeard(opened)).toEqual(['chooseMove']);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('is kept as long as it responds to pings', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    for (let minute = 0; minute < 20; minute++) {
      opened.pass(30_000);
      opened.worker().answer({ id: 0, kind: 'pong' });
    }
    expect(opened.workers).toHaveLength(1);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('doubles the timeout for each replacement', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect([0, 1, 2].map(opened.passSilence)).toEqual([40_000, 80_000, 160_000]);
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
  });

  it('gets the full timeout again with each message that it sends', () => {
    const opened = openClient();
    void ask(opened);
    const progress: WordsProgress = { stage: 'building', fraction: 0.5 };
    opened.pass(39_000);
    opened.worker().answer({ id: 1, kind: 'progress', progress });
    expect(opened.passSilence()).toBe(40_000);
  });

  it('gets no extra time for requests sent meanwhile', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon);
    opened.pass(39_000);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.passSilence()).toBe(1000);
  });

  it('gets no ping while it is idle', async () => {
    expect((await ready()).isWaiting()).toBe(false);
  });
});

describe('a request that cannot be sent for lack of memory', () => {
  it('is sent to another worker', async () => {
    const opened = await ready();
    opened.worker().refuseMessages();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('a message that cannot be deserialised', () => {
  it('replaces the worker, since it may have been an answer', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail('messageerror');
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    expect(opened.workers).toHaveLength(2);
  });
});

function letAllDie(opened: Opened): void {
  for (let deaths = 0; deaths < 20 && !opened.worker().isTerminated(); deaths++) {
    opened.worker().fail();
  }
}

describe('workers that all crash', () => {
  it('are given up after three crashes over a request for a move', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    letAllDie(opened);
    expect(opened.workers).toHaveLength(3);
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('make loading words fail', async () => {
    const opened = openClient();
    const loading = ask(opened);
    letAllDie(opened);
    expect(await stateOf(loading)).toEqual({ ok: false, error: { code: 'WORKER_UNAVAILABLE' } });
  });

  it('report too much work on a list, even if each made progress', async () => {
    const opened = openClient();
    const loading = ask(opened);
    for (let deaths = 0; deaths < 3; deaths++) {
      const progress: WordsProgress = { stage: 'building', fraction: 0.49 };
      opened.worker().answer({ id: 1, kind: 'progress', progress });
      opened.worker().fail();
    }
    expect(await stateOf(loading)).toEqual({ ok: false, error: { code: 'WORDS_TOO_MUCH_WORK' } });
    expect(opened.workers).toHaveLength(3);
    expect(opened.isWaiting()).toBe(false);
  });

  it('count crashes for the requests of that time, not for later ones', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail();
    opened.worker().fail();
    const second = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail();
    expect(await stateOf(first.answer)).toEqual({ kind: 'unavailable' });
    expect(opened.worker().heard).toMatchObject([{ id: 3, kind: 'chooseMove' }]);
    opened.worker().fail();
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(second.answer)).toMatchObject({ kind: 'answered' });
  });

  it('do not affect later requests', async () => {
    const opened = openClient();
    void ask(opened);
    letAllDie(opened);
    const again = ask(opened);
    expect(opened.workers).toHaveLength(4);
    expect(opened.passSilence()).toBe(40_000);
    opened.worker().answer({ id: 2, kind: 'answered', value: ok(read) });
    expect(await stateOf(again)).toEqual({ ok: true, value: read });
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('words that do not fit into a worker’s memory', () => {
  it('make a move unavailable without asking another worker', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'unavailable' });
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
    expect(opened.workers).toHaveLength(1);
    expect(opened.isWaiting()).toBe(false);
  });

  it('end a warm-up', async () => {
    const opened = await ready();
    const warm = opened.client.warmUp(scraebbkle, lexicon);
    opened.worker().answer({ id: 2, kind: 'unavailable' });
    expect(await stateOf(warm)).toBeUndefined();
  });
});

describe('a browser that cannot start workers', () => {
  it('reports at once that words and moves are unavailable', async () => {
    const opened = openClient(Infinity);
    expect(await stateOf(ask(opened))).toEqual({
      ok: false,
      error: { code: 'WORKER_UNAVAILABLE' },
    });
    expect(await stateOf(opened.client.chooseMove(turn, lexicon).answer)).toEqual({
      kind: 'unavailable',
    });
    expect(opened.isWaiting()).toBe(false);
  });

  it('tries again, and may start one then', async () => {
    const opened = openClient(2);
    const loading = ask(opened);
    expect(kindsHeard(opened)).toEqual(['loadWords']);
    opened.worker().answer({ id: 1, kind: 'answered', value: ok(read) });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });
});

describe('a worker that continues with a cancelled request', () => {
  it('is stopped after the timeout, and replaced at the next request', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon).cancel();
    expect(opened.passSilence()).toBe(40_000);
    expect(opened.workers).toHaveLength(1);
    expect(opened.isWaiting()).toBe(false);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['chooseMove']);
    expect(opened.passSilence()).toBe(40_000);
  });

  it('is replaced at once if another request is waiting', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon).cancel();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.passSilence();
    expect(opened.workers).toHaveLength(2);
    expect(opened.worker().heard).toMatchObject([{ id: 3, kind: 'chooseMove' }]);
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('is kept if it confirms the cancellation', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon).cancel();
    const progress: WordsProgress = { stage: 'building', fraction: 0.5 };
    opened.worker().answer({ id: 2, kind: 'progress', progress });
    expect(opened.isWaiting()).toBe(true);
    opened.worker().answer({ id: 2, kind: 'cancelled' });
    expect(opened.isWaiting()).toBe(false);
    expect(opened.worker().isTerminated()).toBe(false);
  });
});

describe('a worker that cannot load its code for a request', () => {
  async function incomplete() {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    return { ...opened, old: opened.worker(), answer };
  }

  it('reports it and stays alive', async () => {
    const { answer, old, workers, isWaiting } = await incomplete();
    expect(await stateOf(answer)).toEqual({ kind: 'code-missing' });
    expect([old.isTerminated(), workers.length, isWaiting()]).toEqual([false, 1, false]);
  });

  it('reports it for a word list, and for a warm-up', async () => {
    const opened = await ready();
    const loading = ask(opened);
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    expect(await stateOf(loading)).toEqual({ ok: false, error: { code: 'CODE_MISSING' } });
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'as it was');
    opened.worker().answer({ id: 3, kind: 'code-missing' });
    expect(await stateOf(warm)).toBe('as it was');
  });

  it('reports it for a turn on several workers', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove({ ...turn, level: 'champion' }, lexicon);
    await eventually(() => expect(kindsHeard(opened)).toContain('findCandidates'));
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    await expect(answer).resolves.toEqual({ kind: 'code-missing' });
  });

  it('still answers other requests', async () => {
    const opened = await incomplete();
    const found = opened.client.rateMoves({ position: soloView(position), max: 1 }, lexicon);
    expect(opened.workers).toHaveLength(1);
    opened.old.answer({
      id: 3,
      kind: 'answered',
      value: { candidates: [], beside: undefined },
    });
    expect(await stateOf(found.answer)).toMatchObject({ value: { candidates: [] } });
  });

  it('is replaced once another has started, when it is asked again', async () => {
    const opened = await incomplete();
    const lanes = opened.client.findLanes(
      { position: soloView(position), whose: 'own', seed: 'lanes' },
      lexicon,
    );
    const again = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['ping']);
    expect(kindsHeard(opened, opened.old)).toEqual(['loadWords', 'chooseMove', 'findLanes']);
    opened.worker().answer({ id: 0, kind: 'pong' });
    expect(opened.old.isTerminated()).toBe(true);
    expect(kindsHeard(opened)).toEqual(['ping', 'findLanes', 'chooseMove']);
    opened.worker().answer({ id: 4, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
    expect(await stateOf(lanes.answer)).toBe('open');
  });

  it.each<[string, number]>([
    ['fails before it answers', 0],
    ['cannot be started', 1],
  ])('receives the request itself if the other %s', async (_what, refusals) => {
    const opened = openClient();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const old = opened.worker();
    old.answer({ id: 1, kind: 'code-missing' });
    expect(await stateOf(answer)).toEqual({ kind: 'code-missing' });
    opened.refuse(refusals);
    const again = opened.client.chooseMove(turn, lexicon);
    if (refusals === 0) opened.worker().fail();
    expect(kindsHeard(opened, old)).toEqual(['chooseMove', 'chooseMove']);
    expect(old.isTerminated()).toBe(false);
    old.answer({ id: 2, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
  });

  it('may crash while another starts, which then receives the request', async () => {
    const opened = await incomplete();
    const again = opened.client.chooseMove(turn, lexicon);
    opened.old.fail();
    opened.worker().answer({ id: 3, kind: 'answered', value: chosen(moveOf(',')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
  });

  it('needs no replacement for a request cancelled before another has started', async () => {
    const opened = await incomplete();
    opened.client.chooseMove(turn, lexicon).cancel();
    expect(kindsHeard(opened, opened.old)).toEqual(['loadWords', 'chooseMove']);
    opened.worker().answer({ id: 0, kind: 'pong' });
    expect(kindsHeard(opened)).toEqual(['ping']);
    expect(opened.isWaiting()).toBe(false);
  });
});

describe('parallel move requests', () => {
  const askMoves = ({ client }: Opened, count: number) =>
    Array.from({ length: count }, () => client.chooseMove(turn, lexicon));

  it('are spread over the maximum number of workers, then queued on the same ones', () => {
    const opened = openClient(0, 3);
    askMoves(opened, 7);
    const ids = opened.workers.map(({ heard }) => heard.map(({ id }) => id));
    expect(ids).toEqual([
      [1, 4, 7],
      [2, 5],
      [3, 6],
    ]);
  });

  it('share one worker if the number of processors is unknown', () => {
    const opened = openClient(0, Number.NaN);
    askMoves(opened, 3);
    expect(opened.workers).toHaveLength(1);
  });

  it('need no other worker if they come one after the other', async () => {
    const opened = openClient(0, 3);
    for (let id = 1; id < 5; id++) {
      const { answer } = opened.client.chooseMove(turn, lexicon);
      opened.worker().answer({ id, kind: 'answered', value: chosen(moveOf(',')) });
      expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    }
    expect(opened.workers).toHaveLength(1);
  });

  it('need no other worker while one loads words or warms up', () => {
    const opened = openClient(0, 3);
    void ask(opened);
    void opened.client.warmUp(scraebbkle, lexicon);
    askMoves(opened, 1);
    expect(kindsHeard(opened)).toEqual(['loadWords', 'warmUp', 'chooseMove']);
    expect(opened.workers).toHaveLength(1);
  });

  it('send each worker the words that it lacks', async () => {
    const opened = openClient(0, 2);
    const answers = askMoves(opened, 2).map(({ answer }) => answer);
    for (const [index, worker] of opened.workers.entries()) {
      worker.answer({ id: index + 1, kind: 'unknown-words' });
      expect(worker.heard.slice(1)).toMatchObject([{ kind: 'chooseMove', id: index + 1, words }]);
      worker.answer({ id: index + 1, kind: 'answered', value: chosen(moveOf(',')) });
      expect(await stateOf(at(answers, index))).toMatchObject({ kind: 'answered' });
    }
  });

  it('continue if one of the workers crashes', async () => {
    const opened = openClient(0, 2);
    const answers = askMoves(opened, 2).map(({ answer }) => answer);
    const [first, second] = [at(opened.workers, 0), at(opened.workers, 1)];
    second.fail();
    expect([first.isTerminated(), second.isTerminated()]).toEqual([false, true]);
    expect(opened.worker().heard).toMatchObject([{ id: 2 }]);
    first.answer({ id: 1, kind: 'answered', value: chosen(moveOf(',')) });
    opened.worker().answer({ id: 2, kind: 'answered', value: chosen(moveOf('T,2d')) });
    expect(await stateOf(Promise.all(answers))).toMatchObject([
      { value: chosen(moveOf(',')) },
      { value: chosen(moveOf('T,2d')) },
    ]);
  });

  it('are cancelled in their own workers', () => {
    const opened = openClient(0, 2);
    const [, second] = askMoves(opened, 2);
    second?.cancel();
    expect(opened.workers.map((worker) => kindsHeard(opened, worker))).toEqual([
      ['chooseMove'],
      ['chooseMove', 'cancel'],
    ]);
  });
});

describe('a warm-up', () => {
  it('is requested by rules and words, and ends', async () => {
    const opened = await ready();
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'warm');
    expect(opened.worker().heard[1]).toEqual({
      id: 2,
      kind: 'warmUp',
      question: scraebbkle,
      lexiconId: lexicon.id,
    });
    const progress: WordsProgress = { stage: 'building', fraction: 1 };
    opened.worker().answer({ id: 2, kind: 'progress', progress });
    expect(await stateOf(warm)).toBe('open');
    opened.worker().answer({ id: 2, kind: 'answered', value: undefined });
    expect(await stateOf(warm)).toBe('warm');
    expect(opened.isWaiting()).toBe(false);
  });

  it('warms up all workers if all are to think, one before the others', async () => {
    const opened = openClient(0, 3);
    const warm = opened.client.warmUp(scraebbkle, lexicon, true).then(() => 'warm');
    expect(opened.workers).toHaveLength(1);
    opened.worker().answer({ id: 1, kind: 'answered', value: undefined });
    await settled();
    expect(opened.workers.map((worker) => kindsHeard(opened, worker))).toEqual([
      ['warmUp'],
      ['warmUp'],
      ['warmUp'],
    ]);
    for (const [place, worker] of opened.workers.entries()) {
      if (place > 0) worker.answer({ id: place + 1, kind: 'answered', value: undefined });
    }
    expect(await stateOf(warm)).toBe('warm');
  });

  it('ends silently if no worker can be started', async () => {
    const opened = openClient(Infinity);
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'as it was');
    expect(await stateOf(warm)).toBe('as it was');
  });
});
