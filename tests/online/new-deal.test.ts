import { describe, expect, it } from 'vitest';
import { at } from '../support/results';
import { openOnline, PLAN, planWith, playBest } from '../support/online-table';
import { seatsOf } from '../support/seats';

type Online = ReturnType<typeof openOnline>;
type Options = Parameters<typeof openOnline>[1];

const countOf = (texts: readonly string[], kind: string): number =>
  texts.filter((text) => text.includes(`"kind":"${kind}"`)).length;

async function played(turns: number, options?: Options, plan = PLAN) {
  const game = openOnline(plan, options);
  await game.begin();
  await game.playOn(turns);
  const guest = at(game.guests, 0);
  return { game, guest, first: game.host.table()?.snapshot().recordId };
}

/** Deletes the host's game, as if its storage had been edited, and starts another one. */
async function dealAnew({ host, pass, until }: Online): Promise<void> {
  host.kill();
  host.edit({ game: undefined, dealing: undefined });
  await pass(500);
  host.open();
  await until(() => host.host().begin());
  await pass(1000);
}

const AMONG_THREE = planWith(
  {
    seats: seatsOf('human', 'human', 'human'),
    rules: { ...PLAN.setup.rules, seats: { least: 2, most: 4, fixed: [] } },
  },
  { far: [1, 2] },
);

const idAt = ({ table }: Pick<Online['guests'][0], 'table'>) => table()?.snapshot().recordId;

describe('a new deal during an unfinished game', () => {
  it.each([0, 4])(
    'gets no contribution before the guest accepts it, after %i turns',
    async (turns) => {
      const { game, guest, first } = await played(turns);
      const heard = [
        countOf(game.host.received(), 'anchor'),
        countOf(game.host.received(), 'share'),
      ];
      await dealAnew(game);
      expect(guest.newDeal()).toMatchObject({ isDeclined: false });
      expect([
        countOf(game.host.received(), 'anchor'),
        countOf(game.host.received(), 'share'),
      ]).toEqual(heard);
      expect(idAt(guest)).toBe(first);
      expect(game.host.saved().game).toBeUndefined();
    },
  );

  it('is offered again to a guest who reopens the page', async () => {
    const { game, guest } = await played(4);
    guest.kill();
    await dealAnew(game);
    guest.open();
    await game.until(() => guest.newDeal() !== undefined);
    expect(countOf(game.host.received().slice(-3), 'anchor')).toBe(0);
  });

  it('starts once it is accepted, and counts as unverified if the previous game was not revealed', async () => {
    const { game, guest, first } = await played(4);
    for (const deals of [1, 2]) {
      await dealAnew(game);
      guest.answerDeal(true);
      await game.until(() => idAt(game.host) !== undefined && idAt(guest) === idAt(game.host));
      expect(guest.newDeal()).toBeUndefined();
      expect(guest.unproved()).toBe(deals);
    }
    expect(idAt(guest)).not.toBe(first);
    guest.kill();
    guest.open();
    await game.until(() => idAt(guest) === idAt(game.host));
    await game.playOn();
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
    expect(guest.unproved()).toBe(2);
  });

  it('counts for the game that it led to, not for a rematch', async () => {
    const { game, guest } = await played(2);
    await dealAnew(game);
    guest.answerDeal(true);
    await game.until(() => game.host.table() !== undefined && idAt(guest) === idAt(game.host));
    await game.playOn();
    await game.until(() => guest.draws() !== undefined);
    const over = idAt(guest);
    for (const each of [guest, game.host.host()]) each.wantRematch(true);
    await game.until(() => idAt(guest) !== over);
    expect(guest.newDeal()).toBeUndefined();
    expect(guest.unproved()).toBe(0);
  });

  it('is verified if the host reveals the previous game once all have accepted', async () => {
    const { game, guest } = await played(3);
    const first = idAt(guest);
    game.host.host().begin();
    await game.until(() => guest.newDeal() !== undefined);
    expect(countOf(guest.received(), 'over')).toBe(0);
    guest.answerDeal(true);
    await game.until(() => idAt(game.host) !== first && idAt(guest) === idAt(game.host));
    expect(guest.unproved()).toBe(0);
  });

  it('is verified too for a guest who reloads after accepting', async () => {
    const { game, guest, first } = await played(3, {}, AMONG_THREE);
    const other = at(game.guests, 1);
    game.host.host().begin();
    await game.until(() => game.guests.every(({ newDeal }) => newDeal() !== undefined));
    guest.answerDeal(true);
    await game.pass(500);
    guest.kill();
    guest.open();
    await game.pass(500);
    expect(guest.newDeal()).toBeUndefined();
    other.answerDeal(true);
    await game.until(() => idAt(game.host) !== first && idAt(guest) === idAt(game.host));
    expect([guest.unproved(), other.unproved()]).toEqual([0, 0]);
  });

  it('is not verified by false evidence about the previous game', async () => {
    const { game, guest, first } = await played(3, {
      tamper: (_seat, text) =>
        text.includes('"kind":"over"')
          ? text.replace(/"secret":"[0-9a-f]{8}/, '"secret":"eeeeeeee')
          : text,
    });
    game.host.host().begin();
    await game.until(() => guest.newDeal() !== undefined);
    guest.answerDeal(true);
    await game.until(() => idAt(game.host) !== first && idAt(guest) === idAt(game.host));
    expect(guest.unproved()).toBe(1);
  });

  it('does not start if a guest declines, which the host can see', async () => {
    const { game, guest, first } = await played(4);
    await dealAnew(game);
    guest.answerDeal(false);
    await game.until(() => game.host.host().declined().length > 0);
    await game.pass(10_000);
    expect(guest.newDeal()).toMatchObject({ isDeclined: true });
    expect(idAt(guest)).toBe(first);
    expect(game.host.table()).toBeUndefined();
    guest.answerDeal(true);
    await game.until(() => game.host.table() !== undefined && idAt(guest) === idAt(game.host));
    expect(game.host.host().declined()).toEqual([]);
  });

  it('needs acceptance even if the host draws alone', async () => {
    const { game, guest, first } = await played(4, {}, { ...PLAN, draws: 'own' });
    await dealAnew(game);
    expect(idAt(guest)).toBe(first);
    guest.answerDeal(true);
    await game.until(() => idAt(guest) === idAt(game.host));
    expect(guest.unproved()).toBe(1);
    playBest(game.host.table());
    await game.until(() => guest.table()?.snapshot().turns === 1);
  });

  it('needs no acceptance if the game ended while the guest was away', async () => {
    const { game, first } = await played(0, {}, AMONG_THREE);
    const [one, two] = [at(game.guests, 0), at(game.guests, 1)];
    two.kill();
    await game.pass(500);
    game.host.table()?.resign();
    await game.until(() => one.table()?.resign().ok === true);
    await game.until(() => one.draws() !== undefined);
    game.host.host().begin();
    await game.pass(500);
    two.open();
    await game.until(() => idAt(game.host) !== first && idAt(two) === idAt(game.host));
    expect(two.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('uses bounded storage even after many repetitions', async () => {
    const { game, guest } = await played(0);
    for (let deal = 0; deal < 6; deal++) {
      await dealAnew(game);
      guest.answerDeal(true);
      await game.until(() => game.host.table() !== undefined && idAt(guest) === idAt(game.host));
    }
    expect(guest.saved().abandoned.length).toBeLessThanOrEqual(4);
    expect(guest.unproved()).toBe(6);
  });
});

describe('a guest’s saved game', () => {
  it('is read from an earlier version, with the game to which it contributes', async () => {
    const { guest } = await played(2);
    const saved = guest.saved();
    guest.edit((kept) => {
      for (const field of ['game', 'abandoned', 'unproved']) delete kept.guest[field];
    });
    const game = { ...saved.game, own: undefined };
    expect(guest.saved()).toEqual({ ...saved, game });
  });
});
