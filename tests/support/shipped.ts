import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Board, parseScraebbkleBoard } from '../../src/engine';
import { valueOf } from './results';

// A file path, since `import.meta.url` is a server’s address in tests with a document.
const RESOURCES = join(import.meta.dirname, '../../public/resources');

/** A shipped file, by its name under `resources/`. */
export const shippedText = (name: string): string => readFileSync(join(RESOURCES, name), 'utf8');

export const shippedBoard = (name: string): Board =>
  valueOf(parseScraebbkleBoard(shippedText(name)));
