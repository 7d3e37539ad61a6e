import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultServers,
  formatIceServer,
  type IceServer,
  isRelay,
  parseIceServer,
} from '../../src/net';
import { anyTexts, mutationsOf } from '../arbitraries/texts';

const hosts = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
);
const ports = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined });

const addresses = fc
  .tuple(hosts, ports)
  .map(([host, port]) => (port === undefined ? host : `${host}:${port}`));

const unseen = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const secrets = unseen.filter((text) => !/\s/.test(text));

const stuns = fc
  .tuple(fc.constantFrom('stun', 'stuns'), addresses)
  .map(([scheme, address]): IceServer => ({ urls: `${scheme}:${address}` }));

const turns = fc
  .tuple(
    fc.constantFrom('turn', 'turns'),
    addresses,
    fc.constantFrom('', '?transport=udp', '?transport=tcp'),
    secrets,
    secrets,
  )
  .map(
    ([scheme, address, transport, username, credential]): IceServer => ({
      urls: `${scheme}:${address}${transport}`,
      username,
      credential,
    }),
  );

// Addresses have at most 200 characters.
const servers = fc.oneof(stuns, turns).filter(({ urls }) => urls.length <= 200);

describe('a typed server', () => {
  it('is parsed as it was written, with or without surrounding white space', () => {
    fc.assert(
      fc.property(servers, fc.constantFrom('', ' ', '\t', '\r\n', '  '), (server, space) => {
        const text = formatIceServer(server);
        expect(parseIceServer(text)).toEqual(server);
        expect(parseIceServer(space + text.replaceAll(' ', ` ${space}`) + space)).toEqual(server);
      }),
    );
  });

  it.each([
    ['stun:stun.example:3478', { urls: 'stun:stun.example:3478' }],
    ['stuns:stun.example', { urls: 'stuns:stun.example' }],
    ['stun:[2001:db8::1]:3478', { urls: 'stun:[2001:db8::1]:3478' }],
    [
      ' turn:turn.example:3478?transport=udp  ann  s3cret! ',
      { urls: 'turn:turn.example:3478?transport=udp', username: 'ann', credential: 's3cret!' },
    ],
  ])('is valid: %s', (text, server) => {
    expect(parseIceServer(text)).toEqual(server);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['a name alone', 'stun.example:3478'],
    ['a scheme alone', 'stun:'],
    ['a page', 'https://stun.example'],
    ['a relay', 'wss://nos.lol'],
    ['a path', 'stun:stun.example/path'],
    ['a name before the host', 'stun:ann@stun.example'],
    ['a STUN server with a user name', 'stun:stun.example ann'],
    ['a STUN server with a user name and a password', 'stun:stun.example ann secret'],
    ['a STUN server with a transport', 'stun:stun.example?transport=udp'],
    ['a TURN server without a user name', 'turn:turn.example'],
    ['a TURN server without a password', 'turn:turn.example ann'],
    ['a TURN server with an extra word', 'turn:turn.example ann secret word'],
    ['a TURN server with another transport', 'turn:turn.example?transport=sctp ann secret'],
    ['a TURN server with two transports', 'turn:t.example?transport=udp?transport=tcp ann secret'],
    ['the parts in another order', 'ann secret turn:turn.example'],
    ['two servers', 'stun:stun.example\nstun:other.example'],
    ['a long address', `stun:${'a'.repeat(200)}`],
    ['a long name', `turn:turn.example ${'a'.repeat(201)} secret`],
    ['a long password', `turn:turn.example ann ${'a'.repeat(201)}`],
  ])('is invalid: %s', (_what, text) => {
    expect(parseIceServer(text)).toBeUndefined();
  });

  it('is found in no other text, and is formatted as it was parsed', () => {
    const texts = fc.oneof(anyTexts, mutationsOf(servers.map(formatIceServer)));
    fc.assert(
      fc.property(texts, (text) => {
        const server = parseIceServer(text);
        if (server === undefined) return;
        expect(server.urls).toMatch(/^(?:stuns?|turns?):\S+$/);
        expect(server.username === undefined).toBe(server.urls.startsWith('stun'));
        expect(formatIceServer(server)).toBe(text.trim().split(/\s+/).join(' '));
        expect(parseIceServer(formatIceServer(server))).toEqual(server);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a relay', () => {
  it.each([
    ['wss://nos.lol'],
    ['wss://nos.lol/'],
    ['wss://relay.example:7777/nostr?of=friends'],
    ['wss://[2001:db8::1]:7777'],
    ['ws://localhost:7777'],
    ['ws://127.0.0.1:7777'],
  ])('may have the address %s', (address) => {
    expect(isRelay(address)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a name alone', 'nos.lol'],
    ['no host', 'wss://'],
    ['a page', 'https://nos.lol'],
    ['an unencrypted connection to another machine', 'ws://nos.lol'],
    ['a host name that starts like this machine’s', 'ws://localhost.example'],
    ['a path that names this machine', 'ws://nos.lol/127.0.0.1'],
    ['one with a user name', 'wss://ann@nos.lol'],
    ['one with a password', 'wss://ann:secret@nos.lol'],
    ['one with a fragment', 'wss://nos.lol/#join'],
    ['one with an empty fragment', 'wss://nos.lol/#'],
    ['one with white space around it', ' wss://nos.lol'],
    ['one with a line break', 'wss://nos.\nlol'],
    ['two', 'wss://nos.lol wss://nostr.mom'],
    ['a script', 'javascript:alert(1)'],
    ['a long address', `wss://nos.lol/${'a'.repeat(200)}`],
  ])('may not be %s', (_what, address) => {
    expect(isRelay(address)).toBe(false);
  });

  it('has the address of a secure WebSocket, or of any on this machine', () => {
    const near = mutationsOf(
      fc.constantFrom('wss://nos.lol', 'ws://localhost:7777', 'ws://127.0.0.1/'),
    );
    fc.assert(
      fc.property(fc.oneof(anyTexts, near), (text) => {
        if (!isRelay(text)) return;
        expect(text).not.toMatch(/[\s#]/);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(new URL(text).href).toMatch(
          /^(?:wss:\/\/[^/@]|ws:\/\/(?:localhost|127\.0\.0\.1)[:/])/,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the default signaling servers', () => {
  it('are all valid as typed', () => {
    const { relays, iceServers } = defaultServers;
    expect(relays.length).toBeGreaterThan(0);
    expect(iceServers.length).toBeGreaterThan(0);
    expect(relays.filter((relay) => !isRelay(relay))).toEqual([]);
    expect(iceServers.map(formatIceServer).map(parseIceServer)).toEqual(iceServers);
  });

  it('need no password', () => {
    expect(defaultServers.iceServers.every(({ credential }) => credential === undefined)).toBe(
      true,
    );
  });
});
