import { describe, expect, it } from 'vitest';
import { at } from '../support/results';
import { openOnline, PLAN, planWith, playBest } from '../support/online-table';

type Online = ReturnType<typeof openOnline>;

const idAt = ({ table }: Pick<Online['guests'][0], 'table'>) => table()?.snapshot().recordId;

/** A game in which it is the guest's turn, after at least this many turns. */
async function guestToMove(turns: number, plan = PLAN) {
  const game = openOnline(plan);
  await game.begin();
  await game.playOn(turns);
  const guest = at(game.guests, 0);
  await game.until(() => {
    if (guest.table()?.snapshot().phase === 'your-turn') return true;
    playBest(game.host.table());
    return false;
  });
  return { game, guest, first: idAt(guest) };
}

/** Makes the host act on a message that its guest never sent, as a modified page can. */
function forge({ host }: Online, message: object): void {
  const game = idAt(host);
  const turns = host.table()?.snapshot().turns;
  host.host().onMessage(1, 'guest 1', JSON.stringify({ game, turns, ...message }));
}

async function resignFor(game: Online): Promise<void> {
  forge(game, { kind: 'resign' });
  await game.until(() => at(game.guests, 0).table()?.snapshot().isOver === true);
  await game.until(() => at(game.guests, 0).draws() !== undefined);
}

describe('a turn forged for a guest', () => {
  it.each([0, 4])('does not end the guest’s game, after %i turns', async (turns) => {
    const { game, guest, first } = await guestToMove(turns);
    const made = game.host.table()?.snapshot().turns;
    await resignFor(game);
    expect(guest.draws()).toEqual({ kind: 'foreign-turn', turn: (made ?? 0) + 1 });
    game.host.host().begin();
    await game.until(() => guest.newDeal() !== undefined);
    await game.pass(5000);
    expect(idAt(guest)).toBe(first);
    expect(idAt(game.host)).toBe(first);
    guest.answerDeal(true);
    await game.until(() => idAt(guest) !== first);
    expect(guest.newDeal()).toBeUndefined();
    expect(guest.unproved()).toBe(1);
  });

  it('is recognised after a reload', async () => {
    const { game, guest } = await guestToMove(4);
    game.cut(true);
    forge(game, { kind: 'resign' });
    guest.kill();
    game.cut(false);
    guest.open();
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'foreign-turn' });
    game.host.host().begin();
    await game.until(() => guest.newDeal() !== undefined);
  });

  it('is reported during the game, and stays on screen', async () => {
    const { game, guest } = await guestToMove(2);
    const { turns = 0 } = game.host.table()?.snapshot() ?? {};
    forge(game, { kind: 'move', text: ',' });
    await game.until(() => guest.table()?.snapshot().turns === turns + 1);
    expect(guest.draws()).toEqual({ kind: 'foreign-turn', turn: turns + 1 });
    await game.playOn();
    await game.until(() => guest.saved().game?.isOver === true || guest.draws() !== undefined);
    await game.pass(500);
    expect(guest.draws()).toEqual({ kind: 'foreign-turn', turn: turns + 1 });
    expect(guest.saved().game?.isOver).toBe(false);
  });

  it('is recognised even if the guest sent another one', async () => {
    const { game, guest } = await guestToMove(2);
    game.cut(true);
    guest.table()?.submit({ kind: 'text', text: ',' });
    forge(game, { kind: 'resign' });
    game.cut(false);
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'foreign-turn' });
  });
});

describe('turns that a guest made', () => {
  it('end its game: plays, exchanges, passes and a resignation, with reloads between', async () => {
    const rules = { ...PLAN.setup.rules, exchange: 'draw-first' } as const;
    const { game, guest } = await guestToMove(1, planWith({ rules }));
    const again = async (): Promise<void> => {
      guest.kill();
      guest.open();
      await game.until(() => guest.table() !== undefined);
      await game.until(() => {
        playBest(game.host.table());
        return guest.table()?.snapshot().phase === 'your-turn';
      });
    };
    const rack = guest.table()?.snapshot().view.seats[1]?.rack;
    const tile =
      rack?.kind === 'shown' ? rack.tiles.find(({ kind }) => kind === 'letter') : undefined;
    if (tile?.kind !== 'letter') throw new Error('No letter to exchange');
    expect(guest.table()?.submit({ kind: 'text', text: `-${tile.letter}` }).ok).toBe(true);
    await again();
    playBest(guest.table());
    await again();
    guest.table()?.submit({ kind: 'text', text: ',' });
    await again();
    guest.table()?.resign();
    guest.kill();
    guest.open();
    await game.until(() => guest.saved().game?.isOver === true);
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toMatchObject({ kind: 'verified', result: { ok: true } });
  });

  it('are accepted as its own if an earlier version did not save them', async () => {
    const { game, guest } = await guestToMove(4);
    const id = idAt(guest);
    guest.edit((kept) => delete kept.guest.game?.own);
    expect(guest.saved().game).toMatchObject({ id });
    expect(guest.saved().game?.own).toBeUndefined();
    guest.open();
    await game.until(() => guest.table() !== undefined);
    await game.playOn();
    await game.until(() => guest.saved().game?.isOver === true);
  });
});

describe('a guest’s seat', () => {
  it('cannot change during a game, which would make another player’s turns its own', async () => {
    let isLying = false;
    const game = openOnline(PLAN, {
      tamper: (_seat, text) =>
        isLying
          ? text
              .replace(/"(seat|viewer)":1/, '"$1":0')
              .replace(/("racks":\[)(\d),("\w+")/, '$1$3,$2')
          : text,
    });
    await game.begin();
    await game.playOn(2);
    const guest = at(game.guests, 0);
    isLying = true;
    guest.kill();
    guest.open();
    await game.until(() => guest.status()?.kind === 'seated');
    await game.pass(1000);
    expect(guest.status()).toMatchObject({ seat: 0 });
    expect(guest.table()).toBeUndefined();
  });
});

describe('a set-up that a guest accepted', () => {
  it('cannot change under the same id, which would allow other tiles to be dealt', async () => {
    let isLying = false;
    const game = openOnline(PLAN, {
      tamper: (_seat, text) => {
        const message = JSON.parse(text);
        return isLying && message.kind === 'game'
          ? JSON.stringify({ ...message, draws: null })
          : text;
      },
    });
    await game.begin();
    await game.playOn(2);
    const guest = at(game.guests, 0);
    isLying = true;
    guest.kill();
    guest.open();
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toEqual({ kind: 'other-game' });
    expect(guest.table()).toBeUndefined();
  });
});
