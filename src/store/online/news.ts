import type { View } from '../../engine';
import {
  drawsOutcomeSentence,
  HOST_AWAY,
  HOST_BACK,
  presenceSentences,
  TABLE_CLOSED,
} from '../../messages';
import type { Online } from '../state';
import { isHostAway } from './online';

/** A table that this page has a part in. */
type Shared = Exclude<Online, { readonly role: 'visitor' }>;

const presence = (before: Shared | undefined, after: Shared): readonly string[] =>
  // Whoever is there when a place is first told of has not just come.
  before && before.state.seats.length > 0
    ? presenceSentences(before.state.seats, after.state.seats)
    : [];

/** What has to be said when a table has come from one moment to the next; `view` is of its game. */
export function newsBetween(
  before: Online | undefined,
  after: Shared,
  view: View | undefined,
): readonly string[] {
  const last = before && before.role !== 'visitor' ? before : undefined;
  if (after.role === 'host') return presence(last, after);
  const lastState = last?.role === 'guest' ? last.state : undefined;
  const { state } = after;
  const wasAway = lastState !== undefined && isHostAway(lastState);
  const isNewOutcome = state.draws !== undefined && state.draws !== lastState?.draws;
  return [
    ...presence(last, after),
    ...(isHostAway(state) === wasAway ? [] : [wasAway ? HOST_BACK : HOST_AWAY]),
    ...(isNewOutcome && state.draws && view ? [drawsOutcomeSentence(view, state.draws)] : []),
  ];
}

/** What the page has to show a guest whose table has been closed; undefined where it has not just been. */
export function closingBetween(before: Online | undefined, after: Shared): string | undefined {
  const hasEnded = (online: Online | undefined): boolean =>
    online?.role === 'guest' && online.state.status?.kind === 'closed';
  return hasEnded(after) && !hasEnded(before) ? TABLE_CLOSED : undefined;
}
