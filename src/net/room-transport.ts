import type * as nostr from 'trystero/nostr';
import { err, ok, type Result } from '../engine';
import { bindingOf } from './binding';
import { type SignalingServers, isRelay } from './signaling-servers';
import type { Invitation } from './invitation';
import type { After, Transport, OnLinkEvent, TransportFailure, PeerId } from './transport';
import { type RoomConnections, roomConnections } from './room-connections';

/** Rooms of other pages on the same relays are other rooms. */
const APP = 'scraebbkle';

/** Interval at which relays are checked, in ms. */
const RELAY_CHECK_MS = 1000;

/** How long to be without any relay before saying so, in ms. */
const NO_RELAY_AFTER_MS = 5000;

/** Time without any relay after which the library has given all of them up, in ms. */
const GIVEN_UP = 120_000;

/** Failed connections to one peer before it counts as unreachable. */
const ATTEMPTS = 2;

type Trystero = typeof nostr;
type Room = nostr.Room;
type Callbacks = Pick<Room, 'onPeerJoin' | 'onPeerLeave'> & nostr.JoinRoomCallbacks;

async function loadTrystero(): Promise<Trystero | undefined> {
  try {
    return await import('trystero/nostr');
  } catch {
    return undefined;
  }
}

/** The library has one room of a name, and returns it as long as it is being left. */
let leaving: Promise<void> = Promise.resolve();

/** Leaves a room, and ends its connections, which the library would keep for another room. */
function leave(room: Room): Promise<void> {
  const connections = Object.values(room.getPeers());
  const end = (): void => {
    for (const connection of connections) connection.close();
  };
  leaving = room.leave().then(end, end);
  return leaving;
}

const socketsOf = (library: Trystero): readonly (readonly [text: string, socket: WebSocket])[] => {
  const sockets: Readonly<Record<string, WebSocket>> = library.getRelaySockets();
  return Object.entries(sockets);
};

/** The library remembers relays that it has given up by their text: spaces make it another one. */
function textOf(relay: string, library: Trystero): string {
  const before = socketsOf(library).filter(([text]) => text.trim() === relay);
  const used = before.find(([, { readyState }]) => readyState <= WebSocket.OPEN);
  return used?.[0] ?? relay + ' '.repeat(before.length);
}

/** One for all rooms, as the library has it. */
let supply: RoomConnections | undefined;

/** Joins a room; undefined where the library cannot, as in a browser without connections. */
function join(
  library: Trystero,
  { room, secret }: Invitation,
  { relays, iceServers }: SignalingServers,
  after: After,
  { onPeerJoin, onPeerLeave, ...callbacks }: Callbacks,
): Room | undefined {
  const urls = relays.map((relay) => textOf(relay, library));
  try {
    const { Connection, withoutAny } = (supply ??= roomConnections(after));
    const joined = withoutAny(() =>
      library.joinRoom(
        {
          appId: APP,
          password: secret,
          // By itself it would take but the first five relays.
          relayConfig: { urls, redundancy: urls.length, warnOnRelayFailure: false },
          rtcConfig: { iceServers: [...iceServers] },
          rtcPolyfill: Connection,
        },
        room,
        callbacks,
      ),
    );
    return Object.assign(joined, { onPeerJoin, onPeerLeave });
  } catch {
    return undefined;
  }
}

/**
 * Joins a room by an invitation: every browser that has the same one is a peer. Nothing is loaded
 * and nobody asked before this is called.
 */
export async function openRoomTransport(
  invitation: Invitation,
  helpers: SignalingServers,
  after: After,
  onEvent: OnLinkEvent,
): Promise<Result<Transport, TransportFailure>> {
  if (!globalThis.isSecureContext) return err({ code: 'NOT_SECURE' });
  const relays = helpers.relays.filter(isRelay);
  if (relays.length === 0) return err({ code: 'RELAYS_UNREACHABLE' });
  const [trystero] = await Promise.all([loadTrystero(), leaving]);
  const link = trystero && openRoom(trystero, invitation, { ...helpers, relays }, after, onEvent);
  return link ? ok(link) : err({ code: 'LINK_UNAVAILABLE' });
}

function openRoom(
  library: Trystero,
  invitation: Invitation,
  helpers: SignalingServers,
  after: After,
  onEvent: OnLinkEvent,
): Transport | undefined {
  /** What has been said, and is not over. */
  const said = new Set<TransportFailure['code']>();
  /** How often a connection to a peer has failed that was there. */
  const attempts = new Map<PeerId, number>();
  let isClosed = false;
  /** Whether it is time to be announced to the others; the library does that once a minute. */
  let isUnannounced = false;

  const say = (failure: TransportFailure): void => {
    if (isClosed || said.has(failure.code)) return;
    said.add(failure.code);
    onEvent({ kind: 'link-failed', failure });
  };
  /** Says that something is over, if it has been said; false where it has not. */
  const takeBack = (code: TransportFailure['code']): boolean => {
    const wasSaid = said.delete(code);
    if (wasSaid && !isClosed) onEvent({ kind: 'link-mended', code });
    return wasSaid;
  };

  /** A peer that was left in the middle fails as one does to whom no way leads, but only once. */
  const noteFailed = (peer: PeerId): void => {
    const times = (attempts.get(peer) ?? 0) + 1;
    attempts.set(peer, times);
    if (times >= ATTEMPTS) say({ code: 'NO_DIRECT_CONNECTION' });
    else isUnannounced = true;
  };

  const enter = () => {
    const room = join(library, invitation, helpers, after, {
      onJoinError: ({ error, peerId }) => {
        if (error.includes('password')) say({ code: 'WRONG_SECRET' });
        else if (error.includes('could not connect')) noteFailed(peerId);
        else isUnannounced = true;
      },
      onPeerJoin: (peer) => {
        if (isClosed) return;
        attempts.delete(peer);
        for (const code of said) takeBack(code);
        onEvent({ kind: 'peer-joined', peer });
      },
      onPeerLeave: (peer) => {
        if (!isClosed) onEvent({ kind: 'peer-left', peer });
      },
    });
    const speech = room?.makeAction<string>('text', {
      onMessage: (text: unknown, { peerId }) => {
        if (isClosed || typeof text !== 'string') return;
        onEvent({ kind: 'peer-sent', peer: peerId, text });
      },
    });
    return room && speech && { room, speech };
  };

  const entered = enter();
  if (!entered) return undefined;
  let now = entered;

  async function enterAgain(): Promise<void> {
    isUnannounced = false;
    await leave(now.room);
    now = (isClosed ? undefined : enter()) ?? now;
  }

  const isRelayOpen = (): boolean =>
    socketsOf(library).some(
      ([text, { readyState }]) =>
        helpers.relays.includes(text.trim()) && readyState === WebSocket.OPEN,
    );

  function watch(silent: number): void {
    const isOpen = isRelayOpen();
    if (!isOpen && silent >= NO_RELAY_AFTER_MS) say({ code: 'RELAYS_UNREACHABLE' });
    // What was announced meanwhile has not been heard by anybody.
    if (isOpen && takeBack('RELAYS_UNREACHABLE')) isUnannounced = true;
    // To leave the room is to leave whoever is in it, or about to be; as long as there is somebody,
    // it can wait.
    const isAlone = Object.keys(now.room.getPeers()).length === 0 && !supply?.isConnecting();
    const isDue = isAlone && (isOpen ? isUnannounced : silent >= GIVEN_UP);
    if (isDue) void enterAgain();
    stopWatching = after(RELAY_CHECK_MS, () =>
      watch(isOpen || isDue ? RELAY_CHECK_MS : silent + RELAY_CHECK_MS),
    );
  }
  let stopWatching = after(RELAY_CHECK_MS, () => watch(RELAY_CHECK_MS));

  return {
    send: (peer, text) => {
      // It complains of peers that are gone; what cannot be sent is lost, as on any link.
      if (peer in now.room.getPeers()) now.speech.send(text, { target: peer }).catch(() => {});
    },
    binding: (peer) => {
      const connection = now.room.getPeers()[peer];
      return connection && bindingOf(connection);
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      stopWatching();
      void leave(now.room);
    },
  };
}
