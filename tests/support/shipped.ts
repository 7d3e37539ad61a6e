import { readFileSync } from 'node:fs';
import { type Board, parseScraebbkleBoard } from '../../src/engine';
import { valueOf } from './results';

const RESOURCES = new URL('../../public/resources/', import.meta.url);

/** A file that comes with the game, by its name under `resources/`. */
export const shippedText = (name: string): string => readFileSync(new URL(name, RESOURCES), 'utf8');

/** A board that comes with the game. */
export const shippedBoard = (name: string): Board =>
  valueOf(parseScraebbkleBoard(shippedText(name)));
