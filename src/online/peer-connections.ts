import { err, ok, type Result } from '../engine';
import {
  answerOffer,
  type CodeHost,
  type CodeServices,
  type Conversation,
  type ConversationServices,
  type SignalingServers,
  type Invitation,
  type Transport,
  type TransportEvent,
  type TransportFailure,
  openCodeHost,
  openConversation,
  openRoomTransport,
  openTabTransport,
  type PeerId,
} from '../net';

/** How two pages are connected: within one browser, by relays, or by codes that people exchange. */
export type TransportKind = 'tab' | 'room' | 'code';

/** A page at the other end of a connection. */
export interface Peer {
  /** The seat that the connection leads to; undefined at a guest, whose connections lead to its host. */
  readonly seat: number | undefined;
  readonly link: TransportKind;
  /** The name by which the link knows the page. */
  readonly id: PeerId;
}

export const isSamePeer = (one: Peer | undefined, other: Peer): boolean =>
  one?.id === other.id && one.link === other.link && one.seat === other.seat;

/** What comes over connections, from the moment a peer is there until it is gone. */
export type PeerEvent =
  | { readonly kind: 'peer-joined'; readonly peer: Peer }
  | { readonly kind: 'peer-said'; readonly peer: Peer; readonly text: string }
  /** Nothing has been heard of the peer for some seconds. */
  | { readonly kind: 'peer-away'; readonly peer: Peer }
  | { readonly kind: 'peer-back'; readonly peer: Peer }
  /** What the peer says now may have been on its way for some seconds. */
  | { readonly kind: 'peer-delayed'; readonly peer: Peer }
  /** The page at the other end has been loaded again: nothing said before holds. */
  | { readonly kind: 'peer-restarted'; readonly peer: Peer }
  | { readonly kind: 'peer-left'; readonly peer: Peer }
  /** Something keeps others from coming over a link. */
  | {
      readonly kind: 'link-failed';
      readonly seat: number | undefined;
      readonly failure: TransportFailure;
    }
  /** It does so no longer. */
  | {
      readonly kind: 'link-mended';
      readonly seat: number | undefined;
      readonly code: TransportFailure['code'];
    };

/** How many peers are heard at a time over one link; no table seats as many. */
const MAX_PEERS = 32;

/** A conversation with each peer of one link. */
export interface Conversations {
  /** Takes what comes over the link, which is to be opened with this. */
  readonly onLinkEvent: (event: TransportEvent) => void;
  /** Goes on over that link; what is said before waits for it. */
  readonly use: (link: Transport) => void;
  readonly send: (peer: PeerId, text: string) => void;
  /** What binds to the connection with a peer; see `Transport`. */
  readonly binding: (peer: PeerId) => string | undefined;
  /** Ends all of them, and closes the link; one that is opened later is closed at once. */
  readonly close: () => void;
}

/** Opens conversations with those who will come over a link of this kind, to this seat. */
export function openConversations(
  services: ConversationServices,
  from: Omit<Peer, 'id'>,
  onEvent: (event: PeerEvent) => void,
): Conversations {
  const { seat } = from;
  const conversations = new Map<PeerId, Conversation>();
  let link: Transport | undefined;
  let isClosed = false;
  let unsent: (readonly [peer: PeerId, frame: string])[] = [];

  function sendFrame(id: PeerId, frame: string): void {
    if (link) link.send(id, frame);
    else unsent.push([id, frame]);
  }

  function hangUp(id: PeerId): void {
    conversations.get(id)?.close();
    if (conversations.delete(id)) onEvent({ kind: 'peer-left', peer: { ...from, id } });
  }

  function begin(id: PeerId): void {
    // By another connection than before: it may be somebody else who uses the name.
    hangUp(id);
    if (conversations.size >= MAX_PEERS) return;
    const peer: Peer = { ...from, id };
    const conversation = openConversation({
      send: (frame) => sendFrame(id, frame),
      services,
      onEvent: (event) => onEvent({ ...event, peer }),
    });
    conversations.set(id, conversation);
    onEvent({ kind: 'peer-joined', peer });
  }

  function take(event: TransportEvent): void {
    switch (event.kind) {
      case 'peer-joined':
        return begin(event.peer);
      case 'peer-sent':
        return conversations.get(event.peer)?.receive(event.text);
      case 'peer-left':
        return hangUp(event.peer);
      case 'link-failed':
      case 'link-mended':
        return onEvent({ ...event, seat });
    }
  }

  return {
    onLinkEvent: (event) => {
      if (!isClosed) take(event);
    },
    use: (opened) => {
      if (isClosed) {
        opened.close();
        return;
      }
      link = opened;
      for (const [id, frame] of unsent) opened.send(id, frame);
      unsent = [];
    },
    send: (id, text) => void conversations.get(id)?.send(text),
    binding: (id) => link?.binding(id),
    close: () => {
      isClosed = true;
      for (const conversation of conversations.values()) conversation.close();
      conversations.clear();
      link?.close();
    },
  };
}

/** The connections of one page: those of a host lead to the seats of its guests, each to one. */
export interface PeerConnections {
  readonly send: (peer: Peer, text: string) => void;
  /** What binds to the connection with a peer; see `Transport`. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Looks for others in tabs of this browser. */
  readonly openTab: (invitation: Invitation, seat?: number) => void;
  /** Looks for others far away, in a room that relays tell of; again, by other helpers. */
  readonly openRoom: (
    invitation: Invitation,
    helpers: SignalingServers,
    seat?: number,
  ) => Promise<Result<undefined, TransportFailure>>;
  /** A host makes a code for the guest of a seat. */
  readonly offer: (seat: number) => Promise<Result<string, TransportFailure>>;
  /** A host takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => Promise<Result<undefined, TransportFailure>>;
  /** A guest answers the code of its host with another, which the host has to be given. */
  readonly answer: (offer: string) => Promise<Result<string, TransportFailure>>;
  readonly close: () => void;
}

/** Asks one seat's codes after another: an answer belongs to one of the offers at most. */
async function takeAnswerFrom(
  [host, ...others]: readonly CodeHost[],
  code: string,
): Promise<Result<undefined, TransportFailure>> {
  if (!host) return err({ code: 'BAD_CODE', fault: 'OTHER_OFFER' });
  const taken = await host.take(code);
  if (taken.ok) return ok(undefined);
  const { error } = taken;
  return error.code === 'BAD_CODE' && error.fault === 'OTHER_OFFER'
    ? takeAnswerFrom(others, code)
    : taken;
}

/** Opens the connections of a page, none of which leads anywhere yet. */
export function openPeerConnections(
  services: CodeServices & ConversationServices,
  onEvent: (event: PeerEvent) => void,
): PeerConnections {
  const opened = new Map<string, Conversations>();
  const codeHosts = new Map<number, CodeHost>();

  const keyOf = ({ seat, link }: Omit<Peer, 'id'>): string => `${link} ${seat}`;

  /** Begins anew with links of one kind to a seat. */
  function conversationsOf(seat: number | undefined, link: TransportKind): Conversations {
    const key = keyOf({ seat, link });
    opened.get(key)?.close();
    const conversations = openConversations(services, { seat, link }, onEvent);
    opened.set(key, conversations);
    return conversations;
  }

  function codeHostOf(seat: number): CodeHost {
    const before = codeHosts.get(seat);
    if (before) return before;
    const conversations = conversationsOf(seat, 'code');
    const host = openCodeHost(services, conversations.onLinkEvent);
    conversations.use(host);
    codeHosts.set(seat, host);
    return host;
  }

  return {
    send: (peer, text) => opened.get(keyOf(peer))?.send(peer.id, text),
    binding: (peer) => opened.get(keyOf(peer))?.binding(peer.id),
    openTab: ({ room }, seat) => {
      const conversations = conversationsOf(seat, 'tab');
      const link = openTabTransport(room, services.newId(), conversations.onLinkEvent);
      if (link.ok) conversations.use(link.value);
    },
    openRoom: async (invitation, helpers, seat) => {
      const conversations = conversationsOf(seat, 'room');
      const link = await openRoomTransport(
        invitation,
        helpers,
        services.after,
        conversations.onLinkEvent,
      );
      if (!link.ok) return link;
      conversations.use(link.value);
      return ok(undefined);
    },
    offer: async (seat) => {
      const offered = await codeHostOf(seat).offer();
      return offered.ok ? ok(offered.value.code) : offered;
    },
    takeAnswer: (code) => takeAnswerFrom([...codeHosts.values()], code),
    answer: async (offer) => {
      const conversations = conversationsOf(undefined, 'code');
      const answered = await answerOffer(offer, services, conversations.onLinkEvent);
      if (!answered.ok) return answered;
      conversations.use(answered.value.link);
      return ok(answered.value.code);
    },
    close: () => {
      for (const conversations of opened.values()) conversations.close();
    },
  };
}
