import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  candidateOf,
  chooseMove,
  classic,
  emptyGrid,
  initialRandom,
  type Level,
  parseWordList,
  type PlayerView,
  type Reach,
  rateMoves,
  runToEnd,
  searchWordsOf,
  simulateSteps,
  soloView,
} from '../../../src/engine';
import { makeKernel } from '../../support/kernel';
import { plainBoard, rackOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

const list = ['RETAINS', 'RETAIN', 'TRAIN', 'STAIN', 'NIT', 'SIT'].join('\n');
const { words: compiled } = valueOf(parseWordList(alphabetOf(classic.tileSet), list));
const words = valueOf(searchWordsOf(makeKernel, compiled));

const board = plainBoard(15, 15, 'h8');
const position: PlayerView = soloView({
  rules: classic,
  board,
  grid: emptyGrid(board),
  rack: rackOf('TRAINES'),
});
const S = 1 + classic.tileSet.letters.findIndex(({ letter }) => letter === 'S');
/** Each S that is kept is worth 200 points. */
const learnedLeaves = Array.from({ length: S + 1 }, (_, letter) => (letter === S ? 200 * 64 : 0));
const learned: PlayerView = { ...position, learnedLeaves };
const chance = initialRandom({ kind: 'seeded', seed: 'learned' });

const tilesOf = (seen: PlayerView, level: Level): string => {
  const { move } = chooseMove(words, { position: seen, level, skill: 1, turn: 0, chance });
  if (move.kind !== 'play') return move.kind;
  return move.play.tiles.map((tile) => tile.letter).join('');
};

describe('a game with learned leaves', () => {
  it('is played by them: Expert keeps its S', () => {
    expect(tilesOf(position, 'expert')).toContain('S');
    expect(tilesOf(learned, 'expert')).not.toContain('S');
  });

  it('is played by the same scores as before: Club lays its S', () => {
    expect(tilesOf(learned, 'club')).toBe(tilesOf(position, 'club'));
  });

  it('is simulated by them, if playouts look beyond the reply', () => {
    const racks = [
      { kind: 'shown', tiles: position.rack } as const,
      { kind: 'hidden', count: 7 } as const,
    ];
    const seats = { scores: [0, 0], racks, unseen: rackOf('SSSSSSSEEEEEEE'), bagCount: 7 };
    const pass = { move: { kind: 'pass' }, score: 0, equity: 0 } as const;
    const after = (seen: PlayerView, reach: Reach): number | undefined => {
      const trial = { moves: [pass], from: 0, to: 1, reach };
      const rules = { ...classic, rackSize: 6 };
      return runToEnd(simulateSteps(words, { ...seen, ...seats, rules }, trial, 1))[0]?.[0];
    };
    expect(after(learned, 'reply')).toBe(after(position, 'reply'));
    expect(after(learned, 'next-turn')).not.toBe(after(position, 'next-turn'));
  });

  it('is rated by them, as hints and reviews are', () => {
    const [best] = runToEnd(rateMoves(words, learned, 1)).candidates;
    const [usual] = runToEnd(rateMoves(words, position, 1)).candidates;
    expect(best?.equity).toBe((best?.score ?? 0) + 200);
    expect(usual?.equity).toBe(usual?.score);
    const pass = { move: { kind: 'pass' }, score: 0 } as const;
    expect(candidateOf(learned, pass).equity).toBe(200);
  });
});
