import { describe, expect, it } from 'vitest';
import {
  allTiles,
  applyEvent,
  decide,
  type GameEvent,
  latestState,
  rackToMove,
  replay,
  scraebbkle,
  tilesText,
  type Timeline,
} from '../index';
import { judgeIn } from './legality';
import { gameOf, moveOf, setupOf, tileSetOf } from '../../../tests/support/games';
import { pictureOf, playOf, rackOf } from '../../../tests/support/pictures';
import { at, errorOf, valueOf } from '../../../tests/support/results';
import { wordsOf } from '../../../tests/support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);
const DRAWS = 'NOTEAEIDDDDZQAXY';
const timeline = gameOf(setupOf(DRAWS, lexicon), lexicon, 'NO,2b', ',');

/** The record with one event changed. */
const tampered = (index: number, change: object, { record }: Timeline = timeline) => ({
  ...record,
  events: record.events.map((event, place) => (place === index ? { ...event, ...change } : event)),
});

const faultOf = (index: number, change: object) =>
  errorOf(replay(tampered(index, change), lexicon));

describe('decide and applyEvent', () => {
  it('turn a move into an event with its outcome', () => {
    const state = at(timeline.states, 1);
    expect(valueOf(decide(state, moveOf('NO,2b'), lexicon))).toEqual({
      kind: 'play',
      seat: 0,
      play: playOf('NO,2b'),
      words: ['NO'],
      score: 2,
      drawn: rackOf('XY'),
    });
    expect(valueOf(decide(state, moveOf(','), lexicon))).toEqual({ kind: 'pass', seat: 0 });
  });

  it('refuse an illegal move for the reason that judging it gives', () => {
    const state = at(timeline.states, 1);
    const refusal = errorOf(decide(state, moveOf('TE,2b'), lexicon));
    expect(refusal).toMatchObject({ code: 'WORD_NOT_IN_LIST', words: ['TE'] });
    expect(errorOf(judgeIn(state, playOf('TE,2b'), lexicon))).toEqual(refusal);
  });

  it('update tiles, rack, score and turn after a move', () => {
    const before = at(timeline.states, 1);
    const after = at(timeline.states, 2);
    expect(pictureOf({ board: after.setup.board, grid: after.grid })[1]).toBe('.NO.....');
    expect(after.racks.map(tilesText)).toEqual(['TEAEIXY', 'DDDDZQA']);
    expect(after).toMatchObject({ scores: [2, 0], toMove: 1, passesInARow: 0 });
    expect(after.bag).toHaveLength(before.bag.length - 2);
    expect(after.chance.drawn).toBe(16);
    expect(latestState(timeline)).toMatchObject({ toMove: 0, passesInARow: 1, scores: [2, 0] });
    expect(tilesText(rackToMove(latestState(timeline)))).toBe('TEAEIXY');
  });

  it.each([
    ['legal play', 'NO,2b', 'play'],
    ['lost turn', 'TE,2b', 'lost-turn'],
  ])('judge the words of a %s only once', (_how, text, kind) => {
    const losing = { ...scraebbkle, unknownWord: 'lose-turn' } as const;
    const state = latestState(gameOf(setupOf(DRAWS, lexicon, { rules: losing }), lexicon));
    const asked: string[] = [];
    const counting = {
      ...lexicon,
      has: (word: string): boolean => {
        asked.push(word);
        return lexicon.has(word);
      },
    };
    const event = valueOf(decide(state, moveOf(text), counting));
    expect(event.kind).toBe(kind);
    valueOf(applyEvent(state, event, counting));
    expect(asked).toHaveLength(1);
  });

  it('leave the state unchanged after a refused attempt', () => {
    const state = latestState(timeline);
    const refused = { kind: 'refused', seat: 0, text: 'x', code: 'ILLEGAL_FORMAT' } as const;
    expect(valueOf(applyEvent(state, refused))).toEqual(state);
  });
});

describe('replay rejects', () => {
  it('a second deal', () => {
    const deal = at(timeline.record.events, 0);
    const record = { ...timeline.record, events: [deal, deal] };
    expect(errorOf(replay(record, lexicon))).toEqual({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'DEAL_NOT_FIRST' },
    });
  });

  it.each([
    { kind: 'pass', seat: 0, trace: undefined },
    { kind: 'refused', seat: 0, text: 'x', code: 'ILLEGAL_FORMAT' },
  ] satisfies GameEvent[])('a $kind event without a deal', (event) => {
    const record = { ...timeline.record, events: [event] };
    expect(errorOf(replay(record, lexicon))).toEqual({
      code: 'BAD_EVENT',
      index: 0,
      fault: { code: 'NO_DEAL' },
    });
  });

  it.each([
    { kind: 'pass', seat: 0, trace: undefined },
    { kind: 'refused', seat: 0, text: 'x', code: 'ILLEGAL_FORMAT' },
  ] satisfies GameEvent[])('a $kind event after the end of the game', (event) => {
    const over = gameOf(setupOf(DRAWS, lexicon), lexicon, ',', ',', ',', ',');
    const record = { ...over.record, events: [...over.record.events, event] };
    expect(errorOf(replay(record, lexicon))).toEqual({
      code: 'BAD_EVENT',
      index: 5,
      fault: { code: 'GAME_IS_OVER' },
    });
  });

  it.each([
    [1, 1],
    [2, 0],
    [2, 7],
  ])('event %i by seat %i out of turn', (index, seat) => {
    const fault = { code: 'NOT_ITS_TURN' };
    expect(faultOf(index, { seat })).toEqual({ code: 'BAD_EVENT', index, fault });
  });

  it.each([
    ['holds tiles that are not in the bag', [rackOf('QQAAAAA'), rackOf('DDDDZAA')]],
    ['leaves a rack short', [rackOf('NOTEAE'), rackOf('DDDDZQA')]],
    ['overfills a rack', [rackOf('NOTEAEID'), rackOf('DDDZQA')]],
    ['has too few racks', [rackOf('NOTEAEI')]],
    ['has too many racks', [rackOf('NOTEAEI'), rackOf('DDDDZQA'), []]],
  ])('a deal that %s', (_name, racks) => {
    expect(faultOf(0, { racks })).toEqual({
      code: 'BAD_EVENT',
      index: 0,
      fault: { code: 'WRONG_DRAW' },
    });
  });

  it('a deal of a small bag that leaves an earlier rack short', () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1 });
    const rules = { ...scraebbkle, tileSet, rackSize: 2 };
    const small = gameOf(setupOf('NOT', lexicon, { rules }), lexicon);
    expect(latestState(small).racks.map(tilesText)).toEqual(['NO', 'T']);
    const record = tampered(0, { racks: [rackOf('N'), rackOf('OT')] }, small);
    expect(errorOf(replay(record, lexicon)).fault).toEqual({ code: 'WRONG_DRAW' });
  });

  it.each([
    ['too few tiles', 'X'],
    ['too many tiles', 'XYB'],
    ['no tiles', ''],
    ['a tile that is not in the bag', 'QX'],
  ])('a play that draws %s', (_name, drawn) => {
    expect(faultOf(1, { drawn: rackOf(drawn) })).toEqual({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'WRONG_DRAW' },
    });
  });

  it.each([
    ['has no trace', {}],
    ['has an undefined trace', { trace: undefined }],
  ])('a turn that %s although the generator is stateful', (_name, trace) => {
    const chance = { kind: 'java', seed: 1, bag: allTiles(scraebbkle.tileSet) } as const;
    const { record } = gameOf(setupOf('', lexicon, { chance }), lexicon, ',');
    const events = record.events.with(1, { kind: 'pass', seat: 0, ...trace } as GameEvent);
    expect(errorOf(replay({ ...record, events }, lexicon))).toEqual({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'WRONG_DRAW' },
    });
  });

  it.each([
    ['QI,2b', 'TILES_NOT_ON_RACK'],
    ['NO,5e', 'START_NOT_COVERED'],
    ['NO,2h', 'RUNS_OFF_BOARD'],
    ['NO,9a', 'SQUARE_NOT_ON_BOARD'],
    ['TE,2b', 'WORD_NOT_IN_LIST'],
  ])('an illegal play: %s', (text, code) => {
    expect(faultOf(1, { play: playOf(text) })).toMatchObject({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'ILLEGAL_PLAY', refusal: { code } },
    });
  });

  it.each([
    ['another score', { score: 3 }],
    ['a score of −0', { score: -0 }],
    ['another word', { words: ['ON'] }],
    ['too few words', { words: [] }],
    ['too many words', { words: ['NO', 'NO'] }],
    ['a lower-case word', { words: ['no'] }],
  ])('a play recorded with %s', (_name, change) => {
    expect(faultOf(1, change)).toEqual({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'WRONG_OUTCOME' },
    });
  });
});
