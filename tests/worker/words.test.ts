import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Alphabet,
  alphabetOf,
  fingerprintOf,
  formatMove,
  initialRandom,
  type Lexicon,
  lexiconOf,
  makeAlphabet,
  type RuleBook,
  scraebbkle,
  soloView,
} from '../../src/engine';
import type { SearchClient, WordsProgress } from '../../src/worker';
import { fullWordList } from '../golden/full-word-list';
import { fieldOf, rackOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { clientInNode } from '../support/worker-in-node';

const alphabet = alphabetOf(scraebbkle.tileSet);

const MAX_BYTES = 64_000_000;

/** Loads words from a fake network; returns the result and the progress reports. */
async function load(fetched: () => Promise<Response>) {
  const progress: WordsProgress[] = [];
  const { client } = await clientInNode(fetched);
  const source = { kind: 'address', url: 'wordlist.txt' } as const;
  const result = await client.loadWords(alphabet, source, (told) => progress.push(told));
  return { result, progress };
}

const inPieces = (...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

/** Resolves in a later task, after messages that were already queued. */
const nextMessage = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a word list', () => {
  it('arrives in pieces and reports each', async () => {
    const pieces = ['no\nno', 'te\r\n', 'TEA'].map(bytes);
    const { result, progress } = await load(
      async () => new Response(inPieces(...pieces), { headers: { 'content-length': '13' } }),
    );
    const lexicon = lexiconOf(valueOf(result).words);
    expect(['NO', 'NOTE', 'TEA', 'NONO'].map(lexicon.has)).toEqual([true, true, true, false]);
    expect(progress.slice(0, 4)).toEqual([
      { stage: 'reading', received: 5, total: 13 },
      { stage: 'reading', received: 9, total: 13 },
      { stage: 'reading', received: 12, total: 13 },
      { stage: 'building', fraction: 0 },
    ]);
    expect(progress.at(-1)).toEqual({ stage: 'building', fraction: 1 });
  });

  it.each([
    ['no size', {}],
    ['the size of a compressed body', { 'content-length': '9', 'content-encoding': 'gzip' }],
    ['an invalid size', { 'content-length': 'many' }],
  ])('may come with %s', async (_what, headers) => {
    const { progress } = await load(
      async () => new Response(inPieces(bytes('no\n')), { headers: headers as HeadersInit }),
    );
    expect(progress[0]).toEqual({ stage: 'reading', received: 3, total: undefined });
  });

  it('may have a multi-byte character split between pieces', async () => {
    const [head = 0, tail = 0] = bytes('Ä');
    const { result } = await load(
      async () => new Response(inPieces(Uint8Array.of(head), Uint8Array.of(tail))),
    );
    expect(result).toMatchObject({ error: { first: { character: 'Ä', line: 1, column: 1 } } });
  });
});

describe('a large word list', () => {
  const LINES = 400_000;
  const text = 'note\n'.repeat(LINES);

  /** Number of reports before the lines are read; there must be at least one per half megabyte. */
  const reportsBefore = (progress: readonly WordsProgress[]): number =>
    progress.filter((each) => each.stage === 'building' && each.fraction === 0).length - 1;

  it('reports progress while it is decoded', async () => {
    const { progress } = await load(async () => new Response(inPieces(bytes(text))));
    expect(reportsBefore(progress)).toBeGreaterThanOrEqual(text.length / 500_000);
  });

  it('reports progress while it is hashed on a page without a secure context', async () => {
    vi.stubGlobal('crypto', {});
    const { progress } = await load(async () => new Response(inPieces(bytes(text))));
    expect(reportsBefore(progress)).toBeGreaterThanOrEqual((2 * text.length) / 500_000);
  });

  it('reports progress while a file is encoded, and does not split characters', async () => {
    const { client } = await clientInNode(() => Promise.reject(new Error('Nothing is fetched')));
    const alphabetWithPairs = makeAlphabet(['N', '𐐀'], ['n', '𐐨']);
    const pairs = `n${'𐐀'.repeat(9)}\n`.repeat(60_000);
    const progress: WordsProgress[] = [];
    const source = { kind: 'text', text: pairs } as const;
    const read = await client.loadWords(alphabetWithPairs, source, (told) => progress.push(told));
    expect(valueOf(read).words.size).toBe(1);
    expect(reportsBefore(progress)).toBeGreaterThanOrEqual(pairs.length / 500_000);
  });
});

describe('unusable words', () => {
  it.each<[string, () => Promise<Response>, object]>([
    [
      'are not found',
      async () => new Response('', { status: 404 }),
      { code: 'WORDS_MISSING', status: 404 },
    ],
    [
      'have no body',
      async () => new Response(null, { status: 204 }),
      { code: 'WORDS_MISSING', status: 204 },
    ],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('offline')),
      { code: 'WORDS_UNREACHABLE' },
    ],
    [
      'break off',
      async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.error(new TypeError('connection lost')),
          }),
        ),
      { code: 'WORDS_UNREACHABLE' },
    ],
    ['are an empty list', async () => new Response('\n\n'), { code: 'EMPTY_WORD_LIST' }],
    [
      'contain other characters',
      async () => new Response('n<o>\nno no'),
      {
        code: 'FOREIGN_CHARACTERS',
        lines: 2,
        of: 2,
        first: { line: 1, column: 2, character: '<' },
      },
    ],
  ])('%s', async (_what, fetched, failure) => {
    expect((await load(fetched)).result).toEqual({ ok: false, error: failure });
  });

  it('are too large, and the rest is not read', async () => {
    const piece = new Uint8Array(MAX_BYTES / 4).fill(10);
    let isCancelled = false;
    const { result, progress } = await load(
      async () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(piece),
            cancel: () => {
              isCancelled = true;
            },
          }),
        ),
    );
    expect(result).toEqual({
      ok: false,
      error: { code: 'WORDS_TOO_LARGE', max: MAX_BYTES },
    });
    expect(isCancelled).toBe(true);
    expect(progress).toHaveLength(4);
  });
});

describe('a built-in word list', () => {
  const TEXT = 'no\nnote\ntea\n';
  const expected = { bytes: TEXT.length, sha256: fingerprintOf([bytes(TEXT)]) };

  /** Loads the list from a fake network with these responses; returns the result and the cache modes requested. */
  async function loadIn(letters: Alphabet, answers: readonly (() => Response)[]) {
    const caches: (string | undefined)[] = [];
    const { client } = await clientInNode((_url, init) => {
      const answer = answers[Math.min(caches.length, answers.length - 1)];
      caches.push(init?.cache);
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('offline'));
    });
    const source = { kind: 'address', url: 'wordlist.txt', expected } as const;
    return { result: await client.loadWords(letters, source, () => {}), caches };
  }

  const loadKnown = (...answers: readonly (() => Response)[]) => loadIn(alphabet, answers);

  it('is limited to the words that a small alphabet can spell', async () => {
    const few = makeAlphabet(['N', 'O'], ['n', 'o']);
    const { result } = await loadIn(few, [() => new Response(TEXT)]);
    expect(valueOf(result)).toMatchObject({ words: { size: 1 }, leftOut: { lines: 2 } });
  });

  it('is accepted if it matches the expected bytes', async () => {
    const { result, caches } = await loadKnown(() => new Response(TEXT));
    expect(valueOf(result).words.size).toBe(3);
    expect(caches).toEqual([undefined]);
  });

  it.each([
    ['cut off', TEXT.slice(0, 8)],
    ['empty', ''],
    ['longer', `${TEXT}ton\n`],
    ['of other words', TEXT.replace('tea', 'ton')],
    ['with other line ends', TEXT.replaceAll('\n', '\r\n')],
    ['with a byte order mark', `\uFEFF${TEXT}`],
  ])('is refused if it is %s', async (_what, text) => {
    const { result, caches } = await loadKnown(() => new Response(text));
    expect(result).toEqual({ ok: false, error: { code: 'WORDS_DAMAGED' } });
    expect(caches).toEqual([undefined, 'reload']);
  });

  it('is fetched again past the cache if the browser has an old version', async () => {
    const { result, caches } = await loadKnown(
      () => new Response('no\n'),
      () => new Response(TEXT),
    );
    expect(valueOf(result).words.size).toBe(3);
    expect(caches).toEqual([undefined, 'reload']);
  });

  it('is not read beyond its expected size', async () => {
    let pieces = 0;
    const { result } = await loadKnown(
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => {
              pieces++;
              controller.enqueue(bytes(TEXT));
            },
          }),
        ),
    );
    expect(result).toEqual({ ok: false, error: { code: 'WORDS_DAMAGED' } });
    expect(pieces).toBeLessThan(10);
  });
});

describe('a web page in place of a word list', () => {
  it.each<[string, () => Response]>([
    [
      'by its type',
      () => new Response('no\n', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
    ['by its doctype', () => new Response('<!DOCTYPE html>\n<title>Sorry</title>')],
    ['by its first element', () => new Response('\uFEFF \n<HTML lang="en">\nno\nno\nno\nno\n')],
  ])('is recognised %s', async (_what, answer) => {
    const { result } = await load(async () => answer());
    expect(result).toEqual({ ok: false, error: { code: 'WORDS_ARE_A_PAGE' } });
  });
});

describe('words that no tiles can spell', () => {
  it('are left out, and the first is reported', async () => {
    const { result } = await load(async () => new Response('no\nnöte\n'));
    const { words, leftOut } = valueOf(result);
    expect([words.size, lexiconOf(words).has('NO')]).toEqual([1, true]);
    expect(leftOut).toEqual({ lines: 1, of: 2, first: { line: 2, column: 2, character: 'ö' } });
  });
});

describe('a request cancelled before its search begins', () => {
  it('is not searched, and the next one is answered', async () => {
    const { client, answers } = await clientInNode(async () => new Response('note'));
    const source = { kind: 'address', url: 'wordlist.txt' } as const;
    const lexicon = lexiconOf(valueOf(await client.loadWords(alphabet, source, () => {})).words);
    const position = {
      rules: scraebbkle,
      ...fieldOf(['........', '.NO.....'], 'b2'),
      rack: rackOf('TE'),
    };
    const chance = initialRandom({ kind: 'seeded', seed: 'taken back' });
    const turn = {
      position: soloView(position),
      level: 'club',
      skill: 1,
      turn: 0,
      chance,
    } as const;
    const first = client.chooseMove(turn, lexicon);
    const second = client.chooseMove(turn, lexicon);
    first.cancel();
    expect(await first.answer).toEqual({ kind: 'cancelled' });
    expect(await second.answer).toMatchObject({ kind: 'answered' });
    expect(answers()).toEqual(['1 answered', '2 cancelled', '3 answered']);
  });
});

describe('a request cancelled during its search', () => {
  const manyWords = fullWordList.filter((_, index) => index % 8 === 0);

  it('is abandoned at once, and the next one is answered', async () => {
    const { client, answers } = await clientInNode(async () => new Response(manyWords.join('\n')));
    const source = { kind: 'address', url: 'wordlist.txt' } as const;
    const lexicon = lexiconOf(valueOf(await client.loadWords(alphabet, source, () => {})).words);
    const row = 'NOTE...'.repeat(3);
    const gap = '.'.repeat(row.length);
    // The board has the maximum number of squares, so a search takes a while.
    const field = fieldOf(Array.from({ length: 150 }, () => [row, gap, gap]).flat(), 'b2');
    const rules: RuleBook = { ...scraebbkle, computers: 'by-skill' };
    const chance = initialRandom({ kind: 'seeded', seed: 'taken back' });
    const asking = (rack: string) => {
      const position = { rules, ...field, rack: rackOf(rack) };
      return client.chooseMove(
        { position: soloView(position), level: 'club', skill: 0, turn: 0, chance },
        lexicon,
      );
    };
    await asking('TE').answer;
    const long = asking('AEINORSTLDUGCM__');
    // The search handles one message at a time, so it has begun before the fourth.
    for (let message = 0; message < 4; message++) await nextMessage();
    long.cancel();
    await asking('TE').answer;
    expect(await long.answer).toEqual({ kind: 'cancelled' });
    expect(answers()).toEqual(['1 answered', '2 answered', '3 cancelled', '4 answered']);
  });
});

describe('successive lists', () => {
  const loaderOf = (client: SearchClient) => async (text: string) => {
    const words = await client.loadWords(alphabet, { kind: 'text', text }, () => {});
    return lexiconOf(valueOf(words).words);
  };

  async function moveBy(client: SearchClient, lexicon: Lexicon) {
    const position = {
      rules: scraebbkle,
      ...fieldOf(['........', '.NO.....'], 'b2'),
      rack: rackOf('TE'),
    };
    const chance = initialRandom({ kind: 'seeded', seed: 'lists' });
    const asked = client.chooseMove(
      { position: soloView(position), level: 'club', skill: 1, turn: 0, chance },
      lexicon,
    );
    const outcome = await asked.answer;
    return outcome.kind === 'answered' && formatMove(scraebbkle, outcome.value.move);
  }

  it('each answer the move requests made for them, even after other lists', async () => {
    const { client } = await clientInNode(() => Promise.reject(new Error('Nothing is fetched')));
    const loaded = loaderOf(client);
    const first = await loaded('note');
    for (const text of ['one', 'two', 'three', 'not']) await loaded(text);
    const last = await loaded('not');
    expect(await moveBy(client, first)).toBe('TE,2d');
    expect(await moveBy(client, last)).toBe('T,2d');
  });

  it('answer a move again once there is memory, for which the others give up theirs', async () => {
    const { client, answers } = await clientInNode(() =>
      Promise.reject(new Error('Nothing is fetched')),
    );
    const loaded = loaderOf(client);
    const [first, second] = [await loaded('note'), await loaded('not')];
    const { Instance } = WebAssembly;
    let kernels = 0;
    vi.spyOn(WebAssembly, 'Instance').mockImplementation(function (...of) {
      kernels++;
      if (kernels === 2) throw new RangeError('Out of memory');
      return new Instance(...of);
    });
    expect(await moveBy(client, first)).toBe('TE,2d');
    expect(await moveBy(client, second)).toBe(false);
    expect(answers().at(-1)).toBe('4 unavailable');
    // The words of a game that is being played stay.
    expect(await moveBy(client, first)).toBe('TE,2d');
    expect(kernels).toBe(2);
    expect(await moveBy(client, second)).toBe('T,2d');
    expect(await moveBy(client, second)).toBe('T,2d');
    expect(kernels).toBe(3);
    expect(await moveBy(client, first)).toBe('TE,2d');
    expect(kernels).toBe(4);
  });

  it('answer a move whose list they displace while it waits', async () => {
    const { client } = await clientInNode(() => Promise.reject(new Error('Nothing is fetched')));
    const loaded = loaderOf(client);
    const lexicon = await loaded('note');
    const others = Promise.all(['one', 'two', 'three'].map(loaded));
    expect(await moveBy(client, lexicon)).toBe('TE,2d');
    await others;
  });
});
