import { isOnBoard } from '../board';
import type { Lexicon } from '../lexicon';
import { type JudgedPlay, laysFirstTile, type Refusal, withTiles } from '../play';
import { err, ok, type Result } from '../result';
import { takeTiles, type Tile, rackTileOf } from '../tiles';
import {
  type DealEvent,
  type ExchangeEvent,
  type GameEvent,
  type GeneratorTrace,
  type LostTurnEvent,
  type PlayEvent,
  isTraced,
  type TurnEvent,
} from './event';
import {
  exchangeRefusedIn,
  boardStateOf,
  judgeIn,
  mayBeCut,
  mayBeHelped,
  mayResign,
  rackToMove,
} from './legality';
import { dealtCounts } from './decide';
import { type GameState, putBack, resultOf, seatAfter } from './state';

export type EventFault =
  | { readonly code: 'DEAL_NOT_FIRST' | 'NO_DEAL' | 'GAME_IS_OVER' | 'NOT_ITS_TURN' }
  | { readonly code: 'WRONG_DRAW' | 'WRONG_OPENING' }
  | { readonly code: 'ILLEGAL_PLAY'; readonly refusal: Refusal }
  | { readonly code: 'ILLEGAL_EXCHANGE' | 'NO_LOST_TURN' | 'NO_RESIGNATION' | 'NO_HELP' | 'NO_CUT' }
  | { readonly code: 'WRONG_OUTCOME' };

/**
 * Removes drawn tiles from the bag by their places, each counted at the moment of its draw. Undefined unless
 * these places hold these tiles.
 */
function takeByPlaces(
  bag: readonly Tile[],
  drawn: readonly Tile[],
  places: readonly number[],
): readonly Tile[] | undefined {
  if (places.length !== drawn.length) return undefined;
  const left = [...bag];
  const found = places.flatMap((place) => left.splice(place, 1));
  return takeTiles(found, drawn).missing.length > 0 ? undefined : left;
}

function withoutDrawn(
  state: GameState,
  drawn: readonly Tile[],
  trace: GeneratorTrace | undefined,
): GameState | undefined {
  const { left, missing } = takeTiles(state.bag, drawn);
  const bag = trace ? takeByPlaces(state.bag, drawn, trace.places) : left;
  if (!bag || missing.length > 0) return undefined;
  const chance = {
    ...state.chance,
    drawn: state.chance.drawn + drawn.length,
    state: trace?.state,
  };
  return { ...state, bag, chance };
}

function applyDeal(state: GameState, event: DealEvent): Result<GameState, EventFault> {
  if (state.isDealt) return err({ code: 'DEAL_NOT_FIRST' });
  const { rules, board, seats } = state.setup;
  const { racks, opening, firstSeat } = event;
  const isSeat = rules.firstSeat === 'drawn' ? firstSeat < seats.length : firstSeat === 0;
  const { left } = takeTiles(state.bag, racks.flat());
  const isDue = laysFirstTile(state.setup) && left.some(({ kind }) => kind === 'letter');
  const isOpening = opening
    ? isDue && opening.tile.kind === 'letter' && isOnBoard(board, opening.square)
    : !isDue;
  if (!isSeat || !isOpening) return err({ code: 'WRONG_OPENING' });

  const tiles = [...racks.flat(), ...(opening ? [rackTileOf(opening.tile)] : [])];
  const dealt = withoutDrawn(state, tiles, event.trace);
  const due = dealtCounts(state.setup, state.bag).join();
  if (!dealt || racks.map(({ length }) => length).join() !== due) {
    return err({ code: 'WRONG_DRAW' });
  }
  const { grid } = withTiles(boardStateOf(state), opening ? [opening] : []);
  return ok({ ...dealt, isDealt: true, grid, racks, toMove: firstSeat });
}

const isSameWords = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

function applyPlay(
  state: GameState,
  event: PlayEvent,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  const { seat, awarded = 0 } = event;
  const judged = judgeIn(state, event.play, lexicon);
  if (!judged.ok) return err({ code: 'ILLEGAL_PLAY', refusal: judged.error });
  const { laid, words, score } = judged.value;
  const sameWords = isSameWords(
    words.map(({ text }) => text),
    event.words,
  );
  if (!Object.is(score.total, event.score) || !sameWords) return err({ code: 'WRONG_OUTCOME' });

  const drawn = withoutDrawn(state, event.drawn, event.trace);
  const due = Math.min(laid.length, state.bag.length);
  if (!drawn || event.drawn.length !== due) return err({ code: 'WRONG_DRAW' });

  const { left } = takeTiles(rackToMove(state), event.play.tiles.map(rackTileOf));
  return ok({
    ...drawn,
    grid: withTiles(boardStateOf(state), laid).grid,
    racks: state.racks.with(seat, [...left, ...event.drawn]),
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + event.score + awarded),
    passesInARow: 0,
  });
}

function applyExchange(state: GameState, event: ExchangeEvent): Result<GameState, EventFault> {
  const { returned, drawn } = event;
  if (exchangeRefusedIn(state, returned)) return err({ code: 'ILLEGAL_EXCHANGE' });
  const returnsFirst = state.setup.rules.exchange === 'return-first';
  const filled = returnsFirst ? { ...state, bag: putBack(state, returned) } : state;
  const after = withoutDrawn(filled, drawn, event.trace);
  if (!after || drawn.length !== returned.length) return err({ code: 'WRONG_DRAW' });
  const { left } = takeTiles(rackToMove(state), returned);
  return ok({
    ...after,
    bag: returnsFirst ? after.bag : putBack(after, returned),
    racks: state.racks.with(event.seat, [...left, ...drawn]),
    passesInARow: 0,
  });
}

const allFormed = (formed: JudgedPlay['words'], words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => formed.some(({ text }) => text === word));

const turnLost = (state: GameState, isOutcome: boolean): Result<GameState, EventFault> =>
  isOutcome ? ok({ ...state, passesInARow: 0 }) : err({ code: 'WRONG_OUTCOME' });

/** Checks words only with the game's own lexicon: a substitute may contain the word that lost the turn. */
function applyLostTurn(
  state: GameState,
  event: LostTurnEvent,
  judging: Lexicon | undefined,
): Result<GameState, EventFault> {
  const lexicon = judging?.id === state.setup.lexiconId ? judging : undefined;
  if (state.setup.rules.unknownWord !== 'lose-turn') return err({ code: 'NO_LOST_TURN' });
  const judged = judgeIn(state, event.play, lexicon);
  if (judged.ok) return turnLost(state, !lexicon && allFormed(judged.value.words, event.words));
  const { error: refusal } = judged;
  if (refusal.code !== 'WORD_NOT_IN_LIST') return err({ code: 'ILLEGAL_PLAY', refusal });
  return turnLost(state, isSameWords(refusal.words, event.words));
}

function applyOutcome(
  state: GameState,
  event: TurnEvent,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  switch (event.kind) {
    case 'play':
      return applyPlay(state, event, lexicon);
    case 'exchange':
      return applyExchange(state, event);
    case 'lost-turn':
      return applyLostTurn(state, event, lexicon);
    case 'pass': {
      const chance = event.trace ? { ...state.chance, state: event.trace.state } : state.chance;
      return ok({ ...state, chance, passesInARow: state.passesInARow + 1 });
    }
    case 'resign':
      return mayResign(state)
        ? ok({ ...state, resigned: [...state.resigned, event.seat], passesInARow: 0 })
        : err({ code: 'NO_RESIGNATION' });
  }
}

/** Whether an event that may use random numbers has a trace if, and only if, the random source is stateful. */
const hasDueTrace = (state: GameState, event: GameEvent): boolean =>
  !isTraced(event) || (event.trace === undefined) === (state.chance.state === undefined);

function applyTurn(
  state: GameState,
  event: TurnEvent,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  const after = applyOutcome(state, event, lexicon);
  if (!after.ok) return after;
  const toMove = seatAfter(after.value, state.toMove);
  const turnsWithoutPlay = event.kind === 'play' ? 0 : state.turnsWithoutPlay + 1;
  return ok({
    ...after.value,
    toMove,
    turns: state.turns + 1,
    turnsWithoutPlay,
    helped: [],
    isCut: false,
  });
}

function applyInGame(
  state: GameState,
  event: Exclude<GameEvent, DealEvent>,
  lexicon: Lexicon | undefined,
): Result<GameState, EventFault> {
  if (!state.isDealt) return err({ code: 'NO_DEAL' });
  if (state.result) return err({ code: 'GAME_IS_OVER' });
  if (event.seat !== state.toMove) return err({ code: 'NOT_ITS_TURN' });
  switch (event.kind) {
    case 'refused':
      return ok(state);
    case 'help':
      // Each kind of help is recorded once per turn, so repeated requests cannot make a record long.
      return mayBeHelped(state) && !state.helped.includes(event.help)
        ? ok({ ...state, helped: [...state.helped, event.help] })
        : err({ code: 'NO_HELP' });
    case 'cut':
      return mayBeCut(state) ? ok({ ...state, isCut: true }) : err({ code: 'NO_CUT' });
    default:
      return applyTurn(state, event, lexicon);
  }
}

/**
 * Applies an event after checking everything about it: turn, geometry, tiles, score and draw, and words if
 * there is a lexicon. It draws nothing: the event contains the tiles drawn.
 */
export function applyEvent(
  state: GameState,
  event: GameEvent,
  lexicon?: Lexicon,
): Result<GameState, EventFault> {
  if (!hasDueTrace(state, event)) return err({ code: 'WRONG_DRAW' });
  const after =
    event.kind === 'deal' ? applyDeal(state, event) : applyInGame(state, event, lexicon);
  // An event without effect returns the same object and costs almost nothing.
  if (!after.ok || after.value === state || after.value.result) return after;
  return ok({ ...after.value, result: resultOf(after.value) });
}
