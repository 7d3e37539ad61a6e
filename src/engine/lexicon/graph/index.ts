export { buildGraph } from './build-graph';
export { countWords } from './count';
export type { BuildProgress } from './dawg';
export { isSound } from './soundness';
export {
  arcOf,
  endsWord,
  type Dawg,
  isLast,
  letterOf,
  LONGEST_WORD,
  NO_ARC,
  NO_STATE,
  targetOf,
  SEPARATOR,
  type WordGraph,
} from './word-graph';
