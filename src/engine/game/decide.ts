import { type Board, squareAt } from '../board';
import { type LaidTile, laysFirstTile, type Move, type Play, type Refusal } from '../play';
import {
  type Bag,
  type RandomState,
  chooseIndex,
  chooseTile,
  type Draw,
  draw,
  type Tile,
  refill,
} from '../tiles';
import type { Lexicon } from '../lexicon';
import { err, ok, type Result } from '../result';
import {
  type DealEvent,
  traceOf,
  type ExchangeEvent,
  type ExchangeRefusal,
  type GameEvent,
  type Help,
  type HelpEvent,
  type LostTurnEvent,
  type PlayEvent,
  type ResignEvent,
  type TurnEvent,
} from './event';
import type { PublicSetup } from './game-setup';
import { type GameState, putBack } from './state';
import { exchangeRefusedIn, judgeIn, mayBeHelped, mayResign } from './legality';

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

/** Number of tiles that each seat gets in the deal. One tile is reserved if the rules place one before play. */
export function dealtCounts(setup: PublicSetup, bag: Bag): readonly number[] {
  const { rules, seats } = setup;
  const { rackSize } = rules;
  const available = Math.max(0, bag.length - Number(laysFirstTile(setup)));
  return seats.map((_, seat) => {
    const due =
      rules.deal === 'rack-by-rack'
        ? available - seat * rackSize
        : Math.ceil((available - seat) / seats.length);
    return Math.max(0, Math.min(rackSize, due));
  });
}

interface Dealt extends Omit<Draw, 'drawn'> {
  readonly racks: readonly (readonly Tile[])[];
}

function dealRacks({ setup, bag }: GameState, chance: RandomState): Dealt {
  const counts = dealtCounts(setup, bag);
  const rounds =
    setup.rules.deal === 'rack-by-rack'
      ? [counts]
      : Array.from({ length: Math.max(0, ...counts) }, (_, round) =>
          counts.map((count) => Number(count > round)),
        );
  let dealt: Dealt = { racks: counts.map(() => []), places: [], bag, chance };
  for (const round of rounds) {
    for (const [seat, count] of round.entries()) {
      const next = draw(dealt.bag, dealt.chance, count);
      dealt = {
        racks: dealt.racks.with(seat, [...(dealt.racks[seat] ?? []), ...next.drawn]),
        places: [...dealt.places, ...next.places],
        bag: next.bag,
        chance: next.chance,
      };
    }
  }
  return dealt;
}

/** Chooses the tile placed before play, a letter, and its square; undefined if the bag has no letter. */
function layFirstTile(
  board: Board,
  bag: Bag,
  before: RandomState,
): { readonly laid: LaidTile; readonly place: number; readonly chance: RandomState } | undefined {
  const lettered = bag.flatMap((tile, place) => (tile.kind === 'letter' ? [{ tile, place }] : []));
  const letters = lettered.map(({ tile }) => tile);
  if (letters.length === 0) return undefined;
  const tile =
    letters.length === 1
      ? { value: 0, chance: { ...before, drawn: before.drawn + 1 } }
      : chooseTile(before, letters);
  const row = chooseIndex(tile.chance, 'first row', board.rows);
  const column = chooseIndex(row.chance, 'first column', board.columns);
  const chosen = lettered[tile.value];
  if (!chosen) return undefined;
  const square = squareAt(board, row.value * board.columns + column.value);
  return { laid: { square, tile: chosen.tile }, place: chosen.place, chance: column.chance };
}

/** Draws the racks, the tile placed before play and the first seat. Pass `before` if the deal has a key. */
export function deal(state: GameState, before: RandomState = state.chance): DealEvent {
  const { rules, board, seats } = state.setup;
  const { racks, places, bag, chance } = dealRacks(state, before);
  const first = laysFirstTile(state.setup) ? layFirstTile(board, bag, chance) : undefined;
  const laidChance = first?.chance ?? chance;
  const begins =
    rules.firstSeat === 'drawn'
      ? chooseIndex(laidChance, 'first seat', seats.length)
      : { value: 0, chance: laidChance };
  return {
    kind: 'deal',
    racks,
    opening: first?.laid,
    firstSeat: begins.value,
    trace: traceOf(begins.chance, first ? [...places, first.place] : places),
  };
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

/** The event that follows from a state: the deal if it is due, otherwise the outcome of a legal move. */
export function expectedEvent(
  state: GameState,
  move: Move | undefined,
  chance: RandomState,
): GameEvent | undefined {
  if (!state.isDealt) return deal(state, chance);
  const decided = move && decide(state, move, undefined, chance);
  return decided?.ok ? decided.value : undefined;
}

/** Resigns for the player to move. This is an event and not a move: no game has a notation for it. */
export const resign = (state: GameState): Result<ResignEvent, ResignError> =>
  mayResign(state) ? ok({ kind: 'resign', seat: state.toMove }) : err({ code: 'NO_RESIGNATION' });

/** Creates the help event for the player to move; undefined if the turn already has it on record. */
export function decideHelp(state: GameState, help: Help): Result<HelpEvent | undefined, HelpError> {
  if (!mayBeHelped(state)) return err({ code: 'NO_HELP' });
  return ok(state.helped.includes(help) ? undefined : { kind: 'help', seat: state.toMove, help });
}
