import { type Square, squareName } from '../../engine';
import type { FindLandmark } from '../landmarks';

type Found = HTMLElement | null | undefined;

const nameOf = (square: Square | string): string =>
  typeof square === 'string' ? square : squareName(square);

/** The element of a square; squares can be asked for by their names as well. */
export const squareElement = (find: FindLandmark, square: Square | string): Found =>
  find('board')?.querySelector<HTMLElement>(`[data-square="${nameOf(square)}"]`);

/** The element of the tile that has been played on a square. */
export const tileElement = (find: FindLandmark, square: Square | string): Found =>
  squareElement(find, square)?.querySelector<HTMLElement>('[data-tile]');
