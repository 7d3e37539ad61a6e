import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  isTurn,
  latestState,
  parseRecord,
  replay,
  resignedIn,
  type Timeline,
  viewFor,
} from '../../../src/engine';
import { tilesInPlay } from '../../support/games';
import { type RandomGame, randomGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { at, valueOf } from '../../support/results';

const isTurnAfterResignation = ({ record, states }: Timeline): boolean =>
  record.events.some((event, index) => isTurn(event) && at(states, index).resigned.length > 0);

const LAWS: Readonly<Record<string, (game: RandomGame) => void>> = {
  'no tile is lost or added': ({ timeline }) => {
    const { states } = timeline;
    const all = tilesInPlay(at(states, 0));
    for (const state of states) expect(tilesInPlay(state)).toBe(all);
  },

  'replay reproduces the states of the game': ({ timeline, words }) => {
    expect(valueOf(replay(timeline.record, words.lexicon))).toStrictEqual(timeline);
    expect(valueOf(replay(timeline.record, undefined))).toStrictEqual({
      ...timeline,
      wordsChecked: false,
    });
  },

  'the record round-trips': ({ timeline, words }) => {
    const text = formatRecord(timeline.record);
    const read = valueOf(parseRecord(text, words.lexicon));
    expect(read).toEqual(timeline);
    expect(formatRecord(read.record)).toBe(text);
  },

  'turns go round the seats in play, and refused attempts do not count': ({ timeline }) => {
    const { record, states } = timeline;
    for (const [index, event] of record.events.entries()) {
      const before = at(states, index);
      const after = at(states, index + 1);
      const { length } = record.setup.seats;
      const expected = {
        deal: event.kind === 'deal' ? event.firstSeat : undefined,
        refused: before.toMove,
        help: before.toMove,
        cut: before.toMove,
      };
      const inPlay = (seat: number): boolean => !after.resigned.includes(seat);
      const round = Array.from({ length }, (_, step) => (before.toMove + 1 + step) % length);
      const next = round.find(inPlay);
      expect(after.toMove).toBe(isTurn(event) ? next : expected[event.kind]);
      expect(after.turns).toBe(before.turns + Number(isTurn(event)));
    }
  },

  'racks are full while the bag has tiles': ({ timeline }) => {
    const { rules, given } = timeline.record.setup;
    const { rackSize, opening } = rules;
    const keptBack = opening.kind === 'random-tile' && given.length === 0 ? 1 : 0;
    for (const { bag, racks } of timeline.states.slice(1)) {
      if (bag.length > keptBack)
        expect(racks.map(({ length }) => length)).toEqual(racks.map(() => rackSize));
    }
  },

  'a player who resigned gets no turn, keeps score and tiles, and never wins': ({ timeline }) => {
    const { record, states } = timeline;
    for (const [index, event] of record.events.entries()) {
      const before = at(states, index);
      const after = at(states, index + 1);
      const out = event.kind === 'resign' ? [event.seat] : [];
      expect(after.resigned).toEqual([...before.resigned, ...out]);
      for (const seat of before.resigned) {
        expect(event).not.toMatchObject({ seat });
        expect(after.racks[seat]).toEqual(before.racks[seat]);
        expect(after.scores[seat]).toBe(before.scores[seat]);
      }
      const winners = after.result?.winners ?? [];
      expect(winners.filter((seat) => after.resigned.includes(seat))).toEqual([]);
    }
    const { result, scores, resigned } = latestState(timeline);
    expect(result?.winners).not.toEqual([]);
    expect(result?.reason === 'resigned').toBe(
      resigned.length > 0 && resigned.length === record.setup.seats.length - 1,
    );
    if (result?.reason === 'resigned') expect(result.finalScores).toEqual(scores);
    expect(resignedIn(viewFor(timeline, 'nobody').turns)).toEqual(resigned);
  },

  'no score is negative zero': ({ timeline }) => {
    for (const [events] of timeline.states.entries()) {
      const view = viewFor(timeline, 'everyone', events);
      const state = at(timeline.states, events);
      const numbers = [
        ...state.scores,
        ...(state.result?.finalScores ?? []),
        ...(state.result?.deductions ?? []),
        ...view.seats.map(({ score }) => score),
        ...view.turns.flatMap((turn) =>
          turn.kind === 'play' ? [turn.score, turn.total] : [turn.total],
        ),
      ];
      expect(numbers.filter((score) => Object.is(score, -0))).toEqual([]);
    }
  },
};

describe('games of random legal moves', () => {
  const seen = {
    events: 0,
    plays: 0,
    over: 0,
    emptied: 0,
    branched: 0,
    /** Continued after an undone turn. */
    undone: 0,
    unreached: 0,
    /** Ended by a resignation, or continued after one. */
    resigned: 0,
    left: 0,
    helped: 0,
  };

  const note = (timeline: Timeline): void => {
    const { record } = timeline;
    const { result } = latestState(timeline);
    seen.events += record.events.length;
    seen.plays += record.events.filter(({ kind }) => kind === 'play').length;
    seen.over += Number(result !== undefined);
    seen.emptied += Number(result?.reason === 'rack-empty');
    seen.branched += Number(record.parent !== undefined);
    seen.undone += Number(record.undos !== undefined);
    seen.unreached += Number(result === undefined);
    seen.resigned += Number(result?.reason === 'resigned');
    seen.helped += record.events.filter(({ kind }) => kind === 'help').length;
    seen.left += Number(isTurnAfterResignation(timeline));
  };

  it('satisfy all invariants', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const holds of Object.values(LAWS)) holds(game);
        note(game.timeline);
      }),
      runs(70, 300),
    );
  });

  it('cover all kinds of games', () => {
    expect(seen.plays).toBeGreaterThan(orLong(40, 300));
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(0, 5));
  });
});
