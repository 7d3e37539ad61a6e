import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  allTiles,
  type Configuration,
  findFile,
  parseConfiguration,
  parseTileSet,
  parseWordList,
  tilesText,
  type TileSet,
} from '../../../src/engine';
import { tilesValue } from '../../../src/engine/tiles';
import { valueOf } from '../../support/results';

const resources = new URL('../../../public/resources/configured/', import.meta.url);

const read = (file: string): string => readFileSync(new URL(file, resources), 'utf8');

const configurationIn = (file: string): Configuration => valueOf(parseConfiguration(read(file)));

const tileSetIn = (file: string): TileSet => valueOf(parseTileSet(read(file)));

describe('the standard configuration', () => {
  const configuration = configurationIn('config.txt');
  const tileSet = tileSetIn('english-tile-bag.txt');

  it('has seven tiles, words of at least two letters, and the files beside it', () => {
    expect(configuration).toMatchObject({
      rackSize: 7,
      minimumWordLength: 2,
      tileSetFile: { name: 'english-tile-bag.txt' },
      wordListFile: { name: '../wordlist.txt' },
      boardFile: { name: 'standard-board.txt' },
    });
  });

  it('has the hundred English tiles', () => {
    expect(tilesText(allTiles(tileSet))).toBe(
      'AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ__',
    );
    expect(tilesValue(tileSet, allTiles(tileSet))).toBe(187);
    expect(tileSet.blank).toEqual({ value: 0, count: 2 });
  });

  it('has the word list of the game', () => {
    const words = parseWordList(alphabetOf(tileSet), read('../wordlist.txt'));
    expect(valueOf(words).words.id).toBe(
      '6f1046bb89b6d4f210d7997b705aab97cebf7816ec8eb5395f0ca047b573b144',
    );
  });
});

describe('the German configuration', () => {
  const configuration = configurationIn('deutsch/config.txt');
  const tileSet = tileSetIn('deutsch/german-tile-bag.txt');

  it('has eight tiles, words of at least two letters, and the files beside it', () => {
    expect(configuration).toMatchObject({
      rackSize: 8,
      minimumWordLength: 2,
      tileSetFile: { name: 'german-tile-bag.txt' },
      wordListFile: { name: 'german-dictionary.txt' },
      boardFile: { name: 'german-board.txt' },
    });
  });

  it('has the hundred and two German tiles', () => {
    expect(tilesText(allTiles(tileSet))).toBe(
      'AAAAAÄBBCCDDDDEEEEEEEEEEEEEEEFFGGGHHHHIIIIIIJKKLLLMMMMNNNNNNNNNOOOÖPQRRRRRRSSSSSSSTTTTTTUUUUUUÜVWXYZ__',
    );
    expect(tileSet.letters.filter(({ value }) => value > 4)).toEqual(
      [
        ['Ä', 'ä', 6],
        ['J', 'j', 6],
        ['Ö', 'ö', 8],
        ['Q', 'q', 10],
        ['Ü', 'ü', 6],
        ['V', 'v', 6],
        ['X', 'x', 8],
        ['Y', 'y', 10],
      ].map(([letter, twin, value]) => ({ letter, twin, value, count: 1 })),
    );
    expect(tileSet.blank).toEqual({ value: 0, count: 2 });
  });

  it('has several hundred words in small letters, each once', () => {
    const text = read('deutsch/german-dictionary.txt');
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(400);
    expect(new Set(lines).size).toBe(lines.length);
    expect(text).toBe(text.toLowerCase());
    expect(lines.every((word) => word.length > 1)).toBe(true);
    expect(valueOf(parseWordList(alphabetOf(tileSet), text)).leftOut).toBeUndefined();
  });

  it('has its own board, with the start in its middle', () => {
    const [size, start, ...rows] = read('deutsch/german-board.txt').trimEnd().split('\n');
    expect([size, start]).toEqual(['17 13', '9 7']);
    expect(rows).toHaveLength(13);
    for (const row of rows) expect(row).toMatch(/^[.23dt]{17}$/);
  });
});

it('the files of each configuration are found among those of both', () => {
  const paths = [
    'resources/wordlist.txt',
    'resources/configured/config.txt',
    'resources/configured/english-tile-bag.txt',
    'resources/configured/standard-board.txt',
    'resources/configured/deutsch/config.txt',
    'resources/configured/deutsch/german-tile-bag.txt',
    'resources/configured/deutsch/german-dictionary.txt',
    'resources/configured/deutsch/german-board.txt',
  ];
  for (const file of ['config.txt', 'deutsch/config.txt']) {
    const { tileSetFile, wordListFile, boardFile } = configurationIn(file);
    for (const wanted of [tileSetFile, wordListFile, boardFile]) {
      const meant = new URL(wanted.name, new URL(`resources/configured/${file}`, 'file:///'));
      expect(`/${valueOf(findFile(paths, wanted))}`).toBe(meant.pathname);
    }
  }
});
