import { describe, expect, it } from 'vitest';
import {
  type Conversations,
  type ConversationServices,
  type Link,
  openConversations,
} from '../../src/net';
import { at } from '../support/results';
import { type VirtualClock, virtualClock } from '../support/virtual-clock';

/** Lines whose link is opened later, and all that they are told. */
function place(services: ConversationServices) {
  const told: string[] = [];
  const note =
    (what: string) =>
    (peer: string, text = ''): void =>
      void told.push(`${what} ${peer} ${text}`.trim());
  const lines = openConversations(services, {
    onPeer: note('peer'),
    onGone: note('gone'),
    onMessage: note('message'),
    onAway: note('away'),
    onBack: note('back'),
    onRestart: note('restart'),
    onFailure: ({ code }) => void told.push(code),
    onMended: (code) => void told.push(`mended ${code}`),
  });
  return { lines, told };
}

/** A link from one place to others, by name. */
const linkOf = (
  clock: VirtualClock,
  self: string,
  others: Readonly<Record<string, Conversations>>,
): Link => ({
  send: (peer, text) => void clock.after(10, () => others[peer]?.linkEvents.onMessage(self, text)),
  binding: (peer) => [self, peer].toSorted().join(),
  close: () => {
    for (const { linkEvents } of Object.values(others)) linkEvents.onGone(self);
  },
});

/** A host and two guests, who have met. */
function threePlaces() {
  const clock = virtualClock();
  let ids = 0;
  const services = { after: clock.after, now: clock.now, newId: () => `session-${ids++}` };
  const [host, ann, bob] = [place(services), place(services), place(services)];
  host.lines.linkEvents.onPeer('ann');
  host.lines.linkEvents.onPeer('bob');
  ann.lines.linkEvents.onPeer('host');
  bob.lines.linkEvents.onPeer('host');
  const guests = { ann: ann.lines, bob: bob.lines };
  return { clock, host, ann, bob, hostLink: linkOf(clock, 'host', guests), guests };
}

function connected() {
  const places = threePlaces();
  const { clock, host, ann, bob, hostLink } = places;
  host.lines.use(hostLink);
  ann.lines.use(linkOf(clock, 'ann', { host: host.lines }));
  bob.lines.use(linkOf(clock, 'bob', { host: host.lines }));
  clock.pass(100);
  return places;
}

describe('lines', () => {
  it('carry to each peer what is meant for it', () => {
    const { clock, host, ann, bob } = connected();
    expect(host.lines.send('ann', 'one')).toBe(true);
    expect(host.lines.send('bob', 'two')).toBe(true);
    expect(bob.lines.send('host', 'three')).toBe(true);
    expect(host.lines.send('cid', 'four')).toBe(false);
    clock.pass(100);
    expect(host.lines.binding('ann')).toBe('ann,host');
    expect(host.told).toEqual(['peer ann', 'peer bob', 'message bob three']);
    expect(ann.told).toEqual(['peer host', 'message host one']);
    expect(bob.told).toEqual(['peer host', 'message host two']);
  });

  it('wait for their link', () => {
    const { clock, host, ann, hostLink } = threePlaces();
    host.lines.send('ann', 'early');
    expect(host.lines.binding('ann')).toBeUndefined();
    ann.lines.use(linkOf(clock, 'ann', { host: host.lines }));
    host.lines.use(hostLink);
    clock.pass(100);
    expect(ann.told).toEqual(['peer host', 'message host early']);
  });

  it('end with their peer, and begin again with it', () => {
    const { clock, host, ann } = connected();
    host.lines.linkEvents.onGone('ann');
    host.lines.linkEvents.onGone('ann');
    expect(host.lines.send('ann', 'late')).toBe(false);
    expect(host.lines.figures('ann')).toBeUndefined();
    host.lines.linkEvents.onPeer('ann');
    clock.pass(100);
    host.lines.send('ann', 'again');
    clock.pass(100);
    expect(host.told.slice(2)).toEqual(['gone ann', 'peer ann']);
    expect(ann.told).toEqual(['peer host', 'restart host', 'message host again']);
  });

  it('pass on what keeps others away, and that it is over', () => {
    const { host } = connected();
    host.lines.linkEvents.onFailure({ code: 'RELAYS_UNREACHABLE' });
    host.lines.linkEvents.onMended('RELAYS_UNREACHABLE');
    expect(host.told.slice(-2)).toEqual(['RELAYS_UNREACHABLE', 'mended RELAYS_UNREACHABLE']);
  });

  it('do not go on with a peer that comes again, who may be somebody else by that name', () => {
    const { clock, host, ann } = connected();
    host.lines.linkEvents.onPeer('ann');
    expect(host.told.slice(2)).toEqual(['gone ann', 'peer ann']);
    clock.pass(100);
    host.lines.send('ann', 'Who are you?');
    clock.pass(100);
    expect(ann.told).toEqual(['peer host', 'restart host', 'message host Who are you?']);
  });

  it('are closed with the link, and say nothing more', () => {
    const { clock, host, ann } = connected();
    host.lines.close();
    const count = host.told.length;
    ann.lines.send('host', 'late');
    host.lines.linkEvents.onPeer('cid');
    host.lines.linkEvents.onFailure({ code: 'RELAYS_UNREACHABLE' });
    host.lines.linkEvents.onMended('RELAYS_UNREACHABLE');
    clock.pass(20_000);
    expect(host.told).toHaveLength(count);
    expect(at(ann.told, -1)).toBe('gone host');
  });

  it('close a link that is opened too late', () => {
    const { host, ann, hostLink } = threePlaces();
    host.lines.close();
    host.lines.use(hostLink);
    expect(at(ann.told, -1)).toBe('gone host');
  });

  it('hear a bounded number of peers', () => {
    const { host } = threePlaces();
    for (let number = 0; number < 100; number++) host.lines.linkEvents.onPeer(`peer-${number}`);
    expect(host.told).toHaveLength(32);
  });
});
