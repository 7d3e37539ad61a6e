export {
  allSquares,
  type Board,
  isOnBoard,
  NO_PREMIUM,
  plainBoard,
  type Premium,
  premiumAt,
  squareAt,
  squareIndex,
} from './board';
export type { BoardFileError, NumberError } from './files/error';
export { BOARD_FORMATS, type BoardFormat } from './files/format-names';
export { parseBoard } from './files/formats';
export { boardFromJson, type BoardJsonError, boardJsonSchema, boardToJson } from './files/json';
export { formatScraebbkleBoard, parseScraebbkleBoard } from './files/scraebbkle';
export {
  columnLabel,
  type Direction,
  DIRECTIONS,
  otherDirection,
  parseSquareName,
  sameSquare,
  type Square,
  squareName,
  step,
} from './square';
