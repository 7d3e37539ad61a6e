import type { Lexicon } from '../lexicon';
import type { Move, Play, Refusal } from '../play';
import { err, ok, type Result } from '../result';
import { type RandomState, draw, refill, type Tile } from '../tiles';
import {
  type ExchangeEvent,
  type ExchangeRefusal,
  type Help,
  type HelpEvent,
  type LostTurnEvent,
  type PlayEvent,
  type ResignEvent,
  traceOf,
  type TurnEvent,
} from './event';
import { exchangeRefusedIn, judgeIn, mayBeHelped, mayResign } from './legality';
import { type GameState, putBack } from './state';

export type MoveError =
  | Refusal
  | ExchangeRefusal
  | { readonly code: 'GAME_IS_OVER'; readonly squares: readonly [] };

export interface ResignError {
  readonly code: 'NO_RESIGNATION';
}

export interface HelpError {
  readonly code: 'NO_HELP';
}

function decideExchange(
  state: GameState,
  returned: readonly Tile[],
  chance: RandomState,
): ExchangeEvent {
  const returnsFirst = state.setup.rules.exchange === 'return-first';
  const bag = returnsFirst ? putBack(state, returned) : state.bag;
  const drawing = draw(bag, chance, returned.length);
  const { drawn } = drawing;
  return {
    kind: 'exchange',
    seat: state.toMove,
    returned,
    drawn,
    trace: traceOf(drawing.chance, drawing.places),
  };
}

function decidePlay(
  state: GameState,
  play: Play,
  lexicon: Lexicon | undefined,
  chance: RandomState,
): Result<PlayEvent | LostTurnEvent, Refusal> {
  const seat = state.toMove;
  const judged = judgeIn(state, play, lexicon);
  if (judged.ok) {
    const drawing = refill(state.bag, chance, play.tiles.length);
    return ok({
      kind: 'play',
      seat,
      play,
      words: judged.value.words.map(({ text }) => text),
      score: judged.value.score.total,
      drawn: drawing.drawn,
      trace: traceOf(drawing.chance, drawing.places),
    });
  }
  const { error } = judged;
  return error.code === 'WORD_NOT_IN_LIST' && state.setup.rules.unknownWord === 'lose-turn'
    ? ok({ kind: 'lost-turn', seat, play, words: error.words })
    : judged;
}

/**
 * Turns a move of the seat to move into an event with its outcome. Pass `chance` if choosing the move used
 * random numbers, or if the draw has a key.
 */
export function decide(
  state: GameState,
  move: Move,
  lexicon: Lexicon | undefined,
  chance: RandomState = state.chance,
): Result<TurnEvent, MoveError> {
  if (state.result) return err({ code: 'GAME_IS_OVER', squares: [] });
  switch (move.kind) {
    case 'play':
      return decidePlay(state, move.play, lexicon, chance);
    case 'exchange': {
      const refusal = exchangeRefusedIn(state, move.tiles);
      return refusal ? err(refusal) : ok(decideExchange(state, move.tiles, chance));
    }
    case 'pass':
      return ok({ kind: 'pass', seat: state.toMove, trace: traceOf(chance, []) });
  }
}

/** Resigns for the player to move. This is an event and not a move: no game has a notation for it. */
export const resign = (state: GameState): Result<ResignEvent, ResignError> =>
  mayResign(state) ? ok({ kind: 'resign', seat: state.toMove }) : err({ code: 'NO_RESIGNATION' });

/** Creates the help event for the player to move; undefined if the turn already has it on record. */
export function decideHelp(state: GameState, help: Help): Result<HelpEvent | undefined, HelpError> {
  if (!mayBeHelped(state)) return err({ code: 'NO_HELP' });
  return ok(state.helped.includes(help) ? undefined : { kind: 'help', seat: state.toMove, help });
}
