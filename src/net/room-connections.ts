import { gathered } from './connection';
import type { After } from './transport';

/** How long an offer waits for candidates, in ms. */
const GATHERING = 500;

/** Connections as the library of rooms asks for them. */
export interface RoomConnections {
  /** What the library is to use instead of the browser's own constructor. */
  readonly Connection: typeof RTCPeerConnection;
  /** Makes no connection as long as this runs: the library gets one that is closed already. */
  readonly withoutAny: <T>(run: () => T) => T;
  /** Whether one is on its way to another browser, which has been heard of. */
  readonly isConnecting: () => boolean;
}

/**
 * Makes connections only when they are needed, and has none used twice. The library would open
 * twenty when it joins a room: a browser that has opened five hundred, which those of a page that is
 * loaded again count towards for a while, opens no more. It would also offer again what was offered in
 * vain, or was kept for a minute, and what it takes back has no data channel any more.
 */
export function roomConnections(after: After): RoomConnections {
  const closed = {
    connectionState: 'closed',
    createDataChannel: () => ({}),
    addEventListener() {},
  };
  const used = new Set<RTCPeerConnection>();
  let isNoneMade = false;

  function prepared(connection: RTCPeerConnection): RTCPeerConnection {
    const end = connection.close.bind(connection);
    const describe = connection.setLocalDescription.bind(connection);
    const close = (): void => {
      used.delete(connection);
      end();
    };
    const setLocalDescription: typeof describe = async (description) => {
      await describe(description);
      // The library loses candidates that are found while it is sealing an offer.
      if (connection.localDescription?.type === 'offer')
        await gathered(connection, after, GATHERING);
    };
    connection.addEventListener('connectionstatechange', () => {
      // The library forgets it, but as long as it is not closed the browser does not.
      if (connection.connectionState === 'failed') close();
    });
    used.add(connection);
    // The library restarts what it is about to offer again.
    return Object.assign(connection, { setLocalDescription, close, restartIce: close });
  }

  return {
    Connection: new Proxy(RTCPeerConnection, {
      construct: (target, [configuration]: [RTCConfiguration?]) =>
        isNoneMade ? closed : prepared(new target(configuration)),
    }),
    withoutAny: (run) => {
      isNoneMade = true;
      try {
        return run();
      } finally {
        isNoneMade = false;
      }
    },
    isConnecting: () =>
      [...used].some(
        ({ connectionState, remoteDescription }) =>
          remoteDescription !== null && ['new', 'connecting'].includes(connectionState),
      ),
  };
}
