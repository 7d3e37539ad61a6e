import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  latestState,
  MAX_COUNT,
  parseRecord,
  type Timeline,
  viewFor,
} from '../../../src/engine';
import {
  formatGcg,
  gcgKindOf,
  type GcgTable,
  readGcg,
  superTournament,
  tournament,
} from '../../../src/engine/gcg';
import { gcgGames } from '../../arbitraries/gcg-games';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { errorOf, valueOf } from '../../support/results';
import { shippedBoard } from '../../support/shipped';

const TABLE: GcgTable = {
  rules: tournament,
  board: shippedBoard('boards/classic.txt'),
  boardName: 'Classic',
};

const HEAD = ['#player1 ann Ann A.', '#player2 ben Ben B.'];
const OPENING = '>ann: AEILNRT 8D RETINAL +66 66';

const read = (...lines: readonly string[]) =>
  readGcg(TABLE, [...HEAD, ...lines].join('\n'), 'read');
const played = (...lines: readonly string[]): Timeline => valueOf(read(...lines)).timeline;
const wordsOf = (timeline: Timeline) =>
  viewFor(timeline, 'everyone').turns.map((turn) =>
    turn.kind === 'play' ? turn.words : turn.kind,
  );

/** A game with every kind of line. */
const GAME = [
  OPENING,
  '#note a remark that',
  'goes on',
  '>ben: AEHISTW -HW +0 0',
  '>ann: DEGO G7 D.GE +10 76',
  '>ann: DEGO (challenge) +5 81',
  '>ben: AEISSTT 10F S. +4 4',
  '>ben: AEISSTT -- -4 0',
  '>ann: - +0 81',
];

describe('a GCG game', () => {
  it('may have plays, exchanges, passes and challenges', () => {
    const timeline = played(...GAME);
    const words = [['RETINAL'], 'exchange', ['DIGE'], 'lost-turn', 'pass'];
    expect(wordsOf(timeline)).toEqual(words);
    expect(latestState(timeline).scores).toEqual([81, 0]);
    expect(timeline.record.setup.seats.map(({ name }) => name)).toEqual(['Ann A.', 'Ben B.']);
  });

  it('keeps the points of a failed challenge apart from those of the play', () => {
    const [, , play] = viewFor(played(...GAME), 'everyone').turns;
    expect(play).toMatchObject({ kind: 'play', score: 10, awarded: 5, total: 81 });
  });

  it('may have a challenge that failed without points', () => {
    const [play] = viewFor(played(OPENING, '>ann: (challenge) +0 66'), 'everyone').turns;
    expect(play).toMatchObject({ kind: 'play', score: 66, total: 66 });
    expect(play).not.toHaveProperty('awarded');
  });

  it('may omit what follows from its other lines', () => {
    const bare = GAME.filter((line) => !line.startsWith('#') && line !== 'goes on').map((line) =>
      line.replace(/: [A-Z]+ (?=[\dG-])/, ': '),
    );
    const { timeline } = valueOf(readGcg(TABLE, bare.join('\r\n'), 'bare'));
    expect(latestState(timeline).scores).toEqual([81, 0]);
    expect(timeline.record.setup.seats.map(({ name }) => name)).toEqual(['ann', 'ben']);
  });

  it('may omit lost turns, and write letters on the board in full or in brackets', () => {
    const twice = [OPENING, '>ann: DEGO G7 DIGE +10 76', '>ann: OS H10 OS +5 81'];
    expect(wordsOf(played(...twice.slice(0, 2)))).toEqual([['RETINAL'], 'pass', ['DIGE']]);
    expect(wordsOf(played(OPENING, '>ben: DEG G7 D(I)GE +10 10'))).toHaveLength(2);
  });

  it('gets a remark for a rack that contradicts the others', () => {
    const remarks = valueOf(
      read(OPENING, '>ben: AAAAAAA -A +0 0', '>ann: - +0 66', '>ben: DEGSTUV G7 D.GE +10 10'),
    ).remarks;
    expect(remarks).toContainEqual({ code: 'RACK_DOUBTED', line: 4, against: 6 });
  });
});

describe('the kind of a GCG game', () => {
  const kindOf = (...lines: readonly string[]) => {
    const { rules, size } = gcgKindOf([...HEAD, ...lines].join('\n'));
    return [rules.id, size];
  };

  it('is tournament, or the one that the file names', () => {
    expect(kindOf(OPENING)).toEqual(['tournament', 15]);
    expect(kindOf('#rule-book classic', OPENING)).toEqual(['classic', 15]);
    expect(kindOf('#rule-book chess', OPENING)).toEqual(['tournament', 15]);
    expect(kindOf('#board-layout SuperCrosswordGame')).toEqual(['super', 21]);
  });

  it('is 21 × 21 if a square lies beyond O15', () => {
    for (const place of ['16A', '8P', 'P8', 'A21']) {
      expect(kindOf(`>ann: AB ${place} AB +5 5`)).toEqual(['super', 21]);
      expect(kindOf(`>ann: ${place} AB +5 5`)).toEqual(['super', 21]);
    }
    expect(kindOf('>ann', '#note see: 16A there')).toEqual(['tournament', 15]);
    for (const place of ['15O', 'O15', '8A']) {
      expect(kindOf(`>ann: AB ${place} AB +5 5`)).toEqual(['tournament', 15]);
    }
  });

  it('is found in a file of many lines that only a return ends', () => {
    expect(kindOf('>\r'.repeat(100_000))).toEqual(['tournament', 15]);
  });

  it('may be 21 × 21', () => {
    const table = {
      rules: superTournament,
      board: shippedBoard('boards/super.txt'),
      boardName: 'Super',
    };
    const text = [...HEAD, '>ann: AEILNRT 11H RETINAL +64 64', '>ben: D 10K D.  +4 4'].join('\n');
    expect(errorOf(readGcg(table, text, 'super'))).toMatchObject({ line: 4 });
    const { timeline } = valueOf(readGcg(table, text.split('\n').slice(0, 3).join('\n'), 'super'));
    expect(latestState(timeline)).toMatchObject({ scores: [64, 0] });
    expect(latestState(timeline).bag).toHaveLength(200 - 7 - 14);
    expect(formatGcg(timeline, 'all').ok).toBe(true);
  });
});

describe('a fault in a GCG file is reported with its line', () => {
  const FAULTS: Readonly<Record<string, readonly [lines: readonly string[], error: object]>> = {
    'no move and no pragma': [['what?'], { fault: 'NEITHER_MOVE_NOR_PRAGMA', line: 3 }],
    'no colon': [['>ann AB 8D AB +1 1'], { fault: 'NOT_A_MOVE', line: 3 }],
    'a third player': [[OPENING, '>cid: AB 8D AB +1 1'], { fault: 'UNKNOWN_PLAYER', line: 4 }],
    'three players': [['#player3 cid Cid C.'], { fault: 'THIRD_PLAYER', line: 3 }],
    'a rack with a tile of two letters': [
      ['>ann: A[CH]B 8D AB +1 1'],
      { fault: 'DIGRAPH', text: '[CH]', line: 3 },
    ],
    'a word with a tile of two letters': [
      ['>ann: 8D A[LL]A +1 1'],
      { fault: 'DIGRAPH', text: '[LL]', line: 3 },
    ],
    'an exchange of a tile of two letters': [['>ann: -[RR]A +0 0'], { fault: 'DIGRAPH', line: 3 }],
    'a rack left with a tile of two letters': [['#rack1 A[CH]'], { fault: 'DIGRAPH', line: 3 }],
    'many brackets that none closes': [
      [`>ann: ${'['.repeat(100_000)} 8D AB +1 1`],
      { fault: 'BAD_RACK', line: 3 },
    ],
    'a rack of other letters': [['>ann: aÜ 8D AB +1 1'], { fault: 'BAD_RACK', line: 3 }],
    'a longer rack than any game has': [
      [`>ann: ${'A'.repeat(64)} 8D AB +1 1`],
      { fault: 'BAD_RACK', line: 3 },
    ],
    'a longer rack left': [
      [OPENING, `#rack1 ${'A'.repeat(100_000)}`],
      { fault: 'BAD_RACK', line: 4 },
    ],
    'longer counted tiles': [
      [OPENING, `>ann: (${'A'.repeat(64)}) +128 194`],
      { fault: 'BAD_RACK', line: 4 },
    ],
    'an exchange of more tiles than any rack has': [
      [`>ann: -${'A'.repeat(64)} +0 0`],
      { fault: 'BAD_RACK', line: 3 },
    ],
    'no square': [['>ann: AB 8DD AB +1 1'], { fault: 'BAD_PLACE', line: 3 }],
    'a word of the language': [['>ann: AB constructor +1 1'], { fault: 'BAD_PLACE', line: 3 }],
    'an invalid word': [['>ann: AB 8D A*B +1 1'], { fault: 'BAD_WORD', line: 3 }],
    'no points': [['>ann: AB 8D AB 1x 1'], { fault: 'BAD_POINTS', line: 3 }],
    'no score': [['>ann: AB 8D AB +1'], { fault: 'BAD_POINTS', line: 3 }],
    'wrong points': [[OPENING.replace('+66 66', '+67 67')], { code: 'GCG_POINTS', counted: 66 }],
    'a wrong score': [[OPENING.replace('66 66', '66 67')], { code: 'GCG_TOTAL', line: 3 }],
    'a word through nothing': [[OPENING, '>ben: AB 1A A.B +1 1'], { fault: 'NOT_ON_THE_BOARD' }],
    'another letter there': [[OPENING, '>ben: DGE G7 DOGE +1 1'], { fault: 'NOT_ON_THE_BOARD' }],
    'a word that touches none': [
      [OPENING, '>ben: DO 1A DO +6 6'],
      { code: 'GCG_REFUSED', line: 4 },
    ],
    'more tiles than the set has': [['>ann: QQ 8G QQ +40 40'], { code: 'GCG_RACK', line: 3 }],
    'points lost by a failed challenge': [
      [OPENING, '>ann: (challenge) -5 61'],
      { fault: 'BAD_POINTS', text: '-5', line: 4 },
    ],
    'too many points for a failed challenge': [
      [OPENING, '>ann: (challenge) +10001 10067'],
      { fault: 'BAD_POINTS', text: '+10001', line: 4 },
    ],
    'nothing to challenge': [['>ann: AB -- -5 0'], { fault: 'NOTHING_TO_CHALLENGE', line: 3 }],
    'a move after the end': [
      [OPENING, '>ann: (AB) +8 74', '>ben: A - +0 0'],
      { fault: 'MOVE_AFTER_END', line: 5 },
    ],
    'an exchange of too many tiles': [['>ann: ABCDEFG -90 +0 0'], { code: 'GCG_RACK', line: 3 }],
  };

  it.each(Object.entries(FAULTS))('%s', (_, [lines, error]) => {
    expect(errorOf(read(...lines))).toMatchObject(error);
  });

  it('except for a file without a game or of excessive length', () => {
    expect(errorOf(readGcg(TABLE, '', 'none'))).toEqual({ code: 'NOT_GCG' });
    expect(errorOf(readGcg(TABLE, ' '.repeat(500_001), 'long'))).toEqual({ code: 'GCG_TOO_LONG' });
    const endless = readGcg(TABLE, '>ann: - +0 0\n'.repeat(301), 'long');
    expect(errorOf(endless)).toEqual({ code: 'GCG_TOO_LONG' });
  });
});

describe('any text', () => {
  const texts = fc.oneof(
    { weight: 1, arbitrary: anyTexts },
    {
      weight: 4,
      arbitrary: mutationsOf(
        gcgGames(3, 8).map(({ timeline }) => valueOf(formatGcg(timeline, 'all'))),
      ),
    },
  );

  /** Scores and result, without deductions for tiles that the reader made up. */
  const outcomeOf = (timeline: Timeline) => {
    const { scores, result, racks } = latestState(timeline);
    const { left = [] } = timeline.record.imported ?? {};
    const isOut = racks.some((rack) => rack.length === 0);
    const isKnown = (seat: number): boolean =>
      isOut || [...(left[seat] ?? '')].length === racks[seat]?.length;
    const areKnown = racks.every((_, seat) => isKnown(seat));
    return {
      scores,
      reason: result?.reason,
      deductions: result?.deductions.filter((_, seat) => isKnown(seat)),
      finalScores: areKnown ? result?.finalScores : undefined,
    };
  };

  it('is read as a possible game or refused', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = readGcg(TABLE, text, 'read');
        if (!found.ok) return;
        const { timeline } = found.value;
        const again = readGcg(TABLE, valueOf(formatGcg(timeline, 'all')), 'again');
        expect(outcomeOf(valueOf(again).timeline)).toEqual(outcomeOf(timeline));
      }),
      runs(40, 3000),
    );
  });
});

describe('a game with any points for failed challenges', () => {
  const awards = fc.oneof(
    fc.integer({ min: -10, max: 10 }),
    fc.integer({ min: MAX_COUNT.points - 10, max: MAX_COUNT.points + 10 }),
  );

  it('makes a record that can be read back, or is refused', () => {
    fc.assert(
      fc.property(gcgGames(3, 8, awards), ({ timeline }) => {
        const { rules, board, boardName } = timeline.record.setup;
        const text = valueOf(formatGcg(timeline, 'all'));
        const found = readGcg({ rules, board, boardName }, text, 'read');
        if (found.ok) {
          const { record } = found.value.timeline;
          expect(valueOf(parseRecord(formatRecord(record), undefined)).record).toEqual(record);
        } else expect(found.error).toMatchObject({ code: 'GCG_LINE', fault: 'BAD_POINTS' });
      }),
      runs(20, 2000),
    );
  });
});
