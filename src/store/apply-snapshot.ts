import {
  isOnBoard,
  laysFirstTile,
  parseSquareName,
  squareName,
  tilesOn,
  tilesText,
  type Turn,
} from '../engine';
import {
  beginsSentence,
  curtainSentence,
  drawnSentence,
  endSentence,
  finalScoreSentence,
  firstTileSentence,
  GAME_OVER,
  rackInWords,
  fullTurnSentence,
  turnOfTurns,
  turnSentence,
  winnerSentence,
  yourTurn,
} from '../messages';
import type { ScreenView, TableSnapshot } from '../table';
import { type SavedScreen, draftOfSaved, isSavedAt } from './saved-screen';
import {
  type Draft,
  freshDraft,
  laidSquares,
  recall,
  unnamedBlank,
  reconcile,
} from './draft/draft';
import { typeMove } from './draft/gestures';
import { refusalNotice, refusedFor, announced } from './notices';
import { NO_INPUT, type ScreenState } from './state';
import { hasResigned, ownRack } from './verdict';

type Change = Partial<ScreenState>;

const isSameGame = (before: ScreenState['table'], after: TableSnapshot): boolean =>
  before?.recordId === after.recordId;

const turnsBetween = (before: ScreenState['table'], after: TableSnapshot): readonly Turn[] =>
  before && isSameGame(before, after) && after.phase !== 'looking-back'
    ? after.view.turns.slice(before.turns)
    : [];

/** The turns to announce; of a game that has just been opened, the last. */
const turnsOfNews = (before: ScreenState['table'], after: TableSnapshot): readonly Turn[] =>
  isSameGame(before, after) ? turnsBetween(before, after) : after.view.turns.slice(-1);

/** The drawn tiles, announced only to the player who drew them. */
const drawnByViewer = (view: ScreenView, turn: Turn): readonly string[] =>
  turn.seat === view.viewer && 'drawn' in turn ? [drawnSentence(turn.drawn)] : [];

/** Turns of other players are described with everything that can be seen of them. */
const turnAnnouncement = (view: ScreenView, turn: Turn): string =>
  (turn.seat === view.viewer ? turnSentence : fullTurnSentence)(view, turn);

/** The rack of a viewer who sees it for the first time in a game. */
function firstRack(before: ScreenState['table'], after: TableSnapshot): readonly string[] {
  const { view } = after;
  const rack = ownRack(view);
  const isNew = !isSameGame(before, after) || before?.view.viewer !== view.viewer;
  const isFirst = isNew && !view.result && view.turns.every(({ seat }) => seat !== view.viewer);
  return isFirst && rack.length > 0 ? [rackInWords(rack)] : [];
}

function lookBackOf(
  before: ScreenState['table'],
  { view, turnsShown, turns }: TableSnapshot,
): string {
  if (before?.turnsShown === turnsShown) return '';
  const turn = view.turns.at(-1);
  const place = turnOfTurns(turnsShown, turns);
  return turn ? `${place} ${turnAnnouncement(view, turn)}` : place;
}

function announcementOf(before: ScreenState['table'], after: TableSnapshot): string {
  if (after.phase === 'looking-back') return lookBackOf(before, after);
  // A lost turn is announced by its notice.
  const sentences = turnsOfNews(before, after)
    .filter(({ kind }) => kind !== 'lost-turn')
    .flatMap((turn) => [turnAnnouncement(after.view, turn), ...drawnByViewer(after.view, turn)]);
  const { view, phase } = after;
  const { result } = view;
  const isNew = !isSameGame(before, after);
  const isBeginning = isNew && view.turns.length === 0;
  if (isBeginning && laysFirstTile(view)) {
    sentences.push(...tilesOn(view).map((laid) => firstTileSentence(view.rules, laid)));
  }
  if (result && (isNew || !before?.view.result)) {
    sentences.push(
      GAME_OVER,
      endSentence(view, result),
      ...result.finalScores.map((points, seat) => finalScoreSentence(view, seat, points)),
      winnerSentence(view, result),
    );
  } else if (
    phase === 'your-turn' &&
    (isNew || before?.phase !== phase || before.view.toMove !== view.toMove)
  ) {
    sentences.push(yourTurn(view, view.toMove));
  } else if (phase === 'curtain' && (isNew || before?.phase !== phase)) {
    sentences.push(curtainSentence(view, view.toMove));
  } else if (isBeginning) {
    sentences.push(beginsSentence(view, view.toMove));
  }
  return [...sentences, ...firstRack(before, after)].join(' ');
}

const lostTurn = (before: ScreenState['table'], after: TableSnapshot): Turn | undefined =>
  turnsBetween(before, after).find(({ kind }) => kind === 'lost-turn');

const placesOf = (draft: Draft): string => laidSquares(draft).map(squareName).toSorted().join();

/** The draft that a text of the move box describes; unchanged if it covers the same squares. */
function draftFromText(state: ScreenState, text: string): Draft {
  const { draft = state.draft } = typeMove(state, text);
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

function inputOfSaved(savedScreen: SavedScreen, { view }: TableSnapshot): Change {
  const { rackSize } = view.rules;
  const rack = ownRack(view);
  const draft = reconcile(draftOfSaved(savedScreen, rack, rackSize), rack, rackSize, view);
  const square = savedScreen.cursor ? parseSquareName(savedScreen.cursor.square) : undefined;
  const cursor =
    savedScreen.cursor && square && isOnBoard(view.board, square)
      ? { square, direction: savedScreen.cursor.direction }
      : undefined;
  return {
    ...NO_INPUT,
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
  const isBack = before.table?.phase === 'looking-back';
  if (after.phase === 'looking-back') {
    const left = isBack ? {} : { cursorLeft: before.cursor };
    return { selected: undefined, blankSlot: undefined, ...left };
  }
  if (!isNewcomer(before, after)) {
    return { ...keptInput(before, after), ...(isBack ? { cursor: before.cursorLeft } : {}) };
  }
  if (savedScreen && restoresSaved(before, after, savedScreen))
    return inputOfSaved(savedScreen, after);
  return { ...NO_INPUT, draft: freshDraft(ownRack(after.view), after.view.rules.rackSize) };
}

function refusedElsewhere(before: ScreenState, after: TableSnapshot): Change {
  const { refusal, view } = after;
  const isNew =
    isSameGame(before.table, after) && refusal?.number !== before.table?.refusal?.number;
  if (!refusal || !isNew) return {};
  return {
    notice: refusalNotice(before, view, refusal.text, refusal.error),
    refused: refusedFor(refusal.error),
  };
}

export function applySnapshot(
  before: ScreenState,
  after: TableSnapshot,
  savedScreen: SavedScreen | undefined,
): Change {
  const text = announcementOf(before.table, after);
  const lost = lostTurn(before.table, after);
  return {
    table: after,
    ...announced(before, text),
    ...inputAfter(before, after, savedScreen),
    ...(lost ? { notice: { tone: 'refusal', headline: turnSentence(after.view, lost) } } : {}),
    ...refusedElsewhere(before, after),
    ...(isSameGame(before.table, after) ? {} : { turnPointedAt: undefined }),
  };
}
