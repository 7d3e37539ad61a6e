import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTurn,
  type Letter,
  type ViewUpdate,
  updateFor,
  updateFromJson,
  updateToJson,
  publicHash,
  publicSetupFrom,
  publicSetupToJson,
  type SeatView,
  tilesText,
  type Timeline,
  type View,
  type Viewer,
  viewFor,
  viewOfUpdate,
  withUpdate,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { jsonMutationsOf } from '../../arbitraries/json';
import { runs } from '../../arbitraries/runs';
import { gameOf, setupOf } from '../../support/games';
import { errorOf, valueOf } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT']);

/** The update for one viewer, serialised and parsed as on a connection. */
function sent(timeline: Timeline, viewer: number, known = 0): ViewUpdate {
  const { rules } = timeline.record.setup;
  const text = JSON.stringify(updateToJson(rules, updateFor(timeline, viewer, known)));
  return valueOf(updateFromJson(rules, JSON.parse(text)));
}

const after = ({ record, states, wordsChecked }: Timeline, events: number): Timeline => {
  const [first, ...rest] = states;
  return {
    record: { ...record, events: record.events.slice(0, events) },
    states: [first, ...rest.slice(0, events)],
    wordsChecked,
  };
};

function eventsOf({ record }: Timeline, turns: number): number {
  let seen = 0;
  const next = record.events.findIndex((event) => isTurn(event) && ++seen > turns);
  return next < 0 ? record.events.length : next;
}

const seatsOf = (view: View): readonly number[] => view.seats.map((_, seat) => seat);

/** A view with the tiles of each rack sorted, since racks have no order. */
const sorted = (view: View) => ({
  ...view,
  seats: view.seats.map(({ rack, ...seat }) => ({
    ...seat,
    rack: rack.kind === 'shown' ? [...tilesText(rack.tiles)].toSorted().join('') : rack.count,
  })),
});

const hidden = ({ rack }: SeatView) => (rack.kind === 'shown' ? rack.tiles.length : rack.count);

describe('view updates', () => {
  it('reproduce the view that they were made from', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        for (const viewer of seatsOf(viewFor(timeline, 'nobody'))) {
          const update = sent(timeline, viewer);
          expect(valueOf(viewOfUpdate(timeline.record.setup, update))).toEqual(
            viewFor(timeline, viewer),
          );
        }
      }),
      runs(30, 200),
    );
  });

  it('extend what was sent before, from any turn', () => {
    fc.assert(
      fc.property(randomGames, fc.nat(30), fc.nat(30), ({ timeline }, events, known) => {
        const before = sent(after(timeline, 1 + (events % timeline.record.events.length)), 0);
        const from = known % (before.turns.length + 1);
        const both = valueOf(withUpdate(before, sent(timeline, 0, from)));
        expect(both).toEqual(sent(timeline, 0));
      }),
      runs(30, 200),
    );
  });

  it('are refused if turns are missing', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const all = sent(timeline, 0);
        fc.pre(all.turns.length > 0);
        const missing = withUpdate(undefined, sent(timeline, 0, all.turns.length));
        expect(missing).toEqual({ ok: false, error: { code: 'TURNS_MISSING', known: 0 } });
      }),
      runs(50),
    );
  });

  it('refuse a first tile that is not on the board', () => {
    const game = gameOf(setupOf('NOTEAEIDDDDZQAXY', lexicon), lexicon);
    const opening = {
      square: { row: 99, column: 99 },
      tile: { kind: 'letter', letter: 'A' as Letter },
    } as const;
    const update = { ...updateFor(game, 0), opening };
    expect(errorOf(viewOfUpdate(game.record.setup, update))).toEqual({ code: 'NOT_OF_THIS_GAME' });
  });

  it('show earlier moments correctly, except for the racks of others', () => {
    fc.assert(
      fc.property(randomGames, fc.nat(30), ({ timeline }, picked) => {
        const { setup } = timeline.record;
        for (const viewer of setup.seats.keys()) {
          const update = sent(timeline, viewer);
          const turns = picked % (update.turns.length + 1);
          fc.pre(turns < update.turns.length);
          const was = viewFor(timeline, viewer, eventsOf(timeline, turns));
          const shown = valueOf(viewOfUpdate(setup, update, turns));
          const others = { ...was, openRacks: false, unseen: [] };
          const seats = was.seats.map((seat, index) =>
            index === viewer
              ? seat
              : { ...seat, rack: { kind: 'hidden' as const, count: hidden(seat) } },
          );
          expect(sorted({ ...shown, openRacks: false, unseen: [] })).toEqual(
            sorted({ ...others, seats }),
          );
        }
      }),
      runs(30, 200),
    );
  });

  it('never throw when they were altered, and yield a valid view or none', () => {
    const texts = randomGames.map(({ timeline }) =>
      JSON.stringify({
        setup: publicSetupToJson(timeline.record.setup),
        update: updateToJson(timeline.record.setup.rules, updateFor(timeline, 0)),
      }),
    );
    fc.assert(
      fc.property(jsonMutationsOf(texts), (text) => {
        const value: unknown = JSON.parse(text);
        const { setup, update } = { setup: undefined, update: undefined, ...(value as object) };
        const read = publicSetupFrom(setup);
        if (!read.ok) return;
        const told = updateFromJson(read.value.rules, update);
        if (!told.ok) return;
        const all = withUpdate(undefined, told.value);
        if (!all.ok) return;
        const view = viewOfUpdate(read.value, all.value);
        const earlier = viewOfUpdate(read.value, all.value, 0);
        const { rows, columns } = read.value.board;
        for (const each of [view, earlier]) {
          if (each.ok) expect(each.value.grid).toHaveLength(rows * columns);
        }
      }),
      runs(30, 1000),
    );
  });
});

describe('the public setup', () => {
  it('round-trips and omits the source of the draws', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const { chance, ...setup } = timeline.record.setup;
        const json = publicSetupToJson(timeline.record.setup);
        expect(json).not.toHaveProperty('chance');
        expect(valueOf(publicSetupFrom(JSON.parse(JSON.stringify(json))))).toEqual(setup);
        expect(JSON.stringify(json)).not.toContain(JSON.stringify(chance));
      }),
      runs(25, 100),
    );
  });
});

describe('the public fingerprint', () => {
  it('is the same for all viewers and changes with each turn', () => {
    fc.assert(
      fc.property(randomGames, fc.nat(30), ({ timeline }, picked) => {
        const viewers: readonly Viewer[] = ['everyone', 'nobody', 0, 1];
        const hashes = viewers.map((viewer) => publicHash(viewFor(timeline, viewer)));
        expect(new Set(hashes).size).toBe(1);
        const turns = viewFor(timeline, 'nobody').turns.length;
        fc.pre(turns > 0);
        const before = viewFor(timeline, 'nobody', eventsOf(timeline, picked % turns));
        expect(publicHash(before)).not.toBe(hashes[0]);
      }),
      runs(25, 100),
    );
  });
});
