import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type LaidTile,
  rackTileOf,
  sameSquare,
  type Square,
  squaresOf,
  type View,
  viewBefore,
} from '../../engine';
import type { TableSnapshot } from '../../table';
import type { Draft } from '../draft/draft';
import type { Verdict } from '../draft/move-on-screen';
import type { EntryCursor, EntryState, EntryStore } from './entry-state';
import { formOutcome } from './entry-store';
import { inReadingOrder } from './turn-form';
import type { Actions, GameStore } from '../store';

function tableOf(view: View): TableSnapshot {
  return {
    view: { ...view, you: undefined },
    phase: 'your-turn',
    recordId: 'entry',
    lexiconId: '',
    turnsShown: view.turns.length,
    turns: view.turns.length,
    isOver: false,
    allTurns: view.turns,
    isReporting: false,
    running: true,
    wordsChecked: false,
    online: undefined,
    hasRecord: false,
    isSeenOnly: false,
    help: 'none',
    undo: 'none',
    undos: [],
  };
}

/** The tiles of the form as a draft, all of them on the board. */
const draftOf = (laid: readonly LaidTile[]): Draft => ({
  tiles: laid.map(({ tile }) => rackTileOf(tile)),
  spots: laid.map(({ square, tile }, home) => ({
    kind: 'board',
    square,
    letter: tile.kind === 'blank' ? tile.letter : undefined,
    home,
  })),
  positions: laid.length,
  order: [...laid.keys()],
});

/** The verdict on the tiles of the form; a play that does not fit yet is unfinished. */
function verdictOf(state: EntryState): Verdict {
  const { outcome, unlisted } = formOutcome(state);
  const { judged, problem } = outcome ?? {};
  const laid = inReadingOrder(state.form.laid);
  const [first] = laid;
  if (!first) return { kind: 'nothing' };
  const tiles = laid.map(({ tile }) => tile);
  const play = { tiles, square: first.square, direction: state.form.direction };
  if (judged && !problem) {
    const wordsChecked = state.lexicon !== undefined && unlisted.length === 0;
    return {
      kind: 'play',
      play,
      judged: { ok: true, value: { ...judged, wordsChecked } },
      isCompletable: false,
    };
  }
  const error = { code: 'NO_WORD', squares: [] } as const;
  return { kind: 'play', play, judged: { ok: false, error }, isCompletable: true };
}

const screenOf = (state: EntryState, view: View) => ({
  table: tableOf(view),
  draft: draftOf(state.form.laid),
  verdict: verdictOf(state),
  cursor: state.cursor,
  ghost: state.ghost,
});

/** The squares to scroll to: the cursor if there is room for no more, then the tiles of the form. */
const revealed = ({ form, cursor }: EntryState): readonly Square[] => [
  ...squaresOf(form.laid).toReversed(),
  ...(cursor ? [cursor.square] : []),
];

/** A tap on a free square puts the cursor there, turns it, or removes it. */
function tapped(cursor: EntryCursor | undefined, square: Square): EntryCursor | undefined {
  if (!cursor || !sameSquare(cursor.square, square)) return { square, direction: 'across' };
  return cursor.direction === 'across' ? { square, direction: 'down' } : undefined;
}

/** The actions of the page, of which the board has those of the entry. */
function actionsOf(entry: EntryStore, others: Actions): Actions {
  const { getState } = entry;
  const actions = () => getState().actions;
  return {
    ...others,
    tapSquare: (square) => {
      const { form, cursor } = getState();
      const isLaid = form.laid.some((each) => sameSquare(each.square, square));
      if (isLaid) actions().takeBackFrom(square);
      else actions().setCursor(tapped(cursor, square));
    },
    dropOnSquare: (slot, square) => {
      const from = getState().form.laid[slot]?.square;
      if (from) actions().moveTile(from, square);
    },
    pointAt: (square) => actions().setCursor({ square, direction: 'across' }),
    putCursor: (cursor) => actions().setCursor(cursor),
    takeBackFrom: (square) => actions().takeBackFrom(square),
  };
}

/** The store for the board of an entry. */
export interface EntryBoard {
  readonly store: StoreApi<GameStore>;
  /** Shows every change of the entry; the returned function stops. */
  readonly follow: () => () => void;
}

/**
 * A store for the board of an entry, which draws what it would draw of a game: the position before the turn in the
 * form as the table, and the tiles of the form as the draft.
 */
export function createEntryBoard(entry: EntryStore, page: GameStore): EntryBoard {
  let viewed: readonly [of: EntryState['entry'], at: number, view: View] | undefined;
  const viewOf = ({ entry: game, at }: EntryState): View => {
    if (viewed?.[0] !== game || viewed[1] !== at) viewed = [game, at, viewBefore(game, at)];
    return viewed[2];
  };
  let shown: EntryState = entry.getState();
  const store = createStore<GameStore>()(() => ({
    ...page,
    ...screenOf(shown, viewOf(shown)),
    revealSquares: revealed(shown),
    actions: actionsOf(entry, page.actions),
  }));
  function show(state: EntryState): void {
    if (state === shown) return;
    // Typing elsewhere must not scroll the board back.
    const isMoved = state.form.laid !== shown.form.laid || state.cursor !== shown.cursor;
    shown = state;
    store.setState({
      ...screenOf(state, viewOf(state)),
      ...(isMoved && { revealSquares: revealed(state) }),
    });
  }
  return {
    store,
    follow: () => {
      show(entry.getState());
      return entry.subscribe(show);
    },
  };
}
