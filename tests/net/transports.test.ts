import { describe, expect, it } from 'vitest';
import {
  answerOffer,
  defaultServers,
  isRelay,
  openCodeHost,
  openRoomTransport,
} from '../../src/net';
import { virtualClock } from '../support/virtual-clock';

const noEvents = (): void => {};
const { after } = virtualClock();
const services = { after, newId: () => 'peer', iceServers: () => [] };
const invitation = { room: 'a'.repeat(16), secret: 'b'.repeat(26), host: 'c'.repeat(26) };

describe('without a browser', () => {
  it('a room cannot be joined', async () => {
    const opened = await openRoomTransport(invitation, defaultServers, after, noEvents);
    expect(opened).toEqual({ ok: false, error: { code: 'NOT_SECURE' } });
  });

  it('a code cannot be created', async () => {
    const host = openCodeHost(services, noEvents);
    expect(await host.offer()).toEqual({ ok: false, error: { code: 'LINK_UNAVAILABLE' } });
    expect(await host.take('code')).toEqual({
      ok: false,
      error: { code: 'BAD_CODE', fault: 'LENGTH' },
    });
    expect(await answerOffer('no code at all', services, noEvents)).toEqual({
      ok: false,
      error: { code: 'BAD_CODE', fault: 'VERSION' },
    });
  });
});

describe('a relay', () => {
  it.each([...defaultServers.relays, 'ws://127.0.0.1:8080', 'ws://localhost/', 'wss://a.b/c?d'])(
    'may be %s',
    (address) => expect(isRelay(address)).toBe(true),
  );

  it.each([
    '',
    'nos.lol',
    'https://nos.lol',
    'ws://nos.lol',
    'ws://localhost.nos.lol',
    'wss://',
    'wss://nos.lol ',
    'wss://user:password@nos.lol',
    'wss://nos.lol/#fragment',
    `wss://${'a'.repeat(200)}.org`,
  ])('may not be "%s"', (address) => expect(isRelay(address)).toBe(false));
});
