import { whenGathered } from './connection';
import type { After } from './transport';

/** How long an offer waits for candidates, in ms. */
const OFFER_GATHERING_TIMEOUT_MS = 500;

export interface RoomConnections {
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
