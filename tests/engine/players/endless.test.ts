import { describe, expect, it } from 'vitest';
import { classic } from '../../../src/engine';
import { seatsOf } from '../../support/seats';
import { selfPlay } from '../../support/self-play';
import { shippedBoard } from '../../support/shipped';
import { wordsOf } from '../../support/words';

describe('games in which exchanges are often worth more than any play', () => {
  const words = wordsOf(['no', 'on', 'to', 'in', 'it', 'at', 'an', 'as', 'is', 'so']);
  const games = Array.from({ length: 8 }, (_, game) =>
    selfPlay(
      'game',
      {
        rules: classic,
        board: shippedBoard('boards/classic.txt'),
        given: [],
        boardName: 'Classic',
        seats: seatsOf('computer', 'computer').map((seat) => ({
          ...seat,
          level: 'expert' as const,
        })),
        openRacks: false,
        lexiconId: words.lexicon.id,
        chance: { kind: 'seeded', seed: String(24 + game) },
      },
      words,
    ),
  );

  it('end because computers must play after three exchanges each', () => {
    const kinds = games.map(({ timeline }) =>
      timeline.record.events.map(({ kind }) => kind).join(' '),
    );
    const exchanges = 'exchange '.repeat(6);
    expect(kinds.filter((game) => game.includes(`play ${exchanges}play`)).length).toBeGreaterThan(
      2,
    );
    for (const game of kinds) expect(game).not.toContain(`${exchanges}exchange`);
  });
});
