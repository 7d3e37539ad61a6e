import { classic } from '../../src/engine';
import { boardIn, positionsIn, type StoredPosition } from '../stored';
import { bestByEquity, searches } from './searches';
import type { Section } from './section';

/** Positions of classic games on the standard board; other engines have counted their plays, too. */
export const classicPositions = (): readonly StoredPosition[] =>
  positionsIn('positions.json', classic, boardIn('public/resources/boards/classic.txt'));

export const positions: Section = {
  id: 'positions',
  title: 'Positions of classic games',
  tasks: (words) => [
    ...searches('50 positions', words, classicPositions()),
    bestByEquity('50 positions', words.search, classicPositions()),
  ],
};
