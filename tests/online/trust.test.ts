import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord } from '../../src/engine';
import { jsonMutationsOf } from '../arbitraries/json';
import { runs } from '../arbitraries/runs';
import { anyTexts } from '../arbitraries/texts';
import { at } from '../support/results';
import { LONE_GUEST, loneGuest } from '../support/lone-guest';
import { openOnline, PLAN, playBest } from '../support/online-table';

interface Over {
  readonly kind: 'over';
  readonly record: string;
  readonly evidence: { readonly secret: string; readonly draws: readonly Draw[] };
}
interface Draw {
  readonly statement: { readonly kind: string; readonly count: number };
  readonly links: readonly (string | null)[];
}

/** Plays a game whose host falsifies its last message; returns the guest's verdict on the draws. */
async function withHostThat(lies: (over: Over) => object) {
  const game = openOnline(PLAN, {
    tamper: (_seat, text) => {
      const message = JSON.parse(text) as Over | { readonly kind: 'other' };
      return message.kind === 'over' ? JSON.stringify({ ...message, ...lies(message) }) : text;
    },
  });
  await game.begin();
  await game.playOn(3);
  const guest = at(game.guests, 0);
  // Passing leaves tiles in the bag and on the racks.
  await game.until(() => {
    for (const page of [game.host, guest]) page.table()?.submit({ kind: 'text', text: ',' });
    return guest.draws() !== undefined;
  });
  return guest.draws();
}

/** Replaces a drawn tile so that the record is still valid. */
function withOtherTile(record: string): string {
  const json = JSON.parse(record) as { readonly events: readonly { readonly drawn?: string }[] };
  for (const [index, event] of [...json.events.entries()].toReversed()) {
    for (const letter of event.drawn ? 'ADENOT' : '') {
      const changed = { ...event, drawn: letter + (event.drawn ?? '').slice(1) };
      const text = JSON.stringify({ ...json, events: json.events.with(index, changed) });
      if (changed.drawn !== event.drawn && parseRecord(text, undefined).ok) return text;
    }
  }
  throw new Error('No tile can be swapped');
}

describe('a lying host', () => {
  it('is caught with a false secret', async () => {
    const draws = await withHostThat(({ evidence }) => ({
      evidence: { ...evidence, secret: evidence.secret.replace(/^./, 'b') },
    }));
    expect(draws).toMatchObject({ result: { ok: false, error: { code: 'WRONG_SECRET' } } });
  });

  it('is caught if it reveals nothing', async () => {
    expect(await withHostThat(() => ({ evidence: null }))).toEqual({ kind: 'not-opened' });
  });

  it('is caught with a false contribution, and the draw is named', async () => {
    const draws = await withHostThat(({ evidence }) => ({
      evidence: {
        ...evidence,
        draws: evidence.draws.with(2, { ...at(evidence.draws, 2), links: [null] }),
      },
    }));
    expect(draws).toMatchObject({
      result: { ok: false, error: { code: 'SHARE_LEFT_OUT', draw: { number: 2 } } },
    });
  });

  it('is caught with a false tile, and the draw is named', async () => {
    const draws = await withHostThat(({ record }) => ({ record: withOtherTile(record) }));
    expect(draws).toMatchObject({ result: { ok: false, error: { draw: { kind: 'play' } } } });
  });

  it('is caught with false public information, and is asked for it once', async () => {
    let isLying = false;
    const game = openOnline(PLAN, {
      tamper: (_seat, text) =>
        isLying ? text.replace(/"hash":"[0-9a-f]{8}/, '"hash":"00000000') : text,
    });
    await game.begin();
    await game.playOn(2);
    isLying = true;
    playBest(game.host.table());
    const guest = at(game.guests, 0);
    await game.until(() => guest.draws() !== undefined);
    expect(guest.draws()).toEqual({ kind: 'other-game' });
    await game.pass(5000);
    const asked = game.host.received().filter((text) => text.includes('"resync"'));
    expect(asked).toHaveLength(1);
  });

  it('is caught if it draws without the guest from the beginning', async () => {
    const game = openOnline();
    await game.begin();
    await game.playOn();
    const guest = at(game.guests, 0);
    await game.until(() => guest.draws() !== undefined);
    const { game: made } = guest.saved();
    const lone = loneGuest({ saved: { ...LONE_GUEST, game: made && { ...made, isOver: false } } });
    await lone.guest.onPeer('the host');
    await lone.prove('the host');
    for (const text of guest.received()) {
      const { kind } = JSON.parse(text) as { readonly kind: string };
      if (kind !== 'challenge' && kind !== 'commitment') {
        await lone.guest.onMessage('the host', text);
      }
    }
    expect(lone.draws()).toEqual({ kind: 'no-share' });
  });

  it('is caught with a false game', async () => {
    const other = openOnline();
    await other.begin();
    await other.playOn(2);
    const record = other.host.table()?.timeline().record;
    const draws = await withHostThat(() => ({ record: record ? formatRecord(record) : '' }));
    expect(draws).toEqual({ kind: 'other-game' });
  });
});

describe('unexpected messages', () => {
  async function inTheMiddle() {
    const game = openOnline();
    await game.begin();
    await game.playOn(4);
    return { game, guest: at(game.guests, 0), said: [...game.host.received()] };
  }

  const stateOf = ({ host, guests }: ReturnType<typeof openOnline>) => ({
    record: JSON.stringify(host.table()?.timeline().record),
    taken: host.saved().taken,
    host: host.table()?.snapshot(),
    guest: guests[0]?.table()?.snapshot(),
  });

  it('change nothing on the host: late, repeated, malformed or out of turn', async () => {
    const { game, guest, said } = await inTheMiddle();
    const before = stateOf(game);
    for (const text of said) guest.say(text);
    await game.pass(1000);
    expect(stateOf(game)).toEqual(before);
    const texts = fc.oneof(anyTexts, jsonMutationsOf(fc.constantFrom(...game.host.received())));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        game.host.host().onMessage(1, 'guest 1', text);
        game.host.host().onMessage(1, 'a stranger', text);
        await game.pass(10);
        expect(stateOf(game)).toEqual(before);
      }),
      runs(1000),
    );
  });

  it('never make a guest throw', async () => {
    const { guest } = await inTheMiddle();
    const texts = fc.oneof(anyTexts, jsonMutationsOf(fc.constantFrom(...guest.received())));
    let said = '';
    const tampered = openOnline(PLAN, { tamper: (_seat, text) => said || text });
    await tampered.begin();
    const id = tampered.host.table()?.snapshot().recordId;
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        said = text;
        tampered.host.host().onMessage(1, 'guest 1', JSON.stringify({ kind: 'resync', game: id }));
        await tampered.pass(30);
        const rows = tampered.guests[0]?.table()?.snapshot().view.board.rows;
        expect(rows).toBe(PLAN.setup.board.rows);
      }),
      runs(300),
    );
  });
});
