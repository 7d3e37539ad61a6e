import { describe, expect, it } from 'vitest';
import {
  branch,
  decide,
  entryOfGame,
  extend,
  formatCompactRecord,
  formatRecord,
  latestState,
  parseCompactRecord,
  parseRecord,
  playedTurns,
  type Timeline,
  viewFor,
  withImported,
} from '../../../src/engine';
import { formatGcg, readGcg, tournament } from '../../../src/engine/gcg';
import { errorOf, valueOf } from '../../support/results';
import { shippedBoard } from '../../support/shipped';

const TABLE = {
  rules: tournament,
  board: shippedBoard('boards/classic.txt'),
  boardName: 'Classic',
};
const HEAD = ['#player1 ann Ann A.', '#player2 ben Ben B.'];

const read = (...lines: readonly string[]): Timeline =>
  valueOf(readGcg(TABLE, [...HEAD, ...lines].join('\n'), 'imported')).timeline;

const movesOf = (timeline: Timeline): readonly string[] =>
  valueOf(formatGcg(timeline, 'all'))
    .split('\n')
    .filter((line) => line.startsWith('>'));

const PASSES = (first: number): readonly string[] => [
  `>ann: - +0 ${first}`,
  '>ben: - +0 0',
  `>ann: - +0 ${first}`,
  '>ben: - +0 0',
  `>ann: - +0 ${first}`,
  '>ben: - +0 0',
];

describe('racks that a file omits', () => {
  const game = (): Timeline =>
    read('>ann: 8D RETINAL +66 66', '>ben: -3 +0 0', '>ann: DGEO G7 D.GE +10 76', '>ben: - +0 0');
  const written = [
    '>Ann_A.: AEILNRT 8D RETINAL +66 66',
    '>Ben_B.: -3 +0 0',
    '>Ann_A.: DEGO G7 D.GE +10 76',
    '>Ben_B.: - +0 0',
  ];

  it('are omitted when it is written again', () => {
    expect(movesOf(game())).toEqual(written);
  });

  it('are omitted after a round trip through a record or a link', () => {
    const { record } = game();
    const opened = valueOf(parseRecord(formatRecord(record), undefined));
    expect(movesOf(opened)).toEqual(written);
    const linked = valueOf(parseCompactRecord(formatCompactRecord(game()), 'linked'));
    expect(movesOf(linked)).toEqual(written);
    expect(linked.record.imported).toEqual(record.imported);
  });

  it('are not counted at the end, but one that the file has is named', () => {
    const ended = read('>ann: HS? H6 SHh +10 10', '#rack2 HKSSSX?', ...PASSES(10).slice(1));
    const text = valueOf(formatGcg(ended, 'all'));
    expect(text).toContain('\n#rack2 HKSSSX?\n');
    expect(text).not.toContain('(HKSSSX?)');
  });

  it('are not counted at the end, unless the file does so', () => {
    const end = ['>ann: - +0 0', '>ann: AAB (AAB) -5 -5', '>ben: E (E) -1 -1'];
    expect(movesOf(read(...PASSES(0))).slice(6)).toEqual([]);
    const counted = errorOf(readGcg(TABLE, [...HEAD, ...PASSES(0), ...end].join('\n'), 'no'));
    expect(counted).toMatchObject({ code: 'GCG_RACK' });
  });
});

describe('an exchange of which a file gives only the number of tiles', () => {
  const game = read('>ann: 8D RETINAL +66 66', '>ben: -3 +0 0');

  /** The second turn as it is listed, reviewed, entered again and written. */
  function secondTurn(timeline: Timeline) {
    const turn = viewFor(timeline, 'everyone').turns[1];
    const move = valueOf(entryOfGame(timeline)).turns[1]?.move;
    return {
      listed: turn?.kind === 'exchange' && turn.returned.kind,
      isReviewed: playedTurns(timeline, false).some(({ number }) => number === 2),
      entered: move?.kind === 'exchange' && move.returned,
      written: movesOf(timeline)[1],
    };
  }

  it('has no tiles to list, review, enter or write', () => {
    const written = '>Ben_B.: -3 +0 0';
    const told = { listed: 'hidden', isReviewed: false, entered: 3, written };
    expect(secondTurn(game)).toEqual(told);
  });

  it.each([
    ['a branch', []],
    ['one from a time when branches kept all of them', [1]],
  ])('says nothing of another turn in its place in %s', (_, kept) => {
    const before = branch(game, 2, 'branch');
    const returned = latestState(before).racks[1]?.slice(0, 2) ?? [];
    const event = decide(latestState(before), { kind: 'exchange', tiles: returned }, undefined);
    const after = valueOf(extend(before, valueOf(event)));
    const { imported } = after.record;
    if (!imported) throw new Error('A branch of an imported game is one');
    expect(imported.exchanges).toEqual([]);
    const told = { listed: 'shown', isReviewed: true, entered: returned };
    const found = secondTurn(withImported(after, { ...imported, exchanges: kept }));
    expect(found).toMatchObject(told);
    expect(found.written).toMatch(/^>Ben_B\.: [A-Z?]{7} -[A-Z?]{2} \+0 0$/);
  });
});

describe('racks that a file gives', () => {
  const lines = [
    '>Ann_A.: AEILNRT 8D RETINAL +66 66',
    '>Ben_B.: DEGGIL? G7 D.G +9 9',
    '>Ann_A.: AEIOUUV -IUU +0 66',
  ];
  const told = lines.map((line) => line.replace('Ann_A.', 'ann').replace('Ben_B.', 'ben'));
  const playedOnly = (timeline: Timeline): string => valueOf(formatGcg(timeline, 'played'));

  it('are written whole although the game is not over', () => {
    expect(playedOnly(read(...told, '#rack2 EGGIL?A'))).toContain(
      [...lines, '#rack2 AEGGIL?', ''].join('\n'),
    );
  });

  it('are written up to where the game was continued, and then what is played', () => {
    const left = branch(read(...told), 3, 'branch');
    const passed = decide(latestState(left), { kind: 'pass' }, undefined);
    const text = playedOnly(valueOf(extend(left, valueOf(passed))));
    expect(text).toContain([...lines.slice(0, 2), '>Ann_A.: - +0 66', ''].join('\n'));
  });

  it('are all named where a game is written that was continued and is not over', () => {
    const left = branch(read(...told), 3, 'branch');
    const passed = decide(latestState(left), { kind: 'pass' }, undefined);
    const text = valueOf(formatGcg(valueOf(extend(left, valueOf(passed))), 'all'));
    expect(text).toMatch(/\n#rack1 [A-Z?]{7}\n#rack2 [A-Z?]{7}\n$/);
  });
});

describe('a challenged play', () => {
  it('is written with the rack it was played from, and its challenge with the rack after the draw', () => {
    const lines = [
      '>Ann_A.: AEILNRT 8D RETINAL +66 66',
      '>Ann_A.: DEGOSTU (challenge) +5 71',
      '>Ben_B.: AEHISTW 10F SH +5 5',
    ];
    const told = lines.slice(0, 2).map((line) => line.replace('Ann_A.', 'ann'));
    const timeline = read(...told, '>ben: AEHISTW - +0 0', '>ann: DEGOSTU G7 D.GE +10 81');
    expect(movesOf(timeline).slice(0, 2)).toEqual(lines.slice(0, 2));
    expect(movesOf(read(...told))).toEqual(lines.slice(0, 2));
  });

  it('is written with that rack if it was withdrawn', () => {
    const timeline = read('>ann: AEILNRT 8D RETINAL +66 66', '>ann: AEILNRT -- -66 0');
    expect(movesOf(timeline)).toEqual([
      '>Ann_A.: AEILNRT 8D RETINAL +66 66',
      '>Ann_A.: AEILNRT -- -66 0',
    ]);
  });
});

describe('the end of a file', () => {
  const lines = ['>ann: AEILNRT 8D RETINAL +66 66', ...PASSES(66).slice(1), '>ann: - +0 66'];
  const game = (...end: readonly string[]): Timeline => read(...lines, ...end);

  it('is stored in the record: the file’s scores and time penalties', () => {
    const { imported } = game('>ben: (time) -10 -10').record;
    expect(imported).toMatchObject({ scores: [66, -10], time: [0, -10] });
  });

  it('is written unchanged', () => {
    expect(movesOf(game('>ben: (time) -10 -10')).at(-1)).toBe('>Ben_B.: (time) -10 -10');
  });

  it('shows again that the players stopped, though the rack of one is unknown', () => {
    const stopped = read(lines[0] ?? '', '>ann: AEIOUUV (AEIOUUV) -10 56');
    expect(latestState(stopped).result).toMatchObject({ reason: 'stopped' });
    expect(movesOf(stopped).slice(1)).toEqual(['>Ann_A.: AEIOUUV (AEIOUUV) -10 56']);
  });

  it('is dropped from a branch before the end', () => {
    const left = branch(game('>ben: (time) -10 -10'), 2, 'branch');
    expect(left.record.imported?.racks).toEqual(['AEILNRT']);
    expect(movesOf(left)).toHaveLength(1);
  });

  it('is dropped from a branch that ends on its own, whose racks are all known', () => {
    const left = branch(game('>ben: (time) -10 -10'), 2, 'branch');
    let ended = left;
    while (!latestState(ended).result) {
      const passed = decide(latestState(ended), { kind: 'pass' }, undefined);
      ended = valueOf(extend(ended, valueOf(passed)));
    }
    const moves = movesOf(ended);
    expect(moves.some((line) => line.includes('(time)'))).toBe(false);
    expect(moves.slice(-2).every((line) => /: [A-Z?]{7} \([A-Z?]{7}\) -\d/.test(line))).toBe(true);
    expect(moves[1]).toMatch(/^>Ben_B\.: [A-Z?]{7} - \+0 0$/);
  });

  it('must have the number of seats of the game', () => {
    const { record } = game();
    const text = formatRecord({
      ...record,
      ...(record.imported && { imported: { ...record.imported, scores: [1] } }),
    });
    expect(errorOf(parseRecord(text, undefined))).toEqual({ code: 'BAD_FIELD', path: 'imported' });
  });
});

describe('two players with the same nickname', () => {
  const both = (...lines: readonly string[]) =>
    valueOf(readGcg(TABLE, lines.join('\n'), 'both')).timeline;
  const MOVES = [
    '>ann: AEILNRT 8D RETINAL +66 66',
    '>ann: AEHISTW - +0 0',
    '>ann: DEGO G7 D.GE +10 76',
    '>ann: DEGO (challenge) +5 81',
    '>ann: AEHISTW 10F S. +4 4',
  ];

  it('are distinguished by their scores and turns', () => {
    const timeline = both('#player1 ann Ann A', '#player2 ann Ann B', ...MOVES);
    expect(latestState(timeline).scores).toEqual([81, 4]);
    expect(timeline.record.setup.seats.map(({ name }) => name)).toEqual(['Ann A', 'Ann B']);
    expect(movesOf(timeline).map((line) => line.slice(0, 7))).toEqual([
      '>Ann_A:',
      '>Ann_B:',
      '>Ann_A:',
      '>Ann_A:',
      '>Ann_B:',
    ]);
  });

  it('are numbered if they have the same name as well', () => {
    const timeline = both('#player1 ann Ann', '#player2 ann Ann', ...MOVES);
    expect(timeline.record.setup.seats.map(({ name }) => name)).toEqual(['Ann 1', 'Ann 2']);
  });
});
