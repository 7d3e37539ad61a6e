import { describe, expect, it } from 'vitest';
import type { GcgRemark } from '../../src/engine';
import { gcgReason, gcgRemarks } from '../../src/messages';
import type { GcgError } from '../../src/setup';

describe('the reason why a GCG file is refused', () => {
  const SENTENCES: readonly (readonly [GcgError, string])[] = [
    [{ code: 'GCG_TOO_LONG' }, 'The file is too long to be a GCG game.'],
    [{ code: 'NOT_GCG' }, 'No players or moves found. Is this GCG?'],
    [
      { code: 'GCG_LINE', line: 4, fault: 'UNKNOWN_PLAYER', text: 'cid' },
      'Line 4 names an unknown player: “cid”.',
    ],
    [
      { code: 'GCG_LINE', line: 3, fault: 'THIRD_PLAYER', text: 'cid' },
      'Line 3 names a third player, but only games for two can be opened: “cid”.',
    ],
    [
      { code: 'GCG_LINE', line: 6, fault: 'DIGRAPH', text: '[CH]' },
      'Line 6 has a tile of several letters, but only tiles of one letter can be opened: “[CH]”.',
    ],
    [
      { code: 'GCG_ORDER', line: 7, fault: 'NOT_ON_THE_BOARD' },
      'Line 7 has a word that doesn’t fit the board.',
    ],
    [
      { code: 'GCG_REFUSED', line: 9, refusal: { code: 'NO_OVERLAP', squares: [] } },
      'Line 9 breaks the rules: ',
    ],
    [{ code: 'GCG_MISFIT', line: 3 }, 'Line 3 doesn’t fit the rules of the game.'],
    [{ code: 'GCG_RACK', line: 3 }, 'Line 3 uses tiles that can’t all have been on the rack.'],
    [
      { code: 'GCG_POINTS', line: 5, said: 12, counted: 13 },
      'Line 5 says 12 points, but it should be 13.',
    ],
    [
      { code: 'GCG_POINTS', line: 5, said: 1, counted: 13 },
      'Line 5 says 1 point, but it should be 13.',
    ],
    [
      { code: 'GCG_TOTAL', line: 5, said: 12, counted: 13 },
      'Line 5 says a score of 12, but it should be 13.',
    ],
    [
      { code: 'GCG_BOARD', error: { code: 'FILE_UNREADABLE' } },
      'Couldn’t load the board. Try again.',
    ],
  ];

  it.each(SENTENCES)('states the fault: %o', (error, sentence) => {
    expect(gcgReason(error).startsWith(sentence)).toBe(true);
  });
});

describe('remarks on an imported GCG game', () => {
  it('are empty if everything in the file was kept', () => {
    expect(gcgRemarks([])).toBe('');
  });

  it('have one sentence each, and one for all racks', () => {
    const remarks: readonly GcgRemark[] = [
      { code: 'RACKS_CONVERTED', seat: 0, points: 8 },
      { code: 'TIME_NOT_COUNTED', seat: 1, points: -10 },
      { code: 'RACK_DOUBTED', line: 5, against: 7 },
      { code: 'RACK_DOUBTED', line: 9, against: 9 },
      { code: 'TILES_MADE_UP', count: 1 },
    ];
    expect(gcgRemarks(remarks)).toBe(
      'The file adds 8 points for the last rack. Here, half of them come off the other player’s score. ' +
        'Time penalties (10 points) aren’t counted. ' +
        'The file doesn’t give every rack, so 1 tile was picked at random. ' +
        'The racks in lines 5 and 9 don’t match the others.',
    );
    expect(gcgRemarks([{ code: 'RACK_DOUBTED', line: 5, against: 7 }])).toBe(
      'The rack in line 5 doesn’t match the others.',
    );
  });
});
