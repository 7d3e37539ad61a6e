import type { Entry } from '../../engine';
import type { EntryState } from './entry-state';
import { EMPTY_FORM, formOf, isSameForm, type TurnForm } from './turn-form';

type Place = Pick<EntryState, 'entry' | 'at' | 'isInserting'>;

const NEW_TURN = 'new';

/** A place of the form: the id of a turn that is corrected or has another inserted before it, or that of a new turn. */
export function placeOf({ entry, at, isInserting }: Place): string {
  const turn = entry.turns[at];
  if (!turn) return NEW_TURN;
  return isInserting ? `before ${turn.id}` : String(turn.id);
}

export const isPlaceIn = ({ turns }: Entry, place: string): boolean =>
  place === NEW_TURN || turns.some(({ id }) => place === String(id) || place === `before ${id}`);

/** The form of a turn as it was entered; empty for a new one. */
export function enteredForm({ entry, at, isInserting }: Place): TurnForm {
  const turn = isInserting ? undefined : entry.turns[at];
  return turn ? formOf(turn) : EMPTY_FORM;
}

/** Whether the form has anything that was not entered. */
export const isFormBegun = (state: EntryState): boolean =>
  !isSameForm(state.form, enteredForm(state));

/** Whether a turn (0-based), or one before it, was begun and is in the form no more. */
export const isBegun = ({ entry, begun }: EntryState, at: number): boolean =>
  [false, true].some((isInserting) => placeOf({ entry, at, isInserting }) in begun);
