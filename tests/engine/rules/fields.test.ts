import { describe, expect, it } from 'vitest';
import {
  chooseMove,
  classic,
  decide,
  initialRandom,
  type GameSetup,
  latestState,
  parseBoard,
  parseMove,
  parseRecord,
  formatRecord,
  type RuleBook,
  startGame,
  tilesText,
  soloView,
} from '../../../src/engine';
import { afterMoves, setupOf, tileSetOf, tilesInPlay } from '../../support/games';
import { boardOf, fieldOf, rackOf } from '../../support/pictures';
import { seatsOf } from '../../support/seats';
import { typing } from '../../support/typing';
import { wordsOf } from '../../support/words';

const words = wordsOf(['NO', 'ON', 'NOT', 'TON']);
const { lexicon } = words;

const base: RuleBook = {
  ...classic,
  firstSeat: 'first',
  tileSet: tileSetOf({ N: 1, O: 1, T: 1, E: 1 }, { T: 3, E: 4 }),
  rackSize: 2,
  bonuses: [],
  exchange: 'none',
  unknownWord: 'try-again',
  passesToEnd: 1,
};

const NOON = tileSetOf({ N: 2, O: 2, T: 2, E: 2, X: 2 }, { T: 0, E: 0 });

const start = (rules: RuleBook, draws = 'NOTE', changes: Partial<GameSetup> = {}) =>
  startGame('game', setupOf(draws, lexicon, { rules, ...changes }));

/** The score of a play, the kind of another event, or the error code. */
function outcome(timeline: ReturnType<typeof start>, text: string): unknown {
  const played = typing(timeline, lexicon, text);
  if (!played.ok) return played.error.code;
  const event = played.value.record.events.at(-1);
  return event?.kind === 'play' ? event.score : event?.kind;
}

interface Field<T> {
  readonly game: (rules: RuleBook) => unknown;
  readonly outcomes: readonly (readonly [value: T, outcome: unknown])[];
}

/** Fields that only the setup and the user interface use. */
type NotActedOn = 'id' | 'name' | 'wording' | 'racks' | 'moveReport' | 'randomness';

const FIELDS: { readonly [F in Exclude<keyof RuleBook, NotActedOn>]: Field<RuleBook[F]> } = {
  notation: {
    game: (rules) =>
      ['NO,2b', 'NO,b2,r', 'NO,1,1,across', 'PLACE - 2 2 NO'].filter(
        (text) => parseMove(rules, fieldOf(['....', '....']), text).ok,
      ),
    outcomes: [
      ['word-square', ['NO,2b']],
      ['word-square-direction', ['NO,b2,r']],
      ['word-square-or-whole-word', ['NO,2b', 'NO,1,1,across']],
      ['commands', ['PLACE - 2 2 NO']],
    ],
  },
  boardFormat: {
    game: ({ boardFormat }) => parseBoard(boardFormat, '3 4\n').ok,
    outcomes: [
      ['plain', true],
      ['scraebbkle', false],
    ],
  },
  seats: {
    game: (rules) => {
      const { record } = start(rules, '', { seats: seatsOf('human', 'human', 'human') });
      return parseRecord(formatRecord(record), lexicon).ok;
    },
    outcomes: [
      [{ least: 2, most: 3, fixed: [] }, true],
      [{ least: 2, most: 2, fixed: [] }, false],
      [{ least: 4, most: 5, fixed: [] }, false],
    ],
  },
  firstSeat: {
    game: (rules) => {
      const chances = Array.from(
        { length: 20 },
        (_, n) => ({ kind: 'seeded', seed: `${n}` }) as const,
      );
      return new Set(chances.map((chance) => latestState(start(rules, '', { chance })).toMove))
        .size;
    },
    outcomes: [
      ['first', 1],
      ['drawn', 2],
    ],
  },
  tileSet: {
    game: (rules) => tilesInPlay(latestState(start(rules, 'NO'))),
    outcomes: [
      [tileSetOf({ N: 1, O: 2, T: 1 }), 'NOOT'],
      [tileSetOf({ N: 1, O: 1, _: 2 }), 'NO__'],
    ],
  },
  rackSize: {
    game: (rules) => latestState(start(rules)).racks.map(tilesText),
    outcomes: [
      [1, ['N', 'O']],
      [2, ['NO', 'TE']],
      [3, ['NOT', 'E']],
    ],
  },
  deal: {
    game: (rules) => latestState(start(rules)).racks.map(tilesText),
    outcomes: [
      ['rack-by-rack', ['NO', 'TE']],
      ['tile-by-tile', ['NT', 'OE']],
    ],
  },
  bonuses: {
    game: (rules) => outcome(start(rules), 'NO,2b'),
    outcomes: [
      [[], 2],
      [[{ tiles: 2, points: 75 }], 77],
      [[{ tiles: 3, points: 75 }], 2],
      [[{ tiles: 'full-rack', points: 75 }], 77],
    ],
  },
  wordsPerMove: {
    game: (rules) =>
      outcome(afterMoves(start({ ...rules, tileSet: NOON }, 'NOON'), lexicon, 'NO,2b'), 'ON,3b'),
    outcomes: [
      ['crosswise', 6],
      ['one', 'CROSS_WORD_FORMED'],
    ],
  },
  shortestWord: {
    game: (rules) => outcome(start(rules), 'NO,2b'),
    outcomes: [
      [2, 2],
      [3, 'WORD_TOO_SHORT'],
    ],
  },
  premiums: {
    game: (rules) => outcome(start(rules, 'NOTE', { board: boardOf(['[5]<3>', '..']) }), 'NO,1a'),
    outcomes: [
      ['count', (5 + 1) * 3],
      ['ignore', 2],
    ],
  },
  opening: {
    game: (rules) => {
      const dealt = start({ ...rules, tileSet: NOON }, 'NOTE');
      const lying = latestState(dealt).grid.filter(({ kind }) => kind !== 'empty').length;
      return [lying, outcome(dealt, 'NO,2b')];
    },
    outcomes: [
      [{ kind: 'start-square', fewestTiles: 2 }, [0, 2]],
      [{ kind: 'start-square', fewestTiles: 3 }, [0, 'OPENING_TOO_SHORT']],
      [{ kind: 'random-tile' }, [1, 'NOT_ADJACENT']],
    ],
  },
  occupiedSquare: {
    game: (rules) =>
      outcome(afterMoves(start({ ...rules, tileSet: NOON }), lexicon, 'NO,2b'), 'T,2b'),
    outcomes: [
      ['slide', 2],
      ['refuse', 'SQUARE_OCCUPIED'],
    ],
  },
  exchange: {
    game: (rules) => {
      const exchange = decide(
        latestState(start(rules)),
        { kind: 'exchange', tiles: rackOf('NO') },
        lexicon,
      );
      return exchange.ok ? exchange.value.kind : exchange.error.code;
    },
    outcomes: [
      ['none', 'NO_EXCHANGE'],
      ['draw-first', 'BAG_TOO_SMALL'],
      ['return-first', 'exchange'],
    ],
  },
  leastInBag: {
    game: (rules) => {
      const dealt = latestState(start({ ...rules, exchange: 'return-first' }));
      const exchange = decide(dealt, { kind: 'exchange', tiles: rackOf('NO') }, lexicon);
      return exchange.ok ? exchange.value.kind : exchange.error.code;
    },
    outcomes: [
      [undefined, 'exchange'],
      [0, 'exchange'],
      [1, 'TOO_FEW_IN_BAG'],
    ],
  },
  unknownWord: {
    game: (rules) => outcome(start(rules, 'TENO'), 'TE,2b'),
    outcomes: [
      ['try-again', 'WORD_NOT_IN_LIST'],
      ['lose-turn', 'lost-turn'],
    ],
  },
  passesToEnd: {
    game: (rules) => latestState(afterMoves(start(rules), lexicon, ',', ',')).result?.reason,
    outcomes: [
      [1, 'passes'],
      [2, undefined],
    ],
  },
  emptyRack: {
    game: (rules) => latestState(afterMoves(start(rules), lexicon, 'NO,2b')).result?.reason,
    outcomes: [
      ['ends-game', 'rack-empty'],
      ['passes', undefined],
    ],
  },
  unplayedTiles: {
    game: (rules) => latestState(afterMoves(start(rules), lexicon, 'NO,2b')).result?.finalScores,
    outcomes: [
      ['keep', [2, 0]],
      ['deduct-own', [2, -7]],
      ['deduct-own-award-out', [2 + 7, -7]],
    ],
  },
  tie: {
    game: (rules) => {
      const dealt = start({ ...rules, tileSet: NOON }, 'NOTEXX');
      return latestState(afterMoves(dealt, lexicon, 'NO,2b', ',', ',')).result?.winners;
    },
    outcomes: [
      ['draw', [0, 1]],
      ['shared', [0, 1]],
      ['score-before-deductions', [0]],
    ],
  },
  computers: {
    game: (rules) => {
      const position = { ...fieldOf(['NO....', '......', '......']), rules, rack: rackOf('TN') };
      const moves = Array.from({ length: 20 }, (_, turn) => {
        const chance = initialRandom({ kind: 'seeded', seed: 'computers' });
        return JSON.stringify(
          chooseMove(words, {
            position: soloView(position),
            level: 'club',
            skill: 0,
            turn,
            chance,
          }).move,
        );
      });
      return new Set(moves).size > 1;
    },
    outcomes: [
      ['best', false],
      ['by-skill', true],
    ],
  },
};

describe.each(Object.entries(FIELDS))(
  'the field %s of a rule book',
  (field, { game, outcomes }) => {
    it.each(outcomes.map(([value, expected]) => [JSON.stringify(value), value, expected] as const))(
      'has its effect with the value %s',
      (_text, value, expected) => {
        expect(game({ ...base, [field]: value })).toEqual(expected);
      },
    );

    it('makes a difference', () => {
      expect(
        new Set(outcomes.map(([, expected]) => JSON.stringify(expected))).size,
      ).toBeGreaterThan(1);
    });
  },
);
