import { scraebbkle } from '../../src/engine';
import { boardIn, positionsIn, type StoredPosition } from '../stored';
import { searches } from './searches';
import type { Section } from './section';

/** Every other turn of a game of ScraeBBKle on its default board. */
export const defaultBoardPositions = (): readonly StoredPosition[] =>
  positionsIn('default-board.json', scraebbkle, boardIn('public/resources/defaultBoard.txt'));

export const defaultBoard: Section = {
  id: 'default-board',
  title: 'A game of ScraeBBKle on its default board',
  tasks: (words) => searches('14 turns', words, defaultBoardPositions()),
};
