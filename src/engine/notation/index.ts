export type { Attempt } from './attempt';
export * from './board-file';
export * from './board-text';
export type { CommandProblem, MoveFormatError } from './format-error';
export {
  columnName,
  columnNames,
  formatMove,
  formatPlacement,
  formatSquare,
  parseMove,
  passText,
  readAttempt,
} from './notation';
export type { Placement } from './place';
export * from './play-script';
export * from './script';
export * from './suggest';
export { formatWordSquare, parseWordSquare, type PlayOrPass } from './word-square';
