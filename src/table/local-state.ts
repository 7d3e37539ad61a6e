import {
  type GameState,
  isTurn,
  isUndoAllowed,
  lastHumanTurn,
  latestState,
  type Lexicon,
  type Move,
  seenFrom,
  type Timeline,
  viewFor,
  withAutomaticPasses,
} from '../engine';
import {
  computerToMove,
  type RemoteSeats,
  helpStateOf,
  needsCurtain,
  reportToResume,
  viewerOf,
} from './seating';
import type { Phase, SavedTable, TableSnapshot, UndoState } from './table';

/** How many turns a game has had. */
export const countTurns = ({ record }: Timeline): number => record.events.filter(isTurn).length;

/** How many events make up the deal and the first `turns` turns, refused attempts between them. */
export function eventsOfTurns({ record: { events } }: Timeline, turns: number): number {
  let seen = 0;
  const next = events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? events.length : next;
}

/** All there is to know of a local table at one moment. */
export interface LocalTableState {
  readonly timeline: Timeline;
  /** The words by which moves are judged, once they are there. */
  readonly lexicon: Lexicon | undefined;
  /** Whether the words of the turns so far are still being looked up. */
  readonly isCheckingWords: boolean;
  /** The seats whose players sit at other screens. */
  readonly far: RemoteSeats;
  /** Whether the computers play without stopping. */
  readonly running: boolean;
  /** How many turns of the game are shown. */
  readonly turnsShown: number;
  readonly isCurtainDown: boolean;
  /** The seat whose move is being reported to it. */
  readonly reportTo: number | undefined;
  /** Number of the last question for a computer's move, from 1. */
  readonly question: number;
  /** Whether that question is open. */
  readonly isThinking: boolean;
  /** Why the last question came to nothing. */
  readonly obstacle: 'stuck' | 'code-missing' | undefined;
  /** Whether it is settled with other screens what a move draws. */
  readonly settlesDraws: boolean;
  /** The move that waits for what it draws. */
  readonly drawing: Move | undefined;
}

/** A table that was kept, as it is opened again. */
export function openedState(
  { timeline: kept, running, reportTo, far = [] }: SavedTable,
  settlesDraws: boolean,
): LocalTableState {
  const timeline = withAutomaticPasses(kept);
  const { setup } = timeline.record;
  return {
    timeline,
    lexicon: undefined,
    isCheckingWords: false,
    // Of a game that is known from one seat alone, all play at another page.
    far: seenFrom(setup) === undefined ? far : [...setup.seats.keys()],
    running,
    turnsShown: countTurns(timeline),
    isCurtainDown: true,
    reportTo: reportToResume(latestState(timeline), reportTo, far),
    question: 0,
    isThinking: false,
    obstacle: undefined,
    settlesDraws,
    drawing: undefined,
  };
}

export const gameOf = ({ timeline }: LocalTableState): GameState => latestState(timeline);

/** Whether others, at screens elsewhere, play on whatever is done at this one. */
export const isShared = ({ far }: LocalTableState): boolean => far.length > 0;

/** Whether an earlier moment of the game is shown. */
export const isLookingBack = ({ timeline, turnsShown }: LocalTableState): boolean =>
  turnsShown < countTurns(timeline);

const isBehindCurtain = (state: LocalTableState): boolean =>
  state.isCurtainDown && needsCurtain(gameOf(state), state.far);

/** Whether the game waits for the move of a seat. */
export function isTurnOf(state: LocalTableState, seat: number): boolean {
  const { toMove, result } = gameOf(state);
  return toMove === seat && !result && !state.drawing;
}

/** Whether a person at this screen is to move, whichever moment is looked at. */
function isTurnHere(state: LocalTableState): boolean {
  const game = gameOf(state);
  const isElsewhere = computerToMove(game) || state.far.includes(game.toMove);
  const isHeld = state.reportTo !== undefined || isBehindCurtain(state);
  return isTurnOf(state, game.toMove) && !isElsewhere && !isHeld;
}

function phaseOfComputer({ lexicon, isThinking, obstacle }: LocalTableState): Phase {
  if (isThinking) return 'thinking';
  if (!lexicon) return 'waiting-for-words';
  return obstacle ?? 'paused';
}

/** What the table waits for. */
export function phaseOf(state: LocalTableState): Phase {
  const game = gameOf(state);
  if (isLookingBack(state)) return 'looking-back';
  if (game.result) return 'over';
  if (state.reportTo !== undefined) return 'report';
  if (state.drawing) return 'drawing';
  if (state.far.includes(game.toMove)) return 'their-turn';
  if (computerToMove(game)) return phaseOfComputer(state);
  return isBehindCurtain(state) ? 'curtain' : 'your-turn';
}

/** Whether the last turn of a person may be taken back. Those far away would lose theirs with it. */
export function undoStateOf(state: LocalTableState): UndoState {
  const { timeline, drawing } = state;
  if (!isUndoAllowed(timeline.record.setup) || isShared(state)) return 'none';
  const isHeld = isLookingBack(state) || drawing !== undefined;
  return isHeld || lastHumanTurn(timeline) === undefined ? 'later' : 'possible';
}

/** The table as this screen sees it. */
export function snapshotOf(state: LocalTableState): TableSnapshot {
  const { timeline, isCheckingWords, turnsShown, running, reportTo, far } = state;
  const { record } = timeline;
  const game = gameOf(state);
  const seen = seenFrom(record.setup);
  const viewer = seen ?? reportTo ?? viewerOf(game, state.isCurtainDown, far);
  const view = viewFor(timeline, viewer, eventsOfTurns(timeline, turnsShown));
  return {
    view,
    phase: phaseOf(state),
    recordId: record.id,
    parentId: record.parent?.id,
    lexiconId: record.setup.lexiconId,
    turnsShown,
    turns: countTurns(timeline),
    isOver: game.result !== undefined,
    allTurns: isLookingBack(state) ? viewFor(timeline, viewer).turns : view.turns,
    isReporting: reportTo !== undefined,
    running,
    wordsChecked: timeline.wordsChecked || isCheckingWords,
    online: isShared(state) && seen === undefined ? 'host' : undefined,
    hasRecord: true,
    isSeenOnly: seen !== undefined,
    help: seen === undefined ? helpStateOf(game, isTurnHere(state)) : 'free',
    undo: undoStateOf(state),
    undos: record.undos ?? [],
    imported: record.imported,
  };
}
