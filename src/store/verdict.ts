import {
  coversLexicon,
  type Direction,
  type JudgedPlay,
  judgePlay,
  type Lexicon,
  type Play,
  resignedIn,
  type Tile,
  type View,
} from '../engine';
import {
  type JudgeContext,
  readDraft,
  readPlay,
  type Verdict,
  readTypedMove,
} from './draft/move-on-screen';
import type { ScreenState } from './state';

/** The rack of the viewer; empty if the view shows none. */
export function ownRack(view: View): readonly Tile[] {
  const rack = typeof view.viewer === 'number' ? view.seats[view.viewer]?.rack : undefined;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

export const hasResigned = ({ viewer, turns }: View): boolean =>
  typeof viewer === 'number' && resignedIn(turns).includes(viewer);

/** Whether tiles may be placed as a draft now, also during the turn of another player. */
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

export const lexiconIn = ({ words }: Pick<ScreenState, 'words'>): Lexicon | undefined =>
  words.kind === 'ready' ? words.lexicon : undefined;

/** The loaded lexicon, if it covers a lexicon id. */
export function lexiconFor(
  state: Pick<ScreenState, 'words'>,
  lexiconId: string,
): Lexicon | undefined {
  const lexicon = lexiconIn(state);
  return lexicon && coversLexicon(lexicon, lexiconId) ? lexicon : undefined;
}

/** If an invalid word costs the turn, drafts are not checked against the lexicon. */
const judgeContextOf = (view: View, lexicon: Lexicon | undefined): JudgeContext => ({
  rules: view.rules,
  field: view,
  rack: ownRack(view),
  lexicon: view.rules.unknownWord === 'lose-turn' ? undefined : lexicon,
});

export const mayLookWordsUp = ({ table }: Pick<ScreenState, 'table'>): boolean =>
  table !== undefined && table.help !== 'none';

/** Whether another page judges the game by words that differ from those loaded here. */
export const hasOtherLexicon = ({ table, words }: Pick<ScreenState, 'table' | 'words'>): boolean =>
  table?.online === 'guest' && words.kind !== 'loading' && !table.wordsChecked;

type Basis = Pick<ScreenState, 'table' | 'words' | 'draft' | 'typed' | 'cursor'>;

const lexiconOfGame = (state: Pick<ScreenState, 'table' | 'words'>): Lexicon | undefined =>
  hasOtherLexicon(state) ? undefined : lexiconIn(state);

/** A play that the viewer may make now, as it would be judged; undefined for any other. */
export function judgedOnScreen(
  state: Pick<ScreenState, 'table' | 'words'>,
  play: Play,
): JudgedPlay | undefined {
  const { table } = state;
  if (!table || !mayDraft(state)) return undefined;
  const { rules, field, rack, lexicon } = judgeContextOf(table.view, lexiconOfGame(state));
  const judged = judgePlay(rules, field, rack, play, lexicon);
  return judged.ok ? judged.value : undefined;
}

function judgeScreen(state: Basis): Verdict {
  const { table, draft, typed, cursor } = state;
  if (!table || !mayDraft(state)) return { kind: 'nothing' };
  const context = judgeContextOf(table.view, lexiconOfGame(state));
  if (typed === undefined || typed === '') {
    const preferred: Direction = cursor?.direction ?? 'across';
    return readDraft(context, draft, preferred);
  }
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
