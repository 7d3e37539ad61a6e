/** A separate module, since a new page needs only these players. */
export { greedyStrategyFor } from '../engine';
