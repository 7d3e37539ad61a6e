import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameEvent,
  type GameState,
  latestState,
  maySeeRack,
  tilesText,
  type Tile,
  type Timeline,
  type View,
  viewFor,
} from '../../../src/engine';
import { randomGames } from '../../arbitraries/games';
import { orLong, runs } from '../../arbitraries/runs';
import { gameOf, setupOf } from '../../support/games';
import { pictureOf, playOf, squareOf } from '../../support/pictures';
import { at } from '../../support/results';
import { wordsOf } from '../../support/words';

const { lexicon } = wordsOf(['NO', 'NOT', 'NOTE', 'ON', 'TON']);
const DRAWS = 'NOTEAEIDDDDZQAXY';
const game = (openRacks: boolean, ...moves: readonly string[]) =>
  gameOf(setupOf(DRAWS, lexicon, { openRacks }), lexicon, ...moves);

const racksOf = ({ seats }: View) =>
  seats.map(({ rack }) => (rack.kind === 'shown' ? tilesText(rack.tiles) : rack.count));

describe('racks', () => {
  it('are visible only to their own seat in a closed game', () => {
    const closed = game(false);
    expect(racksOf(viewFor(closed, 0))).toEqual(['NOTEAEI', 7]);
    expect(racksOf(viewFor(closed, 1))).toEqual([7, 'DDDDZQA']);
  });

  it('are visible to the seat to move in an open game', () => {
    const open = game(true);
    expect(racksOf(viewFor(open, 0))).toEqual(['NOTEAEI', 'DDDDZQA']);
    expect(racksOf(viewFor(open, 1))).toEqual([7, 'DDDDZQA']);
    const next = game(true, ',');
    expect(racksOf(viewFor(next, 0))).toEqual(['NOTEAEI', 7]);
    expect(racksOf(viewFor(next, 1))).toEqual(['NOTEAEI', 'DDDDZQA']);
  });

  it('are hidden from a viewer without a seat', () => {
    expect(racksOf(viewFor(game(true), -1))).toEqual([7, 7]);
  });

  it('are visible to the viewer “everyone”, and to all after the end', () => {
    expect(racksOf(viewFor(game(false), 'everyone'))).toEqual(['NOTEAEI', 'DDDDZQA']);
    const over = game(false, ',', ',', ',', ',');
    expect(racksOf(viewFor(over, 0))).toEqual(['NOTEAEI', 'DDDDZQA']);
    expect(racksOf(viewFor(over, 0, 4))).toEqual(['NOTEAEI', 7]);
  });
});

describe('a view', () => {
  const played = game(false, 'NO,2b', ',', 'T,2b');

  it('caches each turn once for its player and once for the others', () => {
    const [own, others, everyone] = ([0, 1, 'everyone'] as const).map(
      (viewer) => viewFor(played, viewer).turns[0],
    );
    expect(viewFor(game(false, 'NO,2b'), 0).turns[0]).not.toBe(own);
    expect(viewFor(played, 0, 2).turns[0]).toBe(own);
    expect(everyone).toBe(own);
    expect(others).not.toBe(own);
    expect(viewFor(played, 'nobody').turns[0]).toBe(others);
  });

  it('lists the turns taken', () => {
    expect(viewFor(played, 1).turns).toEqual([
      {
        kind: 'play',
        seat: 0,
        play: playOf('NO,2b'),
        squares: [squareOf('b2'), squareOf('c2')],
        words: ['NO'],
        score: 2,
        drawn: { kind: 'hidden', count: 2 },
        total: 2,
      },
      { kind: 'pass', seat: 1, total: 0 },
      {
        kind: 'play',
        seat: 0,
        play: playOf('T,2b'),
        squares: [squareOf('d2')],
        words: ['NOT'],
        score: 3,
        drawn: { kind: 'hidden', count: 1 },
        total: 5,
      },
    ]);
  });

  it('shows the moment after the given number of events', () => {
    const view = viewFor(played, 0, 2);
    expect(view.turns).toHaveLength(1);
    expect(pictureOf(view)[1]).toBe('.NO.....');
    expect(view.toMove).toBe(1);
    expect(view.bagCount).toBe(84);
    expect(viewFor(played, 0)).toEqual(viewFor(played, 0, 4));
  });

  it('lists unseen tiles, of the bag and hidden racks, in the order of the tile set', () => {
    const own = viewFor(played, 0);
    expect(own.unseen).toHaveLength(100 - 3 - 7);
    expect(tilesText(own.unseen)).toMatch(/^A{7}B{2}C{2}D{4}E{7}/);
    expect(viewFor(played, 'everyone').unseen).toHaveLength(own.bagCount);
  });

  it('has the final scores when the game is over', () => {
    const over = viewFor(game(false, 'NO,2b', ',', ',', ',', ','), 1);
    expect(over.seats.map(({ score }) => score)).toEqual(over.result?.finalScores);
    expect(over.turns.at(-1)).toEqual({ kind: 'pass', seat: 0, total: 2 });
  });
});

const otherTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.map(({ kind }) => (kind === 'blank' ? { kind: 'letter', letter: 'Ω' } : { kind: 'blank' }));

/** The same game with the tiles hidden from a viewer dealt differently. */
function withOtherSecrets(timeline: Timeline, viewer: number): Timeline {
  const latest = latestState(timeline);
  const isSeen = (seat: number) => maySeeRack(latest, viewer, seat);
  const hidden = [
    ...latest.bag,
    ...latest.racks.flatMap((rack, seat) => (isSeen(seat) ? [] : rack)),
  ].toReversed();
  const secret: GameState = {
    ...latest,
    racks: latest.racks.map((rack, seat) => (isSeen(seat) ? rack : hidden.splice(0, rack.length))),
    bag: hidden,
    chance: { ...latest.chance, source: { kind: 'seeded', seed: 'other' } },
  };
  const events = timeline.record.events.map((event): GameEvent => {
    if (event.kind === 'deal') return { ...event, racks: [] };
    if (event.kind === 'refused') return { ...event, text: 'something else' };
    if (viewer === event.seat) return event;
    if (event.kind === 'play') return { ...event, drawn: otherTiles(event.drawn) };
    return event.kind === 'exchange'
      ? { ...event, returned: otherTiles(event.returned), drawn: otherTiles(event.drawn) }
      : event;
  });
  const [first, ...rest] = timeline.states;
  return {
    ...timeline,
    record: { ...timeline.record, events },
    states: [first, ...rest.slice(0, -1), secret],
  };
}

describe('hidden tiles', () => {
  const seen = { hiddenRacks: 0, shownRacks: 0, moved: 0 };

  it('leave no trace in the view of a seat', () => {
    fc.assert(
      fc.property(randomGames, ({ timeline }) => {
        const state = latestState(timeline);
        for (const [seat] of state.racks.entries()) {
          const other = withOtherSecrets(timeline, seat);
          const view = viewFor(timeline, seat);
          expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(view));
          expect(view.seats.map(({ rack }) => rack.kind === 'shown')).toEqual(
            state.racks.map(
              (_, owner) =>
                owner === seat ||
                state.result !== undefined ||
                (state.setup.openRacks && state.toMove === seat),
            ),
          );
          seen.hiddenRacks += view.seats.filter(({ rack }) => rack.kind === 'hidden').length;
          seen.shownRacks += view.seats.filter(({ rack }) => rack.kind === 'shown').length;
          const racks = (states: Timeline) => latestState(states).racks.map(tilesText).join();
          seen.moved += Number(racks(other) !== racks(timeline));
        }
      }),
      runs(50, 300),
    );
  });

  it('differed in many of the cases tested', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(orLong(15, 40));
  });

  it('do not occur in the serialised view of a new game', () => {
    const closed = game(false);
    const text = JSON.stringify(viewFor(closed, 0));
    expect(text).not.toContain('chance');
    expect(text).not.toContain('"bag"');
    expect(at(viewFor(closed, 0).seats, 1).rack).toEqual({ kind: 'hidden', count: 7 });
  });
});
