import { isOnBoard, parseSquareName, squareName, tilesText, type Turn } from '../engine';
import { turnSentence } from '../messages';
import type { TableSnapshot } from '../table';
import { type SavedScreen, draftOfSaved, isSavedAt } from './saved-screen';
import {
  type Draft,
  freshDraft,
  laidSquares,
  recall,
  unnamedBlank,
  reconcile,
} from './draft/draft';
import { loadedTablePart } from './load-table-part';
import { endExchange, NO_INPUT, type ScreenState } from './state';
import { hasResigned, ownRack } from './own-seat';

type Change = Partial<ScreenState>;

export const isSameGame = (before: TableSnapshot | undefined, after: TableSnapshot): boolean =>
  before?.recordId === after.recordId;

/** Whether a turn has just been undone; a table that is opened has had no undo yet. */
export const isUndone = (
  before: TableSnapshot | undefined,
  { undone = 0 }: TableSnapshot,
): boolean => undone > (before?.undone ?? 0);

/** The turns that a snapshot adds to the game on screen. */
export const turnsBetween = (
  before: TableSnapshot | undefined,
  after: TableSnapshot,
): readonly Turn[] =>
  before && isSameGame(before, after) && after.phase !== 'looking-back'
    ? after.view.turns.slice(before.turns)
    : [];

const lostTurn = (before: ScreenState['table'], after: TableSnapshot) =>
  turnsBetween(before, after).find((turn) => turn.kind === 'lost-turn');

const placesOf = (draft: Draft): string => laidSquares(draft).map(squareName).toSorted().join();

/**
 * The draft that a text of the move box describes; unchanged if it covers the same squares, or if no table is drawn
 * yet.
 */
function draftFromText(state: ScreenState, text: string): Draft {
  const { draft = state.draft } = loadedTablePart()?.GESTURES.typeMove(state, text) ?? {};
  return placesOf(draft) === placesOf(state.draft) ? state.draft : draft;
}

/**
 * The draft and input of a player who stays: what still fits. The tiles of a lost turn return to the rack, and so
 * do those of a player who has resigned.
 */
function keptInput(before: ScreenState, after: TableSnapshot): Change {
  const { view } = after;
  const rack = ownRack(view);
  const isOwnLoss = lostTurn(before.table, after)?.seat === view.viewer;
  const held = isOwnLoss || hasResigned(view) ? recall(before.draft) : before.draft;
  const left = reconcile(held, rack, view.rules.rackSize, view);
  // A text that names a tile which is back on the rack no longer describes the board.
  const typed = left.order.length < before.draft.order.length ? undefined : before.typed;
  const draft =
    typed === undefined ? left : draftFromText({ ...before, table: after, draft: left }, typed);
  const sameRack = tilesText(rack) === tilesText(before.draft.tiles);
  return {
    draft,
    blankSlot: unnamedBlank(draft),
    selected: sameRack ? before.selected : undefined,
    typed,
  };
}

function inputOfSaved(
  { headline, ...savedScreen }: SavedScreen,
  { recordId, view }: TableSnapshot,
): Change {
  const { rackSize } = view.rules;
  const rack = ownRack(view);
  const draft = reconcile(draftOfSaved(savedScreen, rack, rackSize), rack, rackSize, view);
  const { square: name = '', direction = 'across' } = savedScreen.cursor ?? {};
  const square = parseSquareName(name);
  const cursor = square && isOnBoard(view.board, square) ? { square, direction } : undefined;
  return {
    ...NO_INPUT,
    ...(headline === undefined ? {} : { playback: { recordId, headline, state: 'paused' } }),
    draft,
    blankSlot: unnamedBlank(draft),
    typed: savedScreen.typed ?? undefined,
    cursor,
    revealSquares: [...laidSquares(draft).toReversed(), ...(cursor ? [cursor.square] : [])],
  };
}

/** Whether the table now has a viewer who did not see it before. */
const isNewcomer = (before: ScreenState, { recordId, view, phase }: TableSnapshot): boolean =>
  phase !== 'looking-back' &&
  (before.table?.recordId !== recordId || before.table.view.viewer !== view.viewer);

/** Whether a saved screen is that of the player who starts to see the table. */
export const restoresSaved = (
  before: ScreenState,
  after: TableSnapshot,
  savedScreen: SavedScreen,
): boolean => isNewcomer(before, after) && isSavedAt(savedScreen, after);

function inputAfter(
  before: ScreenState,
  after: TableSnapshot,
  savedScreen: SavedScreen | undefined,
): Change {
  if (savedScreen) return inputOfSaved(savedScreen, after);
  const isBack = before.table?.phase === 'looking-back';
  if (after.phase === 'looking-back') {
    const left = isBack ? {} : { cursorLeft: before.cursor };
    return { selected: undefined, blankSlot: undefined, ...left };
  }
  if (!isNewcomer(before, after)) {
    return { ...keptInput(before, after), ...(isBack ? { cursor: before.cursorLeft } : {}) };
  }
  return { ...NO_INPUT, draft: freshDraft(ownRack(after.view), after.view.rules.rackSize) };
}

/** The refusal, by the table of another page, that a snapshot adds. */
export function newRefusal(
  before: TableSnapshot | undefined,
  after: TableSnapshot,
): TableSnapshot['refusal'] {
  const { refusal } = after;
  const isNew = isSameGame(before, after) && refusal?.number !== before?.refusal?.number;
  return isNew ? refusal : undefined;
}

/** Closes the review of another game, or of one with a new turn. */
const reviewAfter = ({ dockTab, table }: ScreenState, after: TableSnapshot): Change =>
  dockTab === 'review' && !(isSameGame(table, after) && table?.turns === after.turns)
    ? { dockTab: 'moves' }
    : {};

/** Ends the choice of tiles to exchange with the turn, or if the player looks back. */
const exchangeAfter = (before: ScreenState, after: TableSnapshot): Change =>
  before.table?.turns === after.turns && after.phase === 'your-turn' ? {} : endExchange(before);

/** The screen after a change of its table; a saved screen, if any, is that of the player who now sees it. */
export function applySnapshot(
  before: ScreenState,
  after: TableSnapshot,
  savedScreen: SavedScreen | undefined,
): Change {
  const lost = lostTurn(before.table, after);
  const exchange = exchangeAfter(before, after);
  return {
    table: after,
    ...exchange,
    ...inputAfter({ ...before, ...exchange }, after, savedScreen),
    ...(lost ? { notice: { tone: 'refusal', headline: turnSentence(after.view, lost) } } : {}),
    ...(isSameGame(before.table, after) ? {} : { turnPointedAt: undefined }),
    ...reviewAfter(before, after),
  };
}
