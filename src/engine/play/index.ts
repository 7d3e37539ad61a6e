export { formatGrid, type GridTextError, parseGrid } from './grid-text';
export {
  emptyGrid,
  type BoardState,
  type Grid,
  isFree,
  type LaidTile,
  runThrough,
  type SquareContent,
  tileAt,
  tilesOn,
  withTiles,
  type WordOnBoard,
  wordsOnBoard,
} from './grid';
export { type JudgedPlay, judgePlay } from './judge';
export { canBeCompleted, linesThrough, type PartialPlay } from './completable';
export { layTiles, type Move, type Play, type Refusal } from './play';
export { bonusFor, type ScoreBreakdown, type WordScore } from './score';
export { firstSquare, laysFirstTile, type LoadedBoard, startSquare } from './start';
export { playForWord, type WholeWord } from './whole-word';
