import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGcg } from '../../../src/engine';
import {
  timelinePrefix,
  formatRecord,
  gameFromView,
  isTurn,
  playedTurns,
  parseRecord,
  type Timeline,
  tilesText,
  updateFor,
  updateFromJson,
  updateToJson,
  type View,
  viewFor,
  viewOfUpdate,
} from '../../../src/engine';
import { jsonMutationsOf } from '../../arbitraries/json';
import { longGames, randomGames } from '../../arbitraries/games';
import { runs, shownAs } from '../../arbitraries/runs';
import { valueOf } from '../../support/results';

function eventsOf({ record }: Timeline, turns: number): number {
  let seen = 0;
  const next = record.events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? record.events.length : next;
}

/** The contents of a view, with the tiles of each rack sorted, since racks have no order. */
const shown = ({ viewer: _viewer, seats, unseen, openRacks: _open, ...view }: View) => ({
  ...view,
  unseen: tilesText(unseen),
  seats: seats.map(({ rack, ...seat }) => ({
    ...seat,
    rack: rack.kind === 'shown' ? [...tilesText(rack.tiles)].toSorted().join('') : rack.count,
  })),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const seenBy = (game: Timeline, seat: number): Timeline =>
  valueOf(gameFromView('seen', game.record.setup, updateFor(game, seat)));

const games = fc.oneof(randomGames, longGames).map(({ timeline }) => timeline);
const momentsOfGames = fc.tuple(games, fc.nat(200), fc.nat(3)).map(([whole, events, someSeat]) => {
  const game = timelinePrefix(whole, 1 + (events % whole.record.events.length));
  const seat = someSeat % game.record.setup.seats.length;
  return shownAs({ game, seat }, () => `seat ${seat} of ${formatRecord(game.record)}`);
});

describe('a game as seen by one seat', () => {
  it('shows at each moment exactly what the seat saw, to any viewer', () => {
    fc.assert(
      fc.property(momentsOfGames, ({ game, seat }) => {
        const seen = seenBy(game, seat);
        const { setup } = game.record;
        const update = updateFor(game, seat);
        for (let turns = 0; turns <= update.turns.length; turns++) {
          const told = valueOf(viewOfUpdate(setup, update, turns));
          const isLast = turns === update.turns.length;
          const events = isLast ? seen.record.events.length : eventsOf(seen, turns);
          const view = viewFor(seen, seat, events);
          // In an open game, a seat sees the other racks only at the last moment.
          if (isLast && setup.openRacks && !told.result) continue;
          expect(shown(view)).toEqual(shown(told));
          expect(shown(viewFor(seen, 'everyone', events))).toEqual(shown(view));
        }
      }),
      runs(30, 2000),
    );
  });

  it('has a record that round-trips', () => {
    fc.assert(
      fc.property(momentsOfGames, ({ game, seat }) => {
        const seen = seenBy(game, seat);
        const text = formatRecord(seen.record);
        const read = valueOf(parseRecord(text, undefined));
        expect(formatRecord(read.record)).toBe(text);
        expect(read.record.setup.chance).toMatchObject({ kind: 'seen', seat });
      }),
      runs(25, 500),
    );
  });

  it('has only the turns of that seat to review', () => {
    fc.assert(
      fc.property(momentsOfGames, fc.boolean(), ({ game, seat }, areAllSeen) => {
        const own = playedTurns(game, false).filter((turn) => turn.seat === seat);
        const racksOf = (turns: ReturnType<typeof playedTurns>) =>
          turns.map(({ number, seen }) => [number, [...tilesText(seen.rack)].toSorted().join('')]);
        expect(racksOf(playedTurns(seenBy(game, seat), areAllSeen))).toEqual(racksOf(own));
      }),
      runs(30),
    );
  });

  it('is refused if its data are impossible, and never throws', () => {
    const told = momentsOfGames.chain(({ game, seat }) => {
      const { setup } = game.record;
      const json = updateToJson(setup.rules, updateFor(game, seat));
      return jsonMutationsOf(fc.constant(JSON.stringify(json))).map((text) =>
        shownAs({ setup, text }, () => text),
      );
    });
    fc.assert(
      fc.property(told, ({ setup, text }) => {
        const update = updateFromJson(setup.rules, jsonOf(text));
        const seen = update.ok && gameFromView('seen', setup, update.value);
        if (seen && seen.ok)
          expect(parseRecord(formatRecord(seen.value.record), undefined).ok).toBe(true);
      }),
      runs(60, 3000),
    );
  });

  it('is exported to GCG without the reconstructed racks', () => {
    fc.assert(
      fc.property(momentsOfGames, ({ game, seat }) => {
        const seen = formatGcg(seenBy(game, seat), 'all');
        const other = formatGcg(seenBy(game, seat), 'played');
        if (!seen.ok || !other.ok) return;
        const lines = (text: string): readonly string[] =>
          text
            .split('\n')
            .filter((line) => !line.includes(game.record.setup.seats[seat]?.name ?? ''));
        expect(lines(seen.value)).toEqual(lines(other.value));
      }),
      runs(30),
    );
  });
});
