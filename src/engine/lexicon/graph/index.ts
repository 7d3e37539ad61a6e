export { buildGraph } from './build-graph';
export { countWords } from './count';
export type { BuildProgress } from './forwards';
export { isSound } from './soundness';
export {
  arcOf,
  endsWord,
  type ForwardsGraph,
  isLast,
  letterOf,
  LONGEST_WORD,
  NO_ARC,
  NO_STATE,
  targetOf,
  TURN,
  type WordGraph,
} from './word-graph';
