import { err, ok, type Result } from '../engine';
import {
  answerOffer,
  type CodeHost,
  type CodeServices,
  type Helpers,
  type Invitation,
  type Conversations,
  type ConversationServices,
  type LinkFailure,
  openCodeHost,
  openConversations,
  openRoomLink,
  openTabLink,
  type PeerId,
} from '../net';

/** How two pages are connected: within one browser, by relays, or by codes that people exchange. */
export type LinkKind = 'tab' | 'room' | 'code';

/** A page at the other end of a connection. */
export interface Peer {
  /** The seat that the connection leads to; undefined at a guest, whose connections lead to its host. */
  readonly seat: number | undefined;
  readonly link: LinkKind;
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
  /** The page at the other end has been loaded again: nothing said before holds. */
  | { readonly kind: 'peer-restarted'; readonly peer: Peer }
  | { readonly kind: 'peer-left'; readonly peer: Peer }
  /** Something keeps others from coming over a link. */
  | {
      readonly kind: 'link-failed';
      readonly seat: number | undefined;
      readonly failure: LinkFailure;
    }
  /** It does so no longer. */
  | {
      readonly kind: 'link-mended';
      readonly seat: number | undefined;
      readonly code: LinkFailure['code'];
    };

/** The connections of one page: those of a host lead to the seats of its guests, each to one. */
export interface Links {
  readonly send: (peer: Peer, text: string) => void;
  /** What binds to the connection with a peer; see `Link`. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Looks for others in tabs of this browser. */
  readonly openTab: (invitation: Invitation, seat?: number) => void;
  /** Looks for others far away, in a room that relays tell of; again, by other helpers. */
  readonly openRoom: (
    invitation: Invitation,
    helpers: Helpers,
    seat?: number,
  ) => Promise<Result<undefined, LinkFailure>>;
  /** A host makes a code for the guest of a seat. */
  readonly offer: (seat: number) => Promise<Result<string, LinkFailure>>;
  /** A host takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => Promise<Result<undefined, LinkFailure>>;
  /** A guest answers the code of its host with another, which the host has to be given. */
  readonly answer: (offer: string) => Promise<Result<string, LinkFailure>>;
  readonly close: () => void;
}

/** Asks one seat's codes after another: an answer belongs to one of the offers at most. */
async function takeAnswerFrom(
  [host, ...others]: readonly CodeHost[],
  code: string,
): Promise<Result<undefined, LinkFailure>> {
  if (!host) return err({ code: 'BAD_CODE', fault: 'OTHER_OFFER' });
  const taken = await host.take(code);
  if (taken.ok) return ok(undefined);
  const { error } = taken;
  return error.code === 'BAD_CODE' && error.fault === 'OTHER_OFFER'
    ? takeAnswerFrom(others, code)
    : taken;
}

/** Opens the connections of a page, none of which leads anywhere yet. */
export function openLinks(
  services: CodeServices & ConversationServices,
  onEvent: (event: PeerEvent) => void,
): Links {
  const opened = new Map<string, Conversations>();
  const codeHosts = new Map<number, CodeHost>();

  const keyOf = ({ seat, link }: Omit<Peer, 'id'>): string => `${link} ${seat}`;

  /** Begins anew with links of one kind to a seat. */
  function conversationsOf(seat: number | undefined, link: LinkKind): Conversations {
    const key = keyOf({ seat, link });
    opened.get(key)?.close();
    const peer = (id: PeerId): Peer => ({ seat, link, id });
    const conversations = openConversations(services, {
      onPeer: (id) => onEvent({ kind: 'peer-joined', peer: peer(id) }),
      onMessage: (id, text) => onEvent({ kind: 'peer-said', peer: peer(id), text }),
      onAway: (id) => onEvent({ kind: 'peer-away', peer: peer(id) }),
      onBack: (id) => onEvent({ kind: 'peer-back', peer: peer(id) }),
      onRestart: (id) => onEvent({ kind: 'peer-restarted', peer: peer(id) }),
      onGone: (id) => onEvent({ kind: 'peer-left', peer: peer(id) }),
      onFailure: (failure) => onEvent({ kind: 'link-failed', seat, failure }),
      onMended: (code) => onEvent({ kind: 'link-mended', seat, code }),
    });
    opened.set(key, conversations);
    return conversations;
  }

  function codeHostOf(seat: number): CodeHost {
    const before = codeHosts.get(seat);
    if (before) return before;
    const conversations = conversationsOf(seat, 'code');
    const host = openCodeHost(services, conversations.linkEvents);
    conversations.use(host);
    codeHosts.set(seat, host);
    return host;
  }

  return {
    send: (peer, text) => void opened.get(keyOf(peer))?.send(peer.id, text),
    binding: (peer) => opened.get(keyOf(peer))?.binding(peer.id),
    openTab: ({ room }, seat) => {
      const conversations = conversationsOf(seat, 'tab');
      const link = openTabLink(room, services.newId(), conversations.linkEvents);
      if (link.ok) conversations.use(link.value);
    },
    openRoom: async (invitation, helpers, seat) => {
      const conversations = conversationsOf(seat, 'room');
      const link = await openRoomLink(
        invitation,
        helpers,
        services.after,
        conversations.linkEvents,
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
      const answered = await answerOffer(offer, services, conversations.linkEvents);
      if (!answered.ok) return answered;
      conversations.use(answered.value.link);
      return ok(answered.value.code);
    },
    close: () => {
      for (const conversations of opened.values()) conversations.close();
    },
  };
}
