/** Another browser, as one link knows it; a page that is loaded again mostly gets another one. */
export type PeerId = string;

/** Why a code cannot be used. */
export type CodeFault =
  /** It is empty, cut short, or longer than any code. */
  | 'LENGTH'
  /** It has a character that no code has. */
  | 'CHARACTER'
  /** Another version of this page made it. */
  | 'VERSION'
  /** A character is wrong, or several. */
  | 'CHECKSUM'
  /** It holds what no browser would have written. */
  | 'CONTENT'
  /** It is an answer where an offer is needed, or the other way round. */
  | 'KIND'
  /** It answers an offer that is not, or no longer, open here. */
  | 'OTHER_OFFER';

/** Why there is no link, or what keeps others from it. */
export type TransportFailure =
  /** The browser lacks what such a link is made of, or its part of the page did not come. */
  | { readonly code: 'LINK_UNAVAILABLE' }
  /** The page is not served securely, and a room cannot be kept secret from it. */
  | { readonly code: 'NOT_SECURE' }
  /** No relay answers; as soon as one does, the link goes on by itself. */
  | { readonly code: 'RELAYS_UNREACHABLE' }
  /** Somebody is there, and no direct way leads to them. */
  | { readonly code: 'NO_DIRECT_CONNECTION' }
  /** Somebody knocked at the same room with another secret. */
  | { readonly code: 'WRONG_SECRET' }
  | { readonly code: 'BAD_CODE'; readonly fault: CodeFault };

/** What comes over a link. */
export type TransportEvent =
  | { readonly kind: 'peer-joined'; readonly peer: PeerId }
  | { readonly kind: 'peer-sent'; readonly peer: PeerId; readonly text: string }
  | { readonly kind: 'peer-left'; readonly peer: PeerId }
  /** Something keeps others away; the link stays open, and says each thing once until it is over. */
  | { readonly kind: 'link-failed'; readonly failure: TransportFailure }
  /** What was said to keep others away does so no longer. */
  | { readonly kind: 'link-mended'; readonly code: TransportFailure['code'] };

/** Hears what comes over a link, from before the link is there until it is closed. */
export type OnLinkEvent = (event: TransportEvent) => void;

/**
 * A way to other browsers. What is sent arrives mostly, mostly in order and mostly once; a conversation
 * (`openConversation`) makes a conversation of it.
 */
export interface Transport {
  /** Sends to one peer; nothing happens where that is gone. */
  readonly send: (peer: PeerId, text: string) => void;
  /**
   * A text that both ends of the connection to a peer have, and no other connection: what is signed
   * with it is of no use to whoever passes it on. Undefined if a connection has no such text, or not yet.
   */
  readonly binding: (peer: PeerId) => string | undefined;
  /** Leaves; no event follows. */
  readonly close: () => void;
}

/** Runs a function after some milliseconds; the result takes that back. */
export type After = (milliseconds: number, run: () => void) => () => void;
