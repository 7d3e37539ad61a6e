import { describe, expect, it } from 'vitest';
import {
  type DrawFault,
  err,
  ok,
  type Result,
  scraebbkle,
  type VerifiedDraws,
} from '../../src/engine';
import { drawsOutcomeSentence } from '../../src/messages';
import { DRAW_FAULTS } from '../support/error-samples';
import { PLAIN_DRAWS, smallGame } from '../support/page';
import { peopleNamed } from '../support/seats';
import type { PlayersOnScreen } from '../../src/messages';

const PLAYERS: PlayersOnScreen = {
  rules: scraebbkle,
  seats: peopleNamed('Ann', 'Bo'),
  you: undefined,
};
const game = smallGame(PLAIN_DRAWS, {});

const drawsSentence = (result: Result<VerifiedDraws, DrawFault>): string =>
  drawsOutcomeSentence(PLAYERS, { kind: 'verified', result, game });

describe('verified draws', () => {
  it.each([
    [23, 1, 21, [3, 4], 'All 23 draws are verified, 21 with your part.'],
    [23, 2, 23, [], 'All 23 draws are verified, all with your part.'],
    [23, 1, 0, [0], 'All 23 draws are verified, none with your part.'],
    [23, 1, undefined, [], 'All 23 draws are verified.'],
    [23, 1, undefined, [3, 4], 'All 23 draws are verified, 2 without every guest’s part.'],
    [23, 0, undefined, [], 'All 23 draws are true to the host’s secret. No guest took part.'],
    [1, 1, 1, [], 'The deal is verified, with your part.'],
    [1, 1, 0, [0], 'The deal is verified, without your part.'],
    [1, 1, undefined, [], 'The deal is verified.'],
    [1, 1, undefined, [0], 'The deal is verified, without every guest’s part.'],
    [0, 1, 0, [], 'No tiles were drawn.'],
  ])(
    'are summarized for %d draws, %d chains and %s contributions of the player',
    (draws, chains, own, incomplete, sentence) => {
      expect(drawsSentence(ok({ draws, chains, own, incomplete, late: [] }))).toBe(sentence);
    },
  );

  it.each([
    [
      [4],
      'All 9 draws are verified, 7 with your part. 1 of your parts came too late because of a bad connection.',
    ],
    [
      [4, 6],
      'All 9 draws are verified, 7 with your part. 2 of your parts came too late because of a bad connection.',
    ],
  ])('lack contributions that came too late: %j', (late, sentence) => {
    const verified = { draws: 9, chains: 1, own: 7, incomplete: [4, 6], late };
    expect(drawsSentence(ok(verified))).toBe(sentence);
  });
});

describe('draws that fail verification', () => {
  it.each([
    ['WRONG_TILES', 'Draw 7 (Ann, 3 tiles) doesn’t follow from the secret and the parts.'],
    [
      'WRONG_RETURNED',
      'Draw 10 (Bo, 1 tile) followed an exchange of other tiles than the host committed to.',
    ],
    ['OTHER_STATEMENT', 'The deal doesn’t match what the host told you.'],
    ['WRONG_LINK', 'Draw 7 (Ann, 3 tiles) has a part that guest 2 can’t have revealed.'],
    ['TOO_MANY_OPENED', 'The host revealed 24 draws, but the record has 23.'],
    ['BAD_EVENT', 'The game is damaged: at event 2, no racks have been dealt.'],
  ] as const)('are reported by the first fault: %s', (code, sentence) => {
    expect(drawsSentence(err(DRAW_FAULTS[code]))).toBe(sentence);
  });

  it('have a different sentence for each fault', () => {
    const sentences = Object.values(DRAW_FAULTS).map((fault) => drawsSentence(err(fault)));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|\[object/);
    }
  });
});
