import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  isTurn,
  latestState,
  parseRecord,
  replay,
  tilesInPlay,
  viewFor,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { runs } from '../../arbitraries/runs';
import { at, valueOf } from '../../support/results';

const RUNS = runs(300);

describe('in games of random legal moves', () => {
  const seen = { events: 0, plays: 0, over: 0, emptied: 0, branched: 0, unreached: 0 };

  it('no tile is lost and none is added', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const { states, record } = timeline;
        const all = tilesInPlay(at(states, 0));
        for (const state of states) expect(tilesInPlay(state)).toBe(all);

        const { result } = latestState(timeline);
        seen.events += record.events.length;
        seen.plays += record.events.filter(({ kind }) => kind === 'play').length;
        seen.over += Number(result !== undefined);
        seen.emptied += Number(result?.reason === 'rack-empty');
        seen.branched += Number(record.parent !== undefined);
        seen.unreached += Number(result === undefined);
      }),
      RUNS,
    );
  }, 60_000);

  it('the games tried are of every kind', () => {
    expect(seen.plays).toBeGreaterThan(400);
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(10);
  });

  it('replay leads through the very states of the game', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline, words }) => {
        expect(valueOf(replay(timeline.record, words.lexicon))).toStrictEqual(timeline);
        expect(valueOf(replay(timeline.record, undefined))).toStrictEqual({
          ...timeline,
          wordsChecked: false,
        });
      }),
      RUNS,
    );
  }, 60_000);

  it('the written record reads as the same game and is written the same again', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline, words }) => {
        const text = formatRecord(timeline.record);
        const read = valueOf(parseRecord(text, words.lexicon));
        expect(read).toEqual(timeline);
        expect(formatRecord(read.record)).toBe(text);
      }),
      RUNS,
    );
  }, 60_000);

  it('the turn goes round from the first seat, and refused attempts do not move it', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const { record, states } = timeline;
        for (const [index, event] of record.events.entries()) {
          const before = at(states, index);
          const after = at(states, index + 1);
          const { length } = record.setup.seats;
          const expected = {
            deal: event.kind === 'deal' ? event.firstSeat : undefined,
            refused: before.toMove,
          };
          const next = (before.toMove + 1) % length;
          expect(after.toMove).toBe(isTurn(event) ? next : expected[event.kind]);
          expect(after.turns).toBe(before.turns + Number(isTurn(event)));
        }
      }),
      RUNS,
    );
  }, 60_000);

  it('a rack is full as long as the bag is not empty', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const { rackSize, opening } = timeline.record.setup.rules;
        const keptBack = opening.kind === 'random-tile' ? 1 : 0;
        for (const { bag, racks } of timeline.states.slice(1)) {
          if (bag.length > keptBack)
            expect(racks.map(({ length }) => length)).toEqual(racks.map(() => rackSize));
        }
      }),
      RUNS,
    );
  }, 60_000);

  it('no score is minus nothing', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
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
      }),
      RUNS,
    );
  }, 60_000);
});
