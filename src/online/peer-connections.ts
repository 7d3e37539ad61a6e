import { err, ok, type Result } from '../engine';
import {
  answerOffer,
  type CodeHost,
  type CodeServices,
  type Conversation,
  type ConversationEvent,
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

/** Within one browser, through relays, or by codes that the players exchange. */
type TransportKind = 'tab' | 'room' | 'code';

export interface Peer {
  /** The seat that the connection belongs to; undefined at a guest, whose connections lead to its host. */
  readonly seat: number | undefined;
  readonly link: TransportKind;
  /** The id of the peer within its transport. */
  readonly id: PeerId;
}

export const isSamePeer = (one: Peer | undefined, other: Peer): boolean =>
  one?.id === other.id && one.link === other.link && one.seat === other.seat;

export type PeerEvent =
  | { readonly kind: 'peer-joined'; readonly peer: Peer }
  | (ConversationEvent & { readonly peer: Peer })
  | { readonly kind: 'peer-left'; readonly peer: Peer }
  /** A transport's problem, or its end; `seat` is that of its guests. */
  | (Extract<TransportEvent, { readonly kind: 'link-failed' | 'link-mended' }> &
      Pick<Peer, 'seat'>);

/** Maximum number of peers of one transport; above any number of seats. */
const MAX_PEERS = 32;

export type Conversations = ReturnType<typeof openConversations>;

/** Prepares one conversation with each peer of one transport, which serves one seat. */
export function openConversations(
  services: ConversationServices,
  from: Omit<Peer, 'id'>,
  onEvent: (event: PeerEvent) => void,
) {
  const { seat } = from;
  const conversations = new Map<PeerId, Conversation>();
  let link: Transport | undefined;
  let isClosed = false;

  function endConversation(id: PeerId): void {
    conversations.get(id)?.close();
    if (conversations.delete(id)) onEvent({ kind: 'peer-left', peer: { ...from, id } });
  }

  function startConversation(id: PeerId): void {
    // This is a new connection, so the same id may belong to a different page.
    endConversation(id);
    if (conversations.size >= MAX_PEERS) return;
    const peer: Peer = { ...from, id };
    const conversation = openConversation({
      // Lost before the transport is set, like any frame on the way.
      send: (frame) => link?.send(id, frame),
      services,
      onEvent: (event) => onEvent({ ...event, peer }),
    });
    conversations.set(id, conversation);
    onEvent({ kind: 'peer-joined', peer });
  }

  return {
    /** The handler to open the transport with. */
    onLinkEvent: (event: TransportEvent): void => {
      if (isClosed) return;
      switch (event.kind) {
        case 'peer-joined':
          return startConversation(event.peer);
        case 'peer-sent':
          return conversations.get(event.peer)?.receive(event.text);
        case 'peer-left':
          return endConversation(event.peer);
        case 'link-failed':
        case 'link-mended':
          return onEvent({ ...event, seat });
      }
    },
    /** Sets the transport. */
    use: (opened: Transport): void => {
      if (isClosed) return opened.close();
      link = opened;
    },
    send: (id: PeerId, text: string) => void conversations.get(id)?.send(text),
    /** The channel binding; see `Transport`. */
    binding: (id: PeerId) => link?.binding(id),
    /** Closes all conversations and the transport, also one that is set later. */
    close: (): void => {
      isClosed = true;
      for (const conversation of conversations.values()) conversation.close();
      conversations.clear();
      link?.close();
    },
  };
}

/** The connections of one page. A host has separate ones for each guest seat. */
export interface PeerConnections {
  readonly send: (peer: Peer, text: string) => void;
  /** The channel binding; see `Transport`. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Finds peers in other tabs of this browser. */
  readonly openTab: (invitation: Invitation, seat?: number) => void;
  /** Finds peers in a room through relays; replaces an earlier room of the seat. */
  readonly openRoom: (
    invitation: Invitation,
    helpers: SignalingServers,
    seat?: number,
  ) => Promise<Result<undefined, TransportFailure>>;
  readonly offer: (seat: number) => Promise<Result<string, TransportFailure>>;
  /** Accepts the reply code of a guest. */
  readonly takeAnswer: (code: string) => Promise<Result<undefined, TransportFailure>>;
  /** Answers the host's code with a reply code for the host. */
  readonly answer: (offer: string) => Promise<Result<string, TransportFailure>>;
  readonly close: () => void;
}

const isOtherOffer = (failure: TransportFailure): boolean =>
  failure.code === 'BAD_CODE' && failure.fault === 'OTHER_OFFER';

/** Creates the connections of a page without opening any. */
export function openPeerConnections(
  services: CodeServices & ConversationServices,
  onEvent: (event: PeerEvent) => void,
): PeerConnections {
  const opened = new Map<string, Conversations>();
  const codeHosts = new Map<number, CodeHost>();
  let isClosed = false;

  const keyOf = ({ seat, link }: Omit<Peer, 'id'>): string => `${link} ${seat}`;

  /** Puts conversations in the place of those of the same seat over transports of the same kind. */
  function replace(from: Omit<Peer, 'id'>, conversations: Conversations): void {
    opened.get(keyOf(from))?.close();
    opened.set(keyOf(from), conversations);
    if (isClosed) conversations.close();
  }

  /** Replaces the conversations of a seat over transports of this kind by new ones. */
  function conversationsOf(seat: number | undefined, link: TransportKind): Conversations {
    const conversations = openConversations(services, { seat, link }, onEvent);
    replace({ seat, link }, conversations);
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
      if (link) conversations.use(link);
    },
    openRoom: async (invitation, helpers, seat) => {
      // Closes the earlier room first: until that is left, the library returns it instead of a new one.
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
    offer: (seat) => codeHostOf(seat).offer(),
    takeAnswer: async (code) => {
      // An answer belongs to at most one offer.
      for (const host of codeHosts.values()) {
        const taken = await host.take(code);
        const isElsewhere = !taken.ok && isOtherOffer(taken.error);
        if (!isElsewhere) return taken;
      }
      return err({ code: 'BAD_CODE', fault: 'OTHER_OFFER' });
    },
    answer: async (offer) => {
      const from = { seat: undefined, link: 'code' } as const;
      const conversations = openConversations(services, from, onEvent);
      const answered = await answerOffer(offer, services, conversations.onLinkEvent);
      // A connection that was only lost for a while may come back, so a mistyped code does not end it.
      if (!answered.ok) return answered;
      replace(from, conversations);
      conversations.use(answered.value.link);
      return ok(answered.value.code);
    },
    close: () => {
      isClosed = true;
      for (const conversations of opened.values()) conversations.close();
    },
  };
}
