import type { Invitation, TransportFailure } from '../../../src/net';
import type { Result } from '../../../src/engine';
import type { PeerEvent } from '../../../src/online/peer-connections';

/** Controls the transport of a page, which opens one kind of transport. */
export interface End {
  readonly happenings: () => readonly PeerEvent[];
  /** Joins a room through these relays; returns the reason if it fails. */
  readonly join: (
    invitation: Invitation,
    relays: readonly string[],
  ) => Promise<TransportFailure | undefined>;
  readonly offer: () => Promise<Result<string, TransportFailure>>;
  readonly answer: (offer: string) => Promise<Result<string, TransportFailure>>;
  readonly take: (answer: string) => Promise<Result<undefined, TransportFailure>>;
  readonly say: (text: string) => number;
}

declare global {
  interface Window {
    /** Defined once the transport page has been loaded. */
    end: End;
  }
}
