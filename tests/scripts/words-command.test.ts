import { afterAll, describe, expect, it } from 'vitest';
import { endCommands, fileOf, run } from '../support/command';

afterAll(() => endCommands());

const wordList = (name: string, text: string): string => fileOf(`${name}.txt`, text);

const trees = {
  words: wordList('trees', 'trie\ntree\ntre\nstreet\ntrees\ntrue\ntrod\ntr\nt-rex\n'),
};

const carriageReturns = { words: wordList('carriage-returns', 'tree\rtrie\r') };

describe('words', () => {
  it('lists the words that meet all conditions, in alphabetical order', async () => {
    expect(
      await run(
        'words',
        { ...trees, pattern: 'TR.E' },
        { ...trees, pattern: 'tr.e', top: 1 },
        { ...trees, letters: 'eert_', shortest: 4 },
        { ...trees, begins: 'TRE', ends: 's' },
        { ...trees, contains: 'rie', longest: 4 },
        { ...trees, top: 0 },
      ),
    ).toEqual([
      { count: 3, leftOut: 1, words: ['TREE', 'TRIE', 'TRUE'] },
      { count: 3, leftOut: 1, words: ['TREE'] },
      { count: 4, leftOut: 1, words: ['TREE', 'TREES', 'TRIE', 'TRUE'] },
      { count: 1, leftOut: 1, words: ['TREES'] },
      { count: 1, leftOut: 1, words: ['TRIE'] },
      { count: 8, leftOut: 1, words: [] },
    ]);
  });

  it('reads lists in UTF-16, and lines that end with CR', async () => {
    const words = fileOf('utf-16.txt', Buffer.from('tree\rtrie\r', 'utf16le'));
    expect(
      await run('words', { words, pattern: 'TR.E' }, { ...carriageReturns, pattern: 'TR.E' }),
    ).toEqual([
      { count: 2, leftOut: 0, words: ['TREE', 'TRIE'] },
      { count: 2, leftOut: 0, words: ['TREE', 'TRIE'] },
    ]);
  });

  it('adds words for one query only, and returns the hooks of each word', async () => {
    const add = ['trbe', 'tree', 'strie', 'tries'];
    const tree = { word: 'TREE', front: '', back: 'S' };
    expect(
      await run(
        'words',
        { ...trees, pattern: 'TR.E', hooks: true },
        { ...trees, pattern: 'TR.E', hooks: true, top: 3, add },
        { ...trees, pattern: 'TR.E' },
      ),
    ).toEqual([
      {
        count: 3,
        leftOut: 1,
        words: [tree, { word: 'TRIE', front: '', back: '' }, { word: 'TRUE', front: '', back: '' }],
      },
      {
        count: 4,
        leftOut: 1,
        words: [
          { word: 'TRBE', front: '', back: '' },
          tree,
          { word: 'TRIE', front: 'S', back: 'S' },
        ],
      },
      { count: 3, leftOut: 1, words: ['TREE', 'TRIE', 'TRUE'] },
    ]);
  });

  it('returns whether a word is in the list, and lists words only if another condition is given', async () => {
    expect(
      await run(
        'words',
        { ...trees, has: 'tree' },
        { ...trees, has: 'TREX' },
        { ...trees, has: 'TREX', add: ['trex'] },
        { ...trees, has: 'TREX' },
        { ...trees, has: 'TREE', pattern: 'TR' },
        { ...trees, has: 'T'.repeat(300), shortest: 6 },
      ),
    ).toEqual([
      { has: true },
      { has: false },
      { has: true },
      { has: false },
      { count: 1, leftOut: 1, has: true, words: ['TR'] },
      { count: 1, leftOut: 1, has: false, words: ['STREET'] },
    ]);
  });

  it('uses any alphabet, and its order', async () => {
    const words = wordList('loose', 'öl\r\nlos\r\nLÖS\r\nlo\u0308sl\r\n\r\nnot\r\n');
    const alphabet = 'SÖLO';
    const all = { count: 4, leftOut: 1, words: ['ÖL', 'LÖS', 'LÖSL', 'LOS'] };
    expect(
      await run(
        'words',
        { words, alphabet },
        { words, alphabet, letters: 'löS_' },
        { words, alphabet: 'öslo', pattern: '..' },
        { words, alphabet, has: 'o\u0308l' },
      ),
    ).toEqual([all, all, { count: 1, leftOut: 1, words: ['ÖL'] }, { has: true }]);
  });

  it('reads the word list that the game ships', async () => {
    const hooks = { words: 'wordlist.txt', pattern: 'TR.E', hooks: true, top: 2 };
    expect(await run('words', hooks, { words: 'wordlist.txt', top: 1 })).toEqual([
      {
        count: 4,
        leftOut: 0,
        words: [
          { word: 'TREE', front: '', back: 'DNS' },
          { word: 'TRIE', front: '', back: 'DRS' },
        ],
      },
      { count: 267_752, leftOut: 0, words: ['AA'] },
    ]);
  });
});
