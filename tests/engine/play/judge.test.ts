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
  wordsFormed,
} from '../../../src/engine';
import { reachedPositions, type SmallPosition, strewnPositions } from '../../arbitraries/positions';
import { orLong, runs } from '../../arbitraries/runs';
import { legalPlays, OracleRules } from '../../oracle/legal-plays';
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
  it('if its square is not on the board, before any other reason', () => {
    const refusal = { code: 'SQUARE_NOT_ON_BOARD', squares: [] };
    expect(errorOf(judge('Q,a4'))).toEqual(refusal);
    expect(errorOf(judge('S,1g'))).toEqual(refusal);
  });

  it('if its tiles are not on the rack, before its squares are checked', () => {
    const missing = (text: string) => ({ code: 'TILES_NOT_ON_RACK', missing: text, squares: [] });
    expect(errorOf(judge('SQzaW,2a'))).toEqual(missing('Q_'));
    expect(errorOf(judge('TT,2d'))).toEqual(missing('T'));
    expect(errorOf(judge('Q,2b', { rules: refusing }))).toEqual(missing('Q'));
    expect(errorOf(judge('QQQQQQQ,2d'))).toEqual(missing('QQQQQQQ'));
  });

  it('if its square is taken and the rules do not allow that', () => {
    expect(errorOf(judge('T,2b', { rules: refusing }))).toEqual({
      code: 'SQUARE_OCCUPIED',
      squares: squares('b2'),
    });
  });

  it('if it runs off the board', () => {
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

  it('if it is the first and misses the start square', () => {
    expect(errorOf(judge('ON,1c', { rows: NO_TILES }))).toEqual({
      code: 'START_NOT_COVERED',
      start: squareOf('c2'),
      squares: squares('c1', 'd1', 'c2'),
    });
    expect(errorOf(judge('O,1c', { rows: NO_TILES }))).toMatchObject({ code: 'START_NOT_COVERED' });
  });

  it('if it is the first and has too few tiles', () => {
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

  it('if it forms a cross word, even one that is in the list', () => {
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

  it('if it touches nothing', () => {
    expect(errorOf(judge('ON,2e'))).toEqual({ code: 'NO_OVERLAP', squares: squares('e2', 'f2') });
    expect(errorOf(judge('O,a3'))).toEqual({ code: 'NO_OVERLAP', squares: squares('a3') });
  });

  it('if its word is not in the list, with blanks as small letters in the error', () => {
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

  it('if it lays no tile', () => {
    const play: Play = { tiles: [], square: squareOf('b2'), direction: 'across' };
    const judged = (rows: readonly string[]) =>
      judgePlay(scraebbkle, fieldOf(rows, 'c2'), rackOf('NO'), play, lexicon);
    expect(errorOf(judged(ONE_WORD))).toMatchObject({ code: 'NO_OVERLAP' });
    expect(errorOf(judged(NO_TILES))).toMatchObject({ code: 'START_NOT_COVERED' });
  });
});

describe('a legal play', () => {
  it('has the tiles laid, the word formed and the score', () => {
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
          tiles: [...'SNOW'].map((letter, column) => ({
            square: { row: 1, column },
            tile: { kind: 'letter', letter },
          })),
          direction: 'across',
        },
      ],
      score: expect.objectContaining({ total: 7 }),
      wordsChecked: true,
    });
  });

  it('may name a taken square if the rules allow it to slide', () => {
    const slid = valueOf(judge('T,2b'));
    expect(slid.laid.map(({ square }) => square)).toEqual(squares('d2'));
    expect(slid.play).toEqual(playOf('T,2b'));
    expect(valueOf(judge('T,2d', { rules: refusing })).words).toEqual(slid.words);
  });

  it('shows a blank in lower case', () => {
    expect(valueOf(judge('sW,2a')).words[0]?.text).toBe('sNOW');
    expect(valueOf(judge('T,2d', { rows: ['......', '.No...', '......'] })).words[0]?.text).toBe(
      'NoT',
    );
  });

  it('may form any word if there is no lexicon', () => {
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
  ['with random tiles', strewnPositions],
])('small positions %s', (_name, positions) => {
  const seen = { refused: 0, accepted: 0, slid: 0 };

  it('are judged as by the brute-force oracle, also for taken squares', () => {
    fc.assert(
      fc.property(positions, attempts, (position, drafts) => {
        const slow = new OracleRules(position, position.list);
        const { rules, rack } = position;
        for (const play of playsOn(position, drafts)) {
          const expected = slow.judge(play);
          const judged = judgePlay(rules, position, rack, play, position.words.lexicon);
          const found = judged.ok
            ? {
                play: { ...play, square: judged.value.laid[0]?.square },
                words: judged.value.words.map(({ letters }) => letters),
                ways: judged.value.words.map(({ direction }) => direction),
                score: judged.value.score.total,
              }
            : undefined;
          expect(found).toEqual(expected);
          if (expected) expect(wordsFormed(position, play)).toEqual(expected.words);
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

  it('included all kinds of plays', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(5, 20));
  });
});
