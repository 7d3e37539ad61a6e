import { readFileSync } from 'node:fs';
import { type Board, type BoardFormat, parseBoard } from '../../src/engine';
import { valueOf } from '../support/results';

/** A board of those that come with the game; `file` is relative to the folder of resources. */
const shipped = (format: BoardFormat, file: string): Board =>
  valueOf(
    parseBoard(
      format,
      readFileSync(new URL(`../../public/resources/${file}`, import.meta.url), 'utf8'),
    ),
  );

export const scrabbkleBoard = shipped('scrabbkle', 'boards/scrabbkle.txt');
export const classicBoard = shipped('scraebbkle', 'boards/classic.txt');
export const configuredBoard = shipped('configured', 'configured/standard-board.txt');
