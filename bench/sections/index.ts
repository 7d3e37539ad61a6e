import { defaultBoard } from './default-board';
import { games } from './games';
import { graph } from './graph';
import { kernels } from './kernels';
import { growth, largest } from './largest';
import { memory } from './memory';
import { playouts } from './playouts';
import { positions } from './positions';
import type { Section } from './section';

export { classicPositions } from './positions';
export { defaultBoardPositions } from './default-board';
export { largestPositions } from './largest';
export type { Section } from './section';

export const SECTIONS: readonly Section[] = [
  positions,
  kernels,
  games,
  playouts,
  graph,
  memory,
  largest,
  growth,
  defaultBoard,
];
