import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  alphabetOf,
  type Lexicon,
  lexiconOf,
  scraebbkle,
  type WordQuestion,
} from '../../src/engine';
import type { FoundWords, SearchClient, WordOrder } from '../../src/worker';
import { compiled } from '../support/page';
import { valueOf } from '../support/results';
import { settled } from '../support/fake-services';
import { openClient } from '../support/fake-worker';
import { clientInNode } from '../support/worker-in-node';

const WORDS = ['TREE', 'TRIE', 'TRE', 'STREET', 'QI', 'ZAX'];

const alphabet = alphabetOf(scraebbkle.tileSet);
const values = scraebbkle.tileSet.letters.map(({ value }) => value);

const nothingFetched = () => Promise.reject(new Error('Nothing is fetched here'));

const listed = ({ text, starts }: FoundWords): readonly string[] =>
  [...starts.subarray(1)].map((end, index) => text.slice(starts[index], end));

async function found(
  client: SearchClient,
  lexicon: Lexicon,
  question: WordQuestion,
  order: WordOrder = 'alphabet',
) {
  const outcome = await client.findWords({ question, order, values }, lexicon);
  if (outcome.kind !== 'answered') throw new Error(outcome.kind);
  return listed(valueOf(outcome.value));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a word search', () => {
  const lexicon = lexiconOf(compiled(WORDS));

  it('finds words by a pattern, in alphabetical order', async () => {
    const { client } = await clientInNode(nothingFetched);
    expect(await found(client, lexicon, { pattern: 'tr.e' })).toEqual(['TREE', 'TRIE']);
    expect(await found(client, lexicon, { pattern: 'X' })).toEqual([]);
  });

  it('lists all words by length or by points, highest first', async () => {
    const { client } = await clientInNode(nothingFetched);
    expect(await found(client, lexicon, {}, 'length')).toEqual([
      'STREET',
      'TREE',
      'TRIE',
      'TRE',
      'ZAX',
      'QI',
    ]);
    expect((await found(client, lexicon, {}, 'points')).slice(0, 2)).toEqual(['ZAX', 'QI']);
  });

  it('supports letters of more than one UTF-16 code unit', async () => {
    const rules = {
      ...scraebbkle,
      tileSet: {
        ...scraebbkle.tileSet,
        letters: [{ letter: '𐐀', twin: '𐐨', value: 1, count: 9 }],
      },
    };
    const own = lexiconOf(compiled(['𐐀𐐀', '𐐀𐐀𐐀'], rules));
    const { client } = await clientInNode(nothingFetched);
    expect(await found(client, own, { pattern: '𐐨.' })).toEqual(['𐐀𐐀']);
    expect(await found(client, own, {}, 'length')).toEqual(['𐐀𐐀𐐀', '𐐀𐐀']);
  });

  it('refuses a foreign character, and names its field and place', async () => {
    const { client } = await clientInNode(nothingFetched);
    const search = { question: { begins: 'T?' }, order: 'alphabet', values } as const;
    expect(await client.findWords(search, lexicon)).toMatchObject({
      kind: 'answered',
      value: { ok: false, error: { code: 'FOREIGN_CHARACTER', field: 'begins', column: 2 } },
    });
  });

  it('answers only the latest request', async () => {
    const { client } = await clientInNode(nothingFetched);
    const search = { question: {}, order: 'alphabet', values } as const;
    const first = client.findWords(search, lexicon);
    const second = found(client, lexicon, { pattern: 'q.' });
    expect(await first).toEqual({ kind: 'cancelled' });
    expect(await second).toEqual(['QI']);
  });

  it('is unavailable without a worker', async () => {
    const { client } = openClient(Infinity);
    const search = { question: {}, order: 'alphabet', values } as const;
    expect(await client.findWords(search, lexicon)).toEqual({ kind: 'unavailable' });
  });

  it('is cancelled in the worker by the next request', async () => {
    const { client, worker } = openClient();
    const search = { question: {}, order: 'alphabet', values } as const;
    void client.findWords(search, lexicon);
    void client.findWords(search, lexicon);
    await settled();
    expect(worker().heard.map(({ kind }) => kind)).toEqual(['findWords', 'cancel', 'findWords']);
  });
});

describe('words that the player added', () => {
  const source = { kind: 'text', text: WORDS.join('\n') } as const;

  it('make another list, which is searched with them', async () => {
    const { client } = await clientInNode(nothingFetched);
    const { words: plain } = valueOf(await client.loadWords(alphabet, source, () => {}));
    const { words: own } = valueOf(
      await client.loadWords(alphabet, { ...source, added: ['kwyx'] }, () => {}),
    );
    const whole = compiled([...WORDS, 'KWYX']);
    expect([own.id, own.size]).toEqual([whole.id, whole.size]);
    expect(plain.id).toBe(compiled(WORDS).id);
    expect(await found(client, lexiconOf(own), { begins: 'k' })).toEqual(['KWYX']);
    expect(await found(client, lexiconOf(plain), { begins: 'k' })).toEqual([]);
  });

  it('are refused if no tile has their letters', async () => {
    const { client } = await clientInNode(nothingFetched);
    const loaded = await client.loadWords(alphabet, { ...source, added: ['OK', 'Ä'] }, () => {});
    expect(loaded).toMatchObject({
      ok: false,
      error: { code: 'WORD_NOT_ADDED', error: { code: 'FOREIGN_CHARACTER', index: 1 } },
    });
  });
});
