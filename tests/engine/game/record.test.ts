import { describe, expect, it } from 'vitest';
import {
  branch,
  extend,
  latestState,
  replay,
  startGame,
  tilesText,
  viewFor,
} from '../../../src/engine';
import { gameOf, afterMoves, setupOf } from '../../support/games';
import { errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);
const other = wordsOf(['ON']).lexicon;
const setup = setupOf('NOTEAEIDDDDZQA', lexicon);
const timeline = gameOf(setup, lexicon, 'NO,2b', ',', 'T,2b');

describe('a game', () => {
  it('starts with the deal', () => {
    const start = startGame('new', setup);
    expect(start.record).toMatchObject({
      id: 'new',
      parent: undefined,
      events: [{ kind: 'deal' }],
    });
    expect(start.states).toHaveLength(2);
    expect(latestState(start).racks.map(tilesText)).toEqual(['NOTEAEI', 'DDDDZQA']);
  });

  it('has the same deal for the same seed, and another for another seed', () => {
    const dealt = (seed: string) => {
      const chance = { kind: 'seeded', seed } as const;
      return latestState(startGame('seeded', { ...setup, chance })).racks.map(tilesText);
    };
    expect(dealt('one')).toEqual(dealt('one'));
    expect(dealt('two')).not.toEqual(dealt('one'));
  });

  it('is not extended by an impossible event', () => {
    expect(errorOf(extend(timeline, { kind: 'pass', seat: 0, trace: undefined }))).toEqual({
      code: 'NOT_ITS_TURN',
    });
  });
});

describe('replay', () => {
  it('checks words only in the lexicon that the record names', () => {
    const { record } = timeline;
    expect(valueOf(replay(record, lexicon)).wordsChecked).toBe(true);
    expect(valueOf(replay(record, undefined)).wordsChecked).toBe(false);
    expect(valueOf(replay(record, other)).wordsChecked).toBe(false);
    const claimed = { ...record, setup: { ...setup, lexiconId: other.id } };
    expect(errorOf(replay(claimed, other))).toMatchObject({
      index: 1,
      fault: { code: 'ILLEGAL_PLAY', refusal: { code: 'WORD_NOT_IN_LIST', words: ['NO'] } },
    });
  });
});

describe('a branch', () => {
  it('continues on its own after some events of its parent', () => {
    const branched = branch(timeline, 2, 'branch');
    expect(branched.record.parent).toEqual({ id: 'game', events: 2 });
    expect(branched.record.id).toBe('branch');
    expect(branched.record.events).toEqual(timeline.record.events.slice(0, 2));
    expect(branched.states).toEqual(timeline.states.slice(0, 3));
    expect(valueOf(replay(branched.record, lexicon))).toEqual(branched);
    const gone = afterMoves(branched, lexicon, ',', ',');
    expect(valueOf(replay(gone.record, lexicon))).toEqual(gone);
    expect(timeline.record.events).toHaveLength(4);
  });

  it('draws the same tiles as its parent for the same moves', () => {
    const repeated = afterMoves(branch(timeline, 1, 'again'), lexicon, 'NO,2b', ',', 'T,2b');
    expect(repeated.record.events).toEqual(timeline.record.events);
    expect(repeated.states).toEqual(timeline.states);
  });

  it('shows the same as its parent at the same moment', () => {
    expect(viewFor(branch(timeline, 2, 'branch'), 1)).toEqual(viewFor(timeline, 1, 2));
  });
});
