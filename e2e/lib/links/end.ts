import type { Invitation, TransportFailure } from '../../../src/net';
import type { Result } from '../../../src/engine';
import type { PeerEvent } from '../../../src/online/peer-connections';

/** One end of links, and what can be done with it: a page has one, and opens one kind of link. */
export interface End {
  /** Everything that came over them, in order. */
  readonly happenings: () => readonly PeerEvent[];
  /** Joins a room by these relays; the result is why it did not. */
  readonly join: (
    invitation: Invitation,
    relays: readonly string[],
  ) => Promise<TransportFailure | undefined>;
  /** Makes an offer for one guest; the result is its code. */
  readonly offer: () => Promise<Result<string, TransportFailure>>;
  /** Answers an offer; the result is the answer's code. */
  readonly answer: (offer: string) => Promise<Result<string, TransportFailure>>;
  /** Takes the answer to an offer. */
  readonly take: (answer: string) => Promise<Result<undefined, TransportFailure>>;
  /** Sends a message to every peer that is there; the result is to how many. */
  readonly say: (text: string) => number;
}

declare global {
  interface Window {
    /** There once the page with nothing but links has been loaded. */
    end: End;
  }
}
