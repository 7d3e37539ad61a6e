import type { Invitation, TransportFailure } from '../../../src/net';
import type { Result } from '../../../src/engine';
import type { PeerEvent } from '../../../src/online/peer-connections';

/** Controls the transport of a page, which opens one kind of transport. */
export interface End {
  /** All peer events, in order. */
  readonly happenings: () => readonly PeerEvent[];
  /** Joins a room through these relays; returns the reason if it fails. */
  readonly join: (
    invitation: Invitation,
    relays: readonly string[],
  ) => Promise<TransportFailure | undefined>;
  /** Creates an offer for one guest; returns its code. */
  readonly offer: () => Promise<Result<string, TransportFailure>>;
  /** Answers an offer; returns the code of the answer. */
  readonly answer: (offer: string) => Promise<Result<string, TransportFailure>>;
  /** Accepts the answer to an offer. */
  readonly take: (answer: string) => Promise<Result<undefined, TransportFailure>>;
  /** Sends a message to every peer; returns their number. */
  readonly say: (text: string) => number;
}

declare global {
  interface Window {
    /** Defined once the transport page has been loaded. */
    end: End;
  }
}
