import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Board, parseScraebbkleBoard } from '../../src/engine';
import { valueOf } from './results';

// A path, since an address of a module is one of a server where a test has a document.
const RESOURCES = join(import.meta.dirname, '../../public/resources');

/** A file that comes with the game, by its name under `resources/`. */
export const shippedText = (name: string): string => readFileSync(join(RESOURCES, name), 'utf8');

/** A board that comes with the game. */
export const shippedBoard = (name: string): Board =>
  valueOf(parseScraebbkleBoard(shippedText(name)));
