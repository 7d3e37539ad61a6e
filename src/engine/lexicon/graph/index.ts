export { buildGraph } from './build-graph';
export {
  arcOf,
  endsWord,
  isLast,
  letterOf,
  NO_ARC,
  NO_STATE,
  targetOf,
  TURN,
  type WordGraph,
} from './word-graph';
