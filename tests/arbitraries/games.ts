import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  allTiles,
  alphabetOf,
  type Board,
  branch,
  type RandomSource,
  decide,
  emptyGrid,
  extend,
  formatRecord,
  type GameEvent,
  type GameState,
  generatePlays,
  decideHelp,
  type HelpEvent,
  type LaidTile,
  latestState,
  MAX_LENGTH,
  type Move,
  rackToMove,
  REFUSAL_CODES,
  resign,
  type ResignEvent,
  RULE_BOOKS,
  type RuleBook,
  type Seat,
  squareAt,
  startGame,
  withTurnsUndone,
  humanTurns,
  tilesOn,
  type Timeline,
  withTiles,
} from '../../src/engine';
import { PLAYERS } from '../../src/engine/rules';
import { at, valueOf } from '../support/results';
import { type Words, wordsOf } from '../support/words';
import { smallBoards } from './boards';
import { shownAs } from './runs';
import { anyTexts } from './texts';
import { smallRuleBooks } from './tile-sets';
import { spell, spellings } from './words';

/** A game of random legal moves, which need not be over, with its words. */
export interface RandomGame {
  readonly timeline: Timeline;
  readonly words: Words;
}

/**
 * The next action of a player; `pick` selects among all legal plays. A move without a legal play, and a
 * resignation that is not allowed, become passes.
 */
type PlayerAction =
  | { readonly kind: 'move'; readonly pick: number }
  | { readonly kind: 'pass' | 'resign' | 'help' }
  | { readonly kind: 'exchange'; readonly pick: number }
  | Pick<Extract<GameEvent, { kind: 'refused' }>, 'kind' | 'text' | 'code'>;

export const actionsBy = (
  weights: Readonly<Record<PlayerAction['kind'], number>>,
): Arbitrary<PlayerAction> =>
  fc.oneof(
    {
      weight: weights.move,
      arbitrary: fc.record({ kind: fc.constant('move' as const), pick: fc.nat(999) }),
    },
    { weight: weights.pass, arbitrary: fc.constant({ kind: 'pass' } as const) },
    { weight: weights.resign, arbitrary: fc.constant({ kind: 'resign' } as const) },
    { weight: weights.help, arbitrary: fc.constant({ kind: 'help' } as const) },
    {
      weight: weights.exchange,
      arbitrary: fc.record({ kind: fc.constant('exchange' as const), pick: fc.nat(999) }),
    },
    {
      weight: weights.refused,
      arbitrary: fc.record({
        kind: fc.constant('refused' as const),
        text: anyTexts.map((text) => text.slice(0, MAX_LENGTH.attempt)),
        code: fc.constantFrom(...REFUSAL_CODES),
      }),
    },
  );

const happenings = actionsBy({ move: 16, pass: 2, resign: 2, help: 2, exchange: 4, refused: 2 });

/** Actions that rarely end the game. */
const longHappenings = actionsBy({
  move: 16,
  pass: 1,
  resign: 0,
  help: 2,
  exchange: 2,
  refused: 30,
});

/** 32 random bytes in hexadecimal: a hash, secret, seed or salt. */
export const hashes: Arbitrary<string> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

const seats: Arbitrary<Seat> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 12 }),
    player: fc.constantFrom(...PLAYERS),
    skill: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map((seat) => (seat.skill < 1 / 2 ? { ...seat, level: 'casual' } : seat));

const chances = (rules: RuleBook): Arbitrary<RandomSource> =>
  fc.oneof(
    fc.record({ kind: fc.constant('seeded' as const), seed: fc.string({ maxLength: 8 }) }),
    fc.record({
      kind: fc.constant('given' as const),
      tiles: fc.shuffledSubarray([...allTiles(rules.tileSet)]),
      seed: fc.string({ maxLength: 8 }),
    }),
    fc.record({
      kind: fc.constant('java' as const),
      seed: fc.integer(),
      bag: fc.shuffledSubarray([...allTiles(rules.tileSet)], {
        minLength: allTiles(rules.tileSet).length,
      }),
    }),
    fc.record({ kind: fc.constant('course' as const), seed: fc.integer() }),
    fc.record({
      kind: fc.constant('joint' as const),
      commitment: hashes,
      chains: fc.array(hashes, { maxLength: 8 }),
    }),
  );

/** An exchange of some tiles of the rack; undefined if the rules or the bag do not allow it. */
function exchangeIn(state: GameState, pick: number): Move | undefined {
  const rack = rackToMove(state);
  const tiles = rack.filter((_, index) => (pick >> index) % 2 === 1);
  const move: Move = { kind: 'exchange', tiles };
  return decide(state, move, undefined).ok ? move : undefined;
}

/** The move for an action; a pass if it is not a possible move. */
export function moveOf(state: GameState, words: Words, next: PlayerAction): Move {
  const { rules, board } = state.setup;
  if (next.kind === 'exchange') return exchangeIn(state, next.pick) ?? { kind: 'pass' };
  if (next.kind !== 'move') return { kind: 'pass' };
  const position = { rules, board, grid: state.grid, rack: rackToMove(state) };
  const plays = generatePlays(words, position);
  return plays.length === 0
    ? { kind: 'pass' }
    : { kind: 'play', play: at(plays, next.pick % plays.length).play };
}

/** The resignation for an action; undefined if it is another action or not allowed. */
export function resignationOf(state: GameState, next: PlayerAction): ResignEvent | undefined {
  const resigned = next.kind === 'resign' ? resign(state) : undefined;
  return resigned?.ok ? resigned.value : undefined;
}

/** The help for an action; undefined if it is another action or not allowed. */
export function helpOf(state: GameState, next: PlayerAction): HelpEvent | undefined {
  const helped = next.kind === 'help' ? decideHelp(state, 'words') : undefined;
  return helped?.ok ? helped.value : undefined;
}

function eventOf(state: GameState, words: Words, next: PlayerAction): GameEvent {
  if (next.kind === 'refused') return { ...next, seat: state.toMove };
  const event = resignationOf(state, next) ?? helpOf(state, next);
  return event ?? valueOf(decide(state, moveOf(state, words, next), words.lexicon));
}

function strewnOver(
  { tileSet }: RuleBook,
  board: Board,
  tiles: readonly { readonly place: number; readonly face: number }[],
): readonly LaidTile[] {
  const { letters } = alphabetOf(tileSet);
  const field = { board, grid: emptyGrid(board) };
  const strewn = tiles.map(
    ({ place, face }): LaidTile => ({
      square: squareAt(board, place % (board.rows * board.columns)),
      tile: {
        kind: face % 4 === 0 ? 'blank' : 'letter',
        letter: at(letters, face % letters.length),
      },
    }),
  );
  return tilesOn(withTiles(field, strewn));
}

/** Given tiles, in one game of three. */
const strewnTiles = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.record({ place: fc.nat(99), face: fc.nat(99) }), {
      minLength: 1,
      maxLength: 9,
    }),
  },
);

/** Setups by rule books on small boards, with words and up to `max` actions. */
const plansOf = (ruleBooks: Arbitrary<RuleBook>, each: Arbitrary<PlayerAction>, max: number) =>
  ruleBooks
    .chain((rules) =>
      fc.record({
        rules: fc.constant(rules),
        board: smallBoards,
        strewn: strewnTiles,
        boardName: fc.string({ maxLength: 20 }),
        spelt: spellings,
        seats: fc.array(seats, { minLength: rules.seats.least, maxLength: rules.seats.most }),
        openRacks: fc.boolean(),
        help: fc.constantFrom(true, undefined),
        chance: chances(rules),
        next: fc.array(each, { maxLength: max, size: 'max' }),
        leaves: fc.option(fc.nat(9), { freq: 4 }),
        undoes: fc.nat(60),
      }),
    )
    .map(({ spelt, next, leaves, undoes, strewn, ...rest }) => {
      const { rules, board } = rest;
      const given = strewnOver(rules, board, strewn);
      const words = wordsOf(spell(rules.tileSet, spelt), alphabetOf(rules.tileSet));
      return {
        setup: { ...rest, given, lexiconId: words.lexicon.id },
        words,
        next,
        leaves,
        undoes,
      };
    });

export const randomPlans = plansOf(smallRuleBooks, happenings, 30);

const gamesOf = (plans: typeof randomPlans): Arbitrary<RandomGame> =>
  plans.map(({ setup, words, next, leaves, undoes }) => {
    let timeline = startGame('random game', setup);
    for (const [index, happening] of next.entries()) {
      if (latestState(timeline).result) break;
      if (index === leaves) timeline = branch(timeline, 1 + (index >> 1), 'branched game');
      const last = index === undoes ? humanTurns(timeline).at(-1) : undefined;
      if (last !== undefined) timeline = withTurnsUndone(timeline, last, 'undone game');
      if (latestState(timeline).result) break;
      const event = eventOf(latestState(timeline), words, happening);
      timeline = valueOf(extend(timeline, event));
    }
    return shownAs({ timeline, words }, (game) => formatRecord(game.timeline.record));
  });

/** Games of up to thirty actions on small boards. */
export const randomGames = gamesOf(randomPlans);

export const randomGamesBy = (books: Arbitrary<RuleBook>): Arbitrary<RandomGame> =>
  gamesOf(plansOf(books, happenings, 30));

/** Games of up to two hundred actions on small boards with the built-in rule books. */
export const longGames = gamesOf(plansOf(fc.constantFrom(...RULE_BOOKS), longHappenings, 200));
