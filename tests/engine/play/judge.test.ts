import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction,
  DIRECTIONS,
  judgePlay,
  type PlacedTile,
  type Play,
  type RuleBook,
  scraebbkle,
  type Square,
  squareIndex,
  step,
} from '../../../src/engine';
import { reachedPositions, type SmallPosition, strewnPositions } from '../../arbitraries/positions';
import { orLong, runs } from '../../arbitraries/runs';
import { legalPlays, SlowRules } from '../../oracle/legal-plays';
import { fieldOf, playOf, rackOf, squareOf } from '../../support/pictures';
import { errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'ON', 'SNOW', 'TON', 'NOON', 'ONE']);
const refusing: RuleBook = { ...scraebbkle, occupiedSquare: 'refuse' };
const NO_TILES = ['......', '......', '......'];
const ONE_WORD = ['......', '.NO...', '......'];

interface Attempt {
  readonly rows?: readonly string[];
  readonly rack?: string;
  readonly rules?: RuleBook;
  readonly unchecked?: boolean;
}

const judge = (
  text: string,
  { rows = ONE_WORD, rack = 'SWTEON_', rules, unchecked }: Attempt = {},
) =>
  judgePlay(
    rules ?? scraebbkle,
    fieldOf(rows, 'c2'),
    rackOf(rack),
    playOf(text),
    unchecked ? undefined : lexicon,
  );

const squares = (...names: readonly string[]) => names.map(squareOf);

describe('a play is refused', () => {
  it('when its square is not on the board, whatever else is wrong', () => {
    const refusal = { code: 'SQUARE_NOT_ON_BOARD', squares: [] };
    expect(errorOf(judge('Q,a4'))).toEqual(refusal);
    expect(errorOf(judge('S,1g'))).toEqual(refusal);
  });

  it('when its tiles are not on the rack, before its squares are looked at', () => {
    const missing = (text: string) => ({ code: 'TILES_NOT_ON_RACK', missing: text, squares: [] });
    expect(errorOf(judge('SQzaW,2a'))).toEqual(missing('Q_'));
    expect(errorOf(judge('TT,2d'))).toEqual(missing('T'));
    expect(errorOf(judge('Q,2b', { rules: refusing }))).toEqual(missing('Q'));
    expect(errorOf(judge('QQQQQQQ,2d'))).toEqual(missing('QQQQQQQ'));
  });

  it('when its square is taken, where the rules say so', () => {
    expect(errorOf(judge('T,2b', { rules: refusing }))).toEqual({
      code: 'SQUARE_OCCUPIED',
      squares: squares('b2'),
    });
  });

  it('when it runs off the board', () => {
    expect(errorOf(judge('TEN,2d', { rack: 'TENS' }))).toMatchObject({ code: 'WORD_NOT_IN_LIST' });
    expect(errorOf(judge('TENS,2d', { rack: 'TENS' }))).toEqual({
      code: 'RUNS_OFF_BOARD',
      fitting: 3,
      squares: squares('d2', 'e2', 'f2'),
    });
    expect(errorOf(judge('TE,c3'))).toEqual({
      code: 'RUNS_OFF_BOARD',
      fitting: 1,
      squares: squares('c3'),
    });
    const full = ['......', 'NOONNO', '......'];
    expect(errorOf(judge('T,2a', { rows: full }))).toEqual({
      code: 'RUNS_OFF_BOARD',
      fitting: 0,
      squares: [],
    });
  });

  it('when the first one misses the start square', () => {
    expect(errorOf(judge('ON,1c', { rows: NO_TILES }))).toEqual({
      code: 'START_NOT_COVERED',
      start: squareOf('c2'),
      squares: squares('c1', 'd1', 'c2'),
    });
    expect(errorOf(judge('O,1c', { rows: NO_TILES }))).toMatchObject({ code: 'START_NOT_COVERED' });
  });

  it('when the first one is of too few tiles', () => {
    expect(errorOf(judge('O,2c', { rows: NO_TILES }))).toEqual({
      code: 'OPENING_TOO_SHORT',
      fewestTiles: 2,
      squares: squares('c2'),
    });
    const three = { ...scraebbkle, opening: { kind: 'start-square', fewestTiles: 3 } as const };
    expect(errorOf(judge('ON,2c', { rows: NO_TILES, rules: three }))).toMatchObject({
      code: 'OPENING_TOO_SHORT',
      fewestTiles: 3,
    });
  });

  it('when it forms a word at right angles, even a word of the list', () => {
    expect(errorOf(judge('NO,3b'))).toEqual({
      code: 'CROSS_WORD_FORMED',
      crossWord: 'NN',
      squares: squares('b2', 'b3'),
    });
    expect(errorOf(judge('On,c3', { rows: ['...N..', '..NO..', '...T..', '......'] }))).toEqual({
      code: 'CROSS_WORD_FORMED',
      crossWord: 'OT',
      squares: squares('c3', 'd3'),
    });
    expect(errorOf(judge('eN,1c'))).toEqual({
      code: 'CROSS_WORD_FORMED',
      crossWord: 'eO',
      squares: squares('c1', 'c2'),
    });
    expect(errorOf(judge('O,2d', { rows: ['...N..', '.NO...', '...N..'] }))).toMatchObject({
      code: 'CROSS_WORD_FORMED',
      crossWord: 'NON',
    });
  });

  it('when it touches nothing', () => {
    expect(errorOf(judge('ON,2e'))).toEqual({ code: 'NO_OVERLAP', squares: squares('e2', 'f2') });
    expect(errorOf(judge('O,a3'))).toEqual({ code: 'NO_OVERLAP', squares: squares('a3') });
  });

  it('when its word is not in the list, with the word as it lies there', () => {
    expect(errorOf(judge('Sn,2a'))).toEqual({
      code: 'WORD_NOT_IN_LIST',
      words: ['SNOn'],
      squares: squares('a2', 'b2', 'c2', 'd2'),
    });
    expect(errorOf(judge('wT,2c', { rows: NO_TILES }))).toEqual({
      code: 'WORD_NOT_IN_LIST',
      words: ['wT'],
      squares: squares('c2', 'd2'),
    });
  });

  it('when it lays no tile at all', () => {
    const play: Play = { tiles: [], square: squareOf('b2'), direction: 'across' };
    const judged = (rows: readonly string[]) =>
      judgePlay(scraebbkle, fieldOf(rows, 'c2'), rackOf('NO'), play, lexicon);
    expect(errorOf(judged(ONE_WORD))).toMatchObject({ code: 'NO_OVERLAP' });
    expect(errorOf(judged(NO_TILES))).toMatchObject({ code: 'START_NOT_COVERED' });
  });
});

describe('a legal play', () => {
  it('tells what it lays, the word it forms and its score', () => {
    const play = playOf('SW,2a');
    expect(valueOf(judge('SW,2a'))).toEqual({
      play,
      laid: [
        { square: squareOf('a2'), tile: { kind: 'letter', letter: 'S' } },
        { square: squareOf('d2'), tile: { kind: 'letter', letter: 'W' } },
      ],
      words: [
        {
          text: 'SNOW',
          letters: 'SNOW',
          squares: squares('a2', 'b2', 'c2', 'd2'),
          direction: 'across',
        },
      ],
      score: expect.objectContaining({ total: 7 }),
      wordsChecked: true,
    });
  });

  it('may name a taken square, where the rules let it slide', () => {
    const slid = valueOf(judge('T,2b'));
    expect(slid.laid.map(({ square }) => square)).toEqual(squares('d2'));
    expect(slid.play).toEqual(playOf('T,2b'));
    expect(valueOf(judge('T,2d', { rules: refusing })).words).toEqual(slid.words);
  });

  it('writes a blank in lower case', () => {
    expect(valueOf(judge('sW,2a')).words[0]?.text).toBe('sNOW');
    expect(valueOf(judge('T,2d', { rows: ['......', '.No...', '......'] })).words[0]?.text).toBe(
      'NoT',
    );
  });

  it('may hold any word where there is no lexicon to ask', () => {
    const judged = valueOf(judge('Sn,2a', { unchecked: true }));
    expect(judged.wordsChecked).toBe(false);
    expect(judged.words[0]?.text).toBe('SNOn');
    expect(errorOf(judge('ON,2e', { unchecked: true }))).toMatchObject({ code: 'NO_OVERLAP' });
  });

  it('may fill the last free square', () => {
    const rows = ['NO', 'N.'];
    const judged = judgePlay(scraebbkle, fieldOf(rows), rackOf('O'), playOf('O,2b'), lexicon);
    expect(errorOf(judged)).toMatchObject({ code: 'CROSS_WORD_FORMED' });
    const alone = judgePlay(scraebbkle, fieldOf(['N.']), rackOf('O'), playOf('O,1b'), lexicon);
    expect(valueOf(alone).words[0]?.text).toBe('NO');
  });
});

interface Draft {
  readonly picks: readonly number[];
  readonly square: Square;
  readonly direction: Direction;
}

/** Random drafts, most of whose squares are on the board. */
const attempts: fc.Arbitrary<readonly Draft[]> = fc.array(
  fc.record({
    picks: fc.array(fc.nat(59), { minLength: 1, maxLength: 4 }),
    square: fc.record({
      row: fc.integer({ min: -1, max: 6 }),
      column: fc.integer({ min: -1, max: 6 }),
    }),
    direction: fc.constantFrom(...DIRECTIONS),
  }),
  { minLength: 10, maxLength: 10 },
);

/** The plays of the drafts, and legal plays from their own square and the one before. */
function playsOn(position: SmallPosition, drafts: readonly Draft[]): readonly Play[] {
  const { letters } = position.rules.tileSet;
  const letterAt = (pick: number): string => letters[pick % letters.length]?.letter ?? '';
  const random = drafts.map(({ picks, ...where }) => ({
    tiles: picks.map((pick): PlacedTile => {
      const tile = position.rack[pick % position.rack.length];
      return tile?.kind === 'letter' ? tile : { kind: 'blank', letter: letterAt(pick) };
    }),
    ...where,
  }));
  const legal = legalPlays(position, position.list).flatMap(({ play }) => [
    play,
    { ...play, square: step(play.square, play.direction, -1) },
  ]);
  return [...random, ...legal.slice(0, 40)];
}

describe.each([
  ['reached by legal moves', reachedPositions],
  ['with tiles strewn about', strewnPositions],
])('on small positions %s', (_name, positions) => {
  const seen = { refused: 0, accepted: 0, slid: 0 };

  it('the judge and the slow rules agree, wherever a taken square leads', () => {
    fc.assert(
      fc.property(positions, attempts, (position, drafts) => {
        const slow = new SlowRules(position, position.list);
        const { rules, rack } = position;
        for (const play of playsOn(position, drafts)) {
          const expected = slow.judge(play);
          const judged = judgePlay(rules, position, rack, play, position.words.lexicon);
          const found = judged.ok
            ? {
                play: { ...play, square: judged.value.laid[0]?.square },
                words: judged.value.words.map(({ text }) => text.length),
                ways: judged.value.words.map(({ direction }) => direction),
                score: judged.value.score.total,
              }
            : undefined;
          expect(found).toEqual(
            expected && { ...expected, words: expected.words.map(({ length }) => length) },
          );
          seen.refused += Number(!judged.ok);
          seen.accepted += Number(judged.ok);
          seen.slid += Number(
            judged.ok && position.grid[squareIndex(position.board, play.square)]?.kind !== 'empty',
          );
        }
      }),
      runs(50, 150),
    );
  });

  it('the plays tried are of every kind', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(5, 20));
  });
});
