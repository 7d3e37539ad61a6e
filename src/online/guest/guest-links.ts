import {
  answerOffer,
  type CodeServices,
  type Helpers,
  type Invitation,
  type Conversations,
  type ConversationServices,
  type LinkFailure,
  openConversations,
  openRoomLink,
  openTabLink,
} from '../../net';
import { ok, type Result } from '../../engine';
import type { Peer } from '../host/places';

/** What comes over the ways to a host. */
export interface GuestLinksEvents {
  readonly onPeer: (peer: Peer) => void;
  readonly onMessage: (peer: Peer, text: string) => void;
  readonly onAway: (peer: Peer) => void;
  readonly onBack: (peer: Peer) => void;
  readonly onGone: (peer: Peer) => void;
  readonly onFailure: (failure: LinkFailure) => void;
  readonly onMended: (code: LinkFailure['code']) => void;
}

/** The ways by which a guest comes to its host. */
export interface GuestLinks {
  readonly send: (peer: Peer, text: string) => void;
  /** What binds to the connection with a peer; see `Link`. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Looks for the host in another tab of this browser. */
  readonly openTab: (invitation: Invitation) => void;
  /** Looks for the host far away, in a room that relays tell of. */
  readonly openRoom: (
    invitation: Invitation,
    helpers: Helpers,
  ) => Promise<Result<undefined, LinkFailure>>;
  /** Answers the host's code with another, which the host has to be given. */
  readonly answer: (offer: string) => Promise<Result<string, LinkFailure>>;
  readonly close: () => void;
}

type Way = 'tab' | 'room' | 'code';

/** Opens the ways of a guest, none of which leads anywhere yet. */
export function openGuestLinks(
  services: CodeServices & ConversationServices,
  events: GuestLinksEvents,
): GuestLinks {
  const lines = new Map<Way, Conversations>();

  function linesOf(way: Way): Conversations {
    lines.get(way)?.close();
    const nameOf = (peer: string): Peer => `${way}/${peer}`;
    const opened = openConversations(services, {
      onPeer: (peer) => events.onPeer(nameOf(peer)),
      onMessage: (peer, text) => events.onMessage(nameOf(peer), text),
      onAway: (peer) => events.onAway(nameOf(peer)),
      onBack: (peer) => events.onBack(nameOf(peer)),
      onGone: (peer) => events.onGone(nameOf(peer)),
      onRestart: (peer) => {
        events.onGone(nameOf(peer));
        events.onPeer(nameOf(peer));
      },
      onFailure: events.onFailure,
      onMended: events.onMended,
    });
    lines.set(way, opened);
    return opened;
  }

  /** The lines by which a peer has come, and how they know it. */
  function whereIs(peer: Peer): readonly [lines: Conversations | undefined, name: string] {
    const [way = '', ...name] = peer.split('/');
    const isWay = way === 'tab' || way === 'room' || way === 'code';
    return [isWay ? lines.get(way) : undefined, name.join('/')];
  }

  return {
    send: (peer, text) => {
      const [among, name] = whereIs(peer);
      among?.send(name, text);
    },
    binding: (peer) => {
      const [among, name] = whereIs(peer);
      return among?.binding(name);
    },
    openTab: ({ room }) => {
      const opened = linesOf('tab');
      const link = openTabLink(room, services.newId(), opened.linkEvents);
      if (link.ok) opened.use(link.value);
    },
    openRoom: async (invitation, helpers) => {
      const opened = linesOf('room');
      const link = await openRoomLink(invitation, helpers, services.after, opened.linkEvents);
      if (!link.ok) return link;
      opened.use(link.value);
      return ok(undefined);
    },
    answer: async (offer) => {
      const opened = linesOf('code');
      const answered = await answerOffer(offer, services, opened.linkEvents);
      if (!answered.ok) return answered;
      opened.use(answered.value.link);
      return ok(answered.value.code);
    },
    close: () => {
      for (const each of lines.values()) each.close();
    },
  };
}
