import {
  branch,
  type RandomState,
  type ChosenMove,
  type ComputerTurn,
  decide,
  extend,
  type GameEvent,
  type GameRecord,
  type GameState,
  type HelpEvent,
  mayRecordAttempt,
  type Lexicon,
  MAX_LENGTH,
  type Move,
  type RefusalCode,
  withTurnsUndone,
  type Timeline,
  type TurnEvent,
  withAutomaticPasses,
} from '../engine';
import {
  countTurns,
  eventsOfTurns,
  gameOf,
  isLookingBack,
  isShared,
  type LocalTableState,
  firstUndone,
  areComputersAlone,
  computerToMove,
  computerTurnIn,
  reportOf,
} from './local-state';
import { andThen, type Step, noEffects, withEffects } from './machine';
import type { SavedTable } from './table';

export type LocalEvent =
  /** The player to move makes a move; `outcome` is final unless its draw is settled with other screens. */
  | { readonly kind: 'moved'; readonly move: Move; readonly outcome: TurnEvent }
  | { readonly kind: 'resigned'; readonly outcome: TurnEvent }
  | { readonly kind: 'refused'; readonly text: string; readonly code: RefusalCode }
  | { readonly kind: 'helped'; readonly help: HelpEvent }
  | { readonly kind: 'drawn'; readonly chance: RandomState }
  /** A search has ended; `chosen` is undefined if it failed, for example because its code did not load. */
  | {
      readonly kind: 'chosen';
      readonly question: number;
      readonly chosen: ChosenMove | undefined;
      readonly isCodeMissing?: boolean;
    }
  | { readonly kind: 'report-read' }
  | { readonly kind: 'curtain-lifted' }
  | { readonly kind: 'run'; readonly running: boolean }
  | { readonly kind: 'stepped' }
  | { readonly kind: 'turn-shown'; readonly turn: number }
  /** The game continues from the moment shown, as a record with this id. */
  | { readonly kind: 'branched'; readonly id: string }
  /** The turns of people since the moment shown are undone, or else the last, in a record with this id. */
  | { readonly kind: 'undone'; readonly id: string }
  | { readonly kind: 'words-read'; readonly lexicon: Lexicon }
  /**
   * Every word of a record was looked up; it `holds` if the lexicon is that of the record and lacks none of them.
   */
  | { readonly kind: 'words-checked'; readonly record: GameRecord; readonly holds: boolean };

export type LocalEffect =
  | { readonly kind: 'save'; readonly saved: SavedTable }
  /** Requests a computer's move; `isPaced` if it should not appear too quickly for those watching. */
  | {
      readonly kind: 'ask';
      readonly question: number;
      readonly turn: ComputerTurn;
      readonly lexicon: Lexicon;
      readonly isPaced: boolean;
    }
  | { readonly kind: 'give-up' }
  | { readonly kind: 'check-words'; readonly record: GameRecord; readonly lexicon: Lexicon }
  | { readonly kind: 'settle'; readonly game: GameState; readonly event: TurnEvent };

export type LocalEffectOf<K extends LocalEffect['kind']> = Extract<LocalEffect, { kind: K }>;

type LocalStep = Step<LocalTableState, LocalEffect>;

const save = ({ timeline, running }: LocalTableState): LocalEffect => ({
  kind: 'save',
  saved: { timeline, running },
});

/** Appends an event that the rules have decided; throws if it does not apply. */
function appended(state: LocalTableState, event: GameEvent): LocalStep {
  const extended = extend(state.timeline, event);
  if (!extended.ok) throw new Error(`A decided event does not apply: ${extended.error.code}`);
  const after = { ...state, timeline: withAutomaticPasses(extended.value) };
  return { state: after, effects: [save(after)] };
}

/** Requests a computer's move if one is due; with `once`, even while the computers are paused. */
function askComputer(state: LocalTableState, once = false): LocalStep {
  const { lexicon, running, reportTo, question, isThinking, drawing, far } = state;
  const game = gameOf(state);
  // Remote players do not wait for what this screen shows.
  const isHeld = !isShared(state) && (reportTo !== undefined || isLookingBack(state));
  const isHere = computerToMove(game) && !far.includes(game.toMove);
  if (!isHere || drawing || isHeld) return noEffects(state);
  const isAlone = areComputersAlone(game);
  // Only computers alone can be paused: a person could not resume them.
  if (!lexicon || isThinking || (isAlone && !running && !once)) return noEffects(state);
  const number = question + 1;
  return {
    state: { ...state, question: number, isThinking: true, obstacle: undefined },
    effects: [
      {
        kind: 'ask',
        question: number,
        turn: computerTurnIn(game),
        lexicon,
        isPaced: isAlone && !once,
      },
    ],
  };
}

const withoutQuestion = (state: LocalTableState): LocalStep => ({
  state: { ...state, isThinking: false, obstacle: undefined },
  effects: state.isThinking ? [{ kind: 'give-up' }] : [],
});

function takeTurn(before: LocalTableState, event: TurnEvent): LocalStep {
  // Remote players continue while this screen shows a report or an earlier turn.
  const reportBefore = isShared(before) ? before.reportTo : undefined;
  const reportTo = reportOf(gameOf(before), event, before.far) ?? reportBefore;
  const staysBack = isShared(before) && isLookingBack(before);
  return andThen(appended(before, event), (state) =>
    askComputer({
      ...state,
      reportTo: gameOf(state).result ? undefined : reportTo,
      turnsShown: staysBack ? state.turnsShown : countTurns(state.timeline),
      isCurtainDown: true,
    }),
  );
}

const drawsTiles = (event: TurnEvent): boolean => 'drawn' in event && event.drawn.length > 0;

function makeMove(state: LocalTableState, move: Move, event: TurnEvent): LocalStep {
  if (!state.settlesDraws || !drawsTiles(event)) return takeTurn(state, event);
  return {
    state: { ...state, drawing: move },
    effects: [{ kind: 'settle', game: gameOf(state), event }],
  };
}

function handleDrawn({ drawing, ...rest }: LocalTableState, chance: RandomState): LocalStep {
  const state = { ...rest, drawing: undefined };
  const decided = drawing && decide(gameOf(state), drawing, state.lexicon, chance);
  if (!decided?.ok) throw new Error('A decided move does not apply.');
  return takeTurn(state, decided.value);
}

/** Makes the move that a search has chosen; ignores the answer to a cancelled request. */
function handleChosen(
  before: LocalTableState,
  { question, chosen, isCodeMissing }: Extract<LocalEvent, { kind: 'chosen' }>,
): LocalStep {
  if (!before.isThinking || question !== before.question) return noEffects(before);
  const state = { ...before, isThinking: false };
  const decided = chosen && decide(gameOf(state), chosen.move, state.lexicon, chosen.chance);
  if (!chosen || !decided?.ok) {
    return noEffects({ ...state, obstacle: isCodeMissing ? 'code-missing' : 'stuck' });
  }
  // A cut already on record is from a search before a reload.
  const { toMove, isCut } = gameOf(state);
  const recorded =
    chosen.isCut && !isCut ? appended(state, { kind: 'cut', seat: toMove }).state : state;
  return makeMove(recorded, chosen.move, decided.value);
}

function recordAttempt(state: LocalTableState, text: string, code: RefusalCode): LocalStep {
  if (!mayRecordAttempt(state.timeline.record)) return noEffects(state);
  const seat = gameOf(state).toMove;
  return appended(state, { kind: 'refused', seat, text: text.slice(0, MAX_LENGTH.attempt), code });
}

function showTurn(state: LocalTableState, turn: number): LocalStep {
  const turnsShown = Math.max(0, Math.min(turn, countTurns(state.timeline)));
  const shown = { ...state, turnsShown };
  return andThen(isShared(state) ? noEffects(shown) : withoutQuestion(shown), askComputer);
}

function playOnFromHere(state: LocalTableState, id: string): LocalStep {
  if (!isLookingBack(state) || isShared(state)) return noEffects(state);
  return continueAs(
    state,
    branch(state.timeline, eventsOfTurns(state.timeline, state.turnsShown), id),
  );
}

function undo(state: LocalTableState, id: string): LocalStep {
  const index = firstUndone(state);
  if (index === undefined) return noEffects(state);
  const left = withTurnsUndone(state.timeline, index, id);
  return andThen(withoutQuestion(state), (asked) =>
    continueAs({ ...asked, undone: asked.undone + 1 }, left),
  );
}

function continueAs(state: LocalTableState, left: Timeline): LocalStep {
  const timeline = withAutomaticPasses(left);
  const after = {
    ...state,
    timeline,
    turnsShown: countTurns(timeline),
    isCurtainDown: true,
    reportTo: undefined,
  };
  return andThen({ state: after, effects: [save(after)] }, askComputer);
}

function handleWords(before: LocalTableState, lexicon: Lexicon): LocalStep {
  const state = { ...before, lexicon, isCheckingWords: true };
  const check: LocalEffect = { kind: 'check-words', record: state.timeline.record, lexicon };
  return andThen({ state, effects: [check] }, askComputer);
}

/** If turns were added meanwhile, they were checked against the same lexicon, so the result still holds. */
function handleChecked(before: LocalTableState, record: GameRecord, holds: boolean): LocalStep {
  const state = { ...before, isCheckingWords: false };
  const { timeline } = before;
  const isSameGame = sharesEvents(timeline.record, record);
  return noEffects(
    isSameGame ? { ...state, timeline: { ...timeline, wordsChecked: holds } } : state,
  );
}

const sharesEvents = (one: GameRecord, other: GameRecord): boolean =>
  one.events.every((event, index) => event === (other.events[index] ?? event));

function run(state: LocalTableState, running: boolean): LocalStep {
  const after = { ...state, running };
  const stopped: LocalStep = running ? noEffects(after) : withoutQuestion(after);
  return andThen(withEffects(stopped, [save(after)]), askComputer);
}

export function step(state: LocalTableState, event: LocalEvent): LocalStep {
  switch (event.kind) {
    case 'moved':
      // The host makes a computer's move again that waited for its draw before a reload.
      return andThen(withoutQuestion(state), (free) => makeMove(free, event.move, event.outcome));
    case 'resigned':
      return takeTurn(state, event.outcome);
    case 'refused':
      return recordAttempt(state, event.text, event.code);
    case 'helped':
      return appended(state, event.help);
    case 'drawn':
      return handleDrawn(state, event.chance);
    case 'chosen':
      return handleChosen(state, event);
    case 'report-read':
      return askComputer({ ...state, reportTo: undefined });
    case 'curtain-lifted':
      return noEffects({ ...state, isCurtainDown: false });
    case 'run':
      return run(state, event.running);
    case 'stepped':
      return askComputer(state, true);
    case 'turn-shown':
      return showTurn(state, event.turn);
    case 'branched':
      return playOnFromHere(state, event.id);
    case 'undone':
      return undo(state, event.id);
    case 'words-read':
      return handleWords(state, event.lexicon);
    case 'words-checked':
      return handleChecked(state, event.record, event.holds);
  }
}
