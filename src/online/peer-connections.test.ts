import { describe, expect, it, vi } from 'vitest';
import type { ConversationServices, Transport } from '../net';
import {
  type Conversations,
  openConversations,
  openPeerConnections,
  type PeerEvent,
} from './peer-connections';
import { fakeNetwork } from '../../tests/support/fake-connections';
import { at, errorOf, valueOf } from '../../tests/support/results';
import { type VirtualClock, virtualClock } from '../../tests/support/virtual-clock';

function wordsFor(event: PeerEvent): string {
  switch (event.kind) {
    case 'link-failed':
      return event.failure.code;
    case 'link-mended':
      return `mended ${event.code}`;
    case 'message-received':
      return `said ${event.peer.id} ${event.text}`;
    default:
      return `${event.kind.replace('peer-', '')} ${event.peer.id}`;
  }
}

/** Conversations without a transport yet, and their events. */
function place(services: ConversationServices) {
  const told: string[] = [];
  const conversations = openConversations(
    services,
    { seat: undefined, link: 'room' },
    (event) => void told.push(wordsFor(event)),
  );
  return { conversations, told };
}

const linkOf = (
  clock: VirtualClock,
  self: string,
  others: Readonly<Record<string, Conversations>>,
): Transport => ({
  send: (peer, text) =>
    void clock.after(10, () => others[peer]?.onLinkEvent({ kind: 'peer-sent', peer: self, text })),
  binding: (peer) => [self, peer].toSorted().join(),
  close: () => {
    for (const { onLinkEvent } of Object.values(others)) {
      onLinkEvent({ kind: 'peer-left', peer: self });
    }
  },
});

/** A host and two guests that have joined. */
function threePlaces() {
  const clock = virtualClock();
  let ids = 0;
  const services = { after: clock.after, now: clock.now, newId: () => `session-${ids++}` };
  const [host, ann, bob] = [place(services), place(services), place(services)];
  host.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'ann' });
  host.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'bob' });
  ann.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'host' });
  bob.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'host' });
  const guests = { ann: ann.conversations, bob: bob.conversations };
  return { clock, host, ann, bob, hostLink: linkOf(clock, 'host', guests), guests };
}

function connected() {
  const places = threePlaces();
  const { clock, host, ann, bob, hostLink } = places;
  host.conversations.use(hostLink);
  ann.conversations.use(linkOf(clock, 'ann', { host: host.conversations }));
  bob.conversations.use(linkOf(clock, 'bob', { host: host.conversations }));
  // The first frames were lost, since each page joined before it had a transport.
  clock.pass(3000);
  return places;
}

describe('conversations over a transport', () => {
  it('deliver each message to its peer', () => {
    const { clock, host, ann, bob } = connected();
    host.conversations.send('ann', 'one');
    host.conversations.send('bob', 'two');
    bob.conversations.send('host', 'three');
    host.conversations.send('cid', 'four');
    clock.pass(100);
    expect(host.conversations.binding('ann')).toBe('ann,host');
    expect(host.told).toEqual(['joined ann', 'joined bob', 'said bob three']);
    expect(ann.told).toEqual(['joined host', 'said host one']);
    expect(bob.told).toEqual(['joined host', 'said host two']);
  });

  it('repeat messages until the transport is set', () => {
    const { clock, host, ann, hostLink } = threePlaces();
    host.conversations.send('ann', 'early');
    expect(host.conversations.binding('ann')).toBeUndefined();
    ann.conversations.use(linkOf(clock, 'ann', { host: host.conversations }));
    host.conversations.use(hostLink);
    clock.pass(3000);
    expect(ann.told).toEqual(['joined host', 'said host early']);
  });

  it('end when their peer leaves and start again when it joins', () => {
    const { clock, host, ann } = connected();
    host.conversations.onLinkEvent({ kind: 'peer-left', peer: 'ann' });
    host.conversations.onLinkEvent({ kind: 'peer-left', peer: 'ann' });
    host.conversations.send('ann', 'late');
    host.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'ann' });
    clock.pass(100);
    host.conversations.send('ann', 'again');
    clock.pass(100);
    expect(host.told.slice(2)).toEqual(['left ann', 'joined ann']);
    expect(ann.told).toEqual(['joined host', 'restarted host', 'said host again']);
  });

  it('pass on a failure of the transport and its recovery', () => {
    const { host } = connected();
    host.conversations.onLinkEvent({
      kind: 'link-failed',
      failure: { code: 'RELAYS_UNREACHABLE' },
    });
    host.conversations.onLinkEvent({ kind: 'link-mended', code: 'RELAYS_UNREACHABLE' });
    expect(host.told.slice(-2)).toEqual(['RELAYS_UNREACHABLE', 'mended RELAYS_UNREACHABLE']);
  });

  it('start again when the same id joins, since it may be another page', () => {
    const { clock, host, ann } = connected();
    host.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'ann' });
    expect(host.told.slice(2)).toEqual(['left ann', 'joined ann']);
    clock.pass(100);
    host.conversations.send('ann', 'Who are you?');
    clock.pass(100);
    expect(ann.told).toEqual(['joined host', 'restarted host', 'said host Who are you?']);
  });

  it('cause no events after they are closed', () => {
    const { clock, host, ann } = connected();
    host.conversations.close();
    const count = host.told.length;
    ann.conversations.send('host', 'late');
    host.conversations.onLinkEvent({ kind: 'peer-joined', peer: 'cid' });
    host.conversations.onLinkEvent({
      kind: 'link-failed',
      failure: { code: 'RELAYS_UNREACHABLE' },
    });
    host.conversations.onLinkEvent({ kind: 'link-mended', code: 'RELAYS_UNREACHABLE' });
    clock.pass(20_000);
    expect(host.told).toHaveLength(count);
    expect(at(ann.told, -1)).toBe('left host');
  });

  it('close a transport that is set after they were closed', () => {
    const { host, ann, hostLink } = threePlaces();
    host.conversations.close();
    host.conversations.use(hostLink);
    expect(at(ann.told, -1)).toBe('left host');
  });

  it('limit the number of peers', () => {
    const { host } = threePlaces();
    for (let number = 0; number < 100; number++)
      host.conversations.onLinkEvent({ kind: 'peer-joined', peer: `peer-${number}` });
    expect(host.told).toHaveLength(32);
  });
});

/** The connections of a host and a guest that can exchange codes, and their events. */
function codePlaces() {
  const { RTCPeerConnection, openCount } = fakeNetwork({ hasWay: true, isGathered: true });
  vi.stubGlobal('RTCPeerConnection', RTCPeerConnection);
  const clock = virtualClock();
  let ids = 0;
  const services = {
    after: clock.after,
    now: clock.now,
    newId: () => `session-${ids++}`,
    iceServers: () => [],
  };
  const page = () => {
    const events: PeerEvent[] = [];
    const connections = openPeerConnections(services, (event) => void events.push(event));
    return { connections, told: () => events.map(wordsFor), events };
  };
  return { clock, openCount, host: page(), guest: page() };
}

describe('connections by codes', () => {
  it('survive a mistyped code', async () => {
    const { clock, host, guest } = codePlaces();
    const answer = valueOf(
      await guest.connections.answer(valueOf(await host.connections.offer(0))),
    );
    valueOf(await host.connections.takeAnswer(answer));
    clock.pass(3000);
    expect(errorOf(await guest.connections.answer('no code')).code).toBe('BAD_CODE');
    const [joined] = guest.events;
    if (joined?.kind !== 'peer-joined') throw new Error('The host has not joined');
    guest.connections.send(joined.peer, 'Still here');
    clock.pass(3000);
    expect(host.told()).toContainEqual(expect.stringMatching(/^said .* Still here$/));
    expect(host.told()).not.toContainEqual(expect.stringMatching(/^left/));
  });

  it('are replaced by those of another code', async () => {
    const { clock, host, guest } = codePlaces();
    for (let time = 0; time < 2; time++) {
      const offer = valueOf(await host.connections.offer(0));
      valueOf(await host.connections.takeAnswer(valueOf(await guest.connections.answer(offer))));
      clock.pass(3000);
    }
    const kinds = host.events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'peer-joined')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'peer-left')).toHaveLength(1);
  });

  it('are closed if the page leaves before its reply is ready', async () => {
    const { openCount, host, guest } = codePlaces();
    const offer = valueOf(await host.connections.offer(0));
    const answering = guest.connections.answer(offer);
    guest.connections.close();
    await answering;
    host.connections.close();
    expect(openCount()).toBe(0);
  });
});
