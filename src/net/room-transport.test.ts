import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRoomTransport, roomConnections } from './room-transport';
import { at, valueOf } from '../../tests/support/results';
import { virtualClock } from '../../tests/support/virtual-clock';

let made: FakeConnection[] = [];

class FakeConnection extends EventTarget {
  connectionState = 'new';
  iceGatheringState = 'gathering';
  remoteDescription: object | null = null;
  localDescription: { readonly type: string } | null = null;
  constructor() {
    super();
    made.push(this);
  }
  come(connectionState: string): void {
    this.connectionState = connectionState;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  async setLocalDescription(): Promise<void> {
    this.localDescription = { type: this.remoteDescription ? 'answer' : 'offer' };
  }
  gather(): void {
    this.iceGatheringState = 'complete';
    this.dispatchEvent(new Event('icegatheringstatechange'));
  }
  close(): void {
    this.connectionState = 'closed';
  }
}

/** A relay that never responds. */
class SilentSocket {
  static readonly OPEN = 1;
  readyState = 0;
  close(): void {}
}

beforeEach(() => {
  made = [];
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the room library creates no connection for an empty room', async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('WebSocket', SilentSocket);
  const { after } = virtualClock();
  const invitation = { room: 'a'.repeat(16), secret: 'b'.repeat(26), host: 'c'.repeat(26) };
  const helpers = { relays: ['wss://relay.example'], iceServers: [] };
  const link = valueOf(await openRoomTransport(invitation, helpers, after, () => {}));
  link.close();
  expect(made).toEqual([]);
});

it('a connection is created on demand and closed when it has failed', () => {
  const { Connection, suppressConnections } = roomConnections(virtualClock().after);
  expect(suppressConnections(() => new Connection()).connectionState).toBe('closed');
  expect(made).toEqual([]);
  expect(new Connection().connectionState).toBe('new');
  at(made, 0).come('failed');
  expect(at(made, 0).connectionState).toBe('closed');
});

it('a connection is never reused', () => {
  const { Connection } = roomConnections(virtualClock().after);
  const connection = new Connection();
  connection.restartIce();
  expect(connection.connectionState).toBe('closed');
});

it('a connection counts as connecting from its remote description on', () => {
  const { Connection, isConnecting } = roomConnections(virtualClock().after);
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

it('an offer waits up to 500 ms for candidates; an answer does not wait', async () => {
  const { after, pass } = virtualClock();
  const { Connection } = roomConnections(after);
  const told: string[] = [];
  const describe = async (name: string): Promise<void> => {
    await new Connection().setLocalDescription();
    told.push(name);
  };
  const described = [describe('quick'), describe('slow')];
  await new Promise(setImmediate);
  expect(told).toEqual([]);
  at(made, 0).gather();
  await described[0];
  expect(told).toEqual(['quick']);
  pass(500);
  await described[1];

  const answer = new Connection();
  at(made, 2).remoteDescription = {};
  await answer.setLocalDescription();
  expect(answer.localDescription?.type).toBe('answer');
});
