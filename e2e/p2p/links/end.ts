import type { Invitation, LinkFailure, Offer, PeerId } from '../../../src/net';
import type { Result } from '../../../src/engine';

/** What an end of some links was told. */
export type Happening =
  | {
      readonly kind: 'peer' | 'gone' | 'away' | 'back' | 'restart';
      readonly peer: PeerId;
    }
  | { readonly kind: 'message'; readonly peer: PeerId; readonly text: string }
  | { readonly kind: 'failure'; readonly failure: LinkFailure }
  | { readonly kind: 'mended'; readonly code: LinkFailure['code'] };

/** One end of links, and what can be done with it: a page has one, and opens one kind of link. */
export interface End {
  /** Everything that it was told, in order. */
  readonly happenings: () => readonly Happening[];
  /** Joins a room by these relays; the result is why it did not. */
  readonly join: (
    invitation: Invitation,
    relays: readonly string[],
  ) => Promise<LinkFailure | undefined>;
  /** Makes an offer for one guest. */
  readonly offer: () => Promise<Result<Offer, LinkFailure>>;
  /** Answers an offer; the result is the answer's code. */
  readonly answer: (offer: string) => Promise<Result<string, LinkFailure>>;
  /** Takes the answer to an offer. */
  readonly take: (answer: string) => Promise<Result<PeerId, LinkFailure>>;
  /** Sends a message to every peer that is there; the result is to how many. */
  readonly say: (text: string) => number;
}

declare global {
  interface Window {
    /** There once the page with nothing but links has been loaded. */
    end: End;
  }
}
