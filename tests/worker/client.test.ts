import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type ChosenMove,
  type ComputerTurn,
  initialRandom,
  lexiconOf,
  type Move,
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

/** A client whose worker has loaded the words. */
async function ready(): Promise<Opened> {
  const opened = openClient();
  const loading = ask(opened);
  opened.worker().answer({ id: 1, kind: 'words', read });
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

describe('the words', () => {
  it('are asked for by place and alphabet, and handed on', async () => {
    const opened = openClient();
    const loading = ask(opened);
    const { letters, lowerCase } = alphabet;
    expect(opened.worker().heard).toEqual([
      { id: 1, kind: 'load-words', source: SOURCE, spelling: { letters, lowerCase } },
    ]);
    expect(await stateOf(loading)).toBe('open');
    opened.worker().answer({ id: 1, kind: 'words', read });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });

  it('tell how far they are on their way', async () => {
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

  it('can fail to come, for the reason that the worker gives', async () => {
    const opened = openClient();
    const loading = ask(opened);
    const failure = { code: 'WORDS_MISSING', status: 404 };
    opened.worker().answer({ id: 1, kind: 'no-words', failure });
    expect(await stateOf(loading)).toEqual({ ok: false, error: failure });
    expect(opened.isWaiting()).toBe(false);
  });
});

describe('a move', () => {
  it('is asked of the worker that has the words, and answered', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(1);
    expect(opened.worker().heard[1]).toEqual({
      id: 2,
      kind: 'choose-move',
      turn,
      lexiconId: words.id,
    });
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toEqual({ kind: 'answered', chosen: chosen(moveOf('T,2d')) });
  });

  it('is answered to the one who asked for it', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    const second = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(first.answer)).toBe('open');
    expect(await stateOf(second.answer)).toEqual({ kind: 'answered', chosen: chosen(moveOf(',')) });
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(first.answer)).toEqual({
      kind: 'answered',
      chosen: chosen(moveOf('T,2d')),
    });
  });

  it('that is taken back is cancelled, and a late answer changes nothing', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    expect(await stateOf(question.answer)).toEqual({ kind: 'cancelled' });
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(question.answer)).toEqual({ kind: 'cancelled' });
    expect(opened.isWaiting()).toBe(false);
    expect(opened.worker().isTerminated()).toBe(false);
  });

  it('that is taken back is taken back from the worker too, once', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    question.cancel();
    expect(opened.worker().heard.slice(2)).toEqual([{ id: 2, kind: 'cancel' }]);
    opened.worker().answer({ id: 2, kind: 'cancelled' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('that was answered is not taken back from the worker', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    question.cancel();
    expect(kindsHeard(opened)).toEqual(['load-words', 'choose-move']);
  });

  it('that was answered stays answered when it is taken back', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    question.cancel();
    expect(await stateOf(question.answer)).toEqual({
      kind: 'answered',
      chosen: chosen(moveOf('T,2d')),
    });
  });

  it('that is taken back is not asked again of another worker', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    const second = opened.client.chooseMove(turn, lexicon);
    first.cancel();
    opened.worker().fail();
    expect(opened.worker().heard).toEqual([
      { id: 3, kind: 'choose-move', turn, lexiconId: words.id },
    ]);
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(second.answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('a worker that has not the words of a question', () => {
  /** Reports to the client that the worker does not have the words of its request. */
  const missWords = (opened: Opened, id: number): void =>
    opened.worker().answer({ id, kind: 'unknown-words' });

  it('is sent them, and asked again', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    missWords(opened, 2);
    expect(opened.worker().heard.slice(2)).toEqual([
      { id: 3, kind: 'take-words', words },
      { id: 2, kind: 'choose-move', turn, lexiconId: words.id },
    ]);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('is sent nothing for a question that was taken back', async () => {
    const opened = await ready();
    const question = opened.client.chooseMove(turn, lexicon);
    question.cancel();
    missWords(opened, 2);
    expect(kindsHeard(opened)).toEqual(['load-words', 'choose-move', 'cancel']);
  });

  it('is given up when it dies of them each time', async () => {
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
  it('is replaced by another, which gets the question again', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const dead = opened.worker();
    dead.fail();
    expect(dead.isTerminated()).toBe(true);
    expect(opened.workers).toHaveLength(2);
    expect(opened.worker().heard).toMatchObject([{ kind: 'choose-move', id: 2, turn }]);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('while it fetches the words is replaced by another that fetches them', async () => {
    const opened = openClient();
    const loading = ask(opened);
    opened.worker().fail();
    expect(kindsHeard(opened)).toEqual(['load-words']);
    opened.worker().answer({ id: 1, kind: 'words', read });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });

  it('is replaced no sooner than there is a question, when there is none', async () => {
    const opened = await ready();
    opened.worker().fail();
    expect(opened.workers).toHaveLength(1);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['choose-move']);
  });

  it('is heard no more: neither its late answers nor its errors', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const dead = opened.worker();
    dead.fail();
    dead.answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    dead.fail();
    expect(await stateOf(answer)).toBe('open');
    expect(opened.workers).toHaveLength(2);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toEqual({ kind: 'answered', chosen: chosen(moveOf(',')) });
  });
});

describe('a worker that falls silent', () => {
  it('is asked whether it is there, and then replaced if it does not say so', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const silent = opened.worker();
    opened.pass(9000);
    expect(kindsHeard(opened)).toEqual(['load-words', 'choose-move']);
    opened.pass(1000);
    expect(kindsHeard(opened)).toEqual(['load-words', 'choose-move', 'ping']);
    opened.pass(29_000);
    expect(silent.isTerminated()).toBe(false);
    opened.pass(1000);
    expect(silent.isTerminated()).toBe(true);
    expect(kindsHeard(opened)).toEqual(['choose-move']);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('is waited for as long as it answers that it is there', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    for (let minute = 0; minute < 20; minute++) {
      opened.pass(30_000);
      opened.worker().answer({ id: 0, kind: 'pong' });
    }
    expect(opened.workers).toHaveLength(1);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('is waited for twice as long each time', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect([0, 1, 2].map(opened.passSilence)).toEqual([40_000, 80_000, 160_000]);
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
  });

  it('is waited for anew with every word that it says', () => {
    const opened = openClient();
    void ask(opened);
    const progress: WordsProgress = { stage: 'building', fraction: 0.5 };
    opened.pass(39_000);
    opened.worker().answer({ id: 1, kind: 'progress', progress });
    expect(opened.passSilence()).toBe(40_000);
  });

  it('is waited for no longer for what is asked meanwhile', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon);
    opened.pass(39_000);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.passSilence()).toBe(1000);
  });

  it('is left in peace when it is asked nothing', async () => {
    expect((await ready()).isWaiting()).toBe(false);
  });
});

describe('a message that there is no memory to send', () => {
  it('is for another worker', async () => {
    const opened = await ready();
    opened.worker().refuseMessages();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('a message that cannot be read', () => {
  it('may have been an answer: another worker is asked', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail('messageerror');
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    expect(opened.workers).toHaveLength(2);
  });
});

/** Makes each worker crash as soon as it receives a request. */
function letAllDie(opened: Opened): void {
  for (let deaths = 0; deaths < 20 && !opened.worker().isTerminated(); deaths++) {
    opened.worker().fail();
  }
}

describe('workers that all die', () => {
  it('are given up after three deaths over a question: there is no move to be had', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    letAllDie(opened);
    expect(opened.workers).toHaveLength(3);
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
    expect(opened.isWaiting()).toBe(false);
  });

  it('leave no words to be had', async () => {
    const opened = openClient();
    const loading = ask(opened);
    letAllDie(opened);
    expect(await stateOf(loading)).toEqual({ ok: false, error: { code: 'WORKER_UNAVAILABLE' } });
  });

  it('of work on a list tell that it is too much, however far they came each time', async () => {
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

  it('count for each question that they were asked, and for no later one', async () => {
    const opened = await ready();
    const first = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail();
    opened.worker().fail();
    const second = opened.client.chooseMove(turn, lexicon);
    opened.worker().fail();
    expect(await stateOf(first.answer)).toEqual({ kind: 'unavailable' });
    expect(opened.worker().heard).toMatchObject([{ id: 3, kind: 'choose-move' }]);
    opened.worker().fail();
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(second.answer)).toMatchObject({ kind: 'answered' });
  });

  it('are not held against the ones that come later', async () => {
    const opened = openClient();
    void ask(opened);
    letAllDie(opened);
    const again = ask(opened);
    expect(opened.workers).toHaveLength(4);
    expect(opened.passSilence()).toBe(40_000);
    opened.worker().answer({ id: 2, kind: 'words', read });
    expect(await stateOf(again)).toEqual({ ok: true, value: read });
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });
});

describe('words that a worker has no room for', () => {
  it('bring no move, and no other worker is asked', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'no-room' });
    expect(await stateOf(answer)).toEqual({ kind: 'unavailable' });
    expect(opened.workers).toHaveLength(1);
    expect(opened.isWaiting()).toBe(false);
  });

  it('end a warming up', async () => {
    const opened = await ready();
    const warm = opened.client.warmUp(scraebbkle, lexicon);
    opened.worker().answer({ id: 2, kind: 'no-room' });
    expect(await stateOf(warm)).toBeUndefined();
  });
});

describe('a browser that will start no worker', () => {
  it('has no words and no moves, and says so at once', async () => {
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

  it('is asked again, and may start one then', async () => {
    const opened = openClient(2);
    const loading = ask(opened);
    expect(kindsHeard(opened)).toEqual(['load-words']);
    opened.worker().answer({ id: 1, kind: 'words', read });
    expect(await stateOf(loading)).toEqual({ ok: true, value: read });
  });
});

describe('a worker that goes on with a question that was taken back', () => {
  it('is waited for like any other, and replaced when there is something to ask', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon).cancel();
    expect(opened.passSilence()).toBe(40_000);
    expect(opened.workers).toHaveLength(1);
    expect(opened.isWaiting()).toBe(false);
    opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['choose-move']);
    expect(opened.passSilence()).toBe(40_000);
  });

  it('is replaced at once by another, where something else has been asked', async () => {
    const opened = await ready();
    opened.client.chooseMove(turn, lexicon).cancel();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.passSilence();
    expect(opened.workers).toHaveLength(2);
    expect(opened.worker().heard).toMatchObject([{ id: 3, kind: 'choose-move' }]);
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
  });

  it('is waited for until it says that it knows', async () => {
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

describe('a worker that cannot load its code for a question', () => {
  /** A client whose worker has reported that it lacks the code for a move. */
  async function incomplete() {
    const opened = await ready();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    return { ...opened, old: opened.worker(), answer };
  }

  it('says so, and lives on', async () => {
    const { answer, old, workers, isWaiting } = await incomplete();
    expect(await stateOf(answer)).toEqual({ kind: 'code-missing' });
    expect([old.isTerminated(), workers.length, isWaiting()]).toEqual([false, 1, false]);
  });

  it('says so of a list of words, and of being ready', async () => {
    const opened = await ready();
    const loading = ask(opened);
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    expect(await stateOf(loading)).toEqual({ ok: false, error: { code: 'CODE_MISSING' } });
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'as it was');
    opened.worker().answer({ id: 3, kind: 'code-missing' });
    expect(await stateOf(warm)).toBe('as it was');
  });

  it('says so of a turn that several workers think about', async () => {
    const opened = await ready();
    const { answer } = opened.client.chooseMove({ ...turn, level: 'champion' }, lexicon);
    await eventually(() => expect(kindsHeard(opened)).toContain('find-candidates'));
    opened.worker().answer({ id: 2, kind: 'code-missing' });
    await expect(answer).resolves.toEqual({ kind: 'code-missing' });
  });

  it('is asked other questions as before', async () => {
    const opened = await incomplete();
    const found = opened.client.findCandidates({ position: soloView(position), max: 1 }, lexicon);
    expect(opened.workers).toHaveLength(1);
    opened.old.answer({
      id: 3,
      kind: 'candidates',
      found: { candidates: [], beside: undefined },
    });
    expect(await stateOf(found)).toEqual({ candidates: [], beside: undefined });
  });

  it('gives way to another, once that is there, when it is asked again', async () => {
    const opened = await incomplete();
    const lanes = opened.client.findLanes(
      { position: soloView(position), whose: 'own', seed: 'lanes' },
      lexicon,
    );
    const again = opened.client.chooseMove(turn, lexicon);
    expect(opened.workers).toHaveLength(2);
    expect(kindsHeard(opened)).toEqual(['ping']);
    expect(kindsHeard(opened, opened.old)).toEqual(['load-words', 'choose-move', 'find-lanes']);
    opened.worker().answer({ id: 0, kind: 'pong' });
    expect(opened.old.isTerminated()).toBe(true);
    expect(kindsHeard(opened)).toEqual(['ping', 'find-lanes', 'choose-move']);
    opened.worker().answer({ id: 4, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
    expect(await stateOf(lanes.answer)).toBe('open');
  });

  it.each<[string, number]>([
    ['fails before it says anything', 0],
    ['cannot be started', 1],
  ])('is asked itself if the other %s', async (_what, refusals) => {
    const opened = openClient();
    const { answer } = opened.client.chooseMove(turn, lexicon);
    const old = opened.worker();
    old.answer({ id: 1, kind: 'code-missing' });
    expect(await stateOf(answer)).toEqual({ kind: 'code-missing' });
    opened.refuse(refusals);
    const again = opened.client.chooseMove(turn, lexicon);
    if (refusals === 0) opened.worker().fail();
    expect(kindsHeard(opened, old)).toEqual(['choose-move', 'choose-move']);
    expect(old.isTerminated()).toBe(false);
    old.answer({ id: 2, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
  });

  it('may die while another is starting: that is asked', async () => {
    const opened = await incomplete();
    const again = opened.client.chooseMove(turn, lexicon);
    opened.old.fail();
    opened.worker().answer({ id: 3, kind: 'move', chosen: chosen(moveOf(',')) });
    expect(await stateOf(again.answer)).toMatchObject({ kind: 'answered' });
  });

  it('leaves nothing to do for a question that is taken back before another is there', async () => {
    const opened = await incomplete();
    opened.client.chooseMove(turn, lexicon).cancel();
    expect(kindsHeard(opened, opened.old)).toEqual(['load-words', 'choose-move']);
    opened.worker().answer({ id: 0, kind: 'pong' });
    expect(kindsHeard(opened)).toEqual(['ping']);
    expect(opened.isWaiting()).toBe(false);
  });
});

describe('moves that are asked for side by side', () => {
  const askMoves = ({ client }: Opened, count: number) =>
    Array.from({ length: count }, () => client.chooseMove(turn, lexicon));

  it('are asked of as many workers as there may be, and then of the same', () => {
    const opened = openClient(0, 3);
    askMoves(opened, 7);
    const ids = opened.workers.map(({ heard }) => heard.map(({ id }) => id));
    expect(ids).toEqual([
      [1, 4, 7],
      [2, 5],
      [3, 6],
    ]);
  });

  it('are asked of one worker where nobody knows how many there may be', () => {
    const opened = openClient(0, Number.NaN);
    askMoves(opened, 3);
    expect(opened.workers).toHaveLength(1);
  });

  it('need no other worker one after the other', async () => {
    const opened = openClient(0, 3);
    for (let id = 1; id < 5; id++) {
      const { answer } = opened.client.chooseMove(turn, lexicon);
      opened.worker().answer({ id, kind: 'move', chosen: chosen(moveOf(',')) });
      expect(await stateOf(answer)).toMatchObject({ kind: 'answered' });
    }
    expect(opened.workers).toHaveLength(1);
  });

  it('need no other worker while one loads words or gets ready', () => {
    const opened = openClient(0, 3);
    void ask(opened);
    void opened.client.warmUp(scraebbkle, lexicon);
    askMoves(opened, 1);
    expect(kindsHeard(opened)).toEqual(['load-words', 'warm-up', 'choose-move']);
    expect(opened.workers).toHaveLength(1);
  });

  it('send each worker the words that it has not', async () => {
    const opened = openClient(0, 2);
    const answers = askMoves(opened, 2).map(({ answer }) => answer);
    for (const [index, worker] of opened.workers.entries()) {
      worker.answer({ id: index + 1, kind: 'unknown-words' });
      expect(worker.heard.slice(1)).toMatchObject([
        { kind: 'take-words', words },
        { kind: 'choose-move', id: index + 1 },
      ]);
      worker.answer({ id: index + 1, kind: 'move', chosen: chosen(moveOf(',')) });
      expect(await stateOf(at(answers, index))).toMatchObject({ kind: 'answered' });
    }
  });

  it('go on where one of the workers dies', async () => {
    const opened = openClient(0, 2);
    const answers = askMoves(opened, 2).map(({ answer }) => answer);
    const [first, second] = [at(opened.workers, 0), at(opened.workers, 1)];
    second.fail();
    expect([first.isTerminated(), second.isTerminated()]).toEqual([false, true]);
    expect(opened.worker().heard).toMatchObject([{ id: 2 }]);
    first.answer({ id: 1, kind: 'move', chosen: chosen(moveOf(',')) });
    opened.worker().answer({ id: 2, kind: 'move', chosen: chosen(moveOf('T,2d')) });
    expect(await stateOf(Promise.all(answers))).toMatchObject([
      { chosen: chosen(moveOf(',')) },
      { chosen: chosen(moveOf('T,2d')) },
    ]);
  });

  it('are taken back each from its own worker', () => {
    const opened = openClient(0, 2);
    const [, second] = askMoves(opened, 2);
    second?.cancel();
    expect(opened.workers.map((worker) => kindsHeard(opened, worker))).toEqual([
      ['choose-move'],
      ['choose-move', 'cancel'],
    ]);
  });
});

describe('being ready for a first move', () => {
  it('is asked for by rules and words, and comes to an end', async () => {
    const opened = await ready();
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'warm');
    expect(opened.worker().heard[1]).toEqual({
      id: 2,
      kind: 'warm-up',
      rules: scraebbkle,
      lexiconId: lexicon.id,
    });
    const progress: WordsProgress = { stage: 'building', fraction: 1 };
    opened.worker().answer({ id: 2, kind: 'progress', progress });
    expect(await stateOf(warm)).toBe('open');
    opened.worker().answer({ id: 2, kind: 'warm' });
    expect(await stateOf(warm)).toBe('warm');
    expect(opened.isWaiting()).toBe(false);
  });

  it('has every worker ready, the first before the others, where all are to think', async () => {
    const opened = openClient(0, 3);
    const warm = opened.client.warmUp(scraebbkle, lexicon, true).then(() => 'warm');
    expect(opened.workers).toHaveLength(1);
    opened.worker().answer({ id: 1, kind: 'warm' });
    await settled();
    expect(opened.workers.map((worker) => kindsHeard(opened, worker))).toEqual([
      ['warm-up'],
      ['warm-up'],
      ['warm-up'],
    ]);
    for (const [place, worker] of opened.workers.entries()) {
      if (place > 0) worker.answer({ id: place + 1, kind: 'warm' });
    }
    expect(await stateOf(warm)).toBe('warm');
  });

  it('fails in silence where there is no worker to be had', async () => {
    const opened = openClient(Infinity);
    const warm = opened.client.warmUp(scraebbkle, lexicon).then(() => 'as it was');
    expect(await stateOf(warm)).toBe('as it was');
  });
});
