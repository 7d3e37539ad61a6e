import { type Direction, type Lexicon, resignedIn, type Tile, type View } from '../engine';
import { type JudgeContext, readDraft, readPlay, type Verdict } from './draft/attempt';
import { readTypedMove } from './draft/typed-move';
import type { ScreenState } from './state';

/** The rack that a view shows as its own. */
export function ownRack(view: View): readonly Tile[] {
  const rack = typeof view.viewer === 'number' ? view.seats[view.viewer]?.rack : undefined;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

/** Whether the player whom a view shows itself to has resigned. */
export const hasResigned = ({ viewer, turns }: View): boolean =>
  typeof viewer === 'number' && resignedIn(turns).includes(viewer);

/** Whether tiles may be laid as a draft now: also while another player's turn lasts. */
export function mayDraft(state: Pick<ScreenState, 'table'>): boolean {
  const { table } = state;
  return (
    table !== undefined &&
    typeof table.view.viewer === 'number' &&
    table.phase !== 'looking-back' &&
    table.phase !== 'report' &&
    table.phase !== 'over' &&
    !hasResigned(table.view)
  );
}

/** The lexicon once it has arrived. */
export const lexiconIn = ({ words }: Pick<ScreenState, 'words'>): Lexicon | undefined =>
  words.kind === 'ready' ? words.lexicon : undefined;

/**
 * What the plays of a view's own rack are judged by. Where a wrong word costs the turn, nothing is
 * told about words before they are played.
 */
const judgeContextOf = (view: View, lexicon: Lexicon | undefined): JudgeContext => ({
  rules: view.rules,
  field: view,
  rack: ownRack(view),
  lexicon: view.rules.unknownWord === 'lose-turn' ? undefined : lexicon,
});

/** Whether words may be looked up at a table, now or in a later turn. */
export const mayLookWordsUp = ({ table }: Pick<ScreenState, 'table'>): boolean =>
  table !== undefined && table.help !== 'none';

/** Whether the words here are others than those by which another page judges the game. */
export const judgesByOthers = ({ table, words }: Pick<ScreenState, 'table' | 'words'>): boolean =>
  table?.online === 'guest' && words.kind !== 'loading' && !table.wordsChecked;

type Basis = Pick<ScreenState, 'table' | 'words' | 'draft' | 'typed' | 'cursor'>;

function judgeScreen(state: Basis): Verdict {
  const { table, draft, typed, cursor } = state;
  if (!table || !mayDraft(state)) return { kind: 'nothing' };
  const context = judgeContextOf(table.view, judgesByOthers(state) ? undefined : lexiconIn(state));
  if (typed === undefined || typed === '') {
    const preferred: Direction = cursor?.direction ?? 'across';
    return readDraft(context, draft, preferred);
  }
  const move = readTypedMove(table.view, typed);
  if (!move.ok) return { kind: 'unfinished' };
  return move.value.kind === 'play' ? readPlay(context, move.value.play) : move.value;
}

/** Whether two screens show the same move, over the same board and judged by the same words. */
const isSameBasis = (a: Basis, b: Basis): boolean =>
  a.table === b.table &&
  a.words === b.words &&
  a.draft === b.draft &&
  a.typed === b.typed &&
  a.cursor?.direction === b.cursor?.direction;

/**
 * A change of the screen with the verdict on the move that is on it then, judged when that is new: then
 * what an earlier one was refused for is of no account.
 */
export function judged(before: ScreenState, change: Partial<ScreenState>): Partial<ScreenState> {
  const after = { ...before, ...change };
  return isSameBasis(before, after)
    ? change
    : { refused: undefined, ...change, verdict: judgeScreen(after) };
}
