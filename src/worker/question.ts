import type { ChosenMove } from '../engine';

/** Why there is no answer: the request was cancelled, no worker can answer, or code could not be loaded. */
export type NoAnswer =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'code-missing' };

/** A request in progress; `cancel` settles the answer as `cancelled`. */
export interface PendingAnswer<Answer> {
  readonly answer: Promise<Answer | NoAnswer>;
  readonly cancel: () => void;
}

export interface ChosenAnswer {
  readonly kind: 'answered';
  readonly chosen: ChosenMove;
}

export interface PendingMove extends PendingAnswer<ChosenAnswer> {
  /** Ends the search early with the best move so far. */
  readonly finishEarly: () => void;
}
