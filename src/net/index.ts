export {
  type Answer,
  answerOffer,
  type CodeHost,
  type CodeServices,
  type Offer,
  openCodeHost,
} from './code-link';
export { LONGEST_MESSAGE } from './arrivals';
export * from './helpers';
export * from './identity';
export * from './invitation';
export {
  type Line,
  type LineEvents,
  type LineFigures,
  type LineServices,
  openLine,
} from './line';
export * from './lines';
export type * from './link';
export * from './room-link';
export * from './tab-link';
