import { describe, expect, it } from 'vitest';
import {
  branch,
  changedWords,
  correctEntry,
  decide,
  doubtsOf,
  type Direction,
  type EnteredMove,
  endOfEntry,
  type Entry,
  type EntryAction,
  entryOfGame,
  extendWhile,
  formatCompactRecord,
  formatEntry,
  formatRecord,
  gameOfEntry,
  latestState,
  newEntry,
  outcomesOf,
  parseCompactRecord,
  parseEntry,
  parseRecord,
  parseSquareName,
  parseTiles,
  positionBefore,
  reduceEntry,
  alphabetOf,
  parsePlacedTiles,
  scraebbkle,
  step,
  type Tile,
  unlistedWords,
} from '../../../src/engine';
import { formatGcg, tournament } from '../../../src/engine/gcg';
import { tileSetOf } from '../../support/games';
import { errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { shippedBoard } from '../../support/shipped';
import { wordsOf } from '../../support/words';

const SETUP = {
  rules: tournament,
  board: shippedBoard('boards/classic.txt'),
  given: [],
  boardName: 'Classic',
  seats: seatsOf('human', 'human'),
  openRacks: false,
  lexiconId: 'gcg/',
};
const ALPHABET = alphabetOf(tournament.tileSet);

const tiles = (text: string): readonly Tile[] => valueOf(parseTiles(ALPHABET, text));

/** Tiles from a square on; `.` skips a square. */
function play(text: string, square: string, direction: Direction): EnteredMove {
  const first = parseSquareName(square);
  if (!first) throw new Error(`${square} is no square`);
  const laid = [...text].flatMap((letter, index) =>
    letter === '.'
      ? []
      : valueOf(parsePlacedTiles(ALPHABET, letter)).map((tile) => ({
          square: step(first, direction, index),
          tile,
        })),
  );
  return { kind: 'play', laid, direction, isWithdrawn: false, awarded: 0 };
}

const withdrawn = (move: EnteredMove): EnteredMove =>
  move.kind === 'play' ? { ...move, isWithdrawn: true } : move;

const challenged = (move: EnteredMove, awarded: number): EnteredMove =>
  move.kind === 'play' ? { ...move, awarded } : move;

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0);

const PASS: EnteredMove = { kind: 'pass' };

const enter = (...moves: readonly EnteredMove[]): Entry =>
  moves.reduce(
    (entry, move) => reduceEntry(entry, { kind: 'add-turn', turn: { move, rack: [], notes: [] } }),
    newEntry(SETUP),
  );

const act = (entry: Entry, ...actions: readonly EntryAction[]): Entry =>
  actions.reduce(reduceEntry, entry);

const scoresOf = (entry: Entry) => outcomesOf(entry).map(({ score, total }) => [score, total]);
const problemsOf = (entry: Entry) => outcomesOf(entry).map(({ problem }) => problem?.code);

const GAME = [
  play('RETINAL', 'd8', 'across'),
  play('D.GE', 'g7', 'down'),
  play('S', 'k8', 'across'),
  PASS,
];

describe('an entry', () => {
  it('counts each turn', () => {
    expect(scoresOf(enter(...GAME))).toEqual([
      [66, 66],
      [10, 10],
      [8, 74],
      [0, 10],
    ]);
  });

  it('counts a challenge that failed, and no play that was withdrawn', () => {
    const [first = PASS, second = PASS] = GAME;
    const entry = enter(challenged(first, 5), withdrawn(second));
    expect(scoresOf(entry)).toEqual([
      [66, 71],
      [10, 0],
    ]);
    expect(positionBefore(entry, 2).bagCount).toBe(79);
  });

  it('starts with the seat that went first, and goes round', () => {
    const entry = act(enter(...GAME), { kind: 'change-game', game: { firstSeat: 1 } });
    expect(outcomesOf(entry).map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
  });

  it('marks what no longer fits after a correction, and keeps it', () => {
    const entry = enter(...GAME);
    const [first, second] = entry.turns;
    const corrected = act(entry, {
      kind: 'change-turn',
      id: first?.id ?? 0,
      turn: { move: play('RETINAL', 'b8', 'across') },
    });
    expect(problemsOf(corrected)).toEqual([undefined, undefined, 'NOT_ADJACENT', undefined]);
    expect(corrected.turns[1]).toBe(second);
    const back = act(corrected, { kind: 'change-turn', id: 1, turn: first ?? {} });
    expect(scoresOf(back)).toEqual(scoresOf(entry));
  });

  it('marks a square that is taken now', () => {
    const entry = act(enter(...GAME), {
      kind: 'change-turn',
      id: 1,
      turn: { move: play('RETINALS', 'd8', 'across') },
    });
    expect(problemsOf(entry)).toEqual([
      'RACK_TOO_LARGE',
      'TILES_APART',
      'START_NOT_COVERED',
      undefined,
    ]);
    const shifted = act(entry, {
      kind: 'change-turn',
      id: 1,
      turn: { move: play('ENTAILS', 'e8', 'across') },
    });
    expect(problemsOf(shifted)).toEqual([undefined, undefined, 'SQUARE_OCCUPIED', undefined]);
  });

  it('gives later turns to the other player if one is inserted or removed', () => {
    const inserted = act(enter(...GAME), {
      kind: 'add-turn',
      turn: { move: PASS, rack: [], notes: [] },
      before: 2,
    });
    expect(inserted.turns.map(({ id }) => id)).toEqual([1, 5, 2, 3, 4]);
    expect(scoresOf(inserted).at(-1)).toEqual([0, 76]);
    const removed = act(inserted, { kind: 'remove-turn', id: 5 });
    expect(scoresOf(removed)).toEqual(scoresOf(enter(...GAME)));
  });

  it('marks gaps, and tiles and racks that the game cannot have', () => {
    expect(problemsOf(enter(play('AT.E', 'g8', 'across')))).toEqual(['TILES_APART']);
    expect(problemsOf(enter(play('ZZ', 'h8', 'across')))).toEqual(['TOO_MANY_OF_TILE']);
    const rack = tiles('ABCDEFGH');
    const large = act(enter(PASS), { kind: 'change-turn', id: 1, turn: { rack } });
    expect(outcomesOf(large)[0]?.problem).toMatchObject({ code: 'RACK_TOO_LARGE', max: 7 });
    expect(problemsOf(enter({ kind: 'exchange', returned: 8 }))).toEqual(['RACK_TOO_LARGE']);
  });

  it('marks a withdrawal where the rules have none', () => {
    const [first = PASS] = GAME;
    const setup = { ...SETUP, rules: { ...tournament, unknownWord: 'try-again' as const } };
    const entry = act(enter(withdrawn(first)), {
      kind: 'change-game',
      game: { setup },
    });
    expect(problemsOf(entry)).toEqual(['NO_WITHDRAWAL']);
  });

  it('names words that a list lacks', () => {
    const [outcome] = outcomesOf(enter(...GAME));
    const { lexicon } = wordsOf(['RETINAS'], ALPHABET);
    expect(outcome && unlistedWords(outcome, lexicon)).toEqual(['RETINAL']);
  });

  it('adjusts seats and racks at the end to another number of players', () => {
    const ended = act(enter(...GAME), { kind: 'change-ending', ending: { time: [0, -10] } });
    const setup = { ...SETUP, seats: seatsOf('human', 'human', 'human') };
    const three = act(ended, { kind: 'change-game', game: { setup } });
    expect(three.ending).toMatchObject({ time: [0, -10, 0] });
    expect(three.ending.left).toHaveLength(3);
    expect(outcomesOf(three).map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  });
});

describe('the end of an entry', () => {
  const stopped = act(enter(...GAME), {
    kind: 'change-ending',
    ending: { isStopped: true, left: [tiles('AE_'), undefined], time: [0, -10] },
  });

  it('is unknown while a rack that counts is unknown', () => {
    expect(endOfEntry(enter(...GAME))).toBeUndefined();
    expect(endOfEntry(stopped)).toMatchObject({ result: undefined });
  });

  it('counts racks and time penalties', () => {
    const left = [tiles('AEIOUS_'), tiles('QUVWXYE')];
    const entry = act(stopped, { kind: 'change-ending', ending: { left } });
    expect(endOfEntry(entry)?.scores).toEqual([74 - 6, 10 - 32 - 10]);
  });

  it('has the last rack from the tiles that are left, without those given on the board', () => {
    const rules = { ...tournament, rackSize: 2, tileSet: tileSetOf({ A: 1, E: 1, S: 1, T: 1 }) };
    const [tile] = valueOf(parsePlacedTiles(ALPHABET, 'A'));
    const square = parseSquareName('h8');
    const given = tile && square ? [{ tile, square }] : [];
    const entry = act(newEntry({ ...SETUP, rules, given }), {
      kind: 'change-ending',
      ending: { isStopped: true, left: [tiles('ET'), undefined] },
    });
    expect(endOfEntry(entry)?.racks).toEqual([tiles('ET'), tiles('AS')]);
  });

  it('makes a turn after it a problem', () => {
    const passes = Array.from({ length: 6 }, () => PASS);
    expect(problemsOf(enter(...passes)).at(-1)).toBe('GAME_IS_OVER');
    expect(problemsOf(enter(...passes)).slice(0, 4)).not.toContain('GAME_IS_OVER');
  });
});

describe('the game of an entry', () => {
  it('is a record that can be opened, with notes and what is known of the racks', () => {
    const noted = act(
      enter(...GAME),
      { kind: 'change-turn', id: 2, turn: { rack: tiles('DGEO'), notes: ['A note.'] } },
      { kind: 'change-game', game: { title: 'Final', notes: ['Before.'] } },
    );
    const { timeline, madeUp } = valueOf(gameOfEntry(noted, 'entered'));
    expect(valueOf(parseRecord(formatRecord(timeline.record), undefined)).record.id).toBe(
      'entered',
    );
    expect(timeline.record.imported).toMatchObject({
      title: 'Final',
      racks: ['RETINAL', 'DGEO', 'S', ''],
      notes: [
        { after: 0, text: 'Before.' },
        { after: 2, text: 'A note.' },
      ],
    });
    expect(madeUp).toBeGreaterThan(0);
    expect(latestState(timeline).scores).toEqual([74, 10]);
    expect(valueOf(formatGcg(timeline, 'all'))).toContain('DEGO G7 D.GE +10 10\n#note A note.\n');
  });

  it('is over after its last turn if the players stopped', () => {
    const entry = act(enter(...GAME), {
      kind: 'change-ending',
      ending: { isStopped: true, left: [tiles('AEIOUS_'), tiles('QUVWXYE')], time: [0, -10] },
    });
    const { timeline } = valueOf(gameOfEntry(entry, 'stopped'));
    expect(timeline.record.imported?.scores).toEqual([74 - 6, 10 - 32 - 10]);
    expect(latestState(timeline)).toMatchObject({
      turns: 4,
      result: { reason: 'stopped', finalScores: [74 - 6, 10 - 32] },
    });
    expect(valueOf(entryOfGame(timeline)).ending).toEqual(entry.ending);
  });

  const STOPPED = act(enter(...GAME), {
    kind: 'change-ending',
    ending: { isStopped: true, left: [undefined, tiles('QUVWXYE')] },
  });

  it('settles no racks that are not known', () => {
    const { timeline } = valueOf(gameOfEntry(STOPPED, 'unknown racks'));
    const passed = valueOf(gameOfEntry(enter(...GAME, PASS, PASS, PASS), 'passed'));
    for (const game of [timeline, passed.timeline])
      expect(latestState(game).result).toMatchObject({
        deductions: [0, 0],
        finalScores: [74, 10],
        winners: [0],
      });
    expect(valueOf(parseRecord(formatRecord(timeline.record), undefined)).states).toEqual(
      timeline.states,
    );
    expect(valueOf(parseCompactRecord(formatCompactRecord(timeline), 'x')).states).toEqual(
      timeline.states,
    );
    expect(valueOf(entryOfGame(timeline)).ending).toEqual(STOPPED.ending);
  });

  it('can be continued from an earlier turn like any other game', () => {
    const { timeline } = valueOf(gameOfEntry(STOPPED, 'to go on'));
    const branched = branch(timeline, 3, 'branch');
    expect(latestState(branched)).toMatchObject({ turns: 2, result: undefined });
    expect(branched.record.imported?.ending).toBeUndefined();
    const passes = extendWhile(branched, (state) => {
      const passed = decide(state, { kind: 'pass' }, undefined);
      return passed.ok ? passed.value : undefined;
    });
    expect(latestState(passes).result?.reason).toBe('passes');
    expect(sum(latestState(passes).result?.deductions ?? [])).toBeGreaterThan(0);
  });

  it('is possible for games with one word in a move', () => {
    const setup = { ...SETUP, rules: scraebbkle, board: shippedBoard('defaultBoard.txt') };
    const { start } = setup.board;
    const laid = valueOf(parsePlacedTiles(ALPHABET, 'DINED')).map((tile, index) => ({
      square: step(start, 'down', index),
      tile,
    }));
    const move: EnteredMove = {
      kind: 'play',
      laid,
      direction: 'down',
      isWithdrawn: false,
      awarded: 0,
    };
    const entry = act(newEntry(setup), { kind: 'add-turn', turn: { move, rack: [], notes: [] } });
    const { timeline } = valueOf(gameOfEntry(entry, 'scraebbkle'));
    expect(latestState(timeline).scores).toEqual([outcomesOf(entry)[0]?.total, 0]);
  });

  it('leaves out a rack that contradicts others, and says why', () => {
    const exchange: EnteredMove = { kind: 'exchange', returned: tiles('A') };
    const after = (...racks: readonly string[]): Entry =>
      act(
        enter(exchange, PASS, PASS, PASS),
        ...racks.map(
          (rack, index): EntryAction => ({
            kind: 'change-turn',
            id: 2 * index + 1,
            turn: { rack: tiles(rack) },
          }),
        ),
      );
    expect(doubtsOf(after('ABCDEFG', 'BCDEFGH')).racks).toEqual([]);
    const [first] = after('ABCDEFG', 'BCDEFHI').turns;
    expect(doubtsOf(after('ABCDEFG', 'BCDEFHI')).racks).toEqual([
      { code: 'AGAINST_LATER_TURN', turn: 0, later: 2 },
    ]);
    const game = valueOf(gameOfEntry(after('ABCDEFG', 'BCDEFHI'), 'doubted'));
    expect(game.timeline.record.imported?.racks).toEqual(['', '', 'BCDEFHI', '']);
    expect(first?.rack).toHaveLength(7);
  });

  it('doubts a rack that the tiles at the end contradict', () => {
    const stopped = act(
      enter(PASS, PASS),
      { kind: 'change-turn', id: 2, turn: { rack: tiles('ABCDEFG') } },
      { kind: 'change-ending', ending: { isStopped: true, left: [tiles(''), tiles('HIJKLMN')] } },
    );
    expect(doubtsOf(stopped)).toEqual({ racks: [], left: [1] });
  });

  it('has no doubted racks while a turn does not fit', () => {
    expect(doubtsOf(enter(play('AA', 'a1', 'across'))).racks).toEqual([]);
  });

  it('needs turns that fit', () => {
    expect(errorOf(gameOfEntry(enter(), 'x'))).toEqual({ code: 'NO_TURNS' });
    const misfit = enter(...GAME, play('AA', 'a1', 'across'));
    expect(errorOf(gameOfEntry(misfit, 'x'))).toEqual({ code: 'TURN_DOES_NOT_FIT', turn: 4 });
  });
});

describe('the game of an entry with few tiles', () => {
  const enteredBy = (
    more: Partial<typeof tournament>,
    ...turns: readonly [EnteredMove, string][]
  ) =>
    turns.reduce(
      (entry, [move, rack]) =>
        reduceEntry(entry, {
          kind: 'add-turn',
          turn: { move, rack: tiles(rack), notes: [] },
        }),
      newEntry({ ...SETUP, rules: { ...tournament, ...more } }),
    );
  const exchange = (returned: string | number): EnteredMove => ({
    kind: 'exchange',
    returned: typeof returned === 'number' ? returned : tiles(returned),
  });
  const racksOf = (entry: Entry) => latestState(valueOf(gameOfEntry(entry, 'few')).timeline).racks;

  it('is dealt tile by tile where the rules say so', () => {
    const entry = enteredBy({ deal: 'tile-by-tile', tileSet: tileSetOf({ A: 10 }) }, [PASS, '']);
    expect(problemsOf(entry)).toEqual([undefined]);
    expect(racksOf(entry).map(({ length }) => length)).toEqual([5, 5]);
  });

  const returning = { exchange: 'return-first' as const, rackSize: 2 };

  it('may exchange more tiles than the bag has, if they are returned first', () => {
    const rules = { ...returning, tileSet: tileSetOf({ A: 5 }) };
    for (const returned of ['AA', 2]) {
      const entry = enteredBy(rules, [exchange(returned), '']);
      expect(problemsOf(entry)).toEqual([undefined]);
      expect(racksOf(entry).map(({ length }) => length)).toEqual([2, 2]);
    }
  });

  it('may draw a tile again that was returned first', () => {
    const entry = enteredBy(
      { ...returning, tileSet: tileSetOf({ A: 4, B: 1 }) },
      [exchange('B'), 'AB'],
      [PASS, 'AA'],
      [PASS, 'AB'],
    );
    expect(doubtsOf(entry)).toEqual({ racks: [], left: [] });
  });

  it('is refused, and does not fail, if another seat begins than the rules say', () => {
    const entry = { ...enteredBy({ firstSeat: 'first' }, [PASS, '']), firstSeat: 1 };
    expect(errorOf(gameOfEntry(entry, 'x'))).toEqual({ code: 'RACKS_CONTRADICT', turn: 0 });
  });
});

describe('a kept entry', () => {
  const awardsAfterReload = (awarded: number) =>
    parseEntry(formatEntry(enter(challenged(play('CAT', 'h8', 'across'), awarded))))?.turns.map(
      ({ move }) => move.kind === 'play' && move.awarded,
    );

  it('loses points of a challenge that a record cannot hold', () => {
    expect(awardsAfterReload(10)).toEqual([10]);
    expect(awardsAfterReload(-5)).toEqual([0]);
  });
});

describe('the first player', () => {
  const scraebbkleSetup = { ...SETUP, rules: scraebbkle, board: shippedBoard('defaultBoard.txt') };
  const second = act(enter(PASS), { kind: 'change-game', game: { firstSeat: 1 } });

  it('is the first seat where rules say so, even if the other was chosen before', () => {
    const changed = act(second, { kind: 'change-game', game: { setup: scraebbkleSetup } });
    expect(changed.firstSeat).toBe(0);
    expect(gameOfEntry(changed, 'changed').ok).toBe(true);
  });

  it('is the first seat in a kept entry that has another against its rules', () => {
    const kept = parseEntry(formatEntry({ ...second, setup: scraebbkleSetup }));
    expect(kept?.firstSeat).toBe(0);
    expect(parseEntry(formatEntry(second))?.firstSeat).toBe(1);
  });
});

describe('a correction that changes the words of other turns', () => {
  const CAT = play('CAT', 'h8', 'across');
  const entered = enter(CAT, play('R.E', 'i7', 'down'), play('NO', 'j9', 'across'));
  const wordsIn = (entry: Entry) => outcomesOf(entry).map(changedWords);
  const correct = (entry: Entry, id: number, move: EnteredMove): Entry =>
    correctEntry(entry, { kind: 'change-turn', id, turn: { move } });
  const corrected = correct(entered, 1, play('COT', 'h8', 'across'));

  it('marks them, with what they read now', () => {
    expect(wordsIn(entered)).toEqual([[], [], []]);
    expect(wordsIn(corrected)).toEqual([[], ['ROE'], []]);
  });

  it('keeps the marks in a saved entry', () => {
    const kept = parseEntry(formatEntry(corrected));
    expect(kept && wordsIn(kept)).toEqual(wordsIn(corrected));
  });

  it('removes the mark of a turn once it reads as before, or is entered again', () => {
    expect(correct(corrected, 1, CAT).turns.map(({ enteredWords }) => enteredWords)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(wordsIn(correct(corrected, 2, play('R.E', 'i7', 'down')))).toEqual([[], [], []]);
  });

  it('marks no turn while it does not fit, and then by the words it was entered with', () => {
    const away = correct(corrected, 1, play('COT', 'a1', 'across'));
    expect(wordsIn(away)).toEqual([[], [], []]);
    expect(wordsIn(correct(away, 1, play('CUT', 'h8', 'across')))).toEqual([[], ['RUE'], []]);
  });

  it('names all words of a turn that lost one', () => {
    const shorter = correct(entered, 1, play('CA', 'h8', 'across'));
    expect(wordsIn(shorter)).toEqual([[], [], ['ENO']]);
  });
});
