import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RandomState,
  chooseMove,
  crossword,
  formatMove,
  formatRecord,
  initialRandom,
  latestState,
  type Level,
  LEVELS,
  type Move,
  parseRecord,
  type Play,
  type PlayerView,
  type Position,
  scraebbkle,
  soloView,
} from '../../../src/engine';
import { reachedPositions, strewnPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { legalPlays } from '../../oracle/legal-plays';
import { setupOf, tileSetOf } from '../../support/games';
import { fieldOf, rackOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { selfPlay } from '../../support/self-play';
import { wordsOf } from '../../support/words';

const LIST = ['NO', 'NOT', 'NOTE', 'ON', 'TON', 'TONE', 'TO', 'OE', 'NE', 'EON', 'NOW'];
const words = wordsOf(LIST);
const seeded = (seed: string): RandomState => initialRandom({ kind: 'seeded', seed });

const position: Position = {
  ...fieldOf(['........', '..NO....', '........', '........']),
  rules: scraebbkle,
  rack: rackOf('TONE'),
};

const chosen = (level: Level, turn: number, chance = seeded('chance'), on = position) =>
  chooseMove(words, { position: soloView(on), level, skill: 1, turn, chance });

const playing = (play: { readonly play: object } | undefined) =>
  play ? { kind: 'play', play: play.play } : { kind: 'pass' };

/** Whether a move is a legal play, by the brute-force oracle. */
const isLegal = (on: Position, list: readonly string[], move: Move): boolean =>
  move.kind === 'play' &&
  legalPlays(on, list).some(
    ({ play }) => formatMove(on.rules, { kind: 'play', play }) === formatMove(on.rules, move),
  );

describe.each([
  ['reached by legal moves', reachedPositions],
  ['with random tiles', strewnPositions],
])('small positions %s', (_name, positions) => {
  const seen = { none: 0, some: 0, notTheBest: 0 };

  it('have a play at every level if one is legal, the first one at Club', () => {
    fc.assert(
      fc.property(positions, fc.string(), fc.nat(99), (small, seed, turn) => {
        const { list, words: known, ...rest } = small;
        const chance = seeded(seed);
        fc.pre(small.rules.computers !== 'by-skill');
        const moveAt = (level: Level): Move =>
          chooseMove(known, { position: soloView(small), level, skill: 0, turn, chance }).move;
        const [best] = legalPlays(rest, list);
        expect(moveAt('club')).toEqual(playing(best));
        for (const level of LEVELS) {
          const move = moveAt(level);
          if (best && move.kind !== 'exchange') expect(isLegal(rest, list, move)).toBe(true);
          if (!best) expect(move.kind).not.toBe('play');
          seen.notTheBest += Number(JSON.stringify(move) !== JSON.stringify(playing(best)));
        }
        seen.none += Number(!best);
        seen.some += Number(best !== undefined);
      }),
      runs(30, 500),
    );
  });

  it('included all kinds of cases', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});

describe.each(['gentle', 'easy', 'casual'] as const)('%s', (level) => {
  it('plays the same move in the same turn of a game', () => {
    for (const turn of [0, 1, 2]) expect(chosen(level, turn)).toEqual(chosen(level, turn));
  });

  it('varies its moves between turns', () => {
    const moves = Array.from({ length: 40 }, (_, turn) => JSON.stringify(chosen(level, turn).move));
    expect(new Set(moves).size).toBeGreaterThan(1);
  });

  it('passes only if nothing can be played', () => {
    const stuck = { ...position, rack: rackOf('QQ') };
    expect(chosen(level, 0, seeded('chance'), stuck).move).toEqual({ kind: 'pass' });
    const single = { ...position, rack: rackOf('W') };
    expect(legalPlays(single, LIST)).toHaveLength(1);
    expect(chosen(level, 0, seeded('chance'), single).move.kind).toBe('play');
  });

  it('draws no tile and does not affect later draws', () => {
    const chance = initialRandom({ kind: 'given', tiles: rackOf('TONE'), seed: 'given' });
    expect(chosen(level, 0, chance).chance).toEqual(chance);
    const joint = initialRandom({
      kind: 'joint',
      commitment: 'a'.repeat(64),
      chains: ['b'.repeat(64)],
    });
    expect(chosen(level, 0, joint).chance).toEqual(joint);
  });
});

it('every level plays a word in an endgame in which a pass gains more', () => {
  const rack = rackOf('TQ');
  const seen: PlayerView = {
    ...soloView({ ...position, rack }),
    racks: [
      { kind: 'shown', tiles: rack },
      { kind: 'hidden', count: 1 },
    ],
    scores: [0, 0],
    unseen: rackOf('E'),
    bagCount: 0,
  };
  // A fourth pass ends the game. After NOT, the other player would reply with NOTE.
  const last = { ...seen, passesInARow: 3 };
  const kinds = LEVELS.map((level) => {
    const turn = { position: last, level, skill: 1, turn: 0, chance: seeded('pass') };
    return chooseMove(words, turn).move.kind;
  });
  expect(new Set(kinds)).toEqual(new Set(['play']));
});

it('common words are played more often than rare ones', () => {
  const on = { ...position, rack: rackOf('TE') };
  // NOTE is the only play that lays two tiles.
  const isNote = ({ tiles }: Pick<Play, 'tiles'>): boolean => tiles.length === 2;
  expect(legalPlays(on, LIST).filter(({ play }) => isNote(play))).toHaveLength(1);
  const timesPlayed = (grades: Readonly<Record<string, number>>): number =>
    Array.from({ length: 200 }, (_, turn) => {
      const asked = {
        position: soloView(on),
        level: 'casual',
        skill: 1,
        turn,
        chance: seeded('grades'),
      } as const;
      const { move } = chooseMove(words, asked, new Map(Object.entries(grades)));
      return move.kind === 'play' && isNote(move.play);
    }).filter(Boolean).length;
  const known = timesPlayed({ NOT: 0, NOTE: 0 });
  expect(known).toBeGreaterThan(120);
  expect(timesPlayed({ NOT: 0, NOTE: 2 })).toBeLessThan(0.7 * known);
});

it('the level has no effect if computers have a skill', () => {
  const rules = { ...crossword, tileSet: tileSetOf({ N: 9, O: 9, T: 9, E: 9 }) };
  const on = { ...position, rules };
  for (let turn = 0; turn < 9; turn++) {
    const move = (level: Level) =>
      chooseMove(words, {
        position: soloView(on),
        level,
        skill: 0.3,
        turn,
        chance: seeded('skill'),
      });
    expect(move('casual')).toEqual(move('club'));
  }
});

describe('a game between two levels', () => {
  const setup = setupOf('', words.lexicon, {
    rules: { ...scraebbkle, tileSet: tileSetOf({ N: 8, O: 8, T: 6, E: 6 }) },
    seats: [
      { name: 'Ann', player: 'computer', skill: 1, level: 'casual' },
      { name: 'Bob', player: 'computer', skill: 1 },
    ],
    chance: { kind: 'seeded', seed: 'two levels' },
  });
  const { timeline } = selfPlay('game', setup, words);

  it('is deterministic and can be replayed', () => {
    expect(latestState(timeline).result).toBeDefined();
    expect(selfPlay('game', setup, words).timeline).toEqual(timeline);
    expect(valueOf(parseRecord(formatRecord(timeline.record), words.lexicon))).toEqual(timeline);
  });

  it('differs from the game of its seats at the usual level', () => {
    const seats = setup.seats.map((seat) => ({ ...seat, level: undefined }));
    const other = selfPlay('game', { ...setup, seats }, words).timeline;
    // The deal does not depend on the level.
    expect(at(other.record.events, 0)).toEqual(at(timeline.record.events, 0));
    expect(other.record.events).not.toEqual(timeline.record.events);
  });
});
