import {
  type GameState,
  isTurn,
  isUndoAllowed,
  humanTurns,
  latestState,
  type Lexicon,
  type Move,
  knownSeat,
  type Timeline,
  viewFor,
  withAutomaticPasses,
  type ComputerTurn,
  isHelpAllowed,
  seatsInPlay,
  playerViewOf,
  type TurnEvent,
  DEFAULT_LEVEL,
  type Viewer,
} from '../engine';
import type { Phase, RemoteSeats, SavedTable, TableSnapshot, HelpState } from './table';

export interface LocalTableState {
  readonly timeline: Timeline;
  /** The lexicon that moves are checked against; undefined until it is loaded. */
  readonly lexicon: Lexicon | undefined;
  /** Whether the words of the turns so far are still being looked up. */
  readonly isCheckingWords: boolean;
  readonly far: RemoteSeats;
  readonly running: boolean;
  readonly turnsShown: number;
  readonly isCurtainDown: boolean;
  readonly reportTo: number | undefined;
  /** Number of the last request for a computer's move, from 1; 0 before the first. */
  readonly question: number;
  readonly isThinking: boolean;
  readonly obstacle: 'stuck' | 'code-missing' | undefined;
  /** Whether draws are settled with other screens. */
  readonly settlesDraws: boolean;
  readonly drawing: Move | undefined;
  /** Number of undos since the table was opened. */
  readonly undone: number;
}

export const countTurns = ({ record }: Timeline): number => record.events.filter(isTurn).length;

/** Number of events up to the start of turn `turns` + 1, the deal and refused attempts included. */
export function eventsOfTurns({ record: { events } }: Timeline, turns: number): number {
  let seen = 0;
  const next = events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? events.length : next;
}

const isHuman = ({ setup }: GameState, seat: number): boolean =>
  setup.seats[seat]?.player === 'human';

/** The only person who plays, or has resigned, at this screen; undefined if there is none, or more than one. */
function onlyPersonHere({ setup }: GameState, far: RemoteSeats): number | undefined {
  const [first, ...others] = [...setup.seats.keys()].filter(
    (seat) => setup.seats[seat]?.player === 'human' && !far.includes(seat),
  );
  return others.length > 0 ? undefined : first;
}

const humansHere = (state: GameState, far: RemoteSeats): readonly number[] =>
  seatsInPlay(state).filter((seat) => isHuman(state, seat) && !far.includes(seat));

/** Whether the screen must be covered between the turns of the people who share it. */
const needsCurtain = (state: GameState, far: RemoteSeats): boolean =>
  !state.setup.openRacks && !state.result && humansHere(state, far).length > 1;

const onlyComputers = (state: GameState): boolean =>
  state.setup.seats.every(({ player }) => player === 'computer');

/** Whether no person is still playing: there was none, or each has resigned. */
export const areComputersAlone = (state: GameState): boolean =>
  !seatsInPlay(state).some((seat) => isHuman(state, seat));

export const computerToMove = (state: GameState): boolean =>
  !state.result && state.setup.seats[state.toMove]?.player === 'computer';

/** `isTheirs`: whether a person at this screen is to move. */
function helpStateOf(state: GameState, isTheirs: boolean): HelpState {
  if (state.result || areComputersAlone(state)) return 'free';
  if (!isHelpAllowed(state.setup)) return 'none';
  return isTheirs ? 'on-record' : 'later';
}

export function computerTurnIn(state: GameState): ComputerTurn {
  const { setup, toMove, turns: turn, chance } = state;
  const { level = DEFAULT_LEVEL, skill = 1 } = setup.seats[toMove] ?? {};
  return { position: playerViewOf(state), level, skill, turn, chance };
}

/** The seat to move, if it must be shown a report of this turn. */
export const reportOf = (
  state: GameState,
  turn: TurnEvent,
  far: RemoteSeats,
): number | undefined =>
  state.setup.rules.moveReport === 'until-continue' &&
  turn.kind !== 'pass' &&
  turn.kind !== 'resign' &&
  humansHere(state, far).includes(state.toMove)
    ? state.toMove
    : undefined;

/**
 * The seat that still sees its report when its table is reopened. Undefined if several people share the screen of a
 * closed game: another of them may be looking.
 */
const reportToResume = (
  state: GameState,
  seat: number | undefined,
  far: RemoteSeats,
): number | undefined =>
  seat !== undefined &&
  humansHere(state, far).includes(seat) &&
  !state.result &&
  !needsCurtain(state, far)
    ? seat
    : undefined;

/** The viewer whose information this screen may show. */
function viewerOf(state: GameState, curtainDown: boolean, far: RemoteSeats): Viewer {
  const humans = humansHere(state, far);
  // If no one at this screen still plays, the first of them who resigned keeps watching.
  const first = humans[0] ?? state.resigned.find((seat) => !far.includes(seat));
  if (state.result || onlyComputers(state)) return 'everyone';
  if (first === undefined || (curtainDown && needsCurtain(state, far))) return 'nobody';
  if (humans.includes(state.toMove)) return state.toMove;
  // The one who moved last before the seat that is to move.
  return humans.findLast((seat) => seat < state.toMove) ?? humans.at(-1) ?? first;
}

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
    // If the game is known from one seat only, every seat plays on another page.
    far: knownSeat(setup) === undefined ? far : [...setup.seats.keys()],
    running,
    turnsShown: countTurns(timeline),
    isCurtainDown: true,
    reportTo: reportToResume(latestState(timeline), reportTo, far),
    question: 0,
    isThinking: false,
    obstacle: undefined,
    settlesDraws,
    drawing: undefined,
    undone: 0,
  };
}

export const gameOf = ({ timeline }: LocalTableState): GameState => latestState(timeline);

/** Whether some players are at other screens; they do not wait for what this screen shows. */
export const isShared = ({ far }: LocalTableState): boolean => far.length > 0;

export const isLookingBack = ({ timeline, turnsShown }: LocalTableState): boolean =>
  turnsShown < countTurns(timeline);

const isBehindCurtain = (state: LocalTableState): boolean =>
  state.isCurtainDown && needsCurtain(gameOf(state), state.far);

/** False while a draw is being settled. */
export function isTurnOf(state: LocalTableState, seat: number): boolean {
  const { toMove, result } = gameOf(state);
  return toMove === seat && !result && !state.drawing;
}

/**
 * Whether a person at this screen is to move, even if an earlier moment is shown; false behind the curtain and
 * during a report.
 */
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

/**
 * The first event that an undo removes: the last turn of a person or, while an earlier moment is shown, their next one
 * after it. Undefined if there is none now. Never in a shared game, since remote players would lose their turns, nor in
 * one that another person has finished and shared.
 */
export function firstUndone(state: LocalTableState): number | undefined {
  const { timeline, turnsShown, drawing } = state;
  if (!mayUndo(state) || drawing) return undefined;
  const turns = humanTurns(timeline);
  if (!isLookingBack(state)) return turns.at(-1);
  const shown = eventsOfTurns(timeline, turnsShown);
  return turns.find((index) => index >= shown);
}

const mayUndo = (state: LocalTableState): boolean => {
  const { setup, sender } = state.timeline.record;
  const isOthers = sender !== undefined;
  return isUndoAllowed(setup) && !isOthers && !isShared(state) && !onlyComputers(gameOf(state));
};

/** The turn (from 1) of an event. */
const turnOfEvent = ({ record }: Timeline, index: number): number =>
  record.events.slice(0, index).filter(isTurn).length + 1;

function undoStateOf(state: LocalTableState): Pick<TableSnapshot, 'undo' | 'undoFrom'> {
  if (!mayUndo(state)) return { undo: 'none' };
  const first = firstUndone(state);
  return first === undefined
    ? { undo: 'later' }
    : { undo: 'possible', undoFrom: turnOfEvent(state.timeline, first) };
}

export function snapshotOf(state: LocalTableState): TableSnapshot {
  const { timeline, isCheckingWords, turnsShown, running, reportTo, far, undone } = state;
  const { record } = timeline;
  const game = gameOf(state);
  const seen = knownSeat(record.setup);
  const viewer = seen ?? reportTo ?? viewerOf(game, state.isCurtainDown, far);
  const view = viewFor(timeline, viewer, eventsOfTurns(timeline, turnsShown));
  return {
    view:
      record.sender === undefined
        ? { ...view, you: seen ?? onlyPersonHere(game, far) }
        : { ...view, you: undefined, sender: record.sender },
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
    ...undoStateOf(state),
    undone,
    undos: record.undos ?? [],
    imported: record.imported,
  };
}
