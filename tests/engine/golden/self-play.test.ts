import { describe, expect, it } from 'vitest';
import { formatRecord, latestState, parseRecord, scraebbkle } from '../../../src/engine';
import { tilesInPlay } from '../../support/games';
import { defaultBoard } from '../../golden/default-board';
import { fullWordList, fullWords } from '../../golden/full-word-list';
import { playableWords } from '../../oracle/word-driven';
import { valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { positionIn, selfPlay, type SelfPlayed } from '../../support/self-play';

const { lexicon } = fullWords;

/** Every 535th word of the whole list, and all of up to three letters. */
const sample = fullWordList.filter((word, index) => index % 535 === 0 || word.length <= 3);

const play = (seed: string): SelfPlayed =>
  selfPlay(
    seed,
    {
      rules: scraebbkle,
      board: defaultBoard,
      given: [],
      boardName: 'Default',
      seats: seatsOf('computer', 'computer'),
      openRacks: false,
      lexiconId: lexicon.id,
      chance: { kind: 'seeded', seed },
    },
    fullWords,
  );

/** Seed, final scores, turns, passes and reason for the end. */
const EXPECTED = [
  ['game 1', '705-332', 27, 0, 'rack-empty'],
  ['game 2', '861-574', 30, 0, 'rack-empty'],
  ['game 3', '475-731', 28, 0, 'rack-empty'],
  ['game 4', '899-344', 30, 0, 'rack-empty'],
  ['game 5', '432-654', 27, 0, 'rack-empty'],
  ['game 8', '660-408', 31, 2, 'rack-empty'],
  ['game 14', '702-754', 31, 1, 'rack-empty'],
  ['game 84', '413-599', 42, 4, 'passes'],
  ['game 167', '561-593', 35, 4, 'rack-empty'],
  ['game 377', '192-74', 13, 4, 'passes'],
] as const;

const games = new Map(EXPECTED.map(([seed]) => [seed, play(seed)]));

describe.each(EXPECTED)('%s between two computers', (seed, scores, turns, passes, reason) => {
  const game = games.get(seed) ?? play(seed);
  const { record, states } = game.timeline;

  it('ends as recorded, without refused moves', () => {
    const { result } = latestState(game.timeline);
    expect([result?.finalScores.join('-'), result?.reason]).toEqual([scores, reason]);
    expect(record.events).toHaveLength(1 + turns);
    expect(record.events.filter(({ kind }) => kind === 'pass')).toHaveLength(passes);
    expect(record.events.filter(({ kind }) => kind === 'refused')).toEqual([]);
  });

  it('loses no tile', () => {
    const all = tilesInPlay(states[0]);
    expect(all).toHaveLength(100);
    expect(states.filter((state) => tilesInPlay(state) !== all)).toEqual([]);
  });

  it('has a pass only if none of many words can be played', () => {
    expect(sample.length).toBeGreaterThan(1_500);
    expect(game.passed).toHaveLength(passes);
    for (const position of game.passed) expect(playableWords(position, sample)).toEqual([]);
  });

  it('round-trips through its record', () => {
    const read = valueOf(parseRecord(formatRecord(record), lexicon));
    expect(read).toEqual(game.timeline);
    expect(read.wordsChecked).toBe(true);
  });
});

describe('the sample words', () => {
  it('can be played in most positions, so finding none is significant', () => {
    const { states } = games.get('game 1')?.timeline ?? play('game 1').timeline;
    const playable = states
      .slice(1, -1)
      .filter((_, index) => index % 3 === 0)
      .filter((state) => playableWords(positionIn(state), sample).length > 0);
    expect(playable.length).toBeGreaterThan(6);
  });
});
