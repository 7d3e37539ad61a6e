import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  crossword,
  formatRecord,
  type GameEvent,
  type GameSetup,
  type GameState,
  isTurn,
  latestState,
  MAX_COUNT,
  MAX_LENGTH,
  mayRecordAttempt,
  parseRecord,
  parseScript,
  playScript,
  RULE_BOOKS,
  type RuleBook,
  scraebbkle,
  startGame,
  tilesText,
  type Timeline,
} from '../../../src/engine';
import { longGames, randomGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { gameOf, setupOf, tileSetOf } from '../../support/games';
import { plainBoard, rackOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);
const LETTERS = scraebbkle.tileSet.letters.map(({ letter }) => letter);

const read = (text: string) => parseRecord(text, undefined);
const reread = ({ record }: Timeline): Timeline => valueOf(read(formatRecord(record)));

const tilesOfEach = (count: number) =>
  tileSetOf(Object.fromEntries(LETTERS.map((letter) => [letter, count])));

/** The record of a game just dealt, with the given events after the deal. */
function withEvents(setup: GameSetup, next: (dealt: GameState) => readonly GameEvent[]): string {
  const dealt = startGame('hostile', setup);
  const events = [...dealt.record.events, ...next(latestState(dealt))];
  return formatRecord({ ...dealt.record, events });
}

const refused = (seat: number): GameEvent => ({
  kind: 'refused',
  seat,
  text: 'x',
  code: 'ILLEGAL_FORMAT',
});

/** Exchanges of one tile for the same tile, by two seats in turn, which no rule ends. */
const exchanges = (count: number, { racks, toMove }: GameState): readonly GameEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const seat = (toMove + index) % 2;
    const tiles = at(racks, seat).slice(0, 1);
    return { kind: 'exchange', seat, returned: tiles, drawn: tiles, trace: undefined };
  });

const scripted = (rules: RuleBook): GameSetup =>
  setupOf('', lexicon, {
    rules: { ...rules, tileSet: tilesOfEach(9) },
    chance: { kind: 'seeded', seed: 'script' },
  });

describe('a game that was played', () => {
  const seen = { events: 0, over: 0, refused: 0, branched: 0, books: new Set<string>() };

  it.each([
    ['with small random rules', randomGames, 50],
    ['with the rule books, played for long', longGames, 60],
  ] as const)('can be read back: games %s', (_what, games, count) => {
    fc.assert(
      fc.property(games, ({ timeline }) => {
        expect(formatRecord(reread(timeline).record)).toBe(formatRecord(timeline.record));
        const { record } = timeline;
        seen.events = Math.max(seen.events, record.events.length);
        seen.over += Number(latestState(timeline).result !== undefined);
        seen.refused += record.events.filter(({ kind }) => kind === 'refused').length;
        seen.branched += Number(record.parent !== undefined);
        seen.books.add(record.setup.rules.id);
      }),
      runs(count, 200),
    );
  });

  it('is long and of every kind in these tests', () => {
    expect(seen.events).toBeGreaterThan(orLong(50, 90));
    expect(seen.over).toBeGreaterThan(orLong(8, 20));
    expect(seen.refused).toBeGreaterThan(orLong(40, 100));
    expect(seen.branched).toBeGreaterThan(orLong(4, 10));
    for (const { id } of RULE_BOOKS) expect(seen.books).toContain(id);
  });

  it('can be read back if a whole script is refused', () => {
    const script = valueOf(parseScript(`2\nAnn\nBob\n${'NONSENSE\n'.repeat(10_000)}`));
    const { timeline } = valueOf(playScript('script', scripted(crossword), script, lexicon));
    expect(reread(timeline).record.events).toHaveLength(10_001);
  });

  it('can be read back after ten thousand exchanges', () => {
    const setup = scripted({ ...crossword, exchange: 'return-first' });
    const text = withEvents(setup, (dealt) => exchanges(10_000, dealt));
    expect(valueOf(read(text)).record.events).toHaveLength(10_001);
  });

  it('can be read back with all attempts that go on record, each with the longest text', () => {
    const dealt = startGame('attempts', scripted({ ...crossword, exchange: 'return-first' }));
    const state = latestState(dealt);
    const events = [...dealt.record.events];
    for (const [index, turn] of exchanges(60, state).entries()) {
      const seat = (state.toMove + index) % 2;
      while (mayRecordAttempt({ ...dealt.record, events })) {
        // Each character takes six in JSON.
        const typed = '\u0000'.repeat(MAX_LENGTH.attempt);
        events.push({ kind: 'refused', seat, text: typed, code: 'NOTHING_TO_EXCHANGE' });
      }
      events.push(turn);
    }
    const record = { ...dealt.record, events };
    expect(valueOf(read(formatRecord(record))).record).toEqual(record);
  });

  it('can be read back with a word of more than two hundred letters', () => {
    const words = [1, 2, 3, 4].map((part) => 'NO'.repeat(part * 30));
    const list = wordsOf([...words, 'NO'.repeat(120)]);
    const setup = setupOf('NO'.repeat(200), list.lexicon, {
      rules: { ...scraebbkle, rackSize: 60, tileSet: tileSetOf({ N: 500, O: 500 }) },
      board: plainBoard(300, 1, 'a1'),
    });
    const moves = words.map(() => `${'NO'.repeat(30)},1a`);
    const timeline = gameOf(setup, list.lexicon, ...moves);
    const [word = ''] = at(
      timeline.record.events.flatMap((event) => (event.kind === 'play' ? [event.words] : [])),
      -1,
    );
    expect(word).toHaveLength(240);
    expect(reread(timeline)).toEqual({ ...timeline, wordsChecked: false });
  });

  it('can be read back with the largest bag', () => {
    const tileSet = tilesOfEach(1000);
    const bag = LETTERS.flatMap((letter) => rackOf(letter.repeat(1000)));
    const rules: RuleBook = { ...scraebbkle, randomness: 'java', tileSet };
    const chance = { kind: 'java', seed: 54, bag } as const;
    const timeline = startGame('large', setupOf('', lexicon, { rules, chance }));
    expect(tilesText(latestState(timeline).bag).length).toBeLessThan(MAX_COUNT.tiles);
    expect(valueOf(read(formatRecord(timeline.record)))).toMatchObject({
      record: timeline.record,
      wordsChecked: false,
    });
  });
});

describe('a game state', () => {
  it('shares with the previous state everything that its event did not change', () => {
    const seen = new Map<GameEvent['kind'], number>();
    fc.assert(
      fc.property(fc.oneof(randomGames, longGames), ({ timeline }) => {
        const { record, states } = timeline;
        for (const [index, event] of record.events.entries()) {
          const [before, after] = [at(states, index), at(states, index + 1)];
          seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1);
          const isDrawn = event.kind === 'deal' || event.kind === 'play';
          if (!isDrawn) expect(after.grid).toBe(before.grid);
          if (!isDrawn && event.kind !== 'exchange') expect(after.bag).toBe(before.bag);
          if (event.kind === 'refused') expect(after).toBe(before);
        }
      }),
      runs(150),
    );
    for (const kind of ['deal', 'play', 'exchange', 'pass', 'resign', 'refused'] as const) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(4);
    }
  });
});

/** Illegal plays, each of which draws the given tiles. */
const plays = (count: number, drawn: string): readonly GameEvent[] =>
  Array.from({ length: count }, () => ({
    kind: 'play',
    seat: 0,
    play: {
      tiles: [{ kind: 'letter', letter: 'N' }],
      square: { row: 0, column: 0 },
      direction: 'across',
    },
    words: ['NO'],
    score: 2,
    drawn: rackOf(drawn),
    trace: undefined,
  }));

describe('a record that exceeds the limits of its game', () => {
  const setup = setupOf('NOTEAEIDDDDZQA', lexicon, { rules: classic });
  const tooMuch = (text: string) => {
    const error = errorOf(read(text));
    if (error.code !== 'TOO_MUCH') throw new Error(`Refused for something else: ${error.code}`);
    return error;
  };

  it('is refused for too many events before they are parsed', () => {
    const text = withEvents(setup, () => []);
    const nothing = `[${'0,'.repeat(9_000_000)}0]`;
    const hostile = `${text.slice(0, text.indexOf('"events":'))}"events":${nothing}}`;
    expect(tooMuch(hostile)).toEqual({
      code: 'TOO_MUCH',
      what: 'EVENTS',
      index: 100_000,
      max: 100_000,
    });
  });

  it('is refused at its first bad field, even if there are many', () => {
    const text = withEvents(setup, () => []);
    const bad = text.replace('"events": [', `"events": [${'0,'.repeat(50_000)}`);
    expect(errorOf(read(bad))).toEqual({ code: 'BAD_FIELD', path: 'events.0' });
  });

  const { letters, blank } = classic.tileSet;
  const tiles = letters.reduce((sum, { count }) => sum + count, blank.count);
  const squares = setup.board.rows * setup.board.columns;

  it.each<[string, number, number, (dealt: GameState) => readonly GameEvent[]]>([
    [
      'ATTEMPTS',
      20_000,
      20_001,
      ({ toMove }) => Array.from({ length: 30_000 }, () => refused(toMove)),
    ],
    ['TURNS_WITHOUT_PLAY', 20_000, 20_001, (dealt) => exchanges(30_000, dealt)],
    ['PLAYS', squares, squares + 1, () => plays(squares + 9, '')],
    ['TILES_DRAWN', tiles, 1 + Math.floor((tiles - 14) / 7), () => plays(30, 'NOTEAEI')],
  ])('is refused before replay: %s', (what, max, index, next) => {
    expect(tooMuch(withEvents(setup, next))).toEqual({ code: 'TOO_MUCH', what, max, index });
  });

  it('is refused if its states would hold too many squares and tiles', () => {
    const large = setupOf('', lexicon, {
      rules: { ...classic, tileSet: tilesOfEach(1000) },
      board: plainBoard(100, 100, 'a1'),
      chance: { kind: 'seeded', seed: 'large' },
    });
    const [inSet, onBoard, max] = [26_000, 10_000, 100_000_000];
    const text = withEvents(large, (dealt) => exchanges(5000, dealt));
    const left = inSet - 14;
    const listed = onBoard + inSet + onBoard + left;
    expect(tooMuch(text)).toEqual({
      code: 'TOO_MUCH',
      what: 'SIZE',
      index: 1 + Math.floor((max - listed) / left),
      max,
    });
  });

  it('ends where the rules end it, and no state follows', () => {
    const passes = (state: GameState): readonly GameEvent[] =>
      Array.from({ length: 90_000 }, (_, index) => ({
        kind: 'pass',
        seat: (state.toMove + index) % 2,
        trace: undefined,
      }));
    expect(errorOf(read(withEvents(setup, passes)))).toEqual({
      code: 'BAD_EVENT',
      index: 5,
      fault: { code: 'GAME_IS_OVER' },
    });
  });

  it('with the maximum number of events has few distinct states', () => {
    const turn = (dealt: GameState, index: number): readonly GameEvent[] => [
      ...exchanges(index + 1, dealt).slice(-1),
      ...Array.from({ length: 16_000 }, () => refused((dealt.toMove + index + 1) % 2)),
    ];
    const text = withEvents(scripted(classic), (dealt) =>
      Array.from({ length: 6 }, (_, index) => turn(dealt, index)).flat(),
    );
    const { record, states } = valueOf(read(text));
    expect(record.events.length).toBeGreaterThan(96_000);
    expect(new Set(states).size).toBe(2 + record.events.filter(isTurn).length);
  });
});
