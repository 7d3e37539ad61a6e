import {
  decide,
  err,
  formatMove,
  type Help,
  decideHelp,
  type Move,
  ok,
  parseMove,
  resign,
  type Result,
} from '../engine';
import { gameOf, isTurnOf, type LocalTableState, phaseOf, snapshotOf } from './local-state';
import type { LocalEvent } from './local-step';
import type { HelpFault, MoveInput, ResignFault, SubmitError } from './table';

export interface Reply<Answer> {
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

function readInput(state: LocalTableState, input: MoveInput): ReturnType<typeof parseMove> {
  if (input.kind === 'move') return ok(input.move);
  const { setup, grid } = gameOf(state);
  return parseMove(setup.rules, { board: setup.board, grid }, input.text);
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
  const move = readInput(state, input);
  if (!move.ok) return refusal(state, input, move);
  if (move.value.kind === 'play' && !state.lexicon) {
    return refusal(state, input, err({ code: 'WORDS_NOT_READY' }));
  }
  const decided = decide(gameOf(state), move.value, state.lexicon);
  if (!decided.ok) return refusal(state, input, decided);
  return { answer: move, event: { kind: 'moved', move: move.value, outcome: decided.value } };
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
