import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import {
  alphabetOf,
  allTiles,
  branch,
  type ChanceSource,
  decide,
  extend,
  formatRecord,
  type GameEvent,
  type GameState,
  generatePlays,
  latestState,
  LONGEST_ATTEMPT,
  rackToMove,
  REFUSAL_CODES,
  type RuleBook,
  type SearchWords,
  startGame,
  type Timeline,
} from '../../src/engine';
import { at, valueOf } from '../support/results';
import { wordsOf } from '../support/words';
import { smallBoards } from './boards';
import { shownAs } from './runs';
import { anyTexts } from './texts';
import { smallRuleBooks } from './tile-sets';
import { spell, spellings } from './words';

/** A game of random legal moves, over or not, with its words. */
export interface RandomGame {
  readonly timeline: Timeline;
  readonly words: SearchWords;
}

/** What happens next; a number picks among all legal plays, and none of them makes a pass. */
type Happening =
  | { readonly kind: 'move'; readonly pick: number }
  | { readonly kind: 'pass' }
  | Pick<Extract<GameEvent, { kind: 'refused' }>, 'kind' | 'text' | 'code'>;

const happenings: Arbitrary<Happening> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('move' as const), pick: fc.nat(999) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'pass' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refused' as const),
      text: anyTexts.map((text) => text.slice(0, LONGEST_ATTEMPT)),
      code: fc.constantFrom(...REFUSAL_CODES),
    }),
  },
);

const chances = (rules: RuleBook): Arbitrary<ChanceSource> =>
  fc.oneof(
    fc.record({ kind: fc.constant('seeded' as const), seed: fc.string({ maxLength: 8 }) }),
    fc.record({
      kind: fc.constant('given' as const),
      tiles: fc.shuffledSubarray([...allTiles(rules.tileSet)]),
      seed: fc.string({ maxLength: 8 }),
    }),
  );

function eventOf(state: GameState, words: SearchWords, next: Happening): GameEvent {
  const { rules, board } = state.setup;
  if (next.kind === 'refused') return { ...next, seat: state.toMove };
  const plays =
    next.kind === 'pass'
      ? []
      : generatePlays(words, { rules, board, grid: state.grid, rack: rackToMove(state) });
  const move =
    next.kind === 'pass' || plays.length === 0
      ? ({ kind: 'pass' } as const)
      : ({ kind: 'play', play: at(plays, next.pick % plays.length).play } as const);
  return valueOf(decide(state, move, words.lexicon));
}

/** Games of up to thirty events on small boards. */
export const randomGames: Arbitrary<RandomGame> = smallRuleBooks
  .chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      board: smallBoards,
      boardName: fc.string({ maxLength: 20 }),
      spelt: spellings,
      seats: fc.array(fc.constantFrom('human' as const, 'computer' as const), {
        minLength: rules.seats.least,
        maxLength: rules.seats.most,
      }),
      openRacks: fc.boolean(),
      chance: chances(rules),
      next: fc.array(happenings, { maxLength: 30, size: 'max' }),
      leaves: fc.option(fc.nat(9), { freq: 4 }),
    }),
  )
  .map(({ spelt, next, leaves, ...rest }) => {
    const { rules } = rest;
    const words = wordsOf(spell(rules.tileSet, spelt), alphabetOf(rules.tileSet));
    const setup = { ...rest, lexiconId: words.lexicon.id };
    let timeline = startGame('random game', setup);
    for (const [index, happening] of next.entries()) {
      if (latestState(timeline).result) break;
      if (index === leaves) timeline = branch(timeline, 1 + (index >> 1), 'branched game');
      if (latestState(timeline).result) break;
      const event = eventOf(latestState(timeline), words, happening);
      timeline = valueOf(extend(timeline, event));
    }
    return shownAs({ timeline, words }, (game) => formatRecord(game.timeline.record));
  });
