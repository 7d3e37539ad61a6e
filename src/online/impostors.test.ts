import { describe, expect, it } from 'vitest';
import { keyPairOf, newInvitation } from '../net';
import { settled } from '../../tests/support/fake-services';
import { at } from '../../tests/support/results';
import { challenge, hello, proof } from './wire/handshake';
import {
  formatMessage,
  type GuestMessage,
  type HostMessage,
  parseGuestMessage,
  parseHostMessage,
} from './wire/messages';
import { HOST_KEYS, LONE_GUEST, loneGuest } from '../../tests/support/lone-guest';
import { openOnline } from '../../tests/support/online-table';

// Eve has the same invitation as the guest, and her page can send anything.
const EVE = keyPairOf('e'.repeat(64));
const NONCE = '9'.repeat(32);
const WELCOME = formatMessage({
  kind: 'welcome',
  seat: 1,
  places: [
    { name: 'Ann', at: 'host', isAway: false },
    { name: 'Bob', at: 'guest', isAway: false },
  ],
});
const TAKEN = formatMessage({ kind: 'turned-away', reason: 'taken' });
const CLOSED = formatMessage({ kind: 'closed' });

type Game = Awaited<ReturnType<typeof inTheMiddle>>;

/** A game after three turns, and all messages of its guest. */
async function inTheMiddle() {
  const game = openOnline();
  await game.begin();
  await game.playOn(3);
  const guest = at(game.guests, 0);
  const { key } = at(game.host.saved().taken, 0);
  return { game, guest, key, heard: [...game.host.received()] };
}

/** The state that an attack must not change, at host and guest. */
const stateOf = ({ game, guest }: Game) => ({
  record: JSON.stringify(game.host.table()?.timeline().record),
  taken: game.host.saved().taken,
  guest: guest.table()?.snapshot(),
});

/** Sends messages from Eve to the host and returns the answers to her. */
async function tell({ game }: Game, ...texts: readonly string[]): Promise<readonly HostMessage[]> {
  const before = game.host.toldStranger('eve').length;
  for (const text of texts) game.host.host().onMessage(1, 'eve', text);
  await game.pass(100);
  return game.host
    .toldStranger('eve')
    .slice(before)
    .map((text) => {
      const message = parseHostMessage(text);
      if (!message.ok) throw new Error(`That is no message: ${text}`);
      return message.value;
    });
}

/** A message that Eve could send for a seat that she had taken. */
const ruin = ({ game }: Game): string =>
  formatMessage({ kind: 'resign', game: game.host.table()?.snapshot().recordId ?? '', turns: 3 });

const kindsOf = (messages: readonly { readonly kind: string }[]): readonly string[] =>
  messages.map(({ kind }) => kind);

describe.each([
  ['plays', () => Promise.resolve()],
  [
    'is away',
    async ({ game, guest }: Game) => {
      guest.kill();
      await game.pass(7000);
    },
  ],
] satisfies [string, (middle: Game) => Promise<void>][])(
  'seat of a guest who %s',
  (_what, comesToPass) => {
    const eveComes = async (): Promise<Game> => {
      const middle = await inTheMiddle();
      await comesToPass(middle);
      return middle;
    };

    it('cannot be claimed with its public key alone', async () => {
      const middle = await eveComes();
      const before = stateOf(middle);
      const [challenged, ...rest] = await tell(
        middle,
        formatMessage({ ...hello(EVE, NONCE), key: middle.key }),
      );
      if (challenged?.kind !== 'challenge') throw new Error('She is not challenged');
      expect(rest).toEqual([]);
      const own = proof(EVE, NONCE, challenged, 'eve,host');
      const signatures = [own ?? 'f'.repeat(128), 'f'.repeat(128), challenged.signature];
      for (const signature of signatures) {
        const said = formatMessage({ kind: 'proof', signature, name: 'Eve' });
        expect(await tell(middle, said, ruin(middle))).toEqual([]);
      }
      expect(stateOf(middle)).toEqual(before);
    });

    it('cannot be claimed by a replay of its guest’s messages', async () => {
      const middle = await eveComes();
      const before = stateOf(middle);
      const answers = await tell(middle, ...middle.heard, ...middle.heard, ruin(middle));
      // She learns no rack and nothing else about the game.
      expect(new Set(kindsOf(answers))).toEqual(new Set(['challenge']));
      expect(stateOf(middle)).toEqual(before);
    });

    it('cannot be claimed with another key', async () => {
      const middle = await eveComes();
      const before = stateOf(middle);
      const [challenged] = await tell(middle, formatMessage(hello(EVE, NONCE)));
      if (challenged?.kind !== 'challenge') throw new Error('She is not challenged');
      const signature = proof(EVE, NONCE, challenged, 'eve,host') ?? '';
      const said = formatMessage({ kind: 'proof', signature, name: 'Eve' });
      expect(await tell(middle, said, ruin(middle))).toEqual([
        { kind: 'turned-away', reason: 'taken' },
      ]);
      expect(stateOf(middle)).toEqual(before);
    });
  },
);

it('an open seat is assigned to the holder of a proved key, once per challenge', async () => {
  const game = openOnline();
  const say = async (message: GuestMessage): Promise<readonly string[]> => {
    game.host.host().onMessage(1, 'eve', formatMessage(message));
    await settled();
    return game.host.toldStranger('eve');
  };
  const challenged = parseHostMessage(at(await say(hello(EVE, NONCE)), -1));
  if (!challenged.ok || challenged.value.kind !== 'challenge') throw new Error('Not challenged');
  const signature = proof(EVE, NONCE, challenged.value, 'eve,host') ?? '';
  expect(at(await say({ kind: 'proof', signature, name: 'Eve' }), 1)).toContain('welcome');
  expect(game.host.host().places()[1]).toMatchObject({ at: 'guest', name: 'Eve' });
  await say({ kind: 'proof', signature, name: 'Mallory' });
  expect(game.host.host().places()[1]?.name).toBe('Eve');
});

describe('impostor of a host', () => {
  /** A guest whose host is away, and Eve as another peer. */
  async function atEves() {
    const alone = loneGuest();
    const { guest } = alone;
    await guest.onPeer('the host');
    const challenged = alone.challengeFor('the host');
    await guest.onMessage('the host', challenged);
    await guest.onMessage('the host', WELCOME);
    await guest.onAway('the host');
    await guest.onPeer('eve');
    return { ...alone, challenged, before: alone.status() };
  }

  it.each<[string, (alone: Awaited<ReturnType<typeof atEves>>) => readonly string[], number]>([
    ['a welcome without a challenge', () => [WELCOME, CLOSED], 0],
    ['a refusal without a challenge', () => [TAKEN], 0],
    [
      'a challenge with another key',
      ({ challengeFor }) => [challengeFor('eve', EVE), WELCOME, CLOSED],
      1,
    ],
    [
      'a challenge with the host’s key, whose secret half she lacks',
      ({ challengeFor }) => {
        const { publicKey } = HOST_KEYS;
        return [challengeFor('eve', { ...EVE, publicKey }), WELCOME, CLOSED];
      },
      1,
    ],
    ['a replay of the host’s challenge', ({ challenged }) => [challenged, WELCOME, CLOSED], 1],
  ])('is not trusted: %s', async (_what, lies, falseHosts) => {
    const alone = await atEves();
    for (const text of lies(alone)) await alone.guest.onMessage('eve', text);
    // She has received only a public key and a nonce.
    expect(kindsOf(alone.saidTo('eve'))).toEqual(['hello']);
    expect(JSON.stringify(alone.saidTo('eve'))).not.toContain(LONE_GUEST.name);
    expect(alone.status()).toEqual(alone.before);
    expect(alone.falseHosts()).toBe(falseHosts);
  });

  it('does not keep the guest from its host and is not asked again', async () => {
    const { guest, challengeFor, prove, status, clock, asked } = await atEves();
    await guest.onPeer('the host again');
    await guest.onMessage('eve', challengeFor('eve', EVE));
    expect(asked()).toEqual(['the host', 'eve', 'the host again']);
    await prove('the host again');
    await guest.onMessage('the host again', WELCOME);
    expect(status()).toEqual({ kind: 'seated', seat: 1, isHostAway: false });
    await guest.onAway('the host again');
    clock.pass(60_000);
    expect(asked()).toEqual(['the host', 'eve', 'the host again']);
  });

  it('receives neither name nor signature from a guest with another host’s invitation', async () => {
    const invitation = newInvitation(HOST_KEYS.publicKey, (bytes) => new Uint8Array(bytes));
    const { guest, challengeFor, saidTo, falseHosts, status } = loneGuest({ invitation });
    await guest.onPeer('eve');
    await guest.onMessage('eve', challengeFor('eve', EVE));
    await guest.onMessage('eve', WELCOME);
    expect(kindsOf(saidTo('eve'))).toEqual(['hello']);
    expect(falseHosts()).toBe(1);
    expect(status()).toEqual({ kind: 'knocking' });
  });

  it('is not trusted if the guest met its host by a code', async () => {
    const { guest, prove, challengeFor, saved, saidTo, falseHosts } = loneGuest({
      saved: { ...LONE_GUEST, host: undefined },
    });
    await guest.onPeer('the host');
    await prove('the host');
    expect(saved().host).toBeUndefined();
    await guest.onMessage('the host', WELCOME);
    expect(saved().host).toBe(HOST_KEYS.publicKey);
    await guest.onGone('the host');
    await guest.onPeer('eve');
    await guest.onMessage('eve', challengeFor('eve', EVE));
    expect(kindsOf(saidTo('eve'))).toEqual(['hello']);
    expect(falseHosts()).toBe(1);
  });
});

describe('man in the middle', () => {
  /**
   * A guest and a host that exchange messages, each with a binding as named; returns the seat at the host.
   */
  async function meeting(hostSide: string, guestSide: string) {
    const game = openOnline();
    const alone = loneGuest({
      saved: { ...LONE_GUEST, host: undefined },
      binding: () => guestSide,
    });
    const heard: string[] = [];
    const toGuest = async (): Promise<void> => {
      for (const text of game.host.toldStranger(hostSide).slice(heard.length)) {
        heard.push(text);
        await alone.guest.onMessage('the host', text);
      }
    };
    await alone.guest.onPeer('the host');
    for (let passed = 0; passed < alone.said().length; passed++) {
      const [, message] = at(alone.said(), passed);
      game.host.host().onMessage(1, hostSide, formatMessage(message));
      await settled();
      await toGuest();
    }
    return { place: game.host.host().places()[1], alone, heard };
  }

  it('is absent if both sides have the same binding', async () => {
    const { place, alone } = await meeting('the guest', 'the guest,host');
    expect(place).toMatchObject({ at: 'guest', name: 'Bob' });
    expect(alone.status()).toMatchObject({ kind: 'seated' });
    expect(alone.falseHosts()).toBe(0);
  });

  it('is detected by the guest, which sends no proof', async () => {
    const { place, alone, heard } = await meeting('eve', 'eve,the guest');
    expect(heard).toHaveLength(1);
    expect(kindsOf(alone.saidTo('the host'))).toEqual(['hello']);
    expect(alone.falseHosts()).toBe(1);
    expect(place?.at).toBe('open');
  });

  it('gets no seat with a proof for another connection', async () => {
    const game = openOnline();
    const bob = keyPairOf(LONE_GUEST.secretKey);
    const say = async (message: GuestMessage): Promise<void> => {
      game.host.host().onMessage(1, 'eve', formatMessage(message));
      await settled();
    };
    const greeting = hello(bob, NONCE);
    await say(greeting);
    const challenged = parseHostMessage(at(game.host.toldStranger('eve'), -1));
    if (!challenged.ok || challenged.value.kind !== 'challenge') throw new Error('Not challenged');
    // As if the same host had challenged the guest, with the same nonce, on the guest's connection.
    const hostKeys = keyPairOf(game.host.saved().secretKey);
    const { message } = challenge(hostKeys, greeting, challenged.value.nonce, 'eve,the guest');
    const signature = proof(bob, NONCE, message, 'eve,the guest') ?? '';
    expect(signature).toHaveLength(128);
    await say({ kind: 'proof', signature, name: 'Bob' });
    expect(game.host.host().places()[1]?.at).toBe('open');
  });
});

describe('page of another version', () => {
  const OLD_HELLO = JSON.stringify({
    kind: 'hello',
    version: 1,
    token: 'a'.repeat(32),
    name: 'Bob',
  });

  it('is turned away in a form that it understands, and gets no seat', async () => {
    const game = openOnline();
    game.host.host().onMessage(1, 'eve', OLD_HELLO);
    await settled();
    expect(game.host.toldStranger('eve').map((text) => JSON.parse(text) as unknown)).toEqual([
      { kind: 'turned-away', reason: 'version' },
    ]);
    expect(game.host.host().places()[1]?.at).toBe('open');
    expect(parseGuestMessage(OLD_HELLO).ok).toBe(false);
  });

  it('is reported by a guest, which continues to ask others', async () => {
    const { guest, asked, status, prove } = loneGuest();
    await guest.onPeer('another');
    await guest.onPeer('the host');
    const text = formatMessage({ kind: 'turned-away', reason: 'version' });
    await guest.onMessage('another', text);
    expect(status()).toEqual({ kind: 'turned-away', reason: 'version' });
    expect(asked()).toEqual(['another', 'the host']);
    await prove('the host');
    await guest.onMessage('the host', WELCOME);
    expect(status()).toMatchObject({ kind: 'seated' });
  });
});
