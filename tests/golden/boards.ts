import { type BoardFormat, parseBoard } from '../../src/engine';
import { valueOf } from '../support/results';
import { shippedText } from '../support/shipped';

const shipped = (format: BoardFormat, name: string) =>
  valueOf(parseBoard(format, shippedText(name)));

export const scrabbkleBoard = shipped('scrabbkle', 'boards/scrabbkle.txt');
export const classicBoard = shipped('scraebbkle', 'boards/classic.txt');
export const configuredBoard = shipped('configured', 'configured/standard-board.txt');
