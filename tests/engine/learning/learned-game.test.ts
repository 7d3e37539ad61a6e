import { describe, expect, it } from 'vitest';
import {
  boardFingerprint,
  canBeLearned,
  classic,
  formatRecord,
  gamesPerRound,
  isFittedGame,
  type LearnedGames,
  learnedGamesSchema,
  learningKey,
  MAX_LEARNED_GAMES,
  parseJson,
  parseRecord,
  plainBoard,
  RULE_BOOKS,
  type RuleBook,
  scraebbkle,
  startGame,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { setupOf } from '../../support/games';
import { lexicon } from '../../support/page';
import { valueOf } from '../../support/results';

const total = { games: 40, won: 31, ahead: 60.2 };
const learned: LearnedGames[number] = {
  key: 'a game',
  leaves: [1612, -701, 0],
  curve: { onMove: 16.2, base: -1.3, perRoot: 5.5 },
  gained: { learned: total, before: { ...total, won: 28 } },
};
const parse = (games: readonly unknown[]) => parseJson(learnedGamesSchema, JSON.stringify(games));

describe('learned games', () => {
  it('are the same once saved and parsed', () => {
    expect(parse([learned])).toEqual([learned]);
  });

  it.each([
    ['a weight of more than 16 bits', { leaves: [32_768] }],
    ['a weight that is no integer', { leaves: [0.5] }],
    ['more weights than any alphabet has', { leaves: Array.from({ length: 2209 }, () => 1) }],
    ['a curve beyond all scores', { curve: { ...learned.curve, onMove: 1e7 } }],
    ['a curve without a number', { curve: { ...learned.curve, base: null } }],
    ['fewer than no wins', { gained: { ...learned.gained, before: { ...total, won: -1 } } }],
    ['no games against Club', { gained: undefined }],
  ])('are rejected with %s', (_what, change) => {
    expect(parse([{ ...learned, ...change }])).toBeUndefined();
  });

  it('are rejected if there are too many', () => {
    const games = Array.from({ length: MAX_LEARNED_GAMES + 1 }, () => learned);
    expect(parse(games.slice(1))).toHaveLength(MAX_LEARNED_GAMES);
    expect(parse(games)).toBeUndefined();
  });
});

describe('the key of a learned game', () => {
  const board = plainBoard(15, 15);
  const keyOf = (rules: RuleBook, on = board, lexiconId = 'words') =>
    learningKey({ rules, board: on }, lexiconId);
  const key = keyOf(classic);

  it('differs for other tiles, rules, boards and words', () => {
    const { letters, blank } = classic.tileSet;
    const others = [
      keyOf({ ...classic, tileSet: { letters, blank: { ...blank, count: 3 } } }),
      keyOf({ ...classic, rackSize: 8 }),
      keyOf({ ...classic, wordsPerMove: 'one' }),
      keyOf(classic, plainBoard(15, 14)),
      keyOf(classic, board, 'other words'),
    ];
    expect(new Set([key, ...others]).size).toBe(others.length + 1);
  });

  it.each(RULE_BOOKS)('is the same once a game is saved and restored: $id', (rules) => {
    const setup = setupOf('', lexicon, {
      rules,
      board: defaultBoard,
      chance: { kind: 'seeded', seed: 'saved' },
    });
    const { record } = startGame('saved', setup);
    const restored = valueOf(parseRecord(formatRecord(record), undefined)).record.setup;
    expect(restored.rules).not.toBe(rules);
    expect(learningKey(restored, 'words')).toBe(keyOf(rules, defaultBoard));
  });

  it('does not depend on the order of fields', () => {
    const { letters, blank } = classic.tileSet;
    expect(keyOf({ ...classic, tileSet: { blank, letters } })).toBe(key);
  });

  it('does not depend on names and options that change no word', () => {
    expect(keyOf({ ...classic, id: 'own', name: 'Mine', unknownWord: 'try-again' })).toBe(key);
  });
});

describe('the number of games from which a game is learned', () => {
  const board = plainBoard(15, 15);
  const gamesOf = (rules: RuleBook): number => gamesPerRound({ rules, board });

  it('is that of the built-in fits for Classic', () => {
    expect(gamesOf(classic)).toBe(1500);
  });

  it('grows with the alphabet and falls with the length of a game, within limits', () => {
    const { letters, blank } = classic.tileSet;
    const few = { ...classic, tileSet: { letters: letters.slice(0, 5), blank } };
    const long = { letters: letters.map((each) => ({ ...each, count: 8 })), blank };
    expect(gamesOf(few)).toBeLessThan(300);
    expect(gamesOf({ ...classic, tileSet: long })).toBeLessThan(750);
    expect(gamesPerRound({ rules: few, board: plainBoard(100, 100) })).toBeGreaterThanOrEqual(20);
  });
});

describe('a built-in game', () => {
  const game = { rules: scraebbkle, board: defaultBoard };

  it('is fitted on its own board', () => {
    expect(boardFingerprint(defaultBoard)).toBe('0943a500446a68a1');
    expect(isFittedGame(game)).toBe(true);
  });

  it.each([
    ['another board', { ...game, board: plainBoard(14, 16) }],
    ['another rack', { ...game, rules: { ...scraebbkle, rackSize: 6 } }],
    ['rules of its own', { ...game, rules: { ...scraebbkle, id: 'own' } }],
  ])('is not fitted with %s', (_what, other) => {
    expect(isFittedGame(other)).toBe(false);
  });

  it('can be learned unless its racks are too large', () => {
    expect(canBeLearned({ rackSize: 10 })).toBe(true);
    expect(canBeLearned({ rackSize: 11 })).toBe(false);
  });
});
