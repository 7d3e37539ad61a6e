import { isUnnamed } from './draft/draft';
import { type Hint, HINTS, type ScreenState } from './state';
import { mayDraft, ownRack } from './verdict';

type Moment = Pick<ScreenState, 'table' | 'draft' | 'typed'>;

/** All that decides whether there is a hint on screen. */
type Scene = Moment & Pick<ScreenState, 'settings' | 'words' | 'notice'>;

/** Whether what a hint speaks of is before the player's eyes. */
function isInContext(hint: Hint, { table, draft, typed }: Moment): boolean {
  if (!table) return false;
  const { view, turns } = table;
  const hasDraft = draft.order.length > 0;
  if (hint === 'play') return hasDraft && !draft.order.some((slot) => isUnnamed(draft, slot));
  if (hasDraft || typed) return false;
  switch (hint) {
    case 'lay':
      return true;
    case 'premium':
      return turns > 0 && view.board.premiums.some(({ kind }) => kind !== 'none');
    case 'type':
      return turns > 1;
    case 'blank':
      return ownRack(view).some(({ kind }) => kind === 'blank');
  }
}

/**
 * The hint to give now: the first that has not been given and fits what is going on; none while the
 * page has something else to say.
 */
export function hintNow(state: Scene): Hint | undefined {
  if (!mayDraft(state) || state.table?.phase !== 'your-turn') return undefined;
  if (state.words.kind !== 'ready' || state.notice) return undefined;
  const { hintsGiven } = state.settings;
  return HINTS.find((hint) => !hintsGiven.includes(hint) && isInContext(hint, state));
}

/** The settings once hints have been given. */
export const withHintsGiven = (
  { settings }: Pick<ScreenState, 'settings'>,
  ...hints: readonly Hint[]
): Pick<ScreenState, 'settings'> => ({
  settings: { ...settings, hintsGiven: [...new Set([...settings.hintsGiven, ...hints])] },
});

/** The hint whose moment has passed with a change of the screen, if one has. */
export function hintPassed(state: ScreenState, before: ScreenState): Hint | undefined {
  const isSame =
    state.table === before.table && state.draft === before.draft && state.typed === before.typed;
  const isOwnGame = state.table?.recordId === before.table?.recordId;
  const hint = isSame || !isOwnGame ? undefined : hintNow(before);
  return hint && !isInContext(hint, state) ? hint : undefined;
}
