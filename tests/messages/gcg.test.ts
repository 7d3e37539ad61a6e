import { describe, expect, it } from 'vitest';
import type { GcgRemark } from '../../src/engine';
import { gcgReason, gcgRemarks } from '../../src/messages';
import type { GcgError } from '../../src/setup';

describe('the reason why a GCG file is refused', () => {
  const SENTENCES: readonly (readonly [GcgError, string])[] = [
    [{ code: 'GCG_TOO_LONG' }, 'The file is too long to be a game in GCG.'],
    [{ code: 'NOT_GCG' }, 'The file has neither players nor moves in GCG.'],
    [
      { code: 'GCG_LINE', line: 4, fault: 'UNKNOWN_PLAYER', text: 'cid' },
      'Line 4 names a player who is not one of the two: “cid”.',
    ],
    [
      { code: 'GCG_LINE', line: 3, fault: 'THIRD_PLAYER', text: 'cid' },
      'Line 3 names a third player, and only games of two can be opened: “cid”.',
    ],
    [
      { code: 'GCG_LINE', line: 6, fault: 'DIGRAPH', text: '[CH]' },
      'Line 6 has a tile of several letters, and only tiles of one letter can be read: “[CH]”.',
    ],
    [
      { code: 'GCG_ORDER', line: 7, fault: 'NOT_ON_THE_BOARD' },
      'Line 7 has a word that does not go with the tiles on the board.',
    ],
    [
      { code: 'GCG_REFUSED', line: 9, refusal: { code: 'NO_OVERLAP', squares: [] } },
      'The rules refuse the move in line 9: ',
    ],
    [{ code: 'GCG_RACK', line: 3 }, 'The tiles in line 3 cannot all have been on the rack.'],
    [
      { code: 'GCG_POINTS', line: 5, said: 12, counted: 13 },
      'Line 5 says 12 points, and they are 13.',
    ],
    [
      { code: 'GCG_TOTAL', line: 5, said: 12, counted: 13 },
      'Line 5 says a score of 12, and it is 13.',
    ],
    [{ code: 'GCG_NOT_OVER', line: 8 }, 'Line 8 counts the racks of a game that is not over.'],
    [
      { code: 'GCG_BOARD', error: { code: 'FILE_UNREADABLE' } },
      'The board of the game could not be loaded: try again.',
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
      { code: 'RACK_DOUBTED', line: 5 },
      { code: 'RACK_DOUBTED', line: 9 },
      { code: 'TILES_MADE_UP', count: 1 },
      { code: 'NOTES_LEFT_OUT', count: 2 },
    ];
    expect(gcgRemarks(remarks)).toBe(
      'The file gives 8 points for the last rack; here half of them are taken from the other player. ' +
        '10 points for time are not counted. ' +
        '1 tile of racks that the file does not tell was chosen at random. ' +
        '2 notes of the file are left out. ' +
        'The racks in lines 5 and 9 do not go with the others.',
    );
    expect(gcgRemarks([{ code: 'RACK_DOUBTED', line: 5 }])).toBe(
      'The rack in line 5 does not go with the others.',
    );
  });
});
