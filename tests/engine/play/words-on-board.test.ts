import { expect, it } from 'vitest';
import { squareName, wordsOnBoard } from '../../../src/engine';
import { fieldOf } from '../../support/pictures';

it('the words of a board are its runs of two tiles or more, row by row, across before down', () => {
  const field = fieldOf(['.NO.T', '..N..', 'T.eAT']);
  const words = wordsOnBoard(field).map(({ direction, tiles }) => {
    const letters = tiles.map(({ tile }) => tile.letter).join('');
    return `${letters} ${direction} ${tiles.map(({ square }) => squareName(square)).join(' ')}`;
  });
  expect(words).toEqual(['NO across b1 c1', 'ONE down c1 c2 c3', 'EAT across c3 d3 e3']);
});
