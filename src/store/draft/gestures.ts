import {
  alphabetOf,
  type Direction,
  isFree,
  isOnBoard,
  type Letter,
  type Square,
  sameSquare,
  step,
  tileAt,
  type View,
} from '../../engine';
import { blankStandsFor, NO_SQUARE_LEFT, notOnRack } from '../../messages';
import { CURSOR_GESTURES, turnCursor } from './cursor';
import { readTypedMove } from './move-on-screen';
import {
  type Draft,
  isUnnamed,
  laidSquares,
  placedTile,
  recall,
  returnToRack,
  slotAtPosition,
  slotAtSquare,
  slotsWith,
  squareOfSlot,
  tilesOnRack,
} from './draft';
import {
  draftOf,
  moveToRack,
  moveToSquare,
  nameBlank as withBlankNamed,
  shuffle as shuffled,
  sortRack,
} from './rearrange';
import { endExchange, NO_INPUT, type ScreenState } from '../state';
import { mayDraft } from '../own-seat';
import { withAnnouncement } from '../notices';

/**
 * Gestures: pure functions from the screen to the parts that change. Each way of placing tiles (drag, tap, cursor,
 * move box) ends in the same draft.
 */
type Change = Partial<ScreenState>;

const NOTHING: Change = {};

/** A new draft from the board, which now determines the text of the move box. */
function withDraft(draft: Draft, slot?: number): Change {
  const blankSlot = slot !== undefined && isUnnamed(draft, slot) ? slot : undefined;
  return { draft, blankSlot, typed: undefined, selected: undefined, notice: undefined };
}

/** The same after a tile was placed, which is announced. */
const tileLaid = (state: ScreenState, view: View, draft: Draft, slot: number, square: Square) => ({
  ...withDraft(draft, slot),
  ...withAnnouncement(state, (spoken) =>
    spoken.tile(view, placedTile(draft, slot), square, state.settings.speech),
  ),
});

const tileTakenBack = (state: ScreenState, slot: number): Change => ({
  ...withDraft(returnToRack(state.draft, slot)),
  ...withAnnouncement(state, (spoken) => spoken.takenBack(placedTile(state.draft, slot))),
});

/** Places the tile of a slot on a square, if it is free. */
function dropOnSquare(state: ScreenState, slot: number, square: Square): Change {
  const view = state.table?.view;
  if (!view || !mayDraft(state) || !isFree(view, square)) return { selected: undefined };
  const from = squareOfSlot(state.draft, slot);
  if (from && sameSquare(from, square)) return { selected: undefined };
  return tileLaid(state, view, moveToSquare(state.draft, slot, square), slot, square);
}

/** Puts the tile of a slot at a position of the rack; always allowed. */
const dropOnRack = (state: ScreenState, slot: number, position: number): Change => ({
  ...(squareOfSlot(state.draft, slot) ? tileTakenBack(state, slot) : {}),
  ...withDraft(moveToRack(state.draft, slot, position)),
});

function takeBackFrom(state: ScreenState, square: Square): Change {
  const slot = slotAtSquare(state.draft, square);
  return slot === undefined ? NOTHING : tileTakenBack(state, slot);
}

/** Handles a tap on a square: places the selected tile, selects one, or moves the cursor. */
function tapSquare(state: ScreenState, square: Square): Change {
  const { table, draft, selected } = state;
  if (!table || !mayDraft(state)) return NOTHING;
  if (tileAt(table.view, square)) return { selected: undefined };
  const slot = slotAtSquare(draft, square);
  if (selected !== undefined && slot === selected) return tileTakenBack(state, slot);
  if (selected !== undefined) return dropOnSquare(state, selected, square);
  return slot === undefined ? turnCursor(state, square) : { selected: slot };
}

/** Handles a tap that zooms to a square, before which no tile moves: puts the cursor on the square, if it is free. */
function pointAt(state: ScreenState, square: Square): Change {
  const { table, draft, selected, cursor } = state;
  const isOpen = table && isFree(table.view, square) && slotAtSquare(draft, square) === undefined;
  const isThere = cursor && sameSquare(cursor.square, square);
  if (!isOpen || isThere || selected !== undefined || !mayDraft(state)) return NOTHING;
  return turnCursor(state, square);
}

/** The first square from `from` on that is free on the board and in the draft. */
function nextOpen(
  view: View,
  draft: Draft,
  from: Square,
  direction: Direction,
): Square | undefined {
  for (let at = from; isOnBoard(view.board, at); at = step(at, direction, 1)) {
    if (isFree(view, at) && slotAtSquare(draft, at) === undefined) return at;
  }
  return undefined;
}

function layAtCursor(state: ScreenState, slot: number, letter?: Letter): Change {
  const { table, cursor, draft } = state;
  if (!table || !cursor) return NOTHING;
  const square = nextOpen(table.view, draft, cursor.square, cursor.direction);
  if (!square) return { notice: { tone: 'remark', headline: NO_SQUARE_LEFT } };
  const after = moveToSquare(draft, slot, square, letter);
  const next = nextOpen(table.view, after, square, cursor.direction) ?? square;
  return {
    ...tileLaid(state, table.view, after, slot, square),
    cursor: { ...cursor, square: next },
    revealSquares: [square, next],
  };
}

/**
 * Handles a tap on a position of the rack: places its tile at the cursor or, without one, selects it; or puts the
 * selected tile there. A key always selects it, since arrow keys show the cursor and letters place tiles there.
 */
function tapPosition(state: ScreenState, position: number, isKey = false): Change {
  const slot = slotAtPosition(state.draft, position);
  const { selected } = state;
  if (slot === undefined)
    return selected === undefined ? NOTHING : dropOnRack(state, selected, position);
  if (state.cursor && !isKey && selected === undefined && mayDraft(state)) {
    return layAtCursor(state, slot);
  }
  return { selected: slot === selected ? undefined : slot };
}

/**
 * Handles a letter typed at the cursor: places that tile, or a blank if the tile is missing (with a notice) or a
 * blank is requested.
 */
function typeLetter(state: ScreenState, character: string, wantsBlank: boolean): Change {
  const { table, draft, cursor } = state;
  if (!table || !cursor || !mayDraft(state)) return NOTHING;
  const alphabet = alphabetOf(table.view.rules.tileSet);
  const index = alphabet.indexOfLetter(character) ?? alphabet.indexOfLowerCase(character);
  const letter = index === undefined ? undefined : alphabet.letters[index];
  if (letter === undefined) return NOTHING;

  const [own] = slotsWith(draft, { kind: 'letter', letter });
  if (own !== undefined && !wantsBlank) return layAtCursor(state, own);

  const [blank] = slotsWith(draft, { kind: 'blank' });
  if (blank === undefined) {
    const headline = notOnRack(wantsBlank ? undefined : letter);
    return { notice: { tone: 'remark', headline } };
  }
  const change = layAtCursor(state, blank, letter);
  if (wantsBlank || !change.draft) return change;
  return { ...change, notice: { tone: 'remark', headline: blankStandsFor(letter) } };
}

/** Returns the last tile placed; the cursor moves back to its square. */
function takeBackLast(state: ScreenState): Change {
  const { draft, cursor } = state;
  const slot = mayDraft(state) ? draft.order.at(-1) : undefined;
  const square = slot === undefined ? undefined : squareOfSlot(draft, slot);
  if (slot === undefined || !square) return NOTHING;
  return {
    ...tileTakenBack(state, slot),
    cursor: cursor ? { ...cursor, square } : undefined,
    revealSquares: [square],
  };
}

/** Handles Esc: ends the choice of tiles to exchange, drops the selected tile, recalls all tiles, or hides the cursor. */
function escape(state: ScreenState): Change {
  if (state.exchange) return endExchange(state);
  if (state.selected !== undefined) return { selected: undefined };
  if (mayDraft(state) && (state.draft.order.length > 0 || state.typed)) {
    return { ...withDraft(recall(state.draft)), ...announceRecall(state) };
  }
  return { cursor: undefined, notice: undefined };
}

/** Sets the letter of the blank in `blankSlot`. */
function nameBlank(state: ScreenState, letter: Letter): Change {
  const { table, draft, blankSlot: slot } = state;
  const square = slot === undefined ? undefined : squareOfSlot(draft, slot);
  if (!table || slot === undefined || !square) return NOTHING;
  return tileLaid(state, table.view, withBlankNamed(draft, slot, letter), slot, square);
}

/** Returns the blank that got no letter; the cursor moves back to its square. */
function cancelNaming(state: ScreenState): Change {
  const { draft, cursor, blankSlot: slot } = state;
  const square = slot === undefined ? undefined : squareOfSlot(draft, slot);
  if (slot === undefined || !square) return NOTHING;
  return { ...tileTakenBack(state, slot), cursor: cursor && { ...cursor, square } };
}

/** Returns every tile to the rack, and clears all other input. */
const recallAll = (state: ScreenState): Change => ({
  ...NO_INPUT,
  draft: recall(state.draft),
  ...announceRecall(state),
});

/** Starts the choice of tiles to exchange, for which all tiles return to the rack; `escape` ends it. */
const beginExchange = (state: ScreenState): Change => {
  const { draft, typed, cursor } = state;
  return { ...recallAll(state), exchange: { chosen: [], left: { draft, typed, cursor } } };
};

/** Chooses the tiles of some slots to exchange. */
const chooseTiles = ({ exchange }: ScreenState, chosen: readonly number[]): Change =>
  exchange ? { exchange: { ...exchange, chosen }, notice: undefined } : NOTHING;

const announceRecall = (state: ScreenState): Change =>
  state.draft.order.length > 0
    ? withAnnouncement(state, (spoken) => spoken.recall(state.settings.speech))
    : NOTHING;

const reordered = (state: ScreenState, draft: Draft): Change => ({
  draft,
  ...withAnnouncement(state, ({ rack }) =>
    state.table ? rack(state.table.view.rules, tilesOnRack(draft), state.settings.speech) : '',
  ),
});

/** Shuffles the tiles on the rack; `pick` returns a number from 0 to `bound` − 1. */
const shuffle = (state: ScreenState, pick: (bound: number) => number): Change =>
  reordered(state, shuffled(state.draft, pick));

const sort = (state: ScreenState): Change =>
  state.table ? reordered(state, sortRack(state.draft, state.table.view.rules.tileSet)) : NOTHING;

/**
 * Handles text in the move box: the draft follows it as soon as it names tiles that can be placed. A choice of tiles to
 * exchange ends.
 */
function typeMove(state: ScreenState, text: string): Change {
  const { table, draft } = state;
  const view = table?.view;
  if (!view || !mayDraft(state)) return NOTHING;
  const move = readTypedMove(view, text);
  const play = move.ok && move.value.kind === 'play' ? move.value.play : undefined;
  const laid = play && draftOf(view.rules, view, draft, play);
  return {
    ...withDraft(laid ?? recall(draft)),
    ...(laid ? { revealSquares: laidSquares(laid).toReversed() } : {}),
    typed: text,
    exchange: undefined,
  };
}

/** The gestures by the names of their actions. */
export const GESTURES = {
  tapSquare,
  pointAt,
  tapPosition,
  dropOnSquare,
  dropOnRack,
  takeBackFrom,
  nameBlank,
  cancelNaming,
  typeLetter,
  ...CURSOR_GESTURES,
  takeBackLast,
  escape,
  typeMove,
  shuffle,
  sort,
  recall: recallAll,
  beginExchange,
  chooseTiles,
};
