import type { ChosenMove } from '../engine';

/** Why there is no answer: the question was taken back, no worker can do it, or code for it cannot be loaded. */
export type NoAnswer =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'code-missing' };

/** A question under way; cancelling it settles the answer as `cancelled`. */
export interface PendingAnswer<Answer> {
  readonly answer: Promise<Answer | NoAnswer>;
  readonly cancel: () => void;
}

export interface ChosenAnswer {
  readonly kind: 'answered';
  readonly chosen: ChosenMove;
}

/** A question for a computer's move. */
export interface MoveQuestion extends PendingAnswer<ChosenAnswer> {
  /** Has it settle for what is best so far, where it would think on. */
  readonly hurry: () => void;
}
