import type { Lexicon } from '../lexicon';
import {
  type Field,
  type JudgedPlay,
  judgePlay,
  type Move,
  type Refusal,
  withTiles,
} from '../play';
import { err, ok, type Result } from '../result';
import { draw, takeTiles, type Tile, tileBehind, tilesText } from '../tiles';
import type { GameEvent, PlayEvent } from './event';
import { resultOf } from './result';
import type { GameState } from './state';

/** Why an event cannot have happened in a state. */
export type EventFault =
  | { readonly code: 'DEAL_NOT_FIRST' | 'NO_DEAL' | 'GAME_IS_OVER' | 'NOT_ITS_TURN' }
  | { readonly code: 'WRONG_DRAW' }
  | { readonly code: 'ILLEGAL_PLAY'; readonly refusal: Refusal }
  | { readonly code: 'WRONG_OUTCOME' };

/** Why a move is not accepted. */
export type MoveError = Refusal | { readonly code: 'GAME_IS_OVER'; readonly squares: readonly [] };

const fieldOf = (state: GameState): Field => ({ board: state.setup.board, grid: state.grid });

/** The rack of the seat to move. */
export const rackToMove = (state: GameState): readonly Tile[] => state.racks[state.toMove] ?? [];

/** Judges a play of the seat to move in a state. */
export const judgeIn = (
  state: GameState,
  play: PlayEvent['play'],
  lexicon: Lexicon | undefined,
): Result<JudgedPlay, Refusal> =>
  judgePlay(state.setup.rules, fieldOf(state), rackToMove(state), play, lexicon);

/** The deal that opens a game: every rack is filled, seat by seat. */
export function deal(state: GameState): GameEvent {
  let { bag, chance } = state;
  const racks = state.setup.seats.map(() => {
    const drawing = draw(bag, chance, state.setup.rules.rackSize);
    ({ bag, chance } = drawing);
    return drawing.drawn;
  });
  return { kind: 'deal', racks };
}

/** What comes of a move of the seat to move: an event with its outcome, or a refusal. */
export function decide(
  state: GameState,
  move: Move,
  lexicon: Lexicon | undefined,
): Result<GameEvent, MoveError> {
  if (state.result) return err({ code: 'GAME_IS_OVER', squares: [] });
  const seat = state.toMove;
  if (move.kind === 'pass') return ok({ kind: 'pass', seat });

  const judged = judgeIn(state, move.play, lexicon);
  if (!judged.ok) return judged;
  const { drawn } = draw(state.bag, state.chance, move.play.tiles.length);
  return ok({
    kind: 'play',
    seat,
    play: move.play,
    words: judged.value.words.map(({ text }) => text),
    score: judged.value.score.total,
    drawn,
  });
}

/** The state with tiles taken from the bag, or undefined when they are not all there. */
function withoutDrawn(state: GameState, drawn: readonly Tile[]): GameState | undefined {
  const { left, missing } = takeTiles(state.bag, drawn);
  if (missing.length > 0) return undefined;
  const chance = { ...state.chance, drawn: state.chance.drawn + drawn.length };
  return { ...state, bag: left, chance };
}

function applyDeal(
  state: GameState,
  racks: readonly (readonly Tile[])[],
): Result<GameState, EventFault> {
  if (state.chance.drawn > 0) return err({ code: 'DEAL_NOT_FIRST' });
  const { rackSize } = state.setup.rules;
  const due = state.setup.seats.map((_, seat) =>
    Math.max(0, Math.min(rackSize, state.bag.length - seat * rackSize)),
  );
  const dealt = withoutDrawn(state, racks.flat());
  const right = racks.map(({ length }) => length).join() === due.join();
  return dealt && right ? ok({ ...dealt, racks }) : err({ code: 'WRONG_DRAW' });
}

const nextSeat = (state: GameState): number => (state.toMove + 1) % state.setup.seats.length;

function applyPlay(
  state: GameState,
  event: PlayEvent,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  const judged = judgeIn(state, event.play, lexicon);
  if (!judged.ok) return err({ code: 'ILLEGAL_PLAY', refusal: judged.error });
  const { laid, words, score } = judged.value;
  const sameWords = words.map(({ text }) => text).join() === event.words.join();
  if (!Object.is(score.total, event.score) || !sameWords) return err({ code: 'WRONG_OUTCOME' });

  const drawn = withoutDrawn(state, event.drawn);
  const due = Math.min(laid.length, state.bag.length);
  if (!drawn || event.drawn.length !== due) return err({ code: 'WRONG_DRAW' });

  const { left } = takeTiles(rackToMove(state), event.play.tiles.map(tileBehind));
  const rack = [...left, ...event.drawn];
  return ok({
    ...drawn,
    grid: withTiles(fieldOf(state), laid).grid,
    racks: state.racks.with(event.seat, rack),
    scores: state.scores.with(event.seat, (state.scores[event.seat] ?? 0) + event.score),
    toMove: nextSeat(state),
    passesInARow: 0,
  });
}

function applyTurn(
  state: GameState,
  event: Exclude<GameEvent, { kind: 'deal' }>,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  if (state.chance.drawn === 0) return err({ code: 'NO_DEAL' });
  if (state.result) return err({ code: 'GAME_IS_OVER' });
  if (event.seat !== state.toMove) return err({ code: 'NOT_ITS_TURN' });
  if (event.kind === 'refused') return ok(state);
  if (event.kind === 'play') return applyPlay(state, event, lexicon);
  return ok({ ...state, toMove: nextSeat(state), passesInARow: state.passesInARow + 1 });
}

/**
 * The state after an event, checked in full: whose turn it is, geometry, tiles, score and draw;
 * words only with a lexicon. Nothing is drawn: the event says what was.
 */
export function applyEvent(
  state: GameState,
  event: GameEvent,
  lexicon?: Lexicon,
): Result<GameState, EventFault> {
  const after =
    event.kind === 'deal' ? applyDeal(state, event.racks) : applyTurn(state, event, lexicon);
  if (!after.ok || after.value.result) return after;
  return ok({ ...after.value, result: resultOf(after.value) });
}

/** Every tile of a game, wherever it is, as sorted text; the same at every moment of it. */
export function tilesInPlay(state: GameState): string {
  const onBoard = state.grid.flatMap((content) =>
    content.kind === 'empty' ? [] : [tileBehind(content)],
  );
  return [...tilesText([...state.bag, ...state.racks.flat(), ...onBoard])].toSorted().join('');
}
