/** The players that go by scores alone, in a file of their own: a page that has just come has none. */
export { greedyStrategyFor } from '../engine';
