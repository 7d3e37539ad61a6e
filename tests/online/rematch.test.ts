import { describe, expect, it } from 'vitest';
import { formatRecord, latestState } from '../../src/engine';
import { at } from '../support/results';
import { openOnline, PLAN } from '../support/online-table';
import { parseHostMessage } from '../../src/online/wire/messages';

type Online = ReturnType<typeof openOnline>;

const idAt = ({
  table,
}: {
  readonly table: Online['host']['table'] | Online['guests'][0]['table'];
}) => table()?.snapshot().recordId;

/** A game that is over, since its first player has resigned. */
async function playedOut(options?: Parameters<typeof openOnline>[1]) {
  const game = openOnline(PLAN, options);
  await game.begin();
  game.host.table()?.resign();
  await game.until(() => game.guests.every(({ draws }) => draws() !== undefined));
  return { game, guest: at(game.guests, 0), first: idAt(game.host) };
}

/** Waits until the next game lies on both pages; the result is its record, with all that was dealt. */
async function dealtNext({
  game,
  guest,
  first,
}: Awaited<ReturnType<typeof playedOut>>): Promise<string> {
  await game.until(() => idAt(game.host) !== first && idAt(guest) === idAt(game.host));
  return formatRecord((game.host.table()?.timeline() ?? never()).record);
}

/** Plays the next game to its end. */
async function expectRematch(rematch: Awaited<ReturnType<typeof playedOut>>): Promise<void> {
  await dealtNext(rematch);
  const { game, guest } = rematch;
  await game.playOn();
  await game.until(() => guest.draws() !== undefined);
  expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
}

/** What binds the host to the next game, as it was told to a guest each time. */
const boundBy = (received: readonly string[], first: string | undefined): readonly string[] => {
  const told = received.flatMap((text) => {
    const message = parseHostMessage(text);
    const isNext = message.ok && 'game' in message.value && message.value.game !== first;
    return isNext && ['commitment', 'game', 'draw'].includes(message.value.kind) ? [text] : [];
  });
  return [...new Set(told)];
};

describe('a host whose page is killed while it deals another game', () => {
  it('comes back to that game, whenever it was, and deals the same', async () => {
    const plain = await playedOut();
    plain.game.host.host().begin();
    const record = await dealtNext(plain);
    // A deal takes some ten messages, of 10 ms each.
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

  it('opens the game before, which it has given up for that', async () => {
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
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
    await expectRematch({ game, guest, first });
    expect(latestState(game.host.table()?.timeline() ?? never()).result).toBeDefined();
  });
});

it('a table that is closed while another game is being dealt opens the game before all the same', async () => {
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
