import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classic,
  configured,
  formatMove,
  formatRecord,
  type GameSetup,
  isTurn,
  latestState,
  MAX_LENGTH,
  type Move,
  type MoveError,
  type MoveFormatError,
  mustPass,
  ok,
  parseBoard,
  parseRecord,
  parseScript,
  parseTileSet,
  type PlayedScript,
  playScript,
  scrabbkle,
  scraebbkle,
  type Timeline,
  type TurnEvent,
  type ResignEvent,
} from '../../../src/engine';
import { type RandomGame, randomGames as allGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { anyTexts, mutationsOf } from '../../arbitraries/texts';
import { resultIn, setupOf, tileSetOf, tilesInPlay } from '../../support/games';
import { pictureOf } from '../../support/pictures';
import { at, errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf('CAKE CAKES POKEMON NO ON'.split(' '));

const board = valueOf(
  parseBoard('configured', `9 8\n3 3\n${Array.from({ length: 8 }, () => '.........').join('\n')}`),
);

const outcomeOf = (draws: string, text: string, changes: Partial<GameSetup> = {}) => {
  const setup = setupOf(draws, lexicon, { rules: configured, board, ...changes });
  return playScript('game', setup, valueOf(parseScript(text)), lexicon);
};

const played = (...args: Parameters<typeof outcomeOf>): PlayedScript => valueOf(outcomeOf(...args));

const kindsIn = ({ record }: Timeline) => record.events.map(({ kind }) => kind);

describe('the example commands as a script', () => {
  const DRAWS = 'CAKEAAAPOE_ONX';
  const { timeline, refusals, firstUnreadLine } = played(
    DRAWS,
    '2\nAnn\nBob of the Hill\nPLACE | 3 3 CAKE\n\nPLACE - 5 1 POE?MON\n\n',
  );

  it('lay CAKE and POKEMON for the named players', () => {
    const { grid, setup, scores, toMove, result } = latestState(timeline);
    expect(pictureOf({ board, grid })).toEqual([
      '.........',
      '.........',
      '..C......',
      '..A......',
      'POKEmON..',
      '..E......',
      '.........',
      '.........',
    ]);
    expect(setup.seats).toEqual([
      { name: 'Ann', player: 'human', skill: 1 },
      { name: 'Bob of the Hill', player: 'human', skill: 1 },
    ]);
    expect({ scores, toMove, result, refusals, unread: firstUnreadLine }).toEqual({
      scores: [10, 12],
      toMove: 0,
      result: undefined,
      refusals: [],
      unread: undefined,
    });
  });

  it.each([
    ['no empty lines', '2\nAnn\nBob of the Hill\nPLACE | 3 3 CAKE\nPLACE - 5 1 POE?MON'],
    [
      'more empty lines',
      '2\nAnn\nBob of the Hill\n\n\nPLACE | 3 3 CAKE\nPLACE - 5 1 POE?MON\n\n\n',
    ],
  ])('have the same effect with %s', (_name, text) => {
    expect(played(DRAWS, text).timeline).toEqual(timeline);
  });
});

it('a script may have letters with combining marks', () => {
  const rules = { ...configured, tileSet: valueOf(parseTileSet('ö 1 60')) };
  const text = '2\nAnn\nBjörn\nEXCHANGE öÖ\nPLACE - 3 3 ÖÖ\n'.normalize('NFD');
  const { refusals } = played('', text, { rules });
  expect(refusals).toMatchObject([{ line: 5, error: { code: 'WORD_NOT_IN_LIST' } }]);
});

describe('a whole scripted game', () => {
  /** Lines after the names, with the code and problem of a refused one. */
  const LINES: readonly (readonly [
    line: number,
    text: string,
    (MoveError | MoveFormatError)['code']?,
    problem?: string,
  ])[] = [
    [4, 'PLACE - 4 3 CAKE', 'START_NOT_COVERED'],
    [5, 'EXCHANGE cakeaa', 'TILES_NOT_ON_RACK'],
    [6, 'place | 3 3 cake'],
    [7, ''],
    [8, 'PLACE | 5 3 S', 'SQUARE_OCCUPIED'],
    [9, 'PLACE - 7 8 SON', 'RUNS_OFF_BOARD'],
    [10, 'PLACE - 7 3 SON', 'WORD_NOT_IN_LIST'],
    [11, 'PLACE - 8 6 SO', 'NOT_ADJACENT'],
    [12, 'PLACE - 9 1 SO', 'SQUARE_NOT_ON_BOARD'],
    [13, 'PLACE | 1 10 SO', 'SQUARE_NOT_ON_BOARD'],
    [14, 'PLACE - 5 4 TT', 'TILES_NOT_ON_RACK'],
    [15, 'DISCARD so', 'ILLEGAL_FORMAT', 'unknown-command'],
    [16, 'PASS NOW', 'ILLEGAL_FORMAT', 'wrong-arguments'],
    [17, 'PLACE / 5 4 SO', 'ILLEGAL_FORMAT', 'bad-direction'],
    [18, 'PLACE - 5.0 4 SO', 'ILLEGAL_FORMAT', 'bad-number'],
    [19, 'EXCHANGE', 'ILLEGAL_FORMAT', 'no-tiles'],
    [20, 'PLACE - 5 4 S0', 'ILLEGAL_FORMAT', 'bad-tile'],
    [21, 'PLACE - 5 4 S?', 'ILLEGAL_FORMAT', 'blank-without-letter'],
    [22, 'PLACE - 7 3 S'],
    [23, 'EXCHANGE xa'],
    [24, ''],
    [25, 'PASS'],
    [26, 'pass'],
  ];
  const script = ['2', 'Ann', 'Bob', ...LINES.map(([, text]) => text)].join('\n');
  const DRAWS = 'CAKETXAQOESONINNNNOEE';
  const game = played(DRAWS, script);

  it('reports each refused command with its line, text and reason', () => {
    const told = game.refusals.map(({ line, text, error }) => [
      line,
      text,
      error.code,
      ...('problem' in error ? [error.problem?.kind] : []),
    ]);
    expect(told).toEqual(LINES.filter(([, , code]) => code));
  });

  it('records each refused command for the player who stayed to move', () => {
    const refused = LINES.flatMap(([line, text, code]) =>
      code ? [{ kind: 'refused', seat: line < 7 ? 0 : 1, text, code }] : [],
    );
    const { events } = game.timeline.record;
    expect(events.filter(({ kind }) => kind === 'refused')).toEqual(refused);
    expect(events.filter(isTurn)).toMatchObject([
      { kind: 'play', seat: 0, words: ['CAKE'], score: 10 },
      { kind: 'play', seat: 1, words: ['CAKES'], score: 11 },
      { kind: 'exchange', seat: 0 },
      { kind: 'pass', seat: 1 },
      { kind: 'pass', seat: 0 },
    ]);
  });

  it('ends with its result', () => {
    expect(resultIn(game.timeline)).toEqual({
      reason: 'passes',
      deductions: [7, 16],
      awards: [0, 0],
      finalScores: [3, -5],
      winners: [0],
    });
  });

  it.each([
    ['nothing', '', undefined],
    ['empty lines', '\n\n', undefined],
    ['a command', '\nPLACE - 1 1 NO\nPASS', 27],
    ['a later command', '\n\n\n  nonsense\n\n', 29],
  ])(
    'is not changed by %s after its end, and reports the first unread line',
    (_name, more, line) => {
      const { timeline, refusals, firstUnreadLine } = played(DRAWS, script + more);
      expect({ timeline, refusals }).toEqual({ timeline: game.timeline, refusals: game.refusals });
      expect(firstUnreadLine).toBe(line);
    },
  );

  it('continues if the script stops early', () => {
    const early = played(DRAWS, script.slice(0, script.lastIndexOf('\n')));
    expect(latestState(early.timeline)).toMatchObject({ toMove: 0, result: undefined });
    expect(early.firstUnreadLine).toBeUndefined();
  });
});

describe('a script', () => {
  it('without commands is a dealt game', () => {
    const { timeline, ...rest } = played('CAKE', '1\nAnn');
    expect(kindsIn(timeline)).toEqual(['deal']);
    expect(rest).toEqual({ refusals: [], unread: undefined });
  });

  it('is read in the notation of its game', () => {
    const { timeline, refusals } = played('CAKE', '2\nAnn\nBob\nCAKE,3c\nPASS\n,', {
      rules: scraebbkle,
    });
    expect(kindsIn(timeline)).toEqual(['deal', 'play', 'refused', 'pass']);
    expect(refusals).toMatchObject([{ line: 5, text: 'PASS', error: { column: 5 } }]);
  });

  it('refuses spaces, capital squares and small letters, as the move box does', () => {
    const texts = ['CAKE , 3c', 'CAKE,3C', 'cake,3c'];
    const { refusals } = played('CAKE', ['2', 'Ann', 'Bob', ...texts].join('\n'), {
      rules: scraebbkle,
    });
    expect(refusals.map(({ text, error }) => [text, error.code])).toEqual([
      ['CAKE , 3c', 'ILLEGAL_FORMAT'],
      ['CAKE,3C', 'ILLEGAL_FORMAT'],
      ['cake,3c', 'TILES_NOT_ON_RACK'],
    ]);
  });

  it('may omit the automatic passes of players without tiles', () => {
    const rules = {
      ...configured,
      tileSet: tileSetOf({ N: 1, O: 1 }),
      rackSize: 2,
      emptyRack: 'passes',
      passesToEnd: 2,
    } as const;
    const { timeline, firstUnreadLine } = played('NO', '2\nAnn\nBob\nPLACE - 3 3 NO', {
      rules,
    });
    expect(kindsIn(timeline)).toEqual(['deal', 'play', 'pass', 'pass', 'pass', 'pass']);
    expect(resultIn(timeline).reason).toBe('passes');
    expect(firstUnreadLine).toBeUndefined();
  });

  it('may lose turns under rules that punish unknown words', () => {
    const { timeline, refusals } = played('CAKE', '2\nAnn\nBob\nPLACE - 3 3 KA\nPASS', {
      rules: { ...configured, unknownWord: 'lose-turn' },
    });
    expect(kindsIn(timeline)).toEqual(['deal', 'lost-turn', 'pass']);
    expect(refusals).toEqual([]);
  });

  it.each([
    ['one player too few', classic, '1\nAnn', { found: 1, min: 2, max: 4 }],
    ['one player too many', classic, '5\nA\nB\nC\nD\nE', { found: 5, min: 2, max: 4 }],
    ['three for a game of two', scraebbkle, '3\nA\nB\nC', { found: 3, min: 2, max: 2 }],
  ])('is refused with %s', (_name, rules, text, error) => {
    expect(errorOf(outcomeOf('', text, { rules }))).toEqual({ code: 'SCRIPT_SEATS', ...error });
  });

  it('is refused by a game with fixed seats', () => {
    expect(errorOf(outcomeOf('', '2\nAnn\nBob', { rules: scrabbkle }))).toEqual({
      code: 'SEATS_FIXED',
    });
  });

  it.each([
    ['refused', 1, '\u0007'.repeat(200), 1 + 10_000],
    ['followed by seven passes', 8, 'EXCHANGE n', 1 + 10_000 * 8],
  ])('of ten thousand commands that are %s has a readable record', (...row) => {
    const [, players, command, events] = row;
    const names = Array.from({ length: players }, () => '𐐀'.repeat(40));
    const commands = Array.from({ length: 10_000 }, () => command);
    const { timeline } = played('', [players, ...names, ...commands].join('\n'), {
      rules: { ...configured, tileSet: tileSetOf({ N: 1 }), emptyRack: 'passes' },
    });
    expect(timeline.record.events).toHaveLength(events);
    const text = formatRecord(timeline.record);
    expect(formatRecord(valueOf(parseRecord(text, lexicon)).record)).toBe(text);
  });

  it('truncates a long command in the record', () => {
    const { timeline, refusals } = played('', `1\nAnn\n${'𐐀'.repeat(200)}`);
    expect(at(refusals, 0).text).toHaveLength(400);
    expect(at(timeline.record.events, 1)).toMatchObject({
      text: '𐐀'.repeat(MAX_LENGTH.attempt / 2),
    });
  });
});

describe('random scripts', () => {
  type Typed = Exclude<TurnEvent, ResignEvent>;

  /** The turns that players decided themselves. */
  const turnsTaken = ({ record, states }: Timeline): readonly Typed[] =>
    record.events
      .filter((_, index) => !mustPass(at(states, index)))
      .filter((event) => isTurn(event))
      .filter((event) => event.kind !== 'resign');

  /** Games without resignations, which scripts cannot express. */
  const randomGames = allGames.filter(
    ({ timeline }) => latestState(timeline).resigned.length === 0,
  );

  function moveOf(event: Typed): Move {
    switch (event.kind) {
      case 'pass':
        return { kind: 'pass' };
      case 'exchange':
        return { kind: 'exchange', tiles: event.returned };
      case 'play':
      case 'lost-turn':
        return { kind: 'play', play: event.play };
    }
  }

  function scriptOf({ timeline }: RandomGame): string {
    const { seats, rules } = timeline.record.setup;
    return [
      seats.length,
      ...seats.map((_, seat) => `Player ${seat + 1}`),
      ...turnsTaken(timeline).flatMap((event) => [formatMove(rules, moveOf(event)), '']),
    ].join('\n');
  }

  function play({ timeline, words }: RandomGame, text: string) {
    const script = parseScript(text);
    if (!script.ok) return script;
    return ok(playScript('script', timeline.record.setup, script.value, words.lexicon));
  }

  it('with the moves of a game reproduce them', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        const { refusals, timeline } = valueOf(valueOf(play(game, scriptOf(game))));
        expect(refusals).toEqual([]);
        expect(turnsTaken(timeline)).toEqual(turnsTaken(game.timeline));
      }),
      runs(40, 200),
    );
  });

  it('keep all tiles, and have records that round-trip', () => {
    const texts = randomGames.chain((game) =>
      fc.record({
        game: fc.constant(game),
        text: fc.oneof(
          { weight: 1, arbitrary: anyTexts },
          { weight: 1, arbitrary: anyTexts.map((text) => `1\nAnn\n${text}`) },
          { weight: 4, arbitrary: mutationsOf(fc.constant(scriptOf(game))) },
        ),
      }),
    );
    const seen = { played: 0, refused: 0, over: 0, unread: 0 };
    fc.assert(
      fc.property(texts, ({ game, text }) => {
        const outcome = play(game, text);
        if (!outcome.ok || !outcome.value.ok) return;
        const { timeline, refusals, firstUnreadLine } = outcome.value.value;
        const { result } = latestState(timeline);

        expect(tilesInPlay(latestState(timeline))).toBe(tilesInPlay(timeline.states[0]));
        const record = formatRecord(timeline.record);
        expect(valueOf(parseRecord(record, game.words.lexicon))).toEqual(timeline);

        const refused = timeline.record.events.filter((event) => event.kind === 'refused');
        expect(refusals.map(({ error }) => error.code)).toEqual(refused.map(({ code }) => code));
        const lines = refusals.map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
        if (firstUnreadLine !== undefined) expect(result).toBeDefined();

        seen.played++;
        if (refusals.length > 0) seen.refused++;
        if (result) seen.over++;
        if (firstUnreadLine !== undefined) seen.unread++;
      }),
      runs(150, 500),
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(4, 10));
  });
});
