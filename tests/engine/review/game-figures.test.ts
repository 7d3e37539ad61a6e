import { describe, expect, it } from 'vitest';
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  double,
  nat,
  option,
  property,
  record,
} from 'fast-check';
import {
  figuresOf,
  GAME_PHASES,
  type GameFigures,
  gameFiguresSchema,
  parseJson,
  playedTurns,
  playerReviewsOf,
  REASON_KINDS,
  type ReviewedTurn,
  reviewTurnSteps,
  runToEnd,
  seatReviewsOf,
  type Timeline,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { fullWords } from '../../golden/full-word-list';
import { setupOf } from '../../support/games';
import { at } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';

const setup = {
  ...setupOf('', fullWords.lexicon),
  board: defaultBoard,
  seats: seatsOf('computer', 'computer', 'computer'),
  chance: { kind: 'seeded', seed: 'figures' },
} as const;

const game: Timeline = selfPlay('game', setup, fullWords).timeline;

const reviewed: readonly ReviewedTurn[] = playedTurns(game, false).map((turn) => ({
  ...turn,
  ...runToEnd(reviewTurnSteps(fullWords, turn.seen, turn.move, 1, 'seed')),
  luck: turn.number - 10,
}));

const turnFigures: Arbitrary<GameFigures[number]> = record({
  seat: nat(2),
  phase: constantFrom(...GAME_PHASES),
  lost: double({ min: 0, max: 200, noNaN: true }),
  luck: double({ min: -90, max: 90, noNaN: true }),
  reason: option(constantFrom(...REASON_KINDS), { nil: undefined }),
}).map(({ reason, ...rest }) => (reason ? { ...rest, reason } : rest));

const NAMES = ['You', 'Casual', 'You'];

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

describe('the figures of a game', () => {
  const figures = figuresOf(game, reviewed);

  it('go from the opening through the middle to the endgame, by the tiles in the bag', () => {
    const bag = reviewed.map(({ seen }) => seen.bagCount);
    const dealt = at(bag, 0);
    for (const [turn, { phase }] of figures.entries()) {
      const left = at(bag, turn) / dealt;
      const expected = left === 0 ? 'endgame' : left > 2 / 3 ? 'opening' : 'middle';
      expect(phase).toBe(expected);
    }
    expect(new Set(figures.map(({ phase }) => phase))).toEqual(new Set(GAME_PHASES));
  });

  it('have the totals of the review of that game', () => {
    const players = playerReviewsOf([{ names: ['A', 'B', 'C'], turns: figures }]);
    for (const { seat, turns, found, lost, luck } of seatReviewsOf(reviewed)) {
      const player = players.find(({ name }) => name === ['A', 'B', 'C'][seat]);
      expect(player).toMatchObject({ games: 1, turns, found, lost, luck });
    }
  });

  it('are the same after they are saved as JSON', () => {
    expect(parseJson(gameFiguresSchema, JSON.stringify(figures))).toEqual(figures);
  });

  it('may have more points than any usual game', () => {
    const dear: GameFigures = [{ ...at(figures, 0), lost: 99 ** 63, luck: -(99 ** 63) }];
    expect(parseJson(gameFiguresSchema, JSON.stringify(dear))).toEqual(dear);
  });

  it.each([[{ seat: 8 }], [{ phase: 'late' }], [{ lost: -1 }], [{ reason: 'weather' }]])(
    'are rejected if a text contains %o',
    (change) => {
      expect(
        parseJson(gameFiguresSchema, JSON.stringify([{ ...at(figures, 0), ...change }])),
      ).toBeUndefined();
    },
  );

  it('are rejected if a text contains a number beyond all limits', () => {
    const text = JSON.stringify([{ ...at(figures, 0), luck: 7 }]);
    expect(parseJson(gameFiguresSchema, text)).toBeDefined();
    expect(parseJson(gameFiguresSchema, text.replace('"luck":7', '"luck":1e309'))).toBeUndefined();
  });
});

describe('the totals over several games', () => {
  const games = array(
    array(turnFigures, { maxLength: 12 }).map((turns) => ({ names: NAMES, turns })),
    { maxLength: 6 },
  );

  it('add up by phase and by reason, and lose no turn', () => {
    assert(
      property(games, (played) => {
        const players = playerReviewsOf(played);
        const all = played.flatMap(({ turns }) => turns);
        expect(sum(players.map(({ turns }) => turns))).toBe(all.length);
        expect(sum(players.map(({ luck }) => luck))).toBeCloseTo(sum(all.map(({ luck }) => luck)));
        for (const { turns, found, lost, phases, reasons } of players) {
          const parts = Object.values(phases);
          expect(sum(parts.map((each) => each.turns))).toBe(turns);
          expect(sum(parts.map((each) => each.found))).toBe(found);
          expect(sum(parts.map((each) => each.lost))).toBeCloseTo(lost);
          expect(sum(reasons.map((each) => each.lost))).toBeCloseTo(lost);
          expect(sum(reasons.map((each) => each.turns))).toBe(turns - found);
        }
      }),
    );
  });

  it('put together seats with the same name, the one with most games first', () => {
    const turns: GameFigures = [0, 1, 2].map((seat) => ({
      seat,
      phase: 'middle',
      lost: 1,
      luck: 0,
    }));
    const players = playerReviewsOf([{ names: NAMES, turns }]);
    expect(players.map(({ name, games: count }) => [name, count])).toEqual([
      ['You', 2],
      ['Casual', 1],
    ]);
  });
});
