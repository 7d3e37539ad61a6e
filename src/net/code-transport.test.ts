import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOffer, openCodeHost } from './code-transport';
import type { TransportEvent } from './transport';
import { parseCode } from './code';
import { settled } from '../../tests/support/fake-services';
import { at, errorOf, valueOf } from '../../tests/support/results';
import { describeEvent } from '../../tests/support/told-by-links';
import { virtualClock } from '../../tests/support/virtual-clock';
import { fakeNetwork } from '../../tests/support/fake-connections';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The peer that joined by an event. */
const peerIn = (told: readonly string[], index: number): string =>
  at(told, index).replace('peer ', '');

/** A host, and a factory for guests, on a simulated network. */
function scene({
  hasWay = true,
  isGathered = true,
  isSlow = false,
  isWithoutCandidates = false,
} = {}) {
  const network = { hasWay, isGathered, isSlow, isWithoutCandidates };
  const { RTCPeerConnection, connect, findCandidate } = fakeNetwork(network);
  vi.stubGlobal('RTCPeerConnection', RTCPeerConnection);
  const clock = virtualClock();
  let ids = 0;
  const page = () => {
    const told: string[] = [];
    const onEvent = (event: TransportEvent): void => void told.push(describeEvent(event));
    const services = { after: clock.after, newId: () => `peer-${ids++}`, iceServers: () => [] };
    return { told, onEvent, services };
  };
  const { told, onEvent, services } = page();
  return {
    clock,
    connect,
    findCandidate,
    told,
    host: openCodeHost(services, onEvent),
    answer: async (offer: string) => {
      const guest = page();
      return { told: guest.told, answer: await answerOffer(offer, guest.services, guest.onEvent) };
    },
  };
}

describe('code host', () => {
  it('accepts answers in any order', async () => {
    const { host, answer, told } = scene();
    const [first, second] = [valueOf(await host.offer()), valueOf(await host.offer())];
    const [ann, bob] = [await answer(first), await answer(second)];
    for (const each of [bob, ann]) valueOf(await host.take(valueOf(each.answer).code));
    const [bobAtHost, annAtHost] = [peerIn(told, 0), peerIn(told, 1)];
    expect(annAtHost).not.toBe(bobAtHost);
    host.send(annAtHost, 'to Ann');
    valueOf(bob.answer).link.send(peerIn(bob.told, 0), 'from Bob');
    expect(ann.told).toHaveLength(2);
    expect(at(ann.told, 1)).toMatch(/: to Ann$/);
    expect(bob.told).toHaveLength(1);
    expect(at(told, 2)).toBe(`${bobAtHost}: from Bob`);
  });

  it('has a binding for each connection, which only its guest shares', async () => {
    const { host, answer, told } = scene();
    const [first, second] = [valueOf(await host.offer()), valueOf(await host.offer())];
    const [ann, bob] = [await answer(first), await answer(second)];
    for (const each of [ann, bob]) await host.take(valueOf(each.answer).code);
    const bindings = [ann, bob].map((guest) =>
      valueOf(guest.answer).link.binding(peerIn(guest.told, 0)),
    );
    expect(bindings).toEqual([host.binding(peerIn(told, 0)), host.binding(peerIn(told, 1))]);
    expect(new Set([...bindings, undefined]).size).toBe(3);
    expect(host.binding('nobody')).toBeUndefined();
  });

  it('reports a guest that has left', async () => {
    const { host, answer, told } = scene();
    const ann = await answer(valueOf(await host.offer()));
    await host.take(valueOf(ann.answer).code);
    valueOf(ann.answer).link.close();
    const peer = peerIn(told, 0);
    expect(told).toEqual([`peer ${peer}`, `gone ${peer}`]);
    expect(ann.told).toHaveLength(1);
  });

  it('disconnects a guest when it closes; only the guest gets an event', async () => {
    const { host, answer, told } = scene();
    const ann = await answer(valueOf(await host.offer()));
    await host.take(valueOf(ann.answer).code);
    host.close();
    expect(told).toHaveLength(1);
    expect(ann.told.map((text) => text.split(' ')[0])).toEqual(['peer', 'gone']);
  });

  it('limits the wait for further candidates', async () => {
    const { host, clock } = scene({ isGathered: false });
    const offered = host.offer();
    await Promise.resolve();
    expect(clock.pending()).toBe(1);
    clock.pass(3000);
    expect((await offered).ok).toBe(true);
  });
});

describe('offer code', () => {
  it('waits for the first candidate without a limit', async () => {
    const { host, clock, findCandidate } = scene({ isGathered: false, isWithoutCandidates: true });
    let code: string | undefined;
    const offered = host.offer().then((offer) => {
      code = valueOf(offer);
    });
    await Promise.resolve();
    clock.pass(60_000);
    await settled();
    expect(code).toBeUndefined();
    await findCandidate();
    clock.pass(3000);
    await offered;
    const parsed = valueOf(parseCode(code ?? ''));
    expect(parsed.description.candidates).toHaveLength(1);
  });
});

describe('unsuitable code', () => {
  it.each([
    ['an offer instead of an answer', 'KIND'],
    ['an answer instead of an offer', 'KIND'],
    ['the answer to an offer of a closed host', 'OTHER_OFFER'],
    ['an answer that was already accepted', 'OTHER_OFFER'],
  ])('is rejected: %s', async (what, fault) => {
    const { host, answer } = scene();
    const code = valueOf(await host.offer());
    const answered = valueOf((await answer(code)).answer).code;
    const refusals: Readonly<Record<string, () => Promise<unknown>>> = {
      'an offer instead of an answer': async () => errorOf(await host.take(code)),
      'an answer instead of an offer': async () => errorOf((await answer(answered)).answer),
      'the answer to an offer of a closed host': async () => {
        host.close();
        return errorOf(await host.take(answered));
      },
      'an answer that was already accepted': async () => {
        await host.take(answered);
        return errorOf(await host.take(answered));
      },
    };
    expect(await refusals[what]?.()).toEqual({ code: 'BAD_CODE', fault });
  });
});

describe('connection without a direct route', () => {
  it('is reported to the host after 20 s, and its offer ends', async () => {
    const { host, answer, told, clock } = scene({ hasWay: false });
    const code = valueOf(await host.offer());
    const answered = valueOf((await answer(code)).answer).code;
    expect((await host.take(answered)).ok).toBe(true);
    clock.pass(19_999);
    expect(told).toEqual([]);
    clock.pass(1);
    expect(told).toEqual(['NO_DIRECT_CONNECTION']);
    expect(errorOf(await host.take(answered))).toEqual({ code: 'BAD_CODE', fault: 'OTHER_OFFER' });
  });

  it('is not reported while the browser still tries', async () => {
    const { host, answer, told, clock, connect } = scene({ isSlow: true });
    const code = valueOf(await host.offer());
    await host.take(valueOf((await answer(code)).answer).code);
    clock.pass(120_000);
    expect(told).toEqual([]);
    connect();
    expect(told).toEqual([expect.stringMatching(/^peer /)]);
    clock.pass(120_000);
    expect(told).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('is not reported after the host has closed', async () => {
    const { host, answer, told, clock } = scene({ hasWay: false });
    const code = valueOf(await host.offer());
    await host.take(valueOf((await answer(code)).answer).code);
    host.close();
    clock.pass(60_000);
    expect(told).toEqual([]);
    expect(clock.pending()).toBe(0);
  });
});
