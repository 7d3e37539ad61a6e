import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Alphabet,
  alphabetOf,
  buildGraph,
  type CompiledWords,
  formatMove,
  initialRandom,
  lexiconOf,
  makeAlphabet,
  parseWordList,
  RULE_BOOKS,
  scraebbkle,
  soloView,
} from '../../src/engine';
import type { SearchClient, WordsSource } from '../../src/worker';
import { eventually } from '../support/eventually';
import { fieldOf, rackOf } from '../support/pictures';
import { at, valueOf } from '../support/results';
import { clientInNode } from '../support/worker-in-node';

const alphabet = alphabetOf(scraebbkle.tileSet);
const TEXT = 'no\nnote\ntea\nton\n';
const { words } = valueOf(parseWordList(alphabet, TEXT));

const WORDS = 'scraebbkle-words';
const GRAPHS = 'scraebbkle-graphs';

type Kept = Readonly<Record<string, unknown>> & { readonly arcs: Uint32Array };

const storeOf = (database: string) => createStore(database, 'values');

/** Entries of a database except the list of recent keys, which is an array. */
async function keptIn(database: string): Promise<readonly (readonly [IDBValidKey, Kept])[]> {
  const all = await entries<IDBValidKey, Kept>(storeOf(database));
  return all.filter(([, value]) => !Array.isArray(value));
}

const keeps = (database: string, count: number): Promise<void> =>
  eventually(async () => expect(await keptIn(database)).toHaveLength(count));

const newWorker = async (answer = TEXT): Promise<SearchClient> =>
  (await clientInNode(async () => new Response(answer))).client;

const SHIPPED: WordsSource = { kind: 'address', url: 'wordlist.txt' };

const load = async (
  client: SearchClient,
  source: WordsSource = SHIPPED,
  letters: Alphabet = alphabet,
): Promise<CompiledWords> => valueOf(await client.loadWords(letters, source, () => {})).words;

const own = (text: string): WordsSource => ({ kind: 'text', text });

async function moveBy(client: SearchClient, known: CompiledWords): Promise<string | undefined> {
  const position = {
    rules: scraebbkle,
    ...fieldOf(['........', '.NO.....'], 'b2'),
    rack: rackOf('TE'),
  };
  const chance = initialRandom({ kind: 'seeded', seed: 'cache' });
  const turn = { position: soloView(position), level: 'club', skill: 1, turn: 0, chance } as const;
  const outcome = await client.chooseMove(turn, lexiconOf(known)).answer;
  return outcome.kind === 'answered' ? formatMove(scraebbkle, outcome.value.move) : undefined;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('compiled words', () => {
  it('are stored, and are the same when they are loaded', async () => {
    expect(await load(await newWorker())).toStrictEqual(words);
    await keeps(WORDS, 1);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const again = await newWorker();
    expect(await load(again)).toStrictEqual(words);
    expect(await moveBy(again, words)).toBe('TE,2d');
    await keeps(GRAPHS, 1);
    // Since then only the graph was stored, and no words.
    expect(put.mock.calls.map(([value]) => Object.keys(Object(value)).includes('size'))).toEqual([
      false,
      false,
    ]);
  });

  it('report building progress only the first time', async () => {
    const stages = async (): Promise<readonly string[]> => {
      const told = new Set<string>();
      const worker = await newWorker();
      valueOf(await worker.loadWords(alphabet, SHIPPED, ({ stage }) => told.add(stage)));
      return [...told];
    };
    expect(await stages()).toEqual(['reading', 'building']);
    await keeps(WORDS, 1);
    expect(await stages()).toEqual(['reading']);
  });

  it('are loaded from the store, not compiled again', async () => {
    await load(await newWorker());
    await load(await newWorker(), own('ton'));
    await keeps(WORDS, 2);
    const kept = await keptIn(WORDS);
    const [[key], [, other]] = [at(kept, 0), at(kept, 1)];
    await set(key, other, storeOf(WORDS));
    expect((await load(await newWorker())).size).toBe(1);
  });

  it('are those of the current text', async () => {
    await load(await newWorker());
    await keeps(WORDS, 1);
    const changed = await load(await newWorker(`${TEXT}not\n`));
    expect([changed.size, lexiconOf(changed).has('NOT')]).toEqual([5, true]);
    await keeps(WORDS, 2);
  });

  it('are stored separately for each alphabet and its lowercase letters', async () => {
    const { letters, lowerCase } = alphabet;
    const readings: readonly (readonly [WordsSource, Alphabet])[] = [
      [SHIPPED, alphabet],
      [SHIPPED, makeAlphabet(letters.toReversed(), lowerCase.toReversed())],
      [SHIPPED, makeAlphabet([...'NOTE'], [...'note'])],
      [SHIPPED, makeAlphabet(letters, [...lowerCase.slice(0, -1), 'ζ'])],
    ];
    for (const round of ['compiled', 'kept']) {
      for (const [source, spelling] of readings) {
        const found = await load(await newWorker(), source, spelling);
        expect([round, found]).toStrictEqual([round, valueOf(parseWordList(spelling, TEXT)).words]);
      }
    }
  });

  it('report progress while a large list is checked', async () => {
    let state = 1;
    const letter = (): string => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return at(alphabet.letters, Math.floor((state / 2 ** 32) * 26));
    };
    const lines = Array.from({ length: 80_000 }, () => Array.from({ length: 9 }, letter).join(''));
    const mine = own(lines.join('\n'));
    const compiled = await load(await newWorker(), mine);
    expect(compiled.arcs.length).toBeGreaterThan(1 << 18);
    await keeps(WORDS, 1);
    const fractions: number[] = [];
    const again = await newWorker();
    const kept = await again.loadWords(alphabet, mine, (told) => {
      if (told.stage === 'building' && told.fraction > 0) fractions.push(told.fraction);
    });
    expect(valueOf(kept).words).toStrictEqual(compiled);
    // Each of the three passes reports at least once.
    expect(new Set(fractions.map((fraction) => Math.floor(3 * fraction)))).toEqual(
      new Set([0, 1, 2]),
    );
  });

  it('are stored with the lines left out', async () => {
    const mine = own("no\ndon't\nnote\n");
    const compiled = valueOf(await (await newWorker()).loadWords(alphabet, mine, () => {}));
    await keeps(WORDS, 1);
    const stages = new Set<string>();
    const again = await newWorker();
    const kept = await again.loadWords(alphabet, mine, ({ stage }) => stages.add(stage));
    expect(compiled.leftOut).toEqual({
      lines: 1,
      of: 3,
      first: { line: 2, column: 4, character: "'" },
    });
    expect(valueOf(kept)).toStrictEqual(compiled);
    expect([...stages]).toEqual([]);
  });

  it('are stored for the three most recent lists', async () => {
    const worker = await newWorker();
    for (const text of ['no', 'note', 'tea', 'ton', 'not\nton']) {
      await load(worker, own(text));
      await eventually(async () => {
        const ids = (await keptIn(WORDS)).map(([, { id }]) => id);
        expect(ids).toContain(valueOf(parseWordList(alphabet, text)).words.id);
        expect(ids.length).toBeLessThanOrEqual(3);
      });
    }
    const sizes = (await keptIn(WORDS)).map(([, { size }]) => size);
    expect(sizes.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 1, 2]);
  });

  it('are not stored if the list is refused', async () => {
    const { client } = await clientInNode(async () => new Response('n0\n1'));
    const refused = await client.loadWords(alphabet, SHIPPED, () => {});
    expect(refused).toMatchObject({ error: { code: 'FOREIGN_CHARACTERS' } });
    await load(client, own('no'));
    await keeps(WORDS, 1);
  });
});

const withArc = ({ arcs }: Kept, place: number, change: (arc: number) => number): Uint32Array =>
  arcs.with(place, change(at([...arcs], place)));

/** Ways in which a stored value may be damaged, both words and graphs. */
const DAMAGES: readonly (readonly [string, (kept: Kept) => unknown])[] = [
  ['missing', () => undefined],
  ['a string', () => 'words'],
  ['a number', () => 7],
  ['null', () => null],
  ['an empty object', () => ({})],
  ['of another version', (kept) => ({ ...kept, version: Number(kept['version']) + 1 })],
  ['without a version', ({ version: _none, ...kept }) => kept],
  ['without arcs', ({ arcs: _none, ...kept }) => kept],
  ['with arcs in an ordinary array', (kept) => ({ ...kept, arcs: [...kept.arcs] })],
  ['with 8-bit arcs', (kept) => ({ ...kept, arcs: Uint8Array.from(kept.arcs) })],
  ['with no arcs', (kept) => ({ ...kept, arcs: new Uint32Array() })],
  ['one arc short', (kept) => ({ ...kept, arcs: kept.arcs.slice(0, -1) })],
  ['cut in half', (kept) => ({ ...kept, arcs: kept.arcs.slice(0, kept.arcs.length / 2) })],
  ['one arc too long', (kept) => ({ ...kept, arcs: Uint32Array.of(...kept.arcs, 1) })],
  ['full of zeros', (kept) => ({ ...kept, arcs: new Uint32Array(kept.arcs.length) })],
  ['with one bit flipped', (kept) => ({ ...kept, arcs: withArc(kept, 3, (arc) => arc ^ 1) })],
  [
    'with another letter',
    (kept) => ({ ...kept, arcs: withArc(kept, 1, (arc) => arc ^ (2 ** 26)) }),
  ],
  [
    'with an arc that points out of bounds',
    (kept) => ({ ...kept, arcs: withArc(kept, -1, (arc) => arc | 0xff_ff) }),
  ],
  ['with a root out of bounds', (kept) => ({ ...kept, forwards: 1_000_000 })],
  ['with another root', (kept) => ({ ...kept, forwards: 1 })],
  ['with a fractional root', (kept) => ({ ...kept, forwards: 0.5 })],
  ['with another checksum', (kept) => ({ ...kept, checksum: 1 })],
  ['with an extra field', (kept) => ({ ...kept, more: true })],
];

const DAMAGES_OF_WORDS: typeof DAMAGES = [
  ['with another size', (kept) => ({ ...kept, size: 5 })],
  ['with a negative size', (kept) => ({ ...kept, size: -4 })],
  ['with another id', (kept) => ({ ...kept, id: '0'.repeat(64) })],
  ['with a malformed id', (kept) => ({ ...kept, id: 'words' })],
  ['with other letters', (kept) => ({ ...kept, letters: [...'ABC'] })],
  ['with zero lines left out', (kept) => ({ ...kept, leftOut: { lines: 0 } })],
  [
    'with lines left out but no total',
    (kept) => ({
      ...kept,
      leftOut: { lines: 1, first: { line: 1, column: 1, character: '1' } },
    }),
  ],
  ['with numbers as twins', (kept) => ({ ...kept, twins: [1, 2, 3] })],
];

const DAMAGES_OF_GRAPHS: typeof DAMAGES = [
  ['with a GADDAG root out of bounds', (kept) => ({ ...kept, outwards: 2 ** 24 })],
  ['with a GADDAG root of 0', (kept) => ({ ...kept, outwards: 0 })],
  ['with the arcs of the words alone', (kept) => ({ ...kept, arcs: words.arcs })],
];

describe('damaged stored words', () => {
  it.each([...DAMAGES, ...DAMAGES_OF_WORDS])('are compiled again: %s', async (_what, damage) => {
    await load(await newWorker());
    await keeps(WORDS, 1);
    const [key, kept] = at(await keptIn(WORDS), 0);
    await set(key, damage(kept), storeOf(WORDS));
    expect(await load(await newWorker())).toStrictEqual(words);
    await eventually(async () => expect(await keptIn(WORDS)).toEqual([[key, kept]]));
  });
});

describe('the word graph', () => {
  it('is built for the first move, stored, and then loaded', async () => {
    const first = await newWorker();
    await load(first);
    await keeps(WORDS, 1);
    expect(await keptIn(GRAPHS)).toEqual([]);
    expect(await moveBy(first, words)).toBe('TE,2d');
    await keeps(GRAPHS, 1);
    const { arcs, dawgRoot: forwards, gaddagRoot: outwards } = buildGraph(words);
    expect(at(await keptIn(GRAPHS), 0)[1]).toMatchObject({ arcs, forwards, outwards });

    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const second = await newWorker();
    expect(await moveBy(second, words)).toBe('TE,2d');
    await load(second, own('no\nton'));
    await keeps(WORDS, 2);
    expect(put.mock.calls.filter(([value]) => 'outwards' in Object(value))).toEqual([]);
  });

  it('is built and stored during warm-up', async () => {
    const worker = await newWorker();
    const lexicon = lexiconOf(await load(worker));
    for (const rules of RULE_BOOKS) await worker.warmUp(rules, lexicon);
    await keeps(GRAPHS, 1);
    expect(await moveBy(worker, words)).toBe('TE,2d');
  });

  it('is built by a worker that receives the words to warm up', async () => {
    await (await newWorker()).warmUp(scraebbkle, lexiconOf(words));
    await keeps(GRAPHS, 1);
  });

  it.each([...DAMAGES, ...DAMAGES_OF_GRAPHS])(
    'is built again if the stored one is damaged: %s',
    async (_what, damage) => {
      const first = await newWorker();
      await load(first);
      await moveBy(first, words);
      await keeps(GRAPHS, 1);
      const [key, kept] = at(await keptIn(GRAPHS), 0);
      await set(key, damage(kept), storeOf(GRAPHS));
      const second = await newWorker();
      expect(await load(second)).toStrictEqual(words);
      expect(await moveBy(second, words)).toBe('TE,2d');
      await eventually(async () => expect(await keptIn(GRAPHS)).toEqual([[key, kept]]));
    },
  );
});

/** Awaits a result while advancing the fake timers. */
async function inTime<T>(coming: Promise<T | undefined>): Promise<T> {
  const later = async (): Promise<undefined> => void (await vi.advanceTimersByTimeAsync(100));
  for (;;) {
    const come = await Promise.race([coming, later()]);
    if (come !== undefined) return come;
  }
}

describe('a browser without storage', () => {
  const failing = (name: string) => () => {
    throw new DOMException('No', name);
  };

  it.each([
    ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
    ['refuses to open one', () => vi.stubGlobal('indexedDB', { open: failing('SecurityError') })],
    [
      'has a full database',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing('QuotaExceededError'));
      },
    ],
    [
      'cannot read the database',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(failing('UnknownError'));
      },
    ],
  ])('still plays if it %s', async (_what, arrange) => {
    arrange();
    for (let workers = 0; workers < 2; workers++) {
      const worker = await newWorker();
      expect(await load(worker)).toStrictEqual(words);
      expect(await moveBy(worker, words)).toBe('TE,2d');
    }
  });

  it('still plays if its database never responds', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    vi.useFakeTimers();
    const worker = await newWorker();
    expect(await inTime(load(worker))).toStrictEqual(words);
    expect(await inTime(moveBy(worker, words))).toBe('TE,2d');
  });

  it('still plays if other values are stored under the keys of the lists', async () => {
    await load(await newWorker());
    await keeps(WORDS, 1);
    const all = await entries<IDBValidKey, unknown>(storeOf(WORDS));
    for (const [key] of all) await set(key, 'something else', storeOf(WORDS));
    expect(await load(await newWorker())).toStrictEqual(words);
    await eventually(async () => expect(at(await keptIn(WORDS), 0)[1]).toMatchObject({ size: 4 }));
  });
});
