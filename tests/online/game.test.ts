import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allTiles, classic, formatRecord, latestState, tilesOn, tilesText } from '../../src/engine';
import { orLong, runs } from '../arbitraries/runs';
import { gridOf, plainBoard } from '../support/pictures';
import { at } from '../support/results';
import { seatsOf } from '../support/seats';
import { moveOf } from '../support/games';
import { type Fate, openOnline, PLAN, planWith, playBest, words } from '../support/online-table';

type Online = ReturnType<typeof openOnline>;

function recordOf({ host }: Online): string {
  const table = host.table();
  return table ? formatRecord(table.timeline().record) : '';
}

/** Plays a game to its end and waits until every guest has the result of verifying the draws. */
async function playedOut(game: Online): Promise<Online> {
  await game.playOn();
  await game.until(() => game.guests.every(({ draws }) => draws() !== undefined));
  return game;
}

async function begun(...options: Parameters<typeof openOnline>): Promise<Online> {
  const game = openOnline(...options);
  await game.begin();
  return game;
}

function expectSame(game: Online): void {
  for (const guest of game.guests) {
    const timeline = guest.table()?.timeline();
    expect(timeline && formatRecord(timeline.record)).toBe(recordOf(game));
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
  }
}

const fate = fc.oneof(
  { weight: 6, arbitrary: fc.constant([10]) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant([10, 40]) },
  { weight: 1, arbitrary: fc.nat(900).map((delay) => [delay]) },
);

describe('a game between pages', () => {
  it('is played to its end on both pages, with verified draws', async () => {
    const game = await playedOut(await begun());
    expectSame(game);
    const [guest] = game.guests;
    const result = game.host.table()?.snapshot().view.result;
    expect(result).toBeDefined();
    expect(guest?.table()?.snapshot().view).toMatchObject({ viewer: 'everyone', result });
    expect(guest?.draws()).toMatchObject({ result: { value: { chains: 1, incomplete: [] } } });
  });

  it('is the same if single frames are lost, repeated or late', async () => {
    const plain = await playedOut(await begun());
    const frames = plain.frames();
    const usual: readonly Fate[] = Array.from({ length: frames }, () => [10]);
    for (const special of [[], [10, 30], [400]] satisfies Fate[]) {
      for (let frame = 0; frame < frames; frame += orLong(48, 5)) {
        const game = await playedOut(await begun(PLAN, { fates: usual.with(frame, special) }));
        expect(recordOf(game)).toBe(recordOf(plain));
        expectSame(game);
      }
    }
  }, 120_000);

  it('is the same if many frames are lost, repeated or late', async () => {
    const plain = recordOf(await playedOut(await begun()));
    await fc.assert(
      fc.asyncProperty(fc.array(fate, { maxLength: 200, size: 'max' }), async (fates) => {
        const game = await playedOut(await begun(PLAN, { fates }));
        expect(recordOf(game)).toBe(plain);
      }),
      runs(8, 25),
    );
  }, 120_000);

  it('can have three people, one computer and two guests', async () => {
    const seats = seatsOf('human', 'computer', 'human', 'human');
    const rules = { ...PLAN.setup.rules, seats: { least: 2, most: 4, fixed: [] } };
    const game = await begun(planWith({ seats, rules }, { far: [2, 3] }));
    await game.until(() => {
      const { view, phase } = game.host.table()?.snapshot() ?? {};
      if (phase === 'thinking') game.search.last().answer(moveOf(','));
      for (const page of [game.host, ...game.guests]) playBest(page.table());
      return view?.result !== undefined;
    });
    await game.until(() => game.guests.every(({ draws }) => draws() !== undefined));
    expectSame(game);
    expect(game.guests.map(({ draws }) => draws())).toMatchObject([
      { result: { value: { chains: 2 } } },
      { result: { value: { chains: 2 } } },
    ]);
  });

  it('exchanges tiles without revealing them', async () => {
    const { rules } = PLAN.setup;
    const game = await begun(planWith({ rules: { ...rules, exchange: classic.exchange } }));
    const [guest] = game.guests;
    playBest(game.host.table());
    await game.until(() => guest?.table()?.snapshot().phase === 'your-turn');
    const rack = guest?.table()?.snapshot().view.seats[1]?.rack;
    const tiles = rack?.kind === 'shown' ? rack.tiles.slice(0, 2) : [];
    guest?.table()?.submit({ kind: 'move', move: { kind: 'exchange', tiles } });
    await playedOut(game);
    expectSame(game);
    expect(game.host.table()?.timeline().record.events).toContainEqual(
      expect.objectContaining({ kind: 'exchange', returned: tiles }),
    );
  });

  it('refuses a guest’s exchange with too few tiles in the bag', async () => {
    const rules = { ...PLAN.setup.rules, exchange: classic.exchange };
    const count = allTiles(rules.tileSet).length;
    const game = await begun(planWith({ rules: { ...rules, leastInBag: count } }));
    const [guest] = game.guests;
    playBest(game.host.table());
    await game.until(() => guest?.table()?.snapshot().phase === 'your-turn');
    const { view } = guest?.table()?.snapshot() ?? {};
    const rack = view?.seats[1]?.rack;
    const tiles = rack?.kind === 'shown' ? rack.tiles.slice(0, 1) : [];
    expect(guest?.table()?.submit({ kind: 'move', move: { kind: 'exchange', tiles } })).toEqual({
      ok: false,
      error: { code: 'TOO_FEW_IN_BAG', min: count, left: view?.bagCount, squares: [] },
    });
    await playedOut(game);
    expectSame(game);
  });

  it('starts with the given tiles on every page', async () => {
    const board = plainBoard(6, 5);
    const given = tilesOn({
      board,
      grid: gridOf(['......', '..N...', '..O...', '......', '......']),
    });
    const game = await begun(planWith({ board, given }));
    for (const { table } of [game.host, ...game.guests]) {
      const view = table()?.snapshot().view;
      expect(view?.given).toEqual(given);
      expect(view && tilesOn(view)).toEqual(given);
      expect(view?.unseen).toHaveLength(24 - 4);
    }
    await playedOut(game);
    expectSame(game);
  });

  it('uses one generator if draws are not joint, and reports that', async () => {
    const game = await begun({ ...PLAN, draws: 'own' });
    await playedOut(game);
    expect(game.guests[0]?.draws()).toEqual({ kind: 'not-joint' });
    const { received } = at(game.guests, 0);
    expect(received().join()).not.toContain('"anchor"');
  });
});

describe('a guest’s move', () => {
  it('is not refused if it is repeated while it waits for its draw', async () => {
    const plain = await playedOut(await begun());
    const isMove = (text: string): boolean => text.includes('"kind":"move"');
    const move = at(plain.host.received().filter(isMove), 0);
    const game = await begun();
    const guest = at(game.guests, 0);
    await game.playOn(1);
    playBest(guest.table());
    guest.say(move);
    await playedOut(game);
    expect(game.host.received().filter((text) => text === move)).toHaveLength(2);
    expect(guest.received().join()).not.toContain('"kind":"refused"');
    expect(recordOf(game)).toBe(recordOf(plain));
  });
});

describe('a temporarily lost connection', () => {
  it('costs a guest its contribution to a draw, but verification succeeds', async () => {
    for (const [outage, late] of [
      [1000, []],
      [7000, [2]],
      [30_000, [2]],
    ] as const) {
      const game = await begun();
      const guest = at(game.guests, 0);
      await game.playOn(1);
      playBest(guest.table());
      // The move arrives, but the host's request for a contribution does not.
      await game.pass(10);
      game.cut(true);
      await game.pass(outage);
      game.cut(false);
      await playedOut(game);
      expectSame(game);
      expect(guest.draws()).toMatchObject({ result: { value: { late } } });
    }
  });
});

describe('a closed table', () => {
  it('still notifies a guest who reconnects later', async () => {
    const game = await begun();
    const guest = at(game.guests, 0);
    await game.playOn(2);
    game.cut(true);
    game.host.host().close();
    await game.pass(20_000);
    expect(guest.status()?.kind).toBe('seated');
    game.cut(false);
    await game.until(() => guest.status()?.kind === 'closed');
    expectSame(game);
  });
});

describe('a killed page', () => {
  it('returns to its seat, rack and turn, as guest or host, after every turn', async () => {
    const plain = await playedOut(await begun());
    const turns = latestState(plain.host.table()?.timeline() ?? neverTimeline()).turns;
    for (let turn = 0; turn < turns; turn += orLong(3, 1)) {
      const game = await begun();
      await game.playOn(turn);
      const victim = turn % 2 === 0 ? at(game.guests, 0) : game.host;
      victim.kill();
      await game.pass(500);
      victim.open();
      await game.until(() => victim.table()?.snapshot().turns === turn);
      await playedOut(game);
      expect(recordOf(game)).toBe(recordOf(plain));
      expectSame(game);
    }
  }, 120_000);

  it('repeats the move that waited for its draw', async () => {
    const plain = recordOf(await playedOut(await begun()));
    const game = await begun();
    const [guest] = game.guests;
    guest?.kill();
    playBest(game.host.table());
    await game.pass(7000);
    expect(game.host.table()?.snapshot().phase).toBe('drawing');
    game.host.kill();
    game.host.open();
    await game.pass(100);
    expect(game.host.table()?.snapshot().phase).toBe('drawing');
    guest?.open();
    await playedOut(game);
    expect(recordOf(game)).toBe(plain);
    expectSame(game);
  });

  it('keeps a guest’s early move until the host’s words are loaded', async () => {
    const plain = recordOf(await playedOut(await begun()));
    let hasWords = true;
    const game = await begun(PLAN, { hasWords: () => hasWords });
    const [guest] = game.guests;
    await game.playOn(1);
    game.host.kill();
    playBest(guest?.table());
    hasWords = false;
    game.host.open();
    await game.pass(10_000);
    expect(game.host.received().at(-1)).toContain('"kind":"move"');
    expect(guest?.table()?.snapshot().phase).toBe('drawing');
    game.host.table()?.useLexicon(words.lexicon);
    await playedOut(game);
    expect(recordOf(game)).toBe(plain);
    expectSame(game);
  });

  it('is shown as away within seven seconds, and as present once it is back', async () => {
    const game = await begun();
    const [guest] = game.guests;
    const isAway = (): boolean | undefined => game.host.host().places()[1]?.isAway;
    expect(isAway()).toBe(false);
    guest?.kill();
    await game.pass(7000);
    expect(isAway()).toBe(true);
    guest?.open();
    await game.until(() => isAway() === false && guest?.status()?.kind === 'seated');
    game.host.kill();
    await game.pass(7000);
    expect(guest?.status()).toMatchObject({ kind: 'seated', isHostAway: true });
    game.host.open();
    await game.until(() => {
      const status = guest?.status();
      return status?.kind === 'seated' && !status.isHostAway;
    });
  });
});

function neverTimeline(): never {
  throw new Error('There is no game');
}

describe('the messages to a guest', () => {
  /** The updates that the only guest received, with racks and seat to move. */
  const racksTold = ({ guests }: Online) =>
    at(guests, 0)
      .received()
      .map((text) => JSON.parse(text) as { readonly kind: string; readonly update?: Update })
      .flatMap(({ kind, update }) => (kind === 'update' && update ? [update] : []));

  interface Update {
    readonly racks: readonly (string | number)[];
    readonly toMove: number;
    readonly turns: readonly { readonly seat: number; readonly drawn?: string | number }[];
    readonly result?: object;
  }

  it.each([false, true])(
    'contain only racks that its seat may see, open racks: %s',
    async (openRacks) => {
      const game = await playedOut(await begun(planWith({ openRacks })));
      const told = racksTold(game);
      expect(told.length).toBeGreaterThan(3);
      let seen = 0;
      for (const { racks, toMove, turns, result } of told) {
        const maySee = result !== undefined || (openRacks && toMove === 1);
        expect(typeof racks[0]).toBe(maySee ? 'string' : 'number');
        expect(typeof racks[1]).toBe('string');
        for (const { seat, drawn } of turns) {
          if (seat === 0 && drawn !== undefined) expect(typeof drawn).toBe('number');
        }
        if (maySee && !result) seen++;
      }
      expect(seen > 0).toBe(openRacks);
    },
  );

  it('contain neither the secret nor the bag’s tiles before the end', async () => {
    const game = await begun();
    const guest = at(game.guests, 0);
    await game.playOn(3);
    const table = game.host.table();
    const { bag, racks } = latestState(table?.timeline() ?? neverTimeline());
    const { game: kept } = game.host.saved();
    const before = guest.received().join('\n');
    expect(before).not.toContain(kept?.secrets?.evidence.secret);
    expect(before).not.toContain(tilesText(bag));
    expect(before).not.toContain(`"${tilesText(racks[0] ?? [])}"`);
    expect(before).not.toContain('"kind":"over"');
    await playedOut(game);
    expect(guest.received().join('\n')).toContain(kept?.secrets?.evidence.secret);
  });
});
