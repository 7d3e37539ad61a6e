import type { View } from '../engine';
import type { SubmitError } from '../table';
import type { Screen, ScreenState } from './state';
import type * as tablePart from './table-part';

type TablePart = typeof tablePart;

let part: TablePart | undefined;
const waiting: ((loaded: TablePart) => void)[] = [];

/** Loads the part of the store that only a drawn table needs; rejects if it cannot be loaded. */
export async function loadTablePart(): Promise<void> {
  part ??= await import('./table-part');
  for (const run of waiting.splice(0)) run(part);
}

/** Undefined until it is loaded. */
export const loadedTablePart = (): TablePart | undefined => part;

/** Runs a function with the part, at once or when it is loaded; functions keep their order. */
export function withTablePart(run: (loaded: TablePart) => void): void {
  if (part) run(part);
  else waiting.push(run);
}

/** Shows why a move, typed or formatted as `text`, is rejected; `state` is the screen with that move. */
export const showRefusal = (
  { setState }: Screen,
  state: ScreenState,
  view: View,
  { text, error }: { readonly text: string; readonly error: SubmitError },
): void => withTablePart(({ refusalChange }) => setState(refusalChange(state, view, text, error)));
