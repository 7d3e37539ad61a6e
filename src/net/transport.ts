/** The id of a peer within one transport; it usually changes when the peer's page is reloaded. */
export type PeerId = string;

export type CodeFault =
  | 'LENGTH'
  | 'CHARACTER'
  /** Made by another version of this page. */
  | 'VERSION'
  | 'CHECKSUM'
  /** Not a description that a browser writes, or not in canonical form. */
  | 'CONTENT'
  /** An answer instead of an offer, or the reverse. */
  | 'KIND'
  /** The answer to an offer that is not open here. */
  | 'OTHER_OFFER';

/** Why there is no transport, or why peers cannot connect to it. */
export type TransportFailure =
  /** The browser lacks the API, or the code for it failed to load. */
  | { readonly code: 'LINK_UNAVAILABLE' }
  /** The page is not a secure context, so a room cannot be encrypted. */
  | { readonly code: 'NOT_SECURE' }
  /** No relay responds; the transport recovers as soon as one does. */
  | { readonly code: 'RELAYS_UNREACHABLE' }
  /** A peer is there, but no direct route leads to it. */
  | { readonly code: 'NO_DIRECT_CONNECTION' }
  /** Someone tried to join the room with a different secret. */
  | { readonly code: 'WRONG_SECRET' }
  | { readonly code: 'BAD_CODE'; readonly fault: CodeFault };

export type TransportEvent =
  | { readonly kind: 'peer-joined'; readonly peer: PeerId }
  | { readonly kind: 'peer-sent'; readonly peer: PeerId; readonly text: string }
  | { readonly kind: 'peer-left'; readonly peer: PeerId }
  /** Peers cannot connect. The transport stays open and reports each problem once until it is resolved. */
  | { readonly kind: 'link-failed'; readonly failure: TransportFailure }
  /** A reported problem is resolved. */
  | { readonly kind: 'link-mended'; readonly code: TransportFailure['code'] };

/** Handles events, possibly before the transport is returned, and until it is closed. */
export type OnTransportEvent = (event: TransportEvent) => void;

/**
 * Sends texts to other browsers and receives theirs. A text may be lost, duplicated or reordered;
 * `openConversation` makes that reliable.
 */
export interface Transport {
  /** Sends to one peer; does nothing if it has left. */
  readonly send: (peer: PeerId, text: string) => void;
  /**
   * The channel binding: a text that the two ends of one connection share, and no other connection has. A man
   * in the middle cannot reuse a signature over it. Undefined if there is none, or none yet.
   */
  readonly binding: (peer: PeerId) => string | undefined;
  /** Leaves; no event follows. */
  readonly close: () => void;
}

/** Runs a function after some milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

/** Is the same at both ends. */
export const bindingBetween = (kind: 'tabs' | 'certificates', one: string, other: string): string =>
  [kind, ...[one, other].toSorted()].join('/');
