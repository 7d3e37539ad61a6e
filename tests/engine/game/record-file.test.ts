import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCompactRecord,
  formatRecord,
  latestState,
  type Level,
  MAX_LENGTH,
  parseCompactRecord,
  parseRecord,
  type RuleBook,
  scraebbkle,
  startGame,
  type Timeline,
  updateFor,
  updateFromJson,
  updateToJson,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { jsonMutationsOf } from '../../arbitraries/json';
import { runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { afterResignation, gameOf, setupOf, tileSetOf, tilesInPlay } from '../../support/games';
import { boardOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';
import { seatsOf } from '../../support/seats';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);
const board = boardOf(['[3]<-2>..', '....', '..[42].'], 'b2');
const setup = setupOf('NOTEAEIDDDDZQAXY', lexicon, { board });
const timeline = gameOf(setup, lexicon, 'NO,2b', ',', 'T,2b');
const text = formatRecord(timeline.record);

const read = (source: string) => parseRecord(source, lexicon);

function changed(piece: string, other: string): string {
  if (!text.includes(piece)) throw new Error(`Not in the record: ${piece}`);
  return text.replace(piece, () => other);
}

const faultOf = (piece: string, other: string) => errorOf(read(changed(piece, other)));

describe('a record as text', () => {
  it('is JSON of the events, with squares and tiles as players write them', () => {
    expect(JSON.parse(text)).toMatchObject({
      format: 'scraebbkle-record',
      version: 2,
      id: 'game',
      parent: null,
      setup: {
        rules: { id: 'scraebbkle' },
        board: { columns: 4, start: 'b2', rows: ['[3]<-2>..', '....', '..[42].'] },
        boardName: 'Small',
        seats: seatsOf('human', 'human'),
        openRacks: false,
        lexiconId: lexicon.id,
        chance: { kind: 'given', tiles: 'NOTEAEIDDDDZQAXY', seed: 'small' },
      },
      events: [
        { kind: 'deal', racks: ['NOTEAEI', 'DDDDZQA'] },
        {
          kind: 'play',
          seat: 0,
          tiles: 'NO',
          square: 'b2',
          direction: 'across',
          words: ['NO'],
          score: 2,
          drawn: 'XY',
        },
        { kind: 'pass', seat: 1 },
        { kind: 'play', seat: 0, tiles: 'T', square: 'b2', words: ['NOT'], score: 3 },
      ],
    });
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('round-trips', () => {
    expect(valueOf(read(text))).toEqual(timeline);
    expect(formatRecord(valueOf(read(text)).record)).toBe(text);
  });

  it('is read back from any JSON layout', () => {
    const dense = JSON.stringify(JSON.parse(text));
    expect(formatRecord(valueOf(read(`\n ${dense}`)).record)).toBe(text);
  });

  it('does not depend on the order of fields in a rule book', () => {
    const { id, name, tileSet, bonuses, ...rest } = setup.rules;
    const { letters, blank } = tileSet;
    const rules: RuleBook = { ...rest, bonuses, tileSet: { blank, letters }, name, id };
    const record = { ...timeline.record, setup: { ...setup, rules } };
    expect(formatRecord(record)).toBe(text);
  });

  it('names its parent if it is a branch', () => {
    const parent = { id: 'parent', events: 3 };
    const record = { ...timeline.record, parent };
    expect(valueOf(read(formatRecord(record))).record.parent).toEqual(parent);
  });

  it.each([
    ['ten thousand rows', Array.from({ length: 10_000 }, () => '.'), 'a10000'],
    ['ten thousand columns', ['[-9]'.repeat(10_000)], 'ntp1'],
  ])('may have a board of %s', (_name, rows, start) => {
    const large = startGame('large', { ...setup, board: boardOf(rows, start) });
    expect(valueOf(read(formatRecord(large.record))).record.setup.board).toEqual(
      large.record.setup.board,
    );
  });

  it('names the level of a computer unless it is the usual one', () => {
    const seats = seatsOf('computer', 'human');
    const textAt = (level: Level | undefined): string => {
      const named = seats.map((seat) => (seat.player === 'computer' ? { ...seat, level } : seat));
      return formatRecord(startGame('game', { ...setup, seats: named }).record);
    };
    const without = textAt(undefined);
    expect(without).not.toContain('level');
    expect(textAt('club')).toBe(without);
    const casual = textAt('casual');
    expect(casual).toBe(without.replace(/"skill": 1/, '"skill": 1,\n    "level": "casual"'));
    expect(valueOf(read(casual)).record.setup.seats.map(({ level }) => level)).toEqual([
      'casual',
      undefined,
    ]);
    expect(formatRecord(valueOf(read(casual)).record)).toBe(casual);
    const spelledOut = casual.replace('casual', 'club');
    expect(formatRecord(valueOf(read(spelledOut)).record)).toBe(without);
  });

  it('may have scores that are no safe integers', () => {
    const list = wordsOf(['NOTENOTE']);
    const rules: RuleBook = { ...scraebbkle, rackSize: 8 };
    const dear = setupOf('NOTENOTEDDDDAAII', list.lexicon, {
      rules,
      board: boardOf(['<99>'.repeat(8), '........']),
    });
    const game = gameOf(dear, list.lexicon, 'NOTENOTE,1a');
    const [score = 0] = latestState(game).scores;
    expect(score).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(valueOf(parseRecord(formatRecord(game.record), list.lexicon))).toEqual(game);
    expect(valueOf(parseCompactRecord(formatCompactRecord(game), 'game')).states).toEqual(
      game.states,
    );
    const update = updateFor(afterResignation(game), 1, 0);
    expect(update.result?.finalScores).toContain(score);
    const sent: unknown = JSON.parse(JSON.stringify(updateToJson(rules, update)));
    expect(valueOf(updateFromJson(rules, sent))).toEqual(update);
  });

  it('may have one seat, many kinds of tiles and negative values', () => {
    const rules: RuleBook = {
      ...scraebbkle,
      seats: { least: 1, most: 1, fixed: [] },
      tileSet: tileSetOf({ N: 500, O: 500, _: 100 }, { N: -10_000, _: -1 }),
      rackSize: 63,
    };
    const chance = { kind: 'seeded', seed: 'a\u0000\ud800"\\' } as const;
    const one = startGame('one', { ...setup, rules, seats: seatsOf('computer'), chance });
    expect(valueOf(read(formatRecord(one.record)))).toEqual(one);
  });
});

describe('a record of joint draws', () => {
  const HASH = '0123456789abcdef'.repeat(4);
  const jointly = (chains: readonly string[], commitment = HASH): string =>
    formatRecord(
      startGame('joint', { ...setup, chance: { kind: 'joint', commitment, chains } }).record,
    );

  it.each([0, 1, 8])('round-trips with %d chains', (count) => {
    const chains = Array.from({ length: count }, (_, index) => `${index}${HASH.slice(1)}`);
    const chance = { kind: 'joint' as const, commitment: HASH, chains };
    expect(JSON.parse(jointly(chains))).toMatchObject({ version: 2, setup: { chance } });
    expect(valueOf(read(jointly(chains)))).toEqual(startGame('joint', { ...setup, chance }));
  });

  it.each([
    [[], HASH.slice(1), 'commitment'],
    [[], `${HASH}0`, 'commitment'],
    [[], HASH.toUpperCase(), 'commitment'],
    [[HASH, ''], HASH, 'chains.1'],
    [[`${HASH.slice(1)}g`], HASH, 'chains.0'],
    [Array.from({ length: 9 }, () => HASH), HASH, 'chains'],
  ])('is refused with chains %j and commitment %j', (chains, commitment, field) => {
    expect(errorOf(read(jointly(chains, commitment)))).toEqual({
      code: 'BAD_FIELD',
      path: `setup.chance.${field}`,
    });
  });

  it('is refused with extra or missing fields', () => {
    const more = jointly([]).replace('"kind": "joint"', '"kind": "joint", "seed": ""');
    expect(errorOf(read(more))).toEqual({ code: 'BAD_FIELD', path: 'setup.chance.seed' });
    const less = jointly([]).replace(/,\s*"chains": \[\]/, '');
    expect(errorOf(read(less))).toEqual({ code: 'BAD_FIELD', path: 'setup.chance.chains' });
  });
});

describe('an invalid record is refused', () => {
  it.each(['', '{', 'hello', text.slice(1), `${text}x`, '['.repeat(1_000_000)])(
    'because it is not JSON: %.20s',
    (source) => {
      expect(errorOf(read(source))).toEqual({ code: 'NOT_JSON' });
    },
  );

  it('because it is too long', () => {
    expect(errorOf(read(' '.repeat(MAX_LENGTH.record + 1)))).toEqual({ code: 'RECORD_TOO_LONG' });
    expect(valueOf(read(text.padEnd(MAX_LENGTH.record)))).toEqual(timeline);
  });

  it.each(['null', '1', '"record"', '[]', '{}', '{"format":"other","version":1}'])(
    'because it is other JSON: %s',
    (source) => {
      expect(errorOf(read(source))).toEqual({ code: 'NOT_A_RECORD' });
    },
  );

  it('because its version is not a number', () => {
    expect(faultOf('"version": 2', '"version": "1"')).toEqual({ code: 'NOT_A_RECORD' });
  });

  it.each([0, 1, 3, 1.5, -1])('because its version is %d', (version) => {
    expect(faultOf('"version": 2', `"version": ${version}`)).toEqual({
      code: 'UNKNOWN_VERSION',
      version,
    });
  });

  it.each([
    ['"id": "game"', '"id": ""', 'id'],
    ['"parent": null', '"parent": {"id": "x"}', 'parent.events'],
    ['"parent": null', '"parent": {"id": "x", "events": -1}', 'parent.events'],
    ['"parent": null', '"parent": null, "more": 1', 'more'],
    ['"name": "ScraeBBKle"', '"name": 7', 'setup.rules.name'],
    ['"rackSize": 7', '"rackSize": -0', 'setup.rules.rackSize'],
    ['"value": 1', '"value": 0.5', 'setup.rules.tileSet.letters.0.value'],
    ['"letter": "C"', '"letter": "B"', 'setup.rules.tileSet.letters.2'],
    ['"columns": 4', '"columns": 0', 'setup.board.columns'],
    ['"columns": 4', '"columns": 5000', 'setup.board.rows'],
    ['"start": "b2"', '"start": "b4"', 'setup.board.start'],
    ['"start": "b2"', '"start": "e1"', 'setup.board.start'],
    ['"start": "b2"', '"start": "2b"', 'setup.board.start'],
    ['"player": "human"', '"player": "dog"', 'setup.seats.0.player'],
    ['"name": "Player 1"', '"name": ""', 'setup.seats.0.name'],
    ['"name": "Player 1"', `"name": "${'𐐀'.repeat(41)}"`, 'setup.seats.0.name'],
    ['"skill": 1', '"skill": 1.5', 'setup.seats.0.skill'],
    ['"skill": 1', '"skill": 1, "level": "grandmaster"', 'setup.seats.0.level'],
    ['"seats": [', `"seats": [ ${JSON.stringify(setup.seats[0])},`, 'setup.seats'],
    ['"openRacks": false', '"openRacks": 0', 'setup.openRacks'],
    ['"kind": "given"', '"kind": "taken"', 'setup.chance.kind'],
    ['"tiles": "NOTEAEIDDDDZQAXY"', '"tiles": "noteaei"', 'setup.chance.tiles'],
    ['"tiles": "NOTEAEIDDDDZQAXY"', '"tiles": "QQ"', 'setup.chance.tiles'],
    ['"NOTEAEI"', '"NOTEaEI"', 'events.0.racks.0'],
    ['"kind": "deal"', '"kind": "steal"', 'events.0.kind'],
    ['"tiles": "NO"', '"tiles": ""', 'events.1.tiles'],
    ['"tiles": "NO"', '"tiles": "N_"', 'events.1.tiles'],
    ['"square": "b2"', '"square": "2b"', 'events.1.square'],
    ['"direction": "across"', '"direction": "up"', 'events.1.direction'],
    ['"score": 2', '"score": 2.5', 'events.1.score'],
    ['"score": 2', '"score": 1e309', 'events.1.score'],
    ['"words": [\n    "NO"\n   ]', '"words": []', 'events.1.words'],
    ['"drawn": "XY"', '"drawn": "X?"', 'events.1.drawn'],
    ['"drawn": "XY"', '"drawn": null', 'events.1.drawn'],
    ['"seat": 1', '"seat": 8', 'events.2.seat'],
    ['"seat": 1', '"seat": 1, "why": "tired"', 'events.2.why'],
  ])('because of a field: %j as %j', (piece, other, path) => {
    expect(faultOf(piece, other)).toEqual({ code: 'BAD_FIELD', path });
  });

  it.each([
    ['[3]<-2>..', '[3]<-2>.', 'TOO_FEW_TOKENS', 1, 9],
    ['[3]<-2>..', '[3]<-2>...', 'TOO_MANY_TOKENS', 1, 10],
    ['..[42].', '..[100].', 'BAD_FACTOR', 3, 4],
    ['..[42].', '..[42]x', 'UNKNOWN_TOKEN', 3, 7],
  ])('because of its board: %s as %s', (piece, other, code, line, column) => {
    expect(faultOf(`"${piece}"`, `"${other}"`)).toMatchObject({
      code: 'BAD_BOARD_ROWS',
      error: { code, line, column },
    });
  });

  it.each([
    ['"NOTEAEI"', '"NOTEAE"', 0, 'WRONG_DRAW'],
    ['"tiles": "NO"', '"tiles": "ON"', 1, 'WRONG_OUTCOME'],
    ['"score": 2', '"score": 200', 1, 'WRONG_OUTCOME'],
    ['"score": 2', '"score": 1e300', 1, 'WRONG_OUTCOME'],
    ['"score": 2', '"score": -0', 1, 'WRONG_OUTCOME'],
    ['"drawn": "XY"', '"drawn": "X"', 1, 'WRONG_DRAW'],
    ['"drawn": "XY"', '"drawn": "QQ"', 1, 'WRONG_DRAW'],
    ['"seat": 1', '"seat": 0', 2, 'NOT_ITS_TURN'],
    ['"tiles": "T"', '"tiles": "E"', 3, 'ILLEGAL_PLAY'],
    ['"direction": "across"', '"direction": "down"', 3, 'ILLEGAL_PLAY'],
    ['"kind": "deal"', '"kind": "pass", "seat": 0', 0, undefined],
  ])('because it cannot have happened: %j as %j', (piece, other, index, code) => {
    const fault = { code: 'BAD_EVENT', index, fault: { code } };
    const field = { code: 'BAD_FIELD' };
    expect(faultOf(piece, other)).toMatchObject(code ? fault : field);
  });

  it('because a refused attempt exceeds the maximum length', () => {
    const attempt = (length: number): Timeline['record'] => ({
      ...timeline.record,
      events: [
        at(timeline.record.events, 0),
        { kind: 'refused', seat: 0, text: 'x'.repeat(length), code: 'ILLEGAL_FORMAT' },
      ],
    });
    const longest = attempt(MAX_LENGTH.attempt);
    expect(valueOf(read(formatRecord(longest))).record).toEqual(longest);
    expect(errorOf(read(formatRecord(attempt(MAX_LENGTH.attempt + 1))))).toEqual({
      code: 'BAD_FIELD',
      path: 'events.1.text',
    });
  });
});

describe('words', () => {
  it('are checked only in the lexicon of the record', () => {
    const forged = changed('"NOT"', '"NOX"').replace('"tiles": "T"', '"tiles": "X"');
    const scored = forged.replace('"score": 3', '"score": 11');
    expect(errorOf(read(scored))).toMatchObject({
      code: 'BAD_EVENT',
      index: 3,
      fault: { code: 'ILLEGAL_PLAY', refusal: { code: 'WORD_NOT_IN_LIST', words: ['NOX'] } },
    });
    expect(valueOf(parseRecord(scored, undefined))).toMatchObject({ wordsChecked: false });
  });
});

describe('parseRecord', () => {
  const texts = randomGames.map((game) => formatRecord(game.timeline.record));

  it.each([
    ['any text', anyTexts, 60, 300],
    ['records with a few characters changed', mutationsOf(texts), 80, 400],
    ['records with a few values changed', jsonMutationsOf(texts), 120, 800],
  ] as const)(
    'never throws on %s, and what it accepts is a game',
    (_name, sources, usual, long) => {
      fc.assert(
        fc.property(sources, (source) => {
          const game = parseRecord(source, undefined);
          if (!game.ok) {
            expect(game.error.code).toMatch(/^[A-Z_]+$/);
            return;
          }
          const all = tilesInPlay(at(game.value.states, 0));
          expect(tilesInPlay(latestState(game.value))).toBe(all);
          const written = formatRecord(game.value.record);
          expect(valueOf(parseRecord(written, undefined))).toEqual(game.value);
        }),
        runs(usual, long),
      );
    },
  );
});
