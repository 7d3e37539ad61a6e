import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  allTiles,
  classic,
  crossword,
  formatCompactRecord,
  formatRecord,
  latestState,
  type GameSetup,
  parseCompactRecord,
  type RuleBook,
  scraebbkle,
  type Timeline,
} from '../../src/engine';
import { loadLinks } from '../../src/setup';
import { defaultBoard } from '../golden/default-board';
import { fullWords } from '../golden/full-word-list';
import { afterResignation, gameOf, setupOf, tileSetOf } from '../support/games';
import { lexicon, PLAIN_DRAWS, smallGame } from '../support/page';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { runs } from '../arbitraries/runs';
import { seatsOf } from '../support/seats';
import { selfPlay } from '../support/self-play';
import { shippedBoard } from '../support/shipped';
import { FIRST_LINKS } from '../golden/first-links';

const { formatLink, LINK_KINDS, parseLink } = await loadLinks();

const SEED = '0123456789abcdef0123456789abcdef';

const played = (rules: RuleBook, changes: Partial<GameSetup> = {}): Timeline =>
  selfPlay(
    'game',
    {
      rules,
      board: defaultBoard,
      given: [],
      boardName: 'Default board',
      seats: seatsOf('computer', 'computer'),
      openRacks: false,
      lexiconId: fullWords.lexicon.id,
      chance: { kind: 'seeded', seed: SEED },
      ...changes,
    },
    fullWords,
  ).timeline;

let games: readonly Timeline[];

beforeAll(() => {
  games = [
    played(scraebbkle),
    played(classic, { board: shippedBoard('boards/classic.txt') }),
    played(crossword, {
      board: plainBoard(12, 12),
      chance: { kind: 'java', seed: 7, bag: allTiles(crossword.tileSet) },
    }),
  ];
});

describe('a link', () => {
  it('holds a whole game in less than a thousand characters per 25 turns', () => {
    for (const game of games) {
      const link = formatLink({ kind: 'watch', game });
      expect(link).toMatch(/^1w[\w-]+$/);
      const turns = game.record.events.length - 1;
      expect([game.record.setup.rules.id, (link.length * 25) / turns < 1000]).toEqual([
        game.record.setup.rules.id,
        true,
      ]);
    }
  });

  it.each(LINK_KINDS)('to %s keeps its kind and the game', (kind) => {
    for (const game of games) {
      const read = valueOf(parseLink(formatLink({ kind, game }), 'game'));
      expect(read.kind).toBe(kind);
      expect(formatRecord(read.game.record)).toBe(formatRecord(game.record));
      expect(read.game.states).toEqual(game.states);
    }
  });

  it('keeps resignations, exchanges, passes, lost turns and help, but no refused attempts', () => {
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' as const };
    const tournament = { ...classic, leastInBag: 7 };
    const others = [
      afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',')),
      gameOf(setupOf(PLAIN_DRAWS, lexicon, { rules }), lexicon, 'TEN,2b', ','),
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), help: true, undo: true }),
      smallGame(PLAIN_DRAWS, { rules: { ...tournament, firstSeat: 'first' } }, '-NO'),
    ];
    for (const game of others) {
      const read = valueOf(parseLink(formatLink({ kind: 'watch', game }), 'game'));
      expect(formatRecord(read.game.record)).toBe(formatRecord(game.record));
    }
  });

  it('keeps a whole game with hundreds of tiles on a board of 26 × 99', () => {
    const { letters, blank } = scraebbkle.tileSet;
    const fiveTimes = <T extends { readonly count: number }>(tiles: T): T => ({
      ...tiles,
      count: 5 * tiles.count,
    });
    const tileSet = { letters: letters.map(fiveTimes), blank: fiveTimes(blank) };
    const game = played({ ...scraebbkle, tileSet }, { board: plainBoard(26, 99, 'm50') });
    expect(game.record.events.length).toBeGreaterThan(100);
    const read = valueOf(parseLink(formatLink({ kind: 'watch', game }), 'game'));
    expect(formatRecord(read.game.record)).toBe(formatRecord(game.record));
  });

  it('of version 1 can always be opened', () => {
    for (const { link, kind, ...facts } of FIRST_LINKS) {
      const read = valueOf(parseLink(link, 'game'));
      const { turns, scores, setup } = latestState(read.game);
      expect([read.kind, { rules: setup.rules.id, turns, scores }]).toEqual([kind, facts]);
    }
  });

  it('that is malformed is refused with a reason', () => {
    const link = formatLink({ kind: 'watch', game: smallGame(PLAIN_DRAWS, {}, 'NO,2b') });
    const codeOf = (text: string): string => {
      const read = parseLink(text, 'game');
      return read.ok ? 'ok' : read.error.code;
    };
    expect(codeOf(link)).toBe('ok');
    expect(codeOf(`2${link.slice(1)}`)).toBe('LINK_OF_NEWER_VERSION');
    expect(codeOf(`1x${link.slice(2)}`)).toBe('LINK_DAMAGED');
    expect(codeOf(link.slice(0, -9))).toBe('LINK_DAMAGED');
    expect(codeOf('1w%%%')).toBe('LINK_DAMAGED');
    expect(codeOf(`1w${'A'.repeat(200_000)}`)).toBe('LINK_TOO_LONG');
  });

  it('to a game that cannot have happened is refused', () => {
    const game = smallGame(PLAIN_DRAWS, {}, 'NO,2b');
    const [deal, play] = game.record.events;
    if (deal?.kind !== 'deal' || play?.kind !== 'play') throw new Error('No deal, no play');
    const forged = { ...game.record, events: [deal, { ...play, score: 99 }] };
    const link = formatLink({ kind: 'watch', game: { ...game, record: forged } });
    expect(parseLink(link, 'game')).toMatchObject({
      error: { code: 'LINK_OF_NO_GAME', error: { code: 'BAD_EVENT' } },
    });
  });

  it('that was changed at random never throws, and what it yields round-trips', () => {
    const links = games.map((game) => formatLink({ kind: 'watch', game }));
    const change = fc.tuple(
      fc.constantFrom(...links),
      fc.array(
        fc.tuple(
          fc.nat({ max: 2000 }),
          fc.constantFrom('put', 'cut', 'swap'),
          fc.stringMatching(/^[\w-]{1,6}$/),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    );
    fc.assert(
      fc.property(change, ([link, changes]) => {
        const changed = changes.reduce((text, [place, how, put]) => {
          const at = 2 + (place % Math.max(1, text.length - 2));
          const left = how === 'put' ? 0 : how === 'cut' ? put.length * 3 : put.length;
          return text.slice(0, at) + (how === 'cut' ? '' : put) + text.slice(at + left);
        }, link);
        const read = parseLink(changed, 'game');
        if (!read.ok) return;
        const again = valueOf(parseLink(formatLink(read.value), 'game'));
        expect(formatRecord(again.game.record)).toBe(formatRecord(read.value.game.record));
      }),
      runs(200, 10_000),
    );
  });
});

describe('a compact record', () => {
  /** Reads a hundred thousand exchanges; every tile is an A, so that the same one is always possible. */
  function manyExchanges(tiles: number) {
    const rules = { ...classic, tileSet: tileSetOf({ A: tiles }) };
    const game = gameOf(setupOf('A'.repeat(14), lexicon, { rules }), lexicon);
    const [setup] = JSON.parse(formatCompactRecord(game)) as unknown[];
    const exchanges = Array.from({ length: 100_000 }, () => ['A']);
    return parseCompactRecord(JSON.stringify([setup, 0, ...exchanges]), 'game');
  }

  it('is refused before replay if it has too many turns', () => {
    expect(manyExchanges(40)).toMatchObject({
      error: { code: 'TOO_MUCH', what: 'TURNS_WITHOUT_PLAY' },
    });
  });

  it('is refused before replay if its states would hold too many tiles', () => {
    expect(manyExchanges(1000)).toMatchObject({
      error: { code: 'TOO_MUCH', what: 'SIZE', max: 10_000_000 },
    });
  });

  it('counts undone turns for every seat or for none', () => {
    const text = formatCompactRecord(smallGame(PLAIN_DRAWS, {}));
    expect(parseCompactRecord(text, 'game').ok).toBe(true);
    const [setup, , ...items] = JSON.parse(text) as unknown[];
    expect(parseCompactRecord(JSON.stringify([setup, [1, 2], ...items]), 'game').ok).toBe(true);
    expect(parseCompactRecord(JSON.stringify([setup, [1], ...items]), 'game')).toMatchObject({
      error: { code: 'BAD_FIELD' },
    });
  });
});

/** The compressed text can be forged as well as the characters of the link. */
describe('the text in a link', () => {
  it('never throws if it was changed at random', () => {
    const texts = games.map(formatCompactRecord);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(
          fc.tuple(
            fc.nat({ max: 5000 }),
            fc.nat({ max: 30 }),
            fc.stringMatching(/^[\w"[\],{}:-]{0,5}$/),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        (text, changes) => {
          const changed = changes.reduce((whole, [place, cut, put]) => {
            const at = place % whole.length;
            return whole.slice(0, at) + put + whole.slice(at + cut);
          }, text);
          const read = parseCompactRecord(changed, 'game');
          if (read.ok) expect(read.value.states.length).toBe(read.value.record.events.length + 1);
        },
      ),
      runs(300, 10_000),
    );
  });
});
