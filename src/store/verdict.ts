import { type JudgedPlay, judgePlay, type Play, type View } from '../engine';
import {
  type JudgeContext,
  readDraft,
  readPlay,
  type Verdict,
  readTypedMove,
} from './draft/move-on-screen';
import { lexiconOfGame } from './lexicon';
import { mayDraft, ownRack } from './own-seat';
import type { ScreenState } from './state';

/** If an invalid word costs the turn, drafts are not checked against the lexicon. */
const judgeContextOf = (view: View, state: Pick<ScreenState, 'table' | 'words'>): JudgeContext => ({
  rules: view.rules,
  field: view,
  rack: ownRack(view),
  lexicon: view.rules.unknownWord === 'lose-turn' ? undefined : lexiconOfGame(state),
});

type Basis = Pick<ScreenState, 'table' | 'words' | 'draft' | 'typed' | 'cursor'>;

/** A play that the viewer may make now, as it would be judged; undefined for any other. */
export function judgedOnScreen(
  state: Pick<ScreenState, 'table' | 'words'>,
  play: Play,
): JudgedPlay | undefined {
  const { table } = state;
  if (!table || !mayDraft(state)) return undefined;
  const { rules, field, rack, lexicon } = judgeContextOf(table.view, state);
  const judged = judgePlay(rules, field, rack, play, lexicon);
  return judged.ok ? judged.value : undefined;
}

function judgeScreen(state: Basis): Verdict {
  const { table, draft, typed, cursor } = state;
  if (!table || !mayDraft(state)) return { kind: 'nothing' };
  const context = judgeContextOf(table.view, state);
  if (!typed) return readDraft(context, draft, cursor?.direction ?? 'across');
  const move = readTypedMove(table.view, typed);
  if (!move.ok) return { kind: 'unfinished' };
  return move.value.kind === 'play' ? readPlay(context, move.value.play) : move.value;
}

/** Whether two screens show the same move on the same board, judged by the same words. */
const isSameBasis = (a: Basis, b: Basis): boolean =>
  a.table === b.table &&
  a.words === b.words &&
  a.draft === b.draft &&
  a.typed === b.typed &&
  a.cursor?.direction === b.cursor?.direction;

/**
 * Adds the verdict to a change of the screen that has a new move; an earlier refusal and a ghost are removed.
 */
export function withVerdict(
  before: ScreenState,
  change: Partial<ScreenState>,
): Partial<ScreenState> {
  const after = { ...before, ...change };
  return isSameBasis(before, after)
    ? change
    : { refused: undefined, ghost: undefined, ...change, verdict: judgeScreen(after) };
}
