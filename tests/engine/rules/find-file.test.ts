import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFile } from '../../../src/engine';
import { runs } from '../../arbitraries/runs';
import { errorOf, valueOf } from '../../support/results';

const wanted = (name: string) => ({ name, line: 4, column: 11 });
const find = (paths: readonly string[], name: string): string =>
  valueOf(findFile(paths, wanted(name)));

const folders = fc.array(fc.constantFrom('a', 'b', '.', '..'), { maxLength: 3 });
const paths = folders.map((names) => [...names, 'tiles.txt'].join('/'));

describe('the file that a configuration names', () => {
  it.each([
    [
      'the one with its path',
      ['config/board.txt', 'board.txt'],
      'config/board.txt',
      'config/board.txt',
    ],
    ['the one with its name', ['tiles.txt', 'board.txt'], 'config/board.txt', 'board.txt'],
    [
      'the one with more folders in common',
      ['x/a/b/board.txt', 'b/board.txt', 'a/board.txt'],
      'a/b/board.txt',
      'x/a/b/board.txt',
    ],
    [
      'found in another folder',
      ['mine/board.txt', 'mine/tiles.txt'],
      'board.txt',
      'mine/board.txt',
    ],
    ['found in a folder above', ['x/y/board.txt', 'x/words.txt'], '../words.txt', 'x/words.txt'],
    [
      'found by whole names of folders',
      ['myconfig/board.txt', 'x/board.txt', 'config/board.txt'],
      'config/board.txt',
      'config/board.txt',
    ],
    [
      'found with other slashes',
      ['game\\config\\board.txt', 'board.txt'],
      'config/board.txt',
      'game\\config\\board.txt',
    ],
    [
      'named with other slashes',
      ['game/config/board.txt', 'board.txt'],
      'C:\\game\\config\\board.txt',
      'game/config/board.txt',
    ],
    [
      'named from here',
      ['config/board.txt', 'board.txt'],
      './config//./board.txt',
      'config/board.txt',
    ],
    [
      'named from the root',
      ['/config/board.txt', './board.txt'],
      '/config/board.txt',
      '/config/board.txt',
    ],
    [
      'found in another Unicode normalisation',
      ['Wo\u0308rter.txt'],
      'W\u00f6rter.txt',
      'Wo\u0308rter.txt',
    ],
    ['the one with the same capitals', ['Board.txt', 'board.txt'], 'board.txt', 'board.txt'],
    ['found with other capitals', ['BAG.TXT', 'board.txt'], 'config/bag.txt', 'BAG.TXT'],
    [
      'the one with the same capitals in any folder',
      ['config/BOARD.TXT', 'board.txt'],
      'config/board.txt',
      'board.txt',
    ],
  ])('is %s', (_how, picked, name, path) => {
    expect(find(picked, name)).toBe(path);
    expect(find(picked.toReversed(), name)).toBe(path);
  });

  it.each([
    ['there is none', [], 'board.txt'],
    [
      'no file has its name',
      ['config/tiles.txt', 'board.txt.bak', 'myboard.txt'],
      'config/board.txt',
    ],
    ['only a folder has its name', ['board.txt/tiles.txt'], 'board.txt'],
    ['it has no name', ['board.txt', '/', '.'], './'],
  ])('is missing if %s', (_why, picked, name) => {
    expect(errorOf(findFile(picked, wanted(name)))).toEqual({
      code: 'FILE_NOT_PICKED',
      ...wanted(name),
    });
  });

  it.each([
    [
      'two with its name',
      ['a/board.txt', 'b/board.txt'],
      'config/board.txt',
      ['a/board.txt', 'b/board.txt'],
    ],
    [
      'two with its path',
      ['x.txt', 'a/c/board.txt', 'b/board.txt', 'c/board.txt'],
      'c/board.txt',
      ['a/c/board.txt', 'c/board.txt'],
    ],
    ['two with other capitals', ['Bag.txt', 'BAG.TXT'], 'bag.txt', ['Bag.txt', 'BAG.TXT']],
    ['one twice', ['board.txt', 'board.txt', 'board.txt'], 'board.txt', ['board.txt', 'board.txt']],
  ])('is ambiguous if there are %s', (_what, picked, name, both) => {
    expect(errorOf(findFile(picked, wanted(name)))).toEqual({
      code: 'TWO_FILES_FIT',
      ...wanted(name),
      paths: both,
    });
  });

  it('does not depend on the order of files, and is always one of them', () => {
    const cases = fc
      .tuple(fc.array(paths, { maxLength: 4 }), paths)
      .chain(([picked, name]) =>
        fc.tuple(
          fc.constant(picked),
          fc.shuffledSubarray(picked, { minLength: picked.length }),
          fc.constant(name),
        ),
      );
    fc.assert(
      fc.property(cases, ([picked, shuffled, name]) => {
        const result = findFile(picked, wanted(name));
        const again = findFile(shuffled, wanted(name));
        expect(result.ok ? result : result.error.code).toEqual(again.ok ? again : again.error.code);
        expect(result.ok ? picked.includes(result.value) : picked.length !== 1).toBe(true);
      }),
      runs(300),
    );
  });
});
