import type { View } from '../engine';
import type { SubmitError } from '../table';
import { withTablePart } from './load-table-part';
import type { Screen, ScreenState } from './state';

/** Shows why a move, typed or formatted as `text`, is rejected; `state` is the screen with that move. */
export const showRefusal = (
  { setState }: Screen,
  state: ScreenState,
  view: View,
  { text, error }: { readonly text: string; readonly error: SubmitError },
): void => withTablePart(({ refusalChange }) => setState(refusalChange(state, view, text, error)));
