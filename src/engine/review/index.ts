export { DRAWS_COMPARED, luckOf } from './luck';
export { openingOf } from './openings';
export { LEAST_NAMED, type Reason, reasonsFor } from './reasons';
export { reviewingTurn, type TurnReview } from './turn-review';
