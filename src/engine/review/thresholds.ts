/** Minimum difference, in points, for a move to count as better. */
export const MIN_LOSS_POINTS = 0.5;

/** Minimum points for a reason to be given. */
export const MIN_REASON_POINTS = 4;
