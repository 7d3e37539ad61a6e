import { describe, expect, it } from 'vitest';
import { classic, latestState } from '../../../src/engine';
import { fullWords } from '../../golden/full-word-list';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';

describe('a game in which exchanges are worth more than any play', () => {
  // With fifteen tiles in the bag, both computers would exchange for ever.
  const { timeline } = selfPlay(
    'game',
    {
      rules: classic,
      board: shippedBoard('boards/classic.txt'),
      given: [],
      boardName: 'Classic',
      seats: seatsOf('computer', 'computer').map((seat) => ({ ...seat, level: 'expert' as const })),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed: '11 1008' },
    },
    fullWords,
  );

  it('ends because computers must play after three exchanges each', () => {
    expect(latestState(timeline).result?.reason).toBe('rack-empty');
    const kinds = timeline.record.events.map(({ kind }) => kind).join(' ');
    expect(kinds).toContain(`play ${'exchange '.repeat(6)}play`);
    expect(kinds).not.toContain('exchange '.repeat(7));
  });
});
