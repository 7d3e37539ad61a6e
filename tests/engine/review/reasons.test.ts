import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  candidateOf,
  classic,
  judgePlay,
  type Move,
  type RuleBook,
  scraebbkle,
  soloView,
  type PlayerView,
} from '../../../src/engine';
import { leaveValueBy } from '../../../src/engine/players';
import { MIN_REASON_POINTS, type Reason, reasonsFor } from '../../../src/engine/review';
import { boardOf, gridOf, playOf, rackOf, squareOf } from '../../support/pictures';
import { valueOf } from '../../support/results';

const FIELD = [
  '.............',
  '.............',
  '.............',
  '...RETINAL...',
  '.............',
  '.............',
  '.............',
  '.............',
  '.............',
  '.............',
  '.............',
];

/** A turn with a rack on this field, with the given squares in the row below the word. */
function turn(rack: string, below = '.............', rules: RuleBook = classic): PlayerView {
  const plain = '.............';
  const rows = FIELD.map((_, row) => (row === 4 ? below : plain));
  const board = boardOf(rows, 'd4');
  const grid = gridOf(FIELD, rules.tileSet);
  return soloView({ rules, board, grid, rack: rackOf(rack, rules.tileSet) });
}

function worth(seen: PlayerView, text: string): Candidate {
  const { rules, board, grid, rack } = seen;
  if (text.startsWith('-')) {
    const move: Move = { kind: 'exchange', tiles: rackOf(text.slice(1), rules.tileSet) };
    return candidateOf(seen, { move, score: 0 });
  }
  const play = playOf(text, rules.tileSet);
  const { score } = valueOf(judgePlay(rules, { board, grid }, rack, play, undefined));
  return candidateOf(seen, { move: { kind: 'play', play }, score: score.total });
}

const reasons = (seen: PlayerView, made: string, best: string): readonly Reason[] =>
  reasonsFor(seen, worth(seen, made), worth(seen, best));
const kinds = (seen: PlayerView, made: string, best: string): readonly string[] =>
  reasons(seen, made, best).map(({ kind }) => kind);

describe('fewer points', () => {
  it('are a reason if the best move scores more for its tiles', () => {
    const seen = turn('QUAEIDT');
    expect(reasons(seen, 'D,h3', 'QUAT,g1')).toContainEqual(
      expect.objectContaining({ kind: 'points' }),
    );
  });

  it('are not a reason if it scores the same', () => {
    const seen = turn('AEIDTVV');
    expect(kinds(seen, 'VID,d1', 'VID,d1')).toEqual([]);
    expect(kinds(seen, 'VI,d2', 'DIV,d1')).not.toContain('points');
  });
});

describe('a missed bonus', () => {
  const seen = turn('DANGERS');

  it('is a reason with its word and tiles', () => {
    const [first] = reasons(seen, 'GEAR,i5', 'DANGERS,j5');
    expect(first).toEqual({ kind: 'bonus', word: 'LDANGERS', tiles: 7, points: 50 });
  });

  it('is not a reason if both moves earn it', () => {
    expect(kinds(seen, 'DANGERS,j5', 'GANDERS,j5')).not.toContain('bonus');
  });
});

describe('the tiles kept', () => {
  it('are a reason if they are worth less', () => {
    const seen = turn('VVUERTA');
    const [leave] = reasons(seen, 'RATE,j5', 'VUV,j5').filter(({ kind }) => kind === 'leave');
    expect(leave).toMatchObject({ kept: rackOf('VVU', classic.tileSet) });
    const valueOfTiles = leaveValueBy(classic);
    const lost =
      valueOfTiles(rackOf('ERTA', classic.tileSet)) - valueOfTiles(rackOf('VVU', classic.tileSet));
    expect(leave?.points).toBeCloseTo(lost);
  });

  it('are not a reason if nothing can be drawn any more', () => {
    const seen = { ...turn('VVUERTA'), bagCount: 0 };
    const made = { ...worth(seen, 'RATE,j5'), equity: -50 };
    expect(reasonsFor(seen, made, worth(seen, 'VUV,j5')).map(({ kind }) => kind)).not.toContain(
      'leave',
    );
  });
});

describe('a tile spent', () => {
  it('is a reason if the best move keeps it', () => {
    const seen = turn('_EERTAI');
    expect(reasons(seen, 'sEAT,j5', 'TEAR,j5')).toContainEqual(
      expect.objectContaining({ kind: 'spent', tile: { kind: 'blank' } }),
    );
  });

  it('is not a reason if the best move spends it too', () => {
    const seen = turn('_EERTAI');
    expect(kinds(seen, 'sEA,j5', 'sEAT,j5')).not.toContain('spent');
  });
});

describe('a bad square', () => {
  it('is a reason if the best move avoids it', () => {
    const seen = turn('DENSEST', '....<-3>........');
    const found = reasons(seen, 'DENSE,5a', 'DENSE,j5');
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'bad-square', square: squareOf('e5') }),
    );
  });

  it('is not a reason if premiums do not count or the best move covers it too', () => {
    const below = '....<-3>........';
    const ignoring = { ...classic, premiums: 'ignore' } as const;
    const made = (seen: PlayerView) => ({ ...worth(seen, 'DENSE,5a'), equity: -50 });
    const plain = turn('DENSEST', below, ignoring);
    const covered = turn('DENSEST', below);
    expect(reasonsFor(plain, made(plain), worth(plain, 'DENSE,j5'))).not.toContainEqual(
      expect.objectContaining({ kind: 'bad-square' }),
    );
    expect(reasonsFor(covered, made(covered), worth(covered, 'TENSE,5a'))).not.toContainEqual(
      expect.objectContaining({ kind: 'bad-square' }),
    );
  });
});

describe('reasons', () => {
  it('are absent for the best move, and for one of nearly equal value', () => {
    const seen = turn('DANGERS');
    const best = worth(seen, 'DANGERS,j5');
    expect(reasonsFor(seen, best, best)).toEqual([]);
    const near = { ...worth(seen, 'GEAR,i5'), equity: best.equity - MIN_REASON_POINTS + 0.1 };
    expect(reasonsFor(seen, near, best)).toEqual([]);
  });

  it('are sorted by weight, each above the minimum number of points', () => {
    const found = reasons(turn('DANGERS'), '-DG', 'DANGERS,j5');
    expect(found.map(({ points }) => points)).toEqual(
      found.map(({ points }) => points).toSorted((a, b) => b - a),
    );
    expect(found.every(({ points }) => points >= MIN_REASON_POINTS)).toBe(true);
    expect(found.length).toBeGreaterThan(1);
  });

  it('are found with other rules as well', () => {
    const seen = turn('QUAEIDT', '.............', scraebbkle);
    expect(kinds(seen, 'D,j5', 'QUEAD,j5')).toContain('points');
  });
});
