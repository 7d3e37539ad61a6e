import {
  decide,
  extend,
  latestState,
  type Lexicon,
  type MoveError,
  type MoveFormatError,
  ok,
  parseMove,
  type Result,
  type Timeline,
  withAutomaticPasses,
} from '../../src/engine';
import { errorOf, valueOf } from './results';

type TypedError = MoveFormatError | MoveError;

/** The outcome of a move that the player to move types. */
export function typing(
  timeline: Timeline,
  lexicon: Lexicon,
  text: string,
): Result<Timeline, TypedError> {
  const state = latestState(timeline);
  const { rules, board } = state.setup;
  const move = parseMove(rules, { board, grid: state.grid }, text);
  if (!move.ok) return move;
  const event = decide(state, move.value, lexicon);
  return event.ok ? ok(valueOf(extend(timeline, event.value))) : event;
}

export const refusalOf = (timeline: Timeline, lexicon: Lexicon, text: string): TypedError =>
  errorOf(typing(timeline, lexicon, text));

/** The game after typed texts; each refused one is recorded as an event. */
export const typedOn = (
  timeline: Timeline,
  lexicon: Lexicon,
  ...texts: readonly string[]
): Timeline =>
  texts.reduce((game, text) => {
    const typed = typing(game, lexicon, text);
    if (typed.ok) return withAutomaticPasses(typed.value);
    const { code } = typed.error;
    if (code === 'GAME_IS_OVER') throw new Error(`Typed after the end: ${text}`);
    const seat = latestState(game).toMove;
    return valueOf(extend(game, { kind: 'refused', seat, text, code }));
  }, timeline);
