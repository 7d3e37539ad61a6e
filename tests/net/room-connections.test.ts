import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRoomLink } from '../../src/net';
import { roomConnections } from '../../src/net/room-connections';
import { at, valueOf } from '../support/results';
import { virtualClock } from '../support/virtual-clock';

/** The connections that the browser has made. */
let made: HandMadeConnection[] = [];

class HandMadeConnection extends EventTarget {
  connectionState = 'new';
  remoteDescription: object | null = null;
  constructor() {
    super();
    made.push(this);
  }
  come(connectionState: string): void {
    this.connectionState = connectionState;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  close(): void {
    this.connectionState = 'closed';
  }
}

/** A relay that is never reached. */
class SilentSocket {
  static readonly OPEN = 1;
  readyState = 0;
  close(): void {}
}

beforeEach(() => {
  made = [];
  vi.stubGlobal('RTCPeerConnection', HandMadeConnection);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the library of rooms makes no connection for a room with nobody in it', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('WebSocket', SilentSocket);
  const { after } = virtualClock();
  const events = { onPeer() {}, onGone() {}, onMessage() {}, onFailure() {}, onMended() {} };
  const invitation = { room: 'a'.repeat(16), secret: 'b'.repeat(26) };
  const helpers = { relays: ['wss://relay.example'], iceServers: [] };
  const link = valueOf(await openRoomLink(invitation, helpers, after, events));
  link.close();
  expect(made).toEqual([]);
});

it('a connection is made when it is needed, and given to the browser when it has failed', () => {
  const { Connection, withoutAny } = roomConnections();
  expect(withoutAny(() => new Connection()).connectionState).toBe('closed');
  expect(made).toEqual([]);
  expect(new Connection().connectionState).toBe('new');
  at(made, 0).come('failed');
  expect(at(made, 0).connectionState).toBe('closed');
});

it('a connection is not offered again', () => {
  const { Connection } = roomConnections();
  const connection = new Connection();
  connection.restartIce();
  expect(connection.connectionState).toBe('closed');
});

it('a connection is on its way from the first word of the other end', () => {
  const { Connection, isConnecting } = roomConnections();
  const connection = new Connection();
  expect(isConnecting()).toBe(false);
  at(made, 0).remoteDescription = {};
  expect(isConnecting()).toBe(true);
  at(made, 0).come('connecting');
  expect(isConnecting()).toBe(true);
  at(made, 0).come('connected');
  expect(isConnecting()).toBe(false);
  at(made, 0).come('connecting');
  connection.close();
  expect(isConnecting()).toBe(false);
});
