import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Chance,
  chooseIndex,
  chooseMove,
  crossword,
  formatMove,
  formatRecord,
  freshChance,
  latestState,
  type Level,
  type Move,
  parseRecord,
  type Play,
  type Position,
  scraebbkle,
} from '../../../src/engine';
import { reachedPositions, strewnPositions } from '../../arbitraries/positions';
import { runs } from '../../arbitraries/runs';
import { betterHalf } from '../../oracle/better-half';
import { legalPlays } from '../../oracle/legal-plays';
import { setupOf, tileSetOf } from '../../support/games';
import { fieldOf, rackOf } from '../../support/pictures';
import { at, valueOf } from '../../support/results';
import { selfPlay } from '../../support/self-play';
import { wordsOf } from '../../support/words';

const LIST = ['NO', 'NOT', 'NOTE', 'ON', 'TON', 'TONE', 'TO', 'OE', 'NE', 'EON', 'NOW'];
const words = wordsOf(LIST);
const seeded = (seed: string): Chance => freshChance({ kind: 'seeded', seed });

const position: Position = {
  ...fieldOf(['........', '..NO....', '........', '........']),
  rules: scraebbkle,
  rack: rackOf('TONE'),
};

const chosen = (level: Level, turn: number, chance = seeded('chance'), on = position) =>
  chooseMove(words, { position: on, level, skill: 1, turn, chance });

const playing = (play: { readonly play: object } | undefined) =>
  play ? { kind: 'play', play: play.play } : { kind: 'pass' };

describe.each([
  ['reached by legal moves', reachedPositions],
  ['with tiles strewn about', strewnPositions],
])('on small positions %s', (_name, positions) => {
  const seen = { none: 0, one: 0, odd: 0, even: 0, notTheBest: 0 };

  it('Casual plays the play of the better half that chance points at, and Club the first', () => {
    fc.assert(
      fc.property(positions, fc.string(), fc.nat(99), (small, seed, turn) => {
        const { list, words: known, ...rest } = small;
        const chance = seeded(seed);
        const moveAt = (level: Level): Move =>
          chooseMove(known, { position: small, level, skill: 0, turn, chance }).move;
        const half = betterHalf(rest, list);
        const place = chooseIndex(chance, `play in turn ${turn}`, Math.max(1, half.length)).value;
        const isBySkill = small.rules.computers === 'by-skill';
        fc.pre(!isBySkill);
        expect(moveAt('casual')).toEqual(playing(half[place]));
        expect(moveAt('club')).toEqual(playing(half[0]));
        const { length } = legalPlays(rest, list);
        seen.none += Number(length === 0);
        seen.one += Number(length === 1);
        seen.odd += length % 2;
        seen.even += Number(length > 0 && length % 2 === 0);
        seen.notTheBest += Number(place > 0);
      }),
      runs(60, 500),
    );
  });

  it('the cases tried are of every kind', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});

describe('Casual', () => {
  const half = betterHalf(position, LIST);

  it('plays each of the better half in one turn or another, and nothing else', () => {
    expect(half.length).toBeGreaterThan(4);
    const moves = Array.from(
      { length: 30 * half.length },
      (_, turn) => chosen('casual', turn).move,
    );
    const text = (play: Play): string => formatMove(scraebbkle, { kind: 'play', play });
    const played = moves.flatMap((move) => (move.kind === 'play' ? [text(move.play)] : []));
    expect(played).toHaveLength(moves.length);
    expect(new Set(played)).toEqual(new Set(half.map(({ play }) => text(play))));
  });

  it('plays the same again in the same turn of a game', () => {
    for (const turn of [0, 1, 2]) expect(chosen('casual', turn)).toEqual(chosen('casual', turn));
  });

  it('passes only where nothing can be played', () => {
    const stuck = { ...position, rack: rackOf('QQ') };
    expect(chosen('casual', 0, seeded('chance'), stuck).move).toEqual({ kind: 'pass' });
    const single = { ...position, rack: rackOf('W') };
    expect(legalPlays(single, LIST)).toHaveLength(1);
    expect(chosen('casual', 0, seeded('chance'), single).move.kind).toBe('play');
  });

  it('asks for no tile, and leaves what is drawn as it is', () => {
    const chance = freshChance({ kind: 'given', tiles: rackOf('TONE'), seed: 'given' });
    expect(chosen('casual', 0, chance).chance).toEqual(chance);
    const joint = freshChance({
      kind: 'joint',
      commitment: 'a'.repeat(64),
      chains: ['b'.repeat(64)],
    });
    expect(chosen('casual', 0, joint).chance).toEqual(joint);
  });
});

it('the level means nothing where computers have a skill', () => {
  const rules = { ...crossword, tileSet: tileSetOf({ N: 9, O: 9, T: 9, E: 9 }) };
  const on = { ...position, rules };
  for (let turn = 0; turn < 9; turn++) {
    const move = (level: Level) =>
      chooseMove(words, { position: on, level, skill: 0.3, turn, chance: seeded('skill') });
    expect(move('casual')).toEqual(move('club'));
  }
});

describe('a game of two levels', () => {
  const setup = setupOf('', words.lexicon, {
    rules: { ...scraebbkle, tileSet: tileSetOf({ N: 8, O: 8, T: 6, E: 6 }) },
    seats: [
      { name: 'Ann', player: 'computer', skill: 1, level: 'casual' },
      { name: 'Bob', player: 'computer', skill: 1 },
    ],
    chance: { kind: 'seeded', seed: 'two levels' },
  });
  const { timeline } = selfPlay('game', setup, words);

  it('is played to its end, the same every time, and replays to the same', () => {
    expect(latestState(timeline).result).toBeDefined();
    expect(selfPlay('game', setup, words).timeline).toEqual(timeline);
    expect(valueOf(parseRecord(formatRecord(timeline.record), words.lexicon))).toEqual(timeline);
  });

  it('is another game than that of its seats at the usual level', () => {
    const seats = setup.seats.map((seat) => ({ ...seat, level: undefined }));
    const other = selfPlay('game', { ...setup, seats }, words).timeline;
    // The same tiles are dealt, whatever is played then.
    expect(at(other.record.events, 0)).toEqual(at(timeline.record.events, 0));
    expect(other.record.events).not.toEqual(timeline.record.events);
  });
});
