import {
  replaySteps,
  decide,
  err,
  formatMove,
  type GameState,
  type Help,
  decideHelp,
  type Lexicon,
  type Move,
  ok,
  parseMove,
  resign,
  type Result,
  type TurnEvent,
} from '../engine';
import {
  type LocalTableState,
  openedState,
  snapshotOf,
  gameOf,
  isTurnOf,
  phaseOf,
} from './local-state';
import { type LocalEffect, type LocalEffectOf, type LocalEvent, step } from './local-step';
import { type RunningMachine, runMachine } from './machine';
import type {
  LocalTable,
  SavedTable,
  TableServices,
  HelpFault,
  MoveInput,
  ResignFault,
  SubmitError,
} from './table';

interface Reply<Answer> {
  readonly answer: Answer;
  readonly event: LocalEvent | undefined;
}

const NOT_YOUR_TURN = {
  answer: err({ code: 'NOT_YOUR_TURN' } as const),
  event: undefined,
} satisfies Reply<unknown>;

/** Whether a seat may act; without a seat, whether the person at this screen may. */
const isToAct = (state: LocalTableState, seat: number | undefined): boolean =>
  seat === undefined ? phaseOf(state) === 'your-turn' : isTurnOf(state, seat);

function readInput({ setup, grid }: GameState, input: MoveInput): ReturnType<typeof parseMove> {
  if (input.kind === 'move') return ok(input.move);
  return parseMove(setup.rules, { board: setup.board, grid }, input.text);
}

interface DecidedMove {
  readonly move: Move;
  readonly outcome: TurnEvent;
}

/** Reads a move of the seat to move, and decides its outcome. */
export function decideInput(
  game: GameState,
  input: MoveInput,
  lexicon: Lexicon | undefined,
): Result<DecidedMove, SubmitError> {
  const move = readInput(game, input);
  if (!move.ok) return move;
  if (move.value.kind === 'play' && !lexicon) return err({ code: 'WORDS_NOT_READY' });
  const decided = decide(game, move.value, lexicon);
  return decided.ok ? ok({ move: move.value, outcome: decided.value }) : decided;
}

function refusal(
  state: LocalTableState,
  input: MoveInput,
  answer: Extract<Result<Move, SubmitError>, { ok: false }>,
): Reply<Result<Move, SubmitError>> {
  const { code } = answer.error;
  if (code === 'GAME_IS_OVER' || code === 'NOT_YOUR_TURN' || code === 'WORDS_NOT_READY') {
    return { answer, event: undefined };
  }
  const text =
    input.kind === 'text' ? input.text : formatMove(gameOf(state).setup.rules, input.move);
  return { answer, event: { kind: 'refused', text, code } };
}

/** Validates a move of a seat; without a seat, of the person at this screen. */
export function replyToMove(
  state: LocalTableState,
  input: MoveInput,
  seat?: number,
): Reply<Result<Move, SubmitError>> {
  if (!isToAct(state, seat)) return NOT_YOUR_TURN;
  const decided = decideInput(gameOf(state), input, state.lexicon);
  if (!decided.ok) return refusal(state, input, decided);
  return { answer: ok(decided.value.move), event: { kind: 'moved', ...decided.value } };
}

export function replyToResignation(
  state: LocalTableState,
  seat?: number,
): Reply<Result<undefined, ResignFault>> {
  if (!isToAct(state, seat)) return NOT_YOUR_TURN;
  const resigned = resign(gameOf(state));
  return resigned.ok
    ? { answer: ok(undefined), event: { kind: 'resigned', outcome: resigned.value } }
    : { answer: resigned, event: undefined };
}

export function replyToHelp(
  state: LocalTableState,
  help: Help,
): Reply<Result<undefined, HelpFault>> {
  const { help: allowed } = snapshotOf(state);
  if (allowed === 'free') return { answer: ok(undefined), event: undefined };
  if (allowed === 'later') return NOT_YOUR_TURN;
  const helped = decideHelp(gameOf(state), help);
  if (!helped.ok) return { answer: helped, event: undefined };
  const event = helped.value && ({ kind: 'helped', help: helped.value } as const);
  return { answer: ok(undefined), event };
}

/** Returns the snapshot of the current state, computed once per state. */
function snapshots({ state }: RunningMachine<LocalTableState, LocalEvent>) {
  let shown = state();
  let snapshot = snapshotOf(shown);
  return () => {
    if (shown !== state()) {
      shown = state();
      snapshot = snapshotOf(shown);
    }
    return snapshot;
  };
}

/** Some of the players may be at other screens. */
export function openLocalTable(saved: SavedTable, services: TableServices): LocalTable {
  let cancelSearch = (): void => {};
  let stopChecking = (): void => {};

  function ask({ question, turn, lexicon, isPaced }: LocalEffectOf<'ask'>): void {
    const search = services.chooseMove(turn, lexicon);
    const pace = isPaced ? services.pace() : 0;
    let stopWaiting = (): void => {};
    const waited = new Promise<void>((resolve) => {
      if (pace > 0) stopWaiting = services.after(pace, resolve);
      else resolve();
    });
    cancelSearch = () => {
      stopWaiting();
      search.cancel();
    };
    void Promise.all([search.answer, waited]).then(([outcome]) => {
      const chosen = outcome.kind === 'answered' ? outcome.value : undefined;
      send({ kind: 'chosen', question, chosen, isCodeMissing: outcome.kind === 'code-missing' });
    });
  }

  /** Checks a short record at once, a long one in steps so that the page stays responsive. */
  function check({ record, lexicon }: LocalEffectOf<'check-words'>): void {
    const steps = replaySteps(record, lexicon);
    const checkNext = (): void => {
      const { done, value } = steps.next();
      if (!done) stopChecking = services.after(0, checkNext);
      else send({ kind: 'words-checked', record, holds: value.ok && value.value.wordsChecked });
    };
    stopChecking();
    checkNext();
  }

  function settle({ game, event }: LocalEffectOf<'settle'>): void {
    const settled = services.settleDraw?.(game, event);
    if (settled) void settled.then((chance) => send({ kind: 'drawn', chance }));
    else send({ kind: 'drawn', chance: game.chance });
  }

  function perform(effect: LocalEffect): void {
    switch (effect.kind) {
      case 'save':
        services.save(effect.saved);
        return;
      case 'ask':
        return ask(effect);
      case 'give-up':
        return cancelSearch();
      case 'check-words':
        return check(effect);
      case 'settle':
        return settle(effect);
    }
  }

  const first = openedState(saved, services.settleDraw !== undefined);
  const machine = runMachine<LocalTableState, LocalEvent, LocalEffect>(first, { step, perform });
  const { state, send } = machine;

  function reply<Answer>({ answer, event }: Reply<Answer>): Answer {
    if (event) send(event);
    return answer;
  }

  return {
    isLocal: true,
    snapshot: snapshots(machine),
    timeline: () => state().timeline,
    subscribe: (listener) => machine.subscribe(() => listener()),
    submit: (input) => reply(replyToMove(state(), input)),
    submitFor: (seat, input) => reply(replyToMove(state(), input, seat)),
    resign: () => reply(replyToResignation(state())),
    resignFor: (seat) => reply(replyToResignation(state(), seat)),
    takeHelp: (help) => reply(replyToHelp(state(), help)),
    dismissReport: () => send({ kind: 'report-read' }),
    liftCurtain: () => send({ kind: 'curtain-lifted' }),
    run: (running) => send({ kind: 'run', running }),
    stepOnce: () => send({ kind: 'stepped' }),
    showTurn: (turn) => send({ kind: 'turn-shown', turn }),
    branchHere: () => send({ kind: 'branched', id: services.newId() }),
    undo: () => send({ kind: 'undone', id: services.newId() }),
    useLexicon: (lexicon) => send({ kind: 'words-read', lexicon }),
    close: () => {
      machine.stop();
      stopChecking();
      if (state().isThinking) cancelSearch();
    },
  };
}
