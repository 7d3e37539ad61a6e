import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crossword,
  type BoardState,
  formatRecord,
  type GameSetup,
  generatePlays,
  judgePlay,
  latestState,
  parseMove,
  parseRecord,
  startGame,
  tilesText,
} from '../../../src/engine';
import { orLong, runs } from '../../arbitraries/runs';
import {
  crosswordList,
  crosswordSetup,
  crosswordText,
  crosswordWords,
} from '../../golden/crossword-game';
import { oracleCrossword } from '../../oracle/crossword-game';
import { ReferenceJavaRandom } from '../../oracle/java-random';
import { tileSetOf } from '../../support/games';
import { fieldOf, plainBoard, rackOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';
import { wordsOf } from '../../support/words';

const countsOf = (bag: string): Readonly<Record<string, number>> =>
  Object.fromEntries([...bag].map((letter) => [letter, bag.split(letter).length - 1]));

describe('the examples of the crossword', () => {
  const grape = fieldOf(['......', '......', '..T...', '..E...', 'GRAPE.', '..R...']);
  const words = wordsOf('TEAR GRAPE TAP LOT LAG GO APPLE GRAPES PAL OPAL'.split(' '));

  const judged = (field: BoardState, rack: string, text: string, { lexicon } = words) => {
    const move = parseMove(crossword, field, text);
    if (!move.ok) return move;
    if (move.value.kind !== 'play') throw new Error(`No play: ${text}`);
    return judgePlay(crossword, field, rackOf(rack), move.value.play, lexicon);
  };

  it('include all plays of the rack PALPO, each scored by the face values of its whole word', () => {
    const plays = generatePlays(words, { ...grape, rules: crossword, rack: rackOf('PALPO') });
    expect(plays.map(({ words: formed, score }) => [...formed, score])).toEqual([
      ['APPLE', 1 + 3 + 3 + 1 + 1],
      ['TAP', 1 + 1 + 3],
      ['LAG', 1 + 1 + 2],
      ['LOT', 1 + 1 + 1],
      ['GO', 2 + 1],
    ]);
  });

  it.each([
    ['TAP,2,2,across', 'AP,3d'],
    ['LOT,2,0,across', 'LO,3a'],
    ['LAG,2,0,down', 'LA,a3'],
    ['GO,4,0,false', 'O,a6'],
    ['APPLE,0,4,down', 'APPL,e1'],
    ['TAP,2,2,true', 'AP,3c'],
  ])('are legal as whole words and as the tiles laid: %s, %s', (whole, tiles) => {
    const { laid, words: formed, score } = valueOf(judged(grape, 'PALPO', whole));
    expect(valueOf(judged(grape, 'PALPO', tiles))).toMatchObject({ laid, words: formed, score });
  });

  it.each([
    ['APPLE,1,4,down', 'LETTER_DIFFERS'],
    ['GRAPE,4,0,across', 'NOTHING_NEW'],
    ['RAP,4,1,across', 'WORD_GOES_ON'],
    ['PAL,0,4,across', 'RUNS_OFF_BOARD'],
    ['PAL,6,0,across', 'SQUARE_NOT_ON_BOARD'],
    ['PAL,0,0,across', 'NO_OVERLAP'],
    ['PALE,3,0,across', 'LETTER_DIFFERS'],
    ['LOP,2,0,across', 'LETTER_DIFFERS'],
    ['PAT,2,0,across', 'WORD_NOT_IN_LIST'],
    ['GOO,4,0,down', 'RUNS_OFF_BOARD'],
    ['LOR,2,1,down', 'CROSS_WORD_FORMED'],
    ['TAPS,2,2,across', 'TILES_NOT_ON_RACK'],
  ])('refuse the whole word %s: %s', (text, code) => {
    expect(errorOf(judged(grape, 'PALPO', text))).toMatchObject({ code });
  });

  it.each([
    ['', 1],
    ['TAP', 4],
    ['tap;2,2', 4],
    ['TAP,2,2,right', 9],
    ['TAP,-1,2,down', 5],
    ['TAP,02,2,down', 5],
    ['TAP,2,,down', 7],
    ['TAP,2,2,down,', 13],
    [',2,2,down', 1],
  ])('reject %j from column %i', (text, column) => {
    expect(errorOf(parseMove(crossword, grape, text))).toEqual({ code: 'ILLEGAL_FORMAT', column });
  });
});

describe('the draws of a crossword game', () => {
  /** Calls `nextInt` for each bound, or `nextDouble` for null; returns the values and the final state. */
  function asked(seed: number, bounds: readonly (number | null)[]) {
    const random = new ReferenceJavaRandom(seed);
    const values = bounds.map((bound) =>
      bound === null ? random.nextDouble() : random.nextInt(bound),
    );
    return { values, state: random.state };
  }

  const setupOf = (
    bag: string,
    seed: number,
    list: readonly string[],
    rest: Pick<GameSetup, 'board' | 'seats'> & { readonly rackSize: number },
  ): GameSetup => ({
    rules: {
      ...crossword,
      rackSize: rest.rackSize,
      tileSet: tileSetOf(countsOf(bag)),
    },
    board: rest.board,
    given: [],
    boardName: 'Plain',
    seats: rest.seats,
    openRacks: false,
    lexiconId: wordsOf(list).lexicon.id,
    chance: { kind: 'java', seed, bag: rackOf(bag) },
  });

  function dealt(bag: string, rackSize: number, seed: number) {
    const seats = seatsOf('human', 'human', 'human');
    const setup = setupOf(bag, seed, ['NO'], { board: plainBoard(5, 3), seats, rackSize });
    const event = at(startGame('game', setup).record.events, 0);
    if (event.kind !== 'deal') throw new Error('No deal');
    return event;
  }

  it.each([0, 1, -1, 54, 2_147_483_647])(
    'give a tile to each player in turn, then place one by row and column, with seed %i',
    (seed) => {
      const bounds = [10, 9, 8, 7, 6, 5, 4, 3, 5];
      const { values, state } = asked(seed, bounds);
      const left = [...'NOTEDGRAPH'];
      const taken = values.slice(0, 7).map((index) => at(left.splice(index, 1), 0));
      const { racks, opening, trace, firstSeat } = dealt('NOTEDGRAPH', 2, seed);
      expect(racks.map(tilesText)).toEqual([
        `${taken[0]}${taken[3]}`,
        `${taken[1]}${taken[4]}`,
        `${taken[2]}${taken[5]}`,
      ]);
      expect(opening).toEqual({
        square: { row: values[7], column: values[8] },
        tile: { kind: 'letter', letter: taken[6] },
      });
      expect(firstSeat).toBe(0);
      expect(trace).toEqual({ state, places: values.slice(0, 7) });
    },
  );

  it.each([
    ['NOTE', 2, [1, 1, 1], [4, 3, 2]],
    ['NOTEDGR', 2, [2, 2, 2], [7, 6, 5, 4, 3, 2]],
    ['NOTED', 7, [2, 1, 1], [5, 4, 3, 2]],
    ['N', 7, [0, 0, 0], []],
  ])('use no random number for the last tile of %s with racks of %i', (...row) => {
    const [bag, rackSize, sizes, bounds] = row;
    const { racks, opening, trace } = dealt(bag, rackSize, 7);
    expect(racks.map(({ length }) => length)).toEqual(sizes);
    expect([...racks.flat(), opening?.tile].map((tile) => tile?.kind)).toEqual(
      [...bag].map(() => 'letter'),
    );
    expect(trace?.state).toBe(asked(7, [...bounds, 3, 5]).state);
  });

  it('keep the order of the tiles that were not drawn, even with equal letters', () => {
    const seats = seatsOf('computer');
    const setup = setupOf('ABABABAB', 0, ['AB'], { board: plainBoard(4, 4), seats, rackSize: 1 });
    // With seed 0, nextInt(8) is 5 (a B) and nextInt(7) is 2 (an A).
    expect(tilesText(latestState(startGame('game', setup)).bag)).toBe('ABBAAB');
  });

  it.each([
    ['its best play', 1, ['NO', 'ON'], [null]],
    ['any play', 0, ['NO', 'ON'], [null, 1]],
    ['its best play, if there is none', 1, ['XX'], [null]],
    ['any play, if there is none', 0, ['XX'], [null]],
  ])('use the expected random numbers if a computer takes %s', (_name, skill, list, bounds) => {
    const seats = [{ name: 'Computer', player: 'computer', skill } as const];
    const setup = setupOf('NO', 3, list, { board: plainBoard(2, 1), seats, rackSize: 1 });
    const { timeline } = selfPlay('game', setup, wordsOf(list));
    const plays = list.includes('NO') ? ['play'] : [];
    expect(timeline.record.events.map(({ kind }) => kind)).toEqual(['deal', ...plays, 'pass']);
    expect(latestState(timeline).chance.state).toBe(asked(3, [2, 1, 2, ...bounds]).state);
  });
});

describe('games between computers', () => {
  const LETTERS = 'ABCDEFGHIKLM';

  const setups: fc.Arbitrary<{ setup: GameSetup; list: readonly string[] }> = fc
    .noBias(
      fc.record({
        seed: fc.integer(),
        rows: fc.integer({ min: 2, max: 5 }),
        columns: fc.integer({ min: 2, max: 5 }),
        rackSize: fc.integer({ min: 1, max: 3 }),
        skills: fc.array(fc.constantFrom(0, 0.3, 0.7, 1), { minLength: 1, maxLength: 4 }),
        bag: fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 14, size: 'max' }),
        given: fc.oneof(
          fc.constant([]),
          fc.array(fc.record({ letter: fc.constantFrom(...LETTERS), column: fc.nat(9) }), {
            minLength: 1,
            maxLength: 5,
          }),
        ),
        words: fc.array(
          fc.uniqueArray(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 3, size: 'max' }),
          { minLength: 100, maxLength: 300, size: 'max' },
        ),
      }),
    )
    .map(({ seed, rows, columns, rackSize, skills, bag, given, words }) => {
      const list = words.map((letters) => letters.join(''));
      const tileSet = tileSetOf(countsOf(bag.join('')), { B: 3 });
      const setup: GameSetup = {
        rules: { ...crossword, tileSet, rackSize },
        board: plainBoard(columns, rows),
        // At most one in each row.
        given: given.slice(0, rows).map(({ letter, column }, row) => ({
          square: { row, column: column % columns },
          tile: { kind: 'letter' as const, letter },
        })),
        boardName: 'Plain',
        seats: skills.map((skill) => ({ name: 'Computer', player: 'computer', skill })),
        openRacks: false,
        lexiconId: wordsOf(list).lexicon.id,
        chance: { kind: 'java', seed, bag: rackOf(bag.join('')) },
      };
      return { setup, list };
    });

  const seen = {
    plays: 0,
    chosenPasses: 0,
    automaticPasses: 0,
    refills: 0,
    shortRefills: 0,
    playsOnGiven: 0,
  };

  it('match the slow reference rules, number by number', () => {
    fc.assert(
      fc.property(setups, ({ setup, list }) => {
        const { timeline, passed } = selfPlay('game', setup, wordsOf(list));
        const { events } = timeline.record;
        expect(events).toEqual(oracleCrossword(setup, list));

        const plays = events.filter((event) => event.kind === 'play');
        const passes = events.filter(({ kind }) => kind === 'pass').length;
        seen.plays += plays.length;
        seen.playsOnGiven += setup.given.length > 0 ? plays.length : 0;
        seen.chosenPasses += passed.length;
        seen.automaticPasses += passes - passed.length;
        seen.refills += plays.filter(
          ({ drawn, play }) => drawn.length === play.tiles.length,
        ).length;
        seen.shortRefills += plays.filter(
          ({ drawn, play }) => drawn.length > 0 && drawn.length < play.tiles.length,
        ).length;
      }),
      runs(120, 400),
    );
  });

  it('were of every kind', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(1, 5));
  });
});

describe('the game between three computers', () => {
  const { timeline } = selfPlay('crossword', crosswordSetup, crosswordWords);
  const frozen = (name: string): string =>
    readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8');

  it('matches the stored one', () => {
    expect(crosswordText(timeline)).toBe(frozen('crossword-game.txt'));
    expect(formatRecord(timeline.record)).toBe(frozen('crossword-record.json'));
  });

  it('matches the slow reference rules, number by number', () => {
    expect(timeline.record.events).toEqual(oracleCrossword(crosswordSetup, crosswordList));
  });

  it('is replayed from its record', () => {
    const read = valueOf(parseRecord(frozen('crossword-record.json'), crosswordWords.lexicon));
    expect(read).toEqual(timeline);
    expect(read.wordsChecked).toBe(true);
    expect(crosswordText(read)).toBe(frozen('crossword-game.txt'));
  });

  it('differs with another seed', () => {
    const chance = { kind: 'java', seed: 16, bag: rackOf('ETAOINSRHLDUCMPGBY') } as const;
    const other = selfPlay('crossword', { ...crosswordSetup, chance }, crosswordWords);
    expect(crosswordText(other.timeline)).not.toBe(crosswordText(timeline));
  });
});
