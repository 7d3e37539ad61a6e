export {
  winProbabilityLost,
  type WinProbabilityHistory,
  winProbabilityHistory,
  MIN_LOSS_POINTS,
  keyTurnsOf,
  type ReviewedTurn,
  type SeatReview,
  seatReviewsOf,
} from './game-review';
export { findLanesSteps, type LaneRacks, type Lanes } from './lanes';
export { DRAWS_COMPARED, luckSteps } from './luck';
export { type PlayedTurn, playedTurns } from './played-turns';
export { openingOf } from './openings';
export { MIN_REASON_POINTS, type Reason, reasonsFor } from './reasons';
export { reviewTurnSteps, type TurnReview } from './turn-review';
export { RACKS_SAMPLED } from './sampled-racks';
