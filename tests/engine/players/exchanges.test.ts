import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  candidatesIn,
  chooseMove,
  classic,
  initialRandom,
  type Level,
  refuseExchange,
  soloView,
  type PlayerView,
  tilesText,
} from '../../../src/engine';
import { runToEnd } from '../../../src/engine/search';
import { reachedPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { fieldOf, rackOf } from '../../support/pictures';
import { wordsOf } from '../../support/words';

const WORDS = wordsOf(['NO', 'ON']);

/** A turn without a play, and with a rack that is better exchanged. */
const stuck = (leastInBag: number | undefined, bagCount: number): PlayerView => ({
  ...soloView({
    ...fieldOf(['....', '.NO.', '....'], 'b2'),
    rules: { ...classic, leastInBag },
    rack: rackOf('QQVVWWZ'),
  }),
  bagCount,
});

describe('computers', () => {
  const kindOf = (level: Level, position: PlayerView) =>
    chooseMove(WORDS, {
      position,
      level,
      skill: 1,
      turn: 0,
      chance: initialRandom({ kind: 'seeded', seed: 'exchanges' }),
    }).move.kind;

  it.each(['gentle', 'easy', 'casual', 'expert', 'champion'] as const)(
    'exchange only while the bag holds as many tiles as the rules require: %s',
    (level) => {
      expect(kindOf(level, stuck(undefined, 9))).toBe('exchange');
      expect(kindOf(level, stuck(9, 9))).toBe('exchange');
      expect(kindOf(level, stuck(10, 9))).toBe('pass');
    },
  );

  it('exchange no more after three turns of each seat in play without a play', () => {
    const other = { kind: 'hidden', count: 7 } as const;
    const turn = { ...stuck(undefined, 9), racks: [other, other, other], turnsWithoutPlay: 6 };
    expect(kindOf('casual', turn)).toBe('exchange');
    expect(kindOf('casual', { ...turn, resigned: [1] })).toBe('pass');
  });

  it('consider each exchange once, in whatever order equal tiles lie on the rack', () => {
    const turn = { ...stuck(undefined, 9), rack: rackOf('IUIERS') };
    const { candidates } = runToEnd(candidatesIn(WORDS, turn, 1000));
    const exchanges = candidates.flatMap(({ move }) =>
      move.kind === 'exchange' ? [[...tilesText(move.tiles)].toSorted().join('')] : [],
    );
    expect(exchanges).toHaveLength(2);
    expect(new Set(exchanges).size).toBe(2);
  });

  it('consider no exchange that the rules refuse', () => {
    const seen = { exchanges: 0, none: 0 };
    fc.assert(
      fc.property(reachedPositions, fc.nat(12), fc.nat(12), (small, bagCount, leastInBag) => {
        const rules = { ...small.rules, leastInBag };
        const turn = { ...soloView({ ...small, rules }), bagCount };
        const { candidates } = runToEnd(candidatesIn(small.words, turn, 1000));
        const moves = candidates.map(({ move }) => move);
        const exchanges = moves.filter(({ kind }) => kind === 'exchange');
        for (const move of exchanges) {
          if (move.kind !== 'exchange') continue;
          expect(refuseExchange(rules, turn.rack, bagCount, move.tiles)).toBeUndefined();
        }
        seen.exchanges += Number(exchanges.length > 0);
        seen.none += Number(exchanges.length === 0 && rules.exchange !== 'none');
      }),
      runs(100, 2000),
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
  });
});
