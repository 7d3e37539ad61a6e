import type { JoinRoomCallbacks } from 'trystero/nostr';
import { vi } from 'vitest';

/** A room as the library of rooms gives it, which does what a test says. */
export interface FakeRoom {
  /** Somebody has come. */
  readonly meet: (peer: string) => void;
  /** The library complains of somebody who knocked. */
  readonly complain: (error: string, peer?: string) => void;
}

/** How the socket to a relay says what it is. */
const [OPEN, CLOSED] = [1, 3];

let rooms: FakeRoom[] = [];
let sockets: Record<string, { readyState: number }> = {};

/** The rooms that have been joined, in order; one that is joined again is another one. */
export const joinedRooms = (): readonly FakeRoom[] => rooms;

/** Stands in for the library, with no room joined yet; the result is its relay, which answers at first. */
export function furnishRooms(): {
  readonly url: string;
  readonly stop: () => void;
  readonly start: () => void;
} {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('WebSocket', { OPEN });
  vi.stubGlobal('RTCPeerConnection', EventTarget);
  const url = 'wss://relay.example';
  const socket = { readyState: OPEN };
  rooms = [];
  sockets = { [url]: socket };
  return {
    url,
    stop: () => {
      socket.readyState = CLOSED;
    },
    start: () => {
      socket.readyState = OPEN;
    },
  };
}

/** What the library has for this; to be used by `vi.mock('trystero/nostr', …)`. */
export const getRelaySockets = (): typeof sockets => sockets;

/** What the library has for this. */
export function joinRoom(_config: unknown, name: string, { onJoinError }: JoinRoomCallbacks) {
  const peers: Record<string, { readonly close: () => void }> = {};
  const room = {
    onPeerJoin: undefined as ((peer: string) => void) | undefined,
    getPeers: () => peers,
    leave: async (): Promise<void> => {},
    makeAction: () => ({ send: async (): Promise<void> => {} }),
  };
  rooms.push({
    meet: (peer) => {
      peers[peer] = { close: () => {} };
      room.onPeerJoin?.(peer);
    },
    complain: (error, peerId = 'ann') =>
      onJoinError?.({ error, peerId, appId: 'app', roomId: name }),
  });
  return room;
}
