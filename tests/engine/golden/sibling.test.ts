import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  type RandomSource,
  formatRecord,
  type GameSetup,
  latestState,
  parseRecord,
  RULE_BOOKS,
  startGame,
  tilesText,
} from '../../../src/engine';
import { ruleBookSchema } from '../../../src/engine/rules';
import { fullWordList } from '../../golden/full-word-list';
import { agreed } from '../../oracle/agreed';
import { playableWords } from '../../oracle/word-driven';
import { afterMoves, tilesInPlay } from '../../support/games';
import { boardOf, rackOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { positionIn, selfPlay } from '../../support/self-play';
import { refusalOf } from '../../support/typing';
import { wordsOf } from '../../support/words';

const file = new URL('../../golden/sibling-rules.json', import.meta.url);

/** Rules that no document describes, read from a file. */
const sibling = v.parse(ruleBookSchema, JSON.parse(readFileSync(file, 'utf8')));

const board = boardOf(
  [
    '<2>...[3]...<2>',
    '.[2].....[2].',
    '..<-1>...[4]..',
    '...[2].[2]...',
    '[3]...<2>...[3]',
    '...[2].[2]...',
    '..[4]...<0>..',
    '.[2].....[2].',
    '<2>...[3]...<2>',
  ],
  'e5',
);

const NAMED = ['LATE', 'LATED', 'ORIENTAL', 'RATIO', 'SEDAN'];
const list = fullWordList.filter(
  (word, index) =>
    NAMED.includes(word) ||
    (/^[ADEILNORSTU]{3,9}$/.test(word) && (word.length < 5 || index % 7 === 0)),
);
const words = wordsOf(list, alphabetOf(sibling.tileSet));

const setupOf = (chance: RandomSource, skills: readonly number[]): GameSetup => ({
  rules: sibling,
  board,
  given: [],
  boardName: 'Small',
  seats: skills.map((skill, seat) => ({ name: `Player ${seat + 1}`, player: 'computer', skill })),
  openRacks: true,
  lexiconId: words.lexicon.id,
  chance,
});

const games = Array.from({ length: 10 }, (_, game) =>
  selfPlay(
    `game ${game}`,
    setupOf({ kind: 'seeded', seed: `game ${game}` }, [1, 0.5, 0, 1, 0.5].slice(0, 2 + (game % 4))),
    words,
  ),
);

describe('a game with rules that no document describes', () => {
  /** With this seed, the first seat begins. */
  const start = (draws: string) =>
    startGame(
      'game',
      setupOf({ kind: 'given', tiles: rackOf(draws, sibling.tileSet), seed: 'seed 5' }, [1, 1]),
    );
  /** Racks dealt one tile at a time: RELATIO and NSEEDAA. */
  const dealt = start('RNESLEAETDIAOA');

  it('is not one of the built-in games', () => {
    expect(RULE_BOOKS.map(({ id }) => id)).not.toContain(sibling.id);
    expect(latestState(dealt).racks.map(tilesText)).toEqual(['RELATIO', 'NSEEDAA']);
  });

  it('opens on its start square with three tiles, and words of three letters', () => {
    const refused = (text: string) => refusalOf(dealt, words.lexicon, text);
    expect(refused('LATE,a1,r')).toMatchObject({ code: 'START_NOT_COVERED' });
    expect(refused('AT,e5,r')).toMatchObject({ code: 'OPENING_TOO_SHORT', fewestTiles: 3 });
    expect(refused('LATE,5e')).toMatchObject({ code: 'ILLEGAL_FORMAT' });
  });

  it('has its own tiles, factors and bonuses', () => {
    const late = afterMoves(dealt, words.lexicon, 'LATE,e5,r');
    expect(latestState(late).scores).toEqual([(4 + 2 + 3 + 1) * 2, 0]);
    const ratio = afterMoves(dealt, words.lexicon, 'RATIO,d5,r');
    expect(latestState(ratio).scores).toEqual([(3 + 2 + 3 + 2 + 2) * 2 + 10, 0]);
    const blank = afterMoves(start('RNESLEAETD_AOA'), words.lexicon, 'RATiO,d5,r');
    expect(latestState(blank).scores).toEqual([(3 + 2 + 3 + 5 + 2) * 2 + 10, 0]);
  });

  it('adds seventy-five points for seven tiles', () => {
    const { lexicon } = words;
    const played = afterMoves(dealt, lexicon, ',,', 'SEDAN,d5,r', 'ORIETAL,h1,d');
    expect(played.record.events.slice(2)).toMatchObject([
      { words: ['SEDAN'], score: (-1 + 1 + 5 + 2 + 3) * 2 + 10 },
      { words: ['ORIENTAL'], score: 2 + 3 * 2 + 2 + 1 + 3 + 3 + 2 + 4 * 2 + 75 },
    ]);
  });

  it('skips squares that are taken', () => {
    const slid = afterMoves(dealt, words.lexicon, 'LATE,e5,r', 'D,e5,r');
    expect(at(slid.record.events, -1)).toMatchObject({
      words: ['LATED'],
      score: 4 + 2 + 3 + 1 + 5 * 3,
    });
  });

  it('costs the turn for a word that is not in the list', () => {
    const lost = afterMoves(dealt, words.lexicon, 'TLR,e5,r');
    expect(at(lost.record.events, -1)).toMatchObject({ kind: 'lost-turn', words: ['TLR'] });
  });

  it('has exchanges, in the notation of a game that has none', () => {
    const exchanged = afterMoves(dealt, words.lexicon, '-REL');
    expect(at(exchanged.record.events, -1)).toMatchObject({ kind: 'exchange', seat: 0 });
  });
});

describe('games with these rules between computers', () => {
  it('end on their own', () => {
    for (const { timeline } of games) {
      expect(latestState(timeline).result).toBeDefined();
      expect(timeline.record.events.length).toBeGreaterThan(10);
    }
  });

  it('lose no tile', () => {
    for (const { states } of games.map(({ timeline }) => timeline)) {
      const all = tilesInPlay(states[0]);
      expect(all).toHaveLength(60);
      expect(states.filter((state) => tilesInPlay(state) !== all)).toEqual([]);
    }
  });

  it('have a pass only if no word can be played', () => {
    const passed = games.flatMap((game) => game.passed);
    expect(passed.length).toBeGreaterThan(10);
    for (const position of passed) expect(playableWords(position, list)).toEqual([]);
  });

  it('round-trip through their records, including the rules', () => {
    for (const { timeline } of games) {
      const read = valueOf(parseRecord(formatRecord(timeline.record), words.lexicon));
      expect(read).toEqual(timeline);
    }
  });

  it('have the same plays in their positions as the brute-force oracle', () => {
    const plays = games.flatMap(({ timeline: { states } }) =>
      [3, states.length >> 1].flatMap((index) => {
        const { rack, ...position } = positionIn(at(states, index));
        return agreed({ ...position, rack: rack.slice(0, 3), list, words });
      }),
    );
    expect(plays.length).toBeGreaterThan(50);
    expect(plays.filter(({ words: formed }) => formed.length > 1).length).toBeGreaterThan(5);
  });
});
