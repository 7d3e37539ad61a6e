import type * as nostr from 'trystero/nostr';
import { err, ok, type Result } from '../engine';
import {
  type After,
  type Transport,
  type OnTransportEvent,
  type TransportFailure,
  type PeerId,
} from './transport';
import { bindingOf, whenGathered } from './peer-connection';
import { type SignalingServers, isRelay } from './signaling-servers';
import type { Invitation } from './invitation';

/** Separates our rooms from those of other applications on the same relays. */
const APP = 'scraebbkle';

const RELAY_CHECK_MS = 1000;

/** Time without a relay before that is reported, in ms. */
const NO_RELAY_AFTER_MS = 5000;

/** Time without a relay after which the library has given up on all of them, in ms. */
const LIBRARY_GIVES_UP_AFTER_MS = 120_000;

/** Failed connections to one peer before it counts as unreachable. */
const MAX_ATTEMPTS = 2;

type Trystero = typeof nostr;
type Room = nostr.Room;
type Callbacks = Pick<Room, 'onPeerJoin' | 'onPeerLeave'> & nostr.JoinRoomCallbacks;

/** How long an offer waits for candidates, in ms. */
const OFFER_GATHERING_TIMEOUT_MS = 500;

interface RoomConnections {
  /** Replaces the browser's constructor in the library. */
  readonly Connection: typeof RTCPeerConnection;
  /** Runs a function in which no connection is created; the library gets one that is already closed. */
  readonly suppressConnections: <T>(run: () => T) => T;
  /** Whether a connection that has a remote description is still being established. */
  readonly isConnecting: () => boolean;
}

/**
 * Creates connections on demand and never reuses one. When it joins a room, the library would open 20. A
 * browser refuses to open more than 500, and those of a reloaded page count for a while. The library would
 * also offer again what was offered without an answer, or kept for a minute; such a reclaimed connection has
 * no data channel.
 */
export function roomConnections(after: After): RoomConnections {
  const closed = {
    connectionState: 'closed',
    createDataChannel: () => ({}),
    addEventListener() {},
  };
  const used = new Set<RTCPeerConnection>();
  let isSuppressed = false;

  function wrapConnection(connection: RTCPeerConnection): RTCPeerConnection {
    const end = connection.close.bind(connection);
    const describe = connection.setLocalDescription.bind(connection);
    const close = (): void => {
      used.delete(connection);
      end();
    };
    const setLocalDescription: typeof describe = async (description) => {
      await describe(description);
      // The library loses candidates that are found while it encrypts an offer.
      if (connection.localDescription?.type === 'offer')
        await whenGathered(connection, after, OFFER_GATHERING_TIMEOUT_MS);
    };
    connection.addEventListener('connectionstatechange', () => {
      // The library drops a failed connection, but the browser keeps it until it is closed.
      if (connection.connectionState === 'failed') close();
    });
    used.add(connection);
    // The library restarts ICE before it offers a connection again.
    return Object.assign(connection, { setLocalDescription, close, restartIce: close });
  }

  return {
    Connection: new Proxy(RTCPeerConnection, {
      construct: (target, [configuration]: [RTCConfiguration?]) =>
        isSuppressed ? closed : wrapConnection(new target(configuration)),
    }),
    suppressConnections: (run) => {
      isSuppressed = true;
      try {
        return run();
      } finally {
        isSuppressed = false;
      }
    },
    isConnecting: () =>
      [...used].some(
        ({ connectionState, remoteDescription }) =>
          remoteDescription !== null && ['new', 'connecting'].includes(connectionState),
      ),
  };
}

async function loadTrystero(): Promise<Trystero | undefined> {
  try {
    return await import('trystero/nostr');
  } catch {
    return undefined;
  }
}

/**
 * The last leave. Until it is done, the library returns the old room to anyone who joins one of the same
 * name.
 */
let leaving: Promise<void> = Promise.resolve();

/** Leaves a room and closes its connections, which the library would keep for another room. */
function leave(room: Room): Promise<void> {
  const connections = Object.values(room.getPeers());
  const end = (): void => {
    for (const connection of connections) connection.close();
  };
  leaving = room.leave().then(end, end);
  return leaving;
}

const socketsOf = (library: Trystero): readonly (readonly [text: string, socket: WebSocket])[] =>
  Object.entries<WebSocket>(library.getRelaySockets());

/**
 * The address to give the library. It never retries a relay that it has given up on; added spaces make the
 * address a new one.
 */
function textOf(relay: string, library: Trystero): string {
  const before = socketsOf(library).filter(([text]) => text.trim() === relay);
  const used = before.find(([, { readyState }]) => readyState <= WebSocket.OPEN);
  return used?.[0] ?? relay + ' '.repeat(before.length);
}

/** Shared by all rooms, as in the library. */
let supply: RoomConnections | undefined;

/** Joins a room; undefined if the library cannot, as in a browser without WebRTC. */
function join(
  library: Trystero,
  { room, secret }: Invitation,
  { relays, iceServers }: SignalingServers,
  after: After,
  { onPeerJoin, onPeerLeave, ...callbacks }: Callbacks,
): Room | undefined {
  const urls = relays.map((relay) => textOf(relay, library));
  try {
    const { Connection, suppressConnections } = (supply ??= roomConnections(after));
    const joined = suppressConnections(() =>
      library.joinRoom(
        {
          appId: APP,
          password: secret,
          // The default is to use only the first five relays.
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
 * Joins the room of an invitation, in which every browser with the same invitation is a peer. Loads the
 * library and contacts relays only when called.
 */
export async function openRoomTransport(
  invitation: Invitation,
  helpers: SignalingServers,
  after: After,
  onEvent: OnTransportEvent,
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
  onEvent: OnTransportEvent,
): Transport | undefined {
  /** Reported problems that are not resolved. */
  const reported = new Set<TransportFailure['code']>();
  const attempts = new Map<PeerId, number>();
  let isClosed = false;
  /** Whether the others need a new announcement now; the library sends one only every minute. */
  let isUnannounced = false;

  const report = (failure: TransportFailure): void => {
    if (isClosed || reported.has(failure.code)) return;
    reported.add(failure.code);
    onEvent({ kind: 'link-failed', failure });
  };
  /** Reports that a problem is resolved; false if it was not reported. */
  const reportResolved = (code: TransportFailure['code']): boolean => {
    const wasReported = reported.delete(code);
    if (wasReported && !isClosed) onEvent({ kind: 'link-mended', code });
    return wasReported;
  };

  /** A peer that leaves during the handshake fails like an unreachable one, but only once. */
  const noteFailed = (peer: PeerId): void => {
    const times = (attempts.get(peer) ?? 0) + 1;
    attempts.set(peer, times);
    if (times >= MAX_ATTEMPTS) report({ code: 'NO_DIRECT_CONNECTION' });
    else isUnannounced = true;
  };

  const enter = () => {
    const room = join(library, invitation, helpers, after, {
      onJoinError: ({ error, peerId }) => {
        if (error.includes('password')) report({ code: 'WRONG_SECRET' });
        else if (error.includes('could not connect')) noteFailed(peerId);
        else isUnannounced = true;
      },
      onPeerJoin: (peer) => {
        if (isClosed) return;
        attempts.delete(peer);
        for (const code of reported) reportResolved(code);
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
    if (!isOpen && silent >= NO_RELAY_AFTER_MS) report({ code: 'RELAYS_UNREACHABLE' });
    // Announcements made without a relay have reached no one.
    if (isOpen && reportResolved('RELAYS_UNREACHABLE')) isUnannounced = true;
    // Rejoining drops all peers, including those that are still connecting, so it waits until there are
    // none.
    const isAlone = Object.keys(now.room.getPeers()).length === 0 && !supply?.isConnecting();
    const isDue = isAlone && (isOpen ? isUnannounced : silent >= LIBRARY_GIVES_UP_AFTER_MS);
    if (isDue) void enterAgain();
    stopWatching = after(RELAY_CHECK_MS, () =>
      watch(isOpen || isDue ? RELAY_CHECK_MS : silent + RELAY_CHECK_MS),
    );
  }
  let stopWatching = after(RELAY_CHECK_MS, () => watch(RELAY_CHECK_MS));

  return {
    send: (peer, text) => {
      // It rejects if a peer has left; a text that cannot be sent is lost, as on any transport.
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
