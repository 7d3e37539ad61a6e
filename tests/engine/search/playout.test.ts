import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  automaticPass,
  chooseIndex,
  decide,
  findBest,
  findPlays,
  initialRandom,
  type GameState,
  latestState,
  leaveModelFor,
  leavesIn,
  leaveValueBy,
  type Move,
  type PlayedOut,
  playOutSteps,
  playOut,
  rackTileOf,
  RULE_BOOKS,
  type RuleBook,
  type SampledGame,
  startGame,
  takeTiles,
  tilesText,
  type ValuedMove,
} from '../../../src/engine';
import { orLong } from '../../arbitraries/runs';
import { fullWords } from '../../golden/full-word-list';
import { pictureOf } from '../../support/pictures';
import { valueOf } from '../../support/results';
import { greedy } from '../../support/search';
import { positionIn, sampleOf } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';

const BOARDS = ['classic', 'jackpot', 'quicksand', 'tower'] as const;

const GAMES = orLong(20, 1000);

/** Chooses an index below a bound, by purpose. */
type Choose = (purpose: string, bound: number) => number;

const choosing =
  (seed: string): Choose =>
  (purpose, bound) =>
    chooseIndex(initialRandom({ kind: 'seeded', seed }), purpose, bound).value;

function dealt(rules: RuleBook, seed: string): GameState {
  const choose = choosing(seed);
  const { least: min, most: max } = rules.seats;
  const boardName = BOARDS[choose('board', BOARDS.length)] ?? 'classic';
  const seats = min + choose('seats', Math.min(max, 4) - min + 1);
  return latestState(
    startGame(seed, {
      rules,
      board: shippedBoard(`boards/${boardName}.txt`),
      boardName,
      given: [],
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `Player ${seat + 1}`,
        player: 'computer',
        skill: 1,
      })),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed },
    }),
  );
}

/** A game as text; tiles in racks and bag are sorted, since their order has no meaning. */
function told(
  game: Pick<SampledGame, 'grid' | 'racks' | 'bag' | 'scores' | 'toMove' | 'passesInARow'>,
  { rules, board }: SampledGame,
  finalScores: readonly number[] | undefined,
): string {
  const { grid, racks, bag, scores, toMove, passesInARow } = game;
  const sorted = [...racks, bag].map((tiles) => [...tilesText(tiles)].toSorted().join(''));
  return [
    ...pictureOf({ board, grid }, rules.tileSet),
    ...sorted,
    scores.join(),
    `${toMove} ${passesInARow}`,
    finalScores?.join() ?? 'goes on',
  ].join('\n');
}

const toldOfState = (state: GameState): string =>
  told(state, sampleOf(state), state.result?.finalScores);

const toldOfPlayout = (played: PlayedOut, game: SampledGame): string =>
  told(played, game, played.isOver ? played.finalScores : undefined);

/** A random move of the seat to move, or undefined to play the best move. */
function moveIn(state: GameState, choose: Choose): Move | undefined {
  const pass = automaticPass(state);
  if (pass) return { kind: 'pass' };
  const turn = state.turns;
  const rack = positionIn(state).rack;
  switch (choose(`kind in turn ${turn}`, 8)) {
    case 0:
      return { kind: 'pass' };
    case 1: {
      const { exchange } = state.setup.rules;
      const max = exchange === 'return-first' ? rack.length : state.bag.length;
      const count = Math.min(1 + choose(`tiles in turn ${turn}`, rack.length), max);
      const tiles = rack.slice(0, count);
      return exchange === 'none' || count === 0 ? undefined : { kind: 'exchange', tiles };
    }
    case 2:
    case 3:
    case 4: {
      const { plays } = findPlays(fullWords, positionIn(state));
      if (plays.count === 0) return { kind: 'pass' };
      return { kind: 'play', play: plays.playAt(choose(`play in turn ${turn}`, plays.count)) };
    }
    default:
      return undefined;
  }
}

/** Plays a game with the engine’s functions and the draws of a playout, and compares the two turn by turn. */
function playBoth(rules: RuleBook, seed: string): number {
  const choose = choosing(`${seed} moves`);
  const draws = choose('draws', 2 ** 32);
  let state = dealt(rules, seed);
  const game = sampleOf(state);
  const moves: ValuedMove[] = [];
  while (!state.result) {
    const chosen = moveIn(state, choose);
    const move = chosen ?? greedy(fullWords, positionIn(state));
    const draft = valueOf(decide(state, move, fullWords.lexicon));
    const score = draft.kind === 'play' ? draft.score : 0;
    const valued = { move, score, equity: score };
    const played = playOut(fullWords, {
      game,
      moves: chosen ? [...moves, valued] : moves,
      turns: chosen ? 0 : 1,
      seed: draws,
    });
    const chance = initialRandom({ kind: 'given', tiles: played.drawn, seed: 'none' });
    const event = valueOf(decide(state, move, fullWords.lexicon, chance));
    state = valueOf(applyEvent(state, event));
    moves.push(valued);
    expect(toldOfPlayout(played, game)).toBe(toldOfState(state));
    expect(played.turns).toBe(moves.length);
  }
  return moves.length;
}

describe.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
  'a playout of %s',
  (id, rules) => {
    it('follows the rules of the game, turn by turn', () => {
      let turns = 0;
      for (let game = 0; game < GAMES; game++) turns += playBoth(rules, `${id} ${game}`);
      expect(turns).toBeGreaterThan(4 * GAMES);
    });

    it('has the same result at once as turn by turn, and again after others', () => {
      const game = sampleOf(dealt(rules, id));
      const all = { game, moves: [], turns: Infinity, seed: 7 };
      const whole = playOut(fullWords, all);
      expect(whole.isOver).toBe(true);
      let turns = 0;
      let last = playOut(fullWords, { ...all, turns });
      while (!last.isOver) last = playOut(fullWords, { ...all, turns: ++turns });
      expect([turns, toldOfPlayout(last, game)]).toEqual([whole.turns, toldOfPlayout(whole, game)]);
    });

    it('makes the best moves by score and leave until the bag is empty', () => {
      const leaves = leaveModelFor(rules);
      let state = dealt(rules, `${id} by equity`);
      let kept = 0;
      while (!state.result) {
        const { toMove, bag } = state;
        const position = positionIn(state);
        const table = leavesIn({ ...position, bagCount: bag.length });
        const best = findBest(fullWords, position, table).plays.firstScored();
        const game = sampleOf(state);
        const played = playOut(fullWords, { game, moves: [], turns: 1, seed: 5, leaves });
        const move: Move = best ? { kind: 'play', play: best.play } : { kind: 'pass' };
        const chance = initialRandom({ kind: 'given', tiles: played.drawn, seed: 'none' });
        state = valueOf(applyEvent(state, valueOf(decide(state, move, fullWords.lexicon, chance))));
        expect(toldOfPlayout(played, game)).toBe(toldOfState(state));
        const used = best ? best.play.tiles.map(rackTileOf) : [];
        const left = takeTiles(position.rack, used).left;
        const value = bag.length > 0 ? leaveValueBy(rules)(left) : 0;
        expect(played.leaves[toMove]).toBeCloseTo(value, 3);
        kept += Math.abs(value);
      }
      expect(kept).toBeGreaterThan(0);
    });

    it('restarts if a search has interrupted it', () => {
      const state = dealt(rules, id);
      const playout = { game: sampleOf(state), moves: [], turns: 6, seed: 3 };
      const steps = playOutSteps(fullWords, playout);
      for (let step = 0; step < 9; step++) steps.next();
      findPlays(fullWords, positionIn(state));
      let step = steps.next();
      while (!step.done) step = steps.next();
      const { game } = playout;
      expect(toldOfPlayout(step.value, game)).toBe(
        toldOfPlayout(playOut(fullWords, playout), game),
      );
    });
  },
);

it('draws in a playout depend on the seed alone, and are uniform', () => {
  const [rules] = RULE_BOOKS;
  if (!rules) throw new Error('There are no rule books');
  const state = dealt(rules, 'draws');
  const game = { ...sampleOf(state), bag: state.bag.slice(0, 8) };
  const [first] = game.racks;
  if (!first) throw new Error('There are no racks');
  const tiles = 'ABCDEFGH';
  const lettered: SampledGame = {
    ...game,
    rules: { ...rules, exchange: 'draw-first' },
    bag: [...tiles].map((letter) => ({ kind: 'letter', letter })),
  };
  const exchange = { kind: 'exchange', tiles: first.slice(0, 1) } as const;
  const moves = [{ move: exchange, score: 0, equity: 0 }];
  const drawn = (seed: number): string =>
    tilesText(playOut(fullWords, { game: lettered, moves, turns: 0, seed }).drawn);
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 4000; seed++) {
    const tile = drawn(seed);
    counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  expect(drawn(17)).toBe(drawn(17));
  expect([...counts.keys()].toSorted().join('')).toBe(tiles);
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
});
