import { describe, expect, it } from 'vitest';
import { decide, latestState, type RuleBook, scraebbkle, type TileSet } from '../../../src/engine';
import { gameOf, moveOf, afterMoves, resultIn, setupOf, tileSetOf } from '../../support/games';
import { errorOf } from '../../support/results';
import { wordsOf } from '../../support/words';
import { seatsOf } from '../../support/seats';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);

const rulesOf = (tileSet: TileSet, rackSize: number): RuleBook => ({
  ...scraebbkle,
  tileSet,
  rackSize,
});

describe('a game ends by passes', () => {
  const start = gameOf(setupOf('NOTEAEIDDDDDDD'.slice(0, 11), lexicon), lexicon);

  it('when both players have passed twice in a row, and not before', () => {
    const thrice = afterMoves(start, lexicon, ',', ',', ',');
    expect(latestState(thrice).result).toBeUndefined();
    expect(resultIn(afterMoves(thrice, lexicon, ',')).reason).toBe('passes');
  });

  it('counted from the last play', () => {
    const played = afterMoves(start, lexicon, ',', ',', ',', ',');
    expect(resultIn(played).reason).toBe('passes');
    const reset = afterMoves(start, lexicon, ',', ',', 'NO,2b', ',', ',', ',');
    expect(latestState(reset)).toMatchObject({ passesInARow: 3, result: undefined });
    expect(resultIn(afterMoves(reset, lexicon, ',')).reason).toBe('passes');
  });

  it('with the number of passes and players that the rules set', () => {
    const rules = { ...scraebbkle, passesToEnd: 3, seats: { least: 1, most: 4, fixed: [] } };
    const seats = seatsOf('human', 'computer', 'human');
    const setup = setupOf('', lexicon, { rules, seats });
    const eight = gameOf(setup, lexicon, ...Array.from({ length: 8 }, () => ','));
    expect(latestState(eight).result).toBeUndefined();
    expect(resultIn(afterMoves(eight, lexicon, ',')).reason).toBe('passes');
  });

  it('and each player loses the value of the tiles left', () => {
    const played = gameOf(
      setupOf('NOTEAEIDDDDZQA', lexicon),
      lexicon,
      'NOTE,2b',
      ',',
      ',',
      ',',
      ',',
    );
    const { scores, racks } = latestState(played);
    expect(scores).toEqual([5, 0]);
    const [first = [], second = []] = racks;
    expect([first.length, second.length]).toEqual([7, 7]);
    const result = resultIn(played);
    expect(result.deductions[1]).toBe(4 * 2 + 9 + 12 + 1);
    expect(result.finalScores).toEqual([5 - (result.deductions[0] ?? 0), -30]);
    expect(result.winners).toEqual([0]);
  });

  it('and then accepts no move', () => {
    const over = afterMoves(start, lexicon, ',', ',', ',', ',');
    for (const text of [',', 'NO,2b']) {
      expect(errorOf(decide(latestState(over), moveOf(text), lexicon))).toEqual({
        code: 'GAME_IS_OVER',
        squares: [],
      });
    }
  });
});

describe('a game ends with an empty rack', () => {
  const rules = rulesOf(tileSetOf({ N: 1, O: 1, T: 1, E: 1 }, { T: 3, E: 4 }), 2);

  it('if the bag is empty too', () => {
    const played = gameOf(setupOf('NOTE', lexicon, { rules }), lexicon, 'NO,2b');
    expect(resultIn(played)).toEqual({
      reason: 'rack-empty',
      deductions: [0, 7],
      awards: [0, 0],
      finalScores: [2, -7],
      winners: [0],
    });
  });

  it('but not while the bag refills the rack', () => {
    const more = rulesOf(tileSetOf({ N: 1, O: 1, T: 2, E: 1 }), 2);
    const played = gameOf(setupOf('NOTE', lexicon, { rules: more }), lexicon, 'NO,2b');
    expect(latestState(played)).toMatchObject({ bag: [], result: undefined });
  });

  it('but not with an empty bag alone', () => {
    const played = gameOf(setupOf('NTOE', lexicon, { rules }), lexicon);
    expect(latestState(played)).toMatchObject({ bag: [], result: undefined });
  });

  it('even if the deal leaves a rack empty', () => {
    const few = rulesOf(tileSetOf({ N: 1, O: 1 }), 2);
    expect(resultIn(gameOf(setupOf('NO', lexicon, { rules: few }), lexicon))).toMatchObject({
      reason: 'rack-empty',
      finalScores: [-2, 0],
      winners: [1],
    });
  });

  it('and tiles of negative value increase the score', () => {
    const odd = rulesOf(tileSetOf({ N: 1, O: 1, T: 1, E: 1 }, { T: -5 }), 2);
    expect(resultIn(gameOf(setupOf('NOTE', lexicon, { rules: odd }), lexicon, 'NO,2b'))).toEqual({
      reason: 'rack-empty',
      deductions: [0, -4],
      awards: [0, 0],
      finalScores: [2, 4],
      winners: [1],
    });
  });

  it('and equal scores are a draw', () => {
    const even = rulesOf(tileSetOf({ N: 1, O: 1, T: 1, E: 1 }, { T: -1, E: -1 }), 2);
    expect(
      resultIn(gameOf(setupOf('NOTE', lexicon, { rules: even }), lexicon, 'NO,2b')),
    ).toMatchObject({ finalScores: [2, 2], winners: [0, 1] });
  });

  it('and a score of zero is not negative zero', () => {
    const none = rulesOf(tileSetOf({ N: 1, O: 1, T: 1, E: 1 }, { N: 0, O: 0, T: 0, E: 0 }), 2);
    const { finalScores } = resultIn(
      gameOf(setupOf('NOTE', lexicon, { rules: none }), lexicon, 'NO,2b'),
    );
    expect(finalScores).toStrictEqual([0, 0]);
  });
});
