import { describe, expect, it } from 'vitest';
import {
  chooseMove,
  initialRandom,
  type GameState,
  latestState,
  LEVELS,
  scraebbkle,
  playerViewOf,
  startGame,
} from '../../../src/engine';
import { defaultBoard } from '../../golden/default-board';
import { at } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { fullWords } from '../../golden/full-word-list';

const dealt = latestState(
  startGame('game', {
    rules: scraebbkle,
    board: defaultBoard,
    given: [],
    boardName: 'Default board',
    seats: seatsOf('computer', 'computer'),
    openRacks: false,
    lexiconId: 'any',
    chance: { kind: 'seeded', seed: 'hidden' },
  }),
);

/**
 * The same state for the first seat, with the unseen tiles distributed differently between the other rack and
 * the bag.
 */
function swapped({ racks: [own = [], other = []], bag, ...rest }: GameState): GameState {
  const unseen = [...other, ...bag].toReversed();
  return {
    ...rest,
    racks: [own, unseen.slice(0, other.length)],
    bag: unseen.slice(other.length),
  };
}

const chance = initialRandom({ kind: 'seeded', seed: 'choice' });

describe('hidden tiles', () => {
  const other = swapped(dealt);

  it('differ in the other rack and in the order of the bag', () => {
    expect(at(other.racks, 1)).not.toEqual(at(dealt.racks, 1));
    expect(other.bag).not.toEqual(dealt.bag);
  });

  it.each(LEVELS)('do not affect the move of %s', (level) => {
    const move = (state: GameState) =>
      chooseMove(fullWords, { position: playerViewOf(state), level, skill: 1, turn: 3, chance });
    expect(move(other)).toEqual(move(dealt));
    expect(move(other).move.kind).toBe('play');
  });
});
