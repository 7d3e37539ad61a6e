import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import type { Table } from '../../src/table';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { type Fate, openOnline, PLAN, planWith, playBest } from '../support/online-table';

type Online = ReturnType<typeof openOnline>;

const THREE = planWith(
  {
    seats: seatsOf('human', 'human', 'human'),
    rules: { ...PLAN.setup.rules, seats: { least: 2, most: 4, fixed: [] } },
  },
  { far: [1, 2] },
);

async function begun(...options: Parameters<typeof openOnline>): Promise<Online> {
  const game = openOnline(...options);
  await game.begin();
  return game;
}

const recordOf = ({ host }: Online): string => {
  const timeline = host.table()?.timeline();
  return timeline ? formatRecord(timeline.record) : '';
};

async function expectSame(game: Online): Promise<void> {
  await game.until(() => game.guests.every(({ draws }) => draws() !== undefined));
  for (const guest of game.guests) {
    const timeline = guest.table()?.timeline();
    expect(timeline && formatRecord(timeline.record)).toBe(recordOf(game));
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
  }
}

const phaseOf = (page: { readonly table: () => Table | undefined }) =>
  page.table()?.snapshot().phase;

describe('a resignation between pages', () => {
  it('by a guest ends a game of two even if frames are lost or repeated', async () => {
    const fates: readonly Fate[][] = [
      [],
      Array.from({ length: 80 }, (_, i) => (i % 3 ? [10, 40] : [])),
    ];
    for (const each of fates) {
      const game = await begun(PLAN, { fates: each });
      const guest = at(game.guests, 0);
      await game.playOn(1);
      const table = guest.table();
      if (!table) throw new Error('The guest has no table');
      valueOf(table.resign());
      expect(table.resign()).toEqual({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
      await game.until(() => phaseOf(guest) === 'over');
      await expectSame(game);
      expect(table.snapshot().view.result).toMatchObject({ reason: 'resigned', winners: [0] });
      expect(game.host.table()?.snapshot()).toMatchObject({ phase: 'over', turns: 2 });
    }
  });

  it('by the host does too', async () => {
    const game = await begun();
    game.host.table()?.resign();
    await expectSame(game);
    expect(at(game.guests, 0).table()?.snapshot().view.result).toMatchObject({ winners: [1] });
  });

  it('lets the others play to the end, with verified draws', async () => {
    const game = await begun(THREE);
    const [first, second] = [at(game.guests, 0), at(game.guests, 1)];
    await game.playOn(1);
    first.table()?.resign();
    await game.until(() => phaseOf(second) === 'your-turn');
    expect(phaseOf(first)).toBe('their-turn');
    expect(first.table()?.snapshot().view.viewer).toBe(1);
    await game.playOn();
    await expectSame(game);
    const turns = game.host.table()?.snapshot().view.turns ?? [];
    expect(turns.filter(({ seat }) => seat === 1).map(({ kind }) => kind)).toEqual(['resign']);
  });

  it('removes the guest from later draws, so its page may be gone', async () => {
    const game = await begun(THREE);
    const [first, second] = [at(game.guests, 0), at(game.guests, 1)];
    await game.playOn(1);
    first.table()?.resign();
    await game.playOn(3);
    first.kill();
    await game.pass(7000);
    expect(playBest(game.host.table())).toBe(true);
    await game.until(() => phaseOf(second) === 'your-turn');
    first.open();
    await game.playOn();
    await expectSame(game);
  });

  it('is sent again if the host was gone', async () => {
    const game = await begun();
    const guest = at(game.guests, 0);
    await game.playOn(1);
    game.host.kill();
    guest.table()?.resign();
    expect(phaseOf(guest)).toBe('drawing');
    await game.pass(500);
    game.host.open();
    await game.until(() => phaseOf(guest) === 'over');
    await expectSame(game);
  });

  it('has no effect if it is early, late or repeated', async () => {
    const game = await begun(THREE);
    const [first, second] = [at(game.guests, 0), at(game.guests, 1)];
    const id = game.host.table()?.snapshot().recordId ?? '';
    const say = (turns: number): void =>
      first.say(JSON.stringify({ kind: 'resign', game: id, turns }));
    say(0);
    await game.pass(200);
    await game.playOn(1);
    say(0);
    say(2);
    await game.pass(200);
    expect(game.host.table()?.snapshot().turns).toBe(1);
    say(1);
    say(1);
    await game.until(() => phaseOf(second) === 'your-turn');
    say(1);
    say(2);
    await game.pass(200);
    expect(game.host.table()?.snapshot()).toMatchObject({ turns: 2, view: { result: undefined } });
  });
});
