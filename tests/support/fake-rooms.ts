import type { JoinRoomCallbacks } from 'trystero/nostr';
import { vi } from 'vitest';

/** A fake room of the Trystero library. */
export interface FakeRoom {
  /** Adds a peer. */
  readonly meet: (peer: string) => void;
  /** Reports an error about a peer that tried to join. */
  readonly complain: (error: string, peer?: string) => void;
}

/** `readyState` of a relay’s socket. */
const [OPEN, CLOSED] = [1, 3];

let rooms: FakeRoom[] = [];
let sockets: Record<string, { readyState: number }> = {};

/** Rooms in the order of joining; joining one again creates another entry. */
export const joinedRooms = (): readonly FakeRoom[] => rooms;

/** Replaces the library, without any room joined. Returns its relay, which is reachable at first. */
export function mockRooms(): {
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

/** Replaces the library’s function, for `vi.mock('trystero/nostr', …)`. */
export const getRelaySockets = (): typeof sockets => sockets;

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
