import { readFileSync } from 'node:fs';
import { parseScraebbkleBoard } from '../../src/engine';
import { valueOf } from '../support/results';

const file = new URL('../../public/resources/defaultBoard.txt', import.meta.url);

/** The board that a game starts with unless another one is chosen. */
export const defaultBoard = valueOf(parseScraebbkleBoard(readFileSync(file, 'utf8')));
