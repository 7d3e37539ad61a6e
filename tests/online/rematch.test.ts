import { describe, expect, it } from 'vitest';
import { formatRecord, latestState } from '../../src/engine';
import { at } from '../support/results';
import { openOnline, PLAN, planWith } from '../support/online-table';
import { seatsOf } from '../support/seats';

type Online = ReturnType<typeof openOnline>;

const idAt = ({
  table,
}: {
  readonly table: Online['host']['table'] | Online['guests'][0]['table'];
}) => table()?.snapshot().recordId;

async function playedOut(options?: Parameters<typeof openOnline>[1]) {
  const game = openOnline(PLAN, options);
  await game.begin();
  game.host.table()?.resign();
  await game.until(() => game.guests.every(({ draws }) => draws() !== undefined));
  return { game, guest: at(game.guests, 0), first: idAt(game.host) };
}

/** Waits until the next game has started on both pages, and returns its record. */
async function dealtNext({
  game,
  guest,
  first,
}: Awaited<ReturnType<typeof playedOut>>): Promise<string> {
  await game.until(() => idAt(game.host) !== first && idAt(guest) === idAt(game.host));
  return formatRecord((game.host.table()?.timeline() ?? never()).record);
}

/** Plays the next game to its end and checks that its draws are verified. */
async function expectRematch(rematch: Awaited<ReturnType<typeof playedOut>>): Promise<void> {
  await dealtNext(rematch);
  const { game, guest } = rematch;
  await game.playOn();
  await game.until(() => guest.draws() !== undefined);
  expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
}

/** The distinct messages that commit the host to the next game. */
const boundBy = (received: readonly string[], first: string | undefined): readonly string[] => {
  const told = received.flatMap((text) => {
    const { kind, game } = JSON.parse(text);
    const isNext = game !== undefined && game !== first;
    return isNext && ['commitment', 'game', 'draw'].includes(kind) ? [text] : [];
  });
  return [...new Set(told)];
};

async function overAmongThree() {
  const plan = planWith(
    {
      seats: seatsOf('human', 'human', 'human'),
      rules: { ...PLAN.setup.rules, seats: { least: 2, most: 4, fixed: [] } },
    },
    { far: [1, 2] },
  );
  const game = openOnline(plan);
  await game.begin();
  await game.playOn();
  const [one, two] = [at(game.guests, 0), at(game.guests, 1)];
  await game.until(() => one.draws() !== undefined && two.draws() !== undefined);
  const all = [game.host.host(), one, two];
  const shown = () => all.map(({ rematch }) => rematch());
  return { game, one, two, all, shown, first: idAt(game.host) };
}

describe('a rematch', () => {
  it('is dealt once everyone has accepted it, no matter who asked', async () => {
    const { game, one, two, shown, first } = await overAmongThree();
    one.wantRematch(true);
    await game.pass(100);
    expect(shown()).toEqual([[1], [1], [1]]);
    game.host.host().wantRematch(true);
    one.wantRematch(true);
    await game.pass(1000);
    expect(shown()).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    expect(idAt(game.host)).toBe(first);
    two.wantRematch(true);
    await game.until(() => idAt(game.host) !== first);
    await game.until(() => [one, two].every((each) => idAt(each) === idAt(game.host)));
    await game.pass(100);
    expect(shown().every((seats) => seats === undefined || seats.length === 0)).toBe(true);
  });

  it('is withdrawn for all by the one who asked, and by others for themselves', async () => {
    const { game, one, two, shown, first } = await overAmongThree();
    game.host.host().wantRematch(true);
    await game.pass(100);
    one.wantRematch(true);
    await game.pass(100);
    one.wantRematch(false);
    await game.pass(100);
    expect(shown()).toEqual([[0], [0], [0]]);
    game.host.host().wantRematch(false);
    await game.pass(100);
    expect(shown()).toEqual([[], [], []]);
    one.wantRematch(true);
    two.wantRematch(true);
    await game.pass(1000);
    expect(idAt(game.host)).toBe(first);
  });

  it('rotates the seats; the links then lead to the new seats', async () => {
    const { game, one, two, all, first } = await overAmongThree();
    const names = () => game.host.saved().game?.timeline.record.setup.seats.map(({ name }) => name);
    const [begun = '', ...others] = names() ?? [];
    for (const each of all) each.wantRematch(true);
    await game.until(() => [one, two].every((each) => idAt(each) === idAt(game.host)));
    await game.until(() => idAt(game.host) !== first);
    expect(names()).toEqual([...others, begun]);
    for (const page of [one, two, game.host]) {
      page.kill();
      await game.pass(500);
      page.open();
      await game.pass(500);
    }
    await game.until(() => [one, two].every((each) => idAt(each) === idAt(game.host)));
    expect([one, two].map((guest) => guest.status())).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    await game.playOn();
    await game.until(() => [one, two].every(({ table }) => table()?.snapshot().phase === 'over'));
    for (const { draws } of [one, two]) {
      expect(draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
    }
  });

  it('waits for a player who accepted it and is away', async () => {
    const { game, one, two, first } = await overAmongThree();
    two.wantRematch(true);
    await game.pass(100);
    two.kill();
    await game.pass(7000);
    game.host.host().wantRematch(true);
    one.wantRematch(true);
    await game.pass(1000);
    expect(game.host.saved().dealing).toBeUndefined();
    two.open();
    await game.until(() => idAt(two) !== undefined && idAt(two) !== first);
    expect(idAt(two)).toBe(idAt(game.host));
  });

  it('is refused in an unfinished game or for another game', async () => {
    const game = openOnline();
    await game.begin();
    const guest = at(game.guests, 0);
    guest.wantRematch(true);
    game.host.host().wantRematch(true);
    await game.pass(1000);
    expect(guest.rematch()).toBeUndefined();
    game.host.table()?.resign();
    await game.until(() => guest.draws() !== undefined);
    guest.say(JSON.stringify({ kind: 'rematch', game: '0'.repeat(32), isWanted: true }));
    await game.pass(100);
    expect(guest.rematch()).toBeUndefined();
  });

  it('is shown to a guest who returns, and requested again if the host asks', async () => {
    const { game, one, two, first } = await overAmongThree();
    game.host.host().wantRematch(true);
    await game.pass(100);
    one.kill();
    await game.pass(500);
    one.open();
    await game.until(() => one.rematch()?.length === 1);
    game.host.kill();
    await game.pass(500);
    game.host.open();
    await game.until(() => [one, two].every(({ rematch }) => rematch()?.length === 0));
    for (const each of [one, two, game.host.host()]) each.wantRematch(true);
    await game.until(() => idAt(game.host) !== first && idAt(two) === idAt(game.host));
  });
});

describe('a host killed while it deals another game', () => {
  it('returns at any moment of the deal, and deals the same game', async () => {
    const plain = await playedOut();
    plain.game.host.host().begin();
    const record = await dealtNext(plain);
    // A deal takes about ten messages of 10 ms each.
    for (let milliseconds = 0; milliseconds <= 120; milliseconds += 10) {
      const rematch = await playedOut();
      const { game, guest, first } = rematch;
      const heard = guest.received().length;
      game.host.host().begin();
      await game.pass(milliseconds);
      game.host.kill();
      await game.pass(500);
      game.host.open();
      expect(await dealtNext(rematch)).toBe(record);
      // One commitment, one set-up, and one statement for each draw.
      const bound = boundBy(guest.received().slice(heard), first);
      expect(bound.filter((text) => text.includes('"kind":"commitment"'))).toHaveLength(1);
      expect(bound.filter((text) => text.includes('"kind":"game"'))).toHaveLength(1);
      expect(bound.filter((text) => text.includes('"kind":"deal"'))).toHaveLength(1);
    }
    await expectRematch(plain);
  });

  it('waits for the same guests, whose names stay those of the set-up', async () => {
    const rematch = await playedOut();
    const { game, guest } = rematch;
    guest.kill();
    await game.pass(7000);
    const saved = game.host.saved();
    game.host.host().begin();
    await game.pass(1000);
    expect(game.host.saved().dealing).toMatchObject({ anchors: [] });
    expect(game.host.saved().game).toEqual(saved.game);
    game.host.kill();
    game.host.open();
    expect(game.host.host().begin()).toBe(false);
    await game.pass(10_000);
    expect(game.host.saved().dealing?.id).not.toBe(rematch.first);
    guest.open();
    await expectRematch(rematch);
    expect(game.host.saved().dealing).toBeUndefined();
  });

  it('reveals the abandoned game once everyone has accepted', async () => {
    const game = openOnline();
    await game.begin();
    await game.playOn(3);
    const guest = at(game.guests, 0);
    const first = idAt(game.host);
    game.host.host().begin();
    game.host.kill();
    await game.pass(500);
    expect(guest.draws()).toBeUndefined();
    game.host.open();
    await game.until(() => guest.newDeal() !== undefined);
    expect(guest.draws()).toBeUndefined();
    guest.answerDeal(true);
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
    await expectRematch({ game, guest, first });
    expect(latestState(game.host.table()?.timeline() ?? never()).result).toBeDefined();
  });
});

it('a table closed during a new deal still reveals the previous game', async () => {
  const game = openOnline();
  await game.begin();
  await game.playOn(3);
  const guest = at(game.guests, 0);
  game.host.host().begin();
  game.host.host().close();
  await game.until(() => guest.status()?.kind === 'closed');
  expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
});

function never(): never {
  throw new Error('There is no game');
}
