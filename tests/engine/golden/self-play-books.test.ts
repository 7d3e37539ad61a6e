import { describe, expect, it } from 'vitest';
import {
  allTiles,
  type Board,
  type RandomSource,
  formatRecord,
  latestState,
  parseRecord,
  RULE_BOOKS,
  type RuleBook,
} from '../../../src/engine';
import { tilesInPlay } from '../../support/games';
import { orLong } from '../../arbitraries/runs';
import { classicBoard, configuredBoard, scrabbkleBoard } from '../../golden/boards';
import { defaultBoard } from '../../golden/default-board';
import { fullWordList } from '../../golden/full-word-list';
import { playableWords } from '../../oracle/word-driven';
import { plainBoard } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { positionIn, selfPlay, type SelfPlayed } from '../../support/self-play';
import { wordsOf } from '../../support/words';

/** A few thousand words: every 100th of the whole list, and all of up to three letters. */
const list = fullWordList.filter((word, index) => word.length <= 3 || index % 100 === 0);
const words = wordsOf(list);

/** Two hundred of them, most of them short and therefore easy to play. */
const sample = [
  ...list.filter(({ length }) => length === 2),
  ...list.filter(({ length }, index) => length > 2 && index % 20 === 0),
].slice(0, 200);

const GAMES = orLong(7, 20);

const BOARDS: Readonly<Record<string, Board>> = {
  scraebbkle: defaultBoard,
  scrabbkle: scrabbkleBoard,
  classic: classicBoard,
  crossword: plainBoard(12, 11),
  configured: configuredBoard,
};

/** A computer on each seat; the number of seats varies with the game. */
function seatsOf({ seats }: RuleBook, game: number) {
  const count = seats.least + (game % (seats.most - seats.least + 1));
  return Array.from({ length: count }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    player: 'computer' as const,
    skill: at([0, 0.5, 1], (game + seat) % 3),
  }));
}

const chanceOf = ({ randomness, tileSet }: RuleBook, game: number): RandomSource =>
  randomness === 'java'
    ? { kind: 'java', seed: game, bag: allTiles(tileSet) }
    : { kind: 'seeded', seed: `game ${game}` };

const play = (rules: RuleBook, game: number): SelfPlayed =>
  selfPlay(
    `game ${game}`,
    {
      rules,
      board: BOARDS[rules.id] ?? plainBoard(12, 12),
      given: [],
      boardName: rules.id,
      seats: seatsOf(rules, game),
      openRacks: false,
      lexiconId: words.lexicon.id,
      chance: chanceOf(rules, game),
    },
    words,
  );

describe.each(RULE_BOOKS.map((rules) => [rules.id, rules] as const))(
  'games of %s between computers',
  (_id, rules) => {
    const games = Array.from({ length: GAMES }, (_, game) => play(rules, game));
    const timelines = games.map(({ timeline }) => timeline);

    it('end on their own, without refused moves', () => {
      for (const timeline of timelines) {
        expect(latestState(timeline).result).toBeDefined();
        expect(timeline.record.events.filter(({ kind }) => kind === 'refused')).toEqual([]);
      }
      expect(new Set(timelines.map((game) => latestState(game).scores.join())).size).toBe(GAMES);
    });

    it('lose no tile', () => {
      const all = allTiles(rules.tileSet).length;
      for (const { states } of timelines) {
        const before = tilesInPlay(states[0]);
        expect(before).toHaveLength(all);
        expect(states.filter((state) => tilesInPlay(state) !== before)).toEqual([]);
      }
    });

    it('have a pass only if none of two hundred words can be played', () => {
      expect(sample).toHaveLength(200);
      const passed = games.flatMap((game) => game.passed);
      expect(passed.length).toBeGreaterThan(GAMES);
      for (const position of passed) expect(playableWords(position, sample)).toEqual([]);
    });

    it('have many positions in which one of those words can be played', () => {
      const states = timelines.map(({ states: all }) => at(all, all.length >> 1));
      const playable = states.filter(
        (state) => playableWords(positionIn(state), sample).length > 0,
      );
      expect(playable.length).toBeGreaterThan(GAMES / 2);
    });

    it('round-trip through their records', () => {
      for (const timeline of timelines) {
        const read = valueOf(parseRecord(formatRecord(timeline.record), words.lexicon));
        expect(read).toEqual(timeline);
        expect(read.wordsChecked).toBe(true);
      }
    });
  },
);
