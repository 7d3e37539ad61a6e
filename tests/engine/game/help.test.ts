import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  branch,
  classic,
  extend,
  formatRecord,
  type GameSetup,
  decideHelp,
  latestState,
  updateFor,
  updateToJson,
  parseRecord,
  scraebbkle,
  type Timeline,
  viewFor,
  viewOfUpdate,
} from '../../../src/engine';
import { gameOf, afterMoves, setupOf } from '../../support/games';
import { errorOf, valueOf } from '../../support/results';
import { seatsOf } from '../../support/seats';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);

const DRAWS = 'NOTEAEIDDDDZQAXY';

const gameWith = (changes: Partial<GameSetup>): Timeline =>
  gameOf(setupOf(DRAWS, lexicon, { help: true, ...changes }), lexicon);

function helped(timeline: Timeline): Timeline {
  const event = valueOf(decideHelp(latestState(timeline), 'words'));
  return event ? valueOf(extend(timeline, event)) : timeline;
}

const helpOfTurns = (timeline: Timeline) =>
  viewFor(timeline, 'everyone').turns.map(({ help }) => help);

describe('help', () => {
  const asked = helped(gameWith({}));
  const played = afterMoves(asked, lexicon, 'NO,2b', ',');

  it('marks the turn in which it was used, and no other', () => {
    expect(helpOfTurns(played)).toEqual([['words'], undefined]);
  });

  it('changes nothing else', () => {
    const without = latestState(gameWith({}));
    expect(latestState(asked)).toEqual({ ...without, helped: ['words'] });
    expect(latestState(played).helped).toEqual([]);
  });

  it('is recorded once a turn, even if it is requested again', () => {
    expect(helped(asked)).toBe(asked);
    const again = { kind: 'help', seat: 0, help: 'words' } as const;
    expect(errorOf(applyEvent(latestState(asked), again))).toEqual({ code: 'NO_HELP' });
    expect(helpOfTurns(afterMoves(helped(played), lexicon, ',')).at(-1)).toEqual(['words']);
  });

  it('round-trips in the record', () => {
    const text = formatRecord(played.record);
    expect(JSON.parse(text)).toMatchObject({
      setup: { help: true },
      events: [{ kind: 'deal' }, { kind: 'help', seat: 0, help: 'words' }, {}, {}],
    });
    expect(valueOf(parseRecord(text, lexicon))).toEqual(played);
  });

  it('is kept in a branch that starts before the move', () => {
    const left = branch(played, 2, 'another');
    expect(helpOfTurns(afterMoves(left, lexicon, ','))).toEqual([['words']]);
  });

  it('is sent to other players', () => {
    const update = updateFor(played, 1);
    expect(updateToJson(scraebbkle, update).turns[0]).toMatchObject({ help: ['words'] });
    const view = valueOf(viewOfUpdate(played.record.setup, update));
    expect(view.turns).toEqual(viewFor(played, 1).turns);
  });
});

describe('help is refused', () => {
  it.each<[string, Partial<GameSetup>]>([
    ['if the setup does not mention it', { help: undefined }],
    ['if the setup forbids it', { help: false }],
    ['if an unknown word costs the turn', { rules: { ...classic, opening: scraebbkle.opening } }],
    ['to a computer', { seats: seatsOf('computer', 'human') }],
  ])('%s', (_, changes) => {
    const state = latestState(gameWith(changes));
    expect(errorOf(decideHelp(state, 'words'))).toEqual({ code: 'NO_HELP' });
    const event = { kind: 'help', seat: 0, help: 'words' } as const;
    expect(errorOf(applyEvent(state, event))).toEqual({ code: 'NO_HELP' });
  });

  it('if it is another player’s turn or the game is over', () => {
    const game = gameWith({});
    const event = { kind: 'help', seat: 1, help: 'words' } as const;
    expect(errorOf(applyEvent(latestState(game), event))).toEqual({ code: 'NOT_ITS_TURN' });
    const over = afterMoves(game, lexicon, ',', ',', ',', ',');
    expect(errorOf(decideHelp(latestState(over), 'words'))).toEqual({ code: 'NO_HELP' });
  });

  it('in a forged record, with the index of the event', () => {
    const text = formatRecord(helped(gameWith({})).record).replace('"help": true', '"help": false');
    expect(errorOf(parseRecord(text, lexicon))).toEqual({
      code: 'BAD_EVENT',
      index: 1,
      fault: { code: 'NO_HELP' },
    });
  });
});

it('a record without help does not mention it', () => {
  expect(formatRecord(gameWith({ help: false }).record)).toBe(
    formatRecord(gameWith({ help: undefined }).record),
  );
  expect(formatRecord(gameWith({ help: false }).record)).not.toContain('help');
});
