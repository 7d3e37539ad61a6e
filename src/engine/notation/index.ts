export * from './board-text';
export type { CommandProblem, MoveFormatError } from './format-error';
export { formatMove, parseMove, passText } from './notation';
export * from './play-script';
export * from './script';
export * from './suggest';
export {
  formatPlace,
  formatWordSquare,
  parseWordSquare,
  type PlayOrPass,
} from './word-square';
