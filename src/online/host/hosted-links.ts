import {
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
} from '../../net';
import { err, ok, type Result } from '../../engine';
import type { Peer } from './places';

/** What comes over the ways to the seats of guests. */
export interface HostedLinksEvents {
  readonly onMessage: (seat: number, peer: Peer, text: string) => void;
  readonly onAway: (peer: Peer) => void;
  readonly onBack: (peer: Peer) => void;
  readonly onGone: (peer: Peer) => void;
  /** Something keeps guests away from a seat. */
  readonly onFailure: (seat: number, failure: LinkFailure) => void;
  /** It does so no longer. */
  readonly onMended: (seat: number, code: LinkFailure['code']) => void;
}

/** The ways by which guests come to their seats, a way of its own to each. */
export interface HostedLinks {
  readonly send: (peer: Peer, text: string) => void;
  /** What binds to the connection with a peer; see `Link`. */
  readonly binding: (peer: Peer) => string | undefined;
  /** Lets guests come to these seats from far away, by rooms that relays tell of; again, by others. */
  readonly openRooms: (
    helpers: Helpers,
    seats: readonly number[],
  ) => Promise<Result<undefined, LinkFailure>>;
  /** Makes a code for the guest of a seat. */
  readonly offer: (seat: number) => Promise<Result<string, LinkFailure>>;
  /** Takes the code that a guest has made in answer. */
  readonly takeAnswer: (code: string) => Promise<Result<undefined, LinkFailure>>;
  readonly close: () => void;
}

/** How a guest has come. */
type Way = 'tab' | 'room' | 'code';

/**
 * Opens the ways to the seats that guests are invited to. Tabs of this browser find their way at once;
 * nobody else is asked for anything yet.
 */
export function openHostedLinks(
  invitations: ReadonlyMap<number, Invitation>,
  services: CodeServices & ConversationServices,
  events: HostedLinksEvents,
): HostedLinks {
  const lines = new Map<string, Conversations>();
  const codeHosts = new Map<number, CodeHost>();

  const keyOf = (seat: number, way: Way): string => `${seat}/${way}`;

  function linesOf(seat: number, way: Way): Conversations {
    const key = keyOf(seat, way);
    lines.get(key)?.close();
    const nameOf = (peer: string): Peer => `${key}/${peer}`;
    const opened = openConversations(services, {
      onPeer: () => {},
      onMessage: (peer, text) => events.onMessage(seat, nameOf(peer), text),
      onAway: (peer) => events.onAway(nameOf(peer)),
      onBack: (peer) => events.onBack(nameOf(peer)),
      onGone: (peer) => events.onGone(nameOf(peer)),
      // Whoever begins anew says so, and is given its seat then.
      onRestart: (peer) => events.onGone(nameOf(peer)),
      onFailure: (failure) => events.onFailure(seat, failure),
      onMended: (code) => events.onMended(seat, code),
    });
    lines.set(key, opened);
    return opened;
  }

  function codeHostOf(seat: number): CodeHost {
    const before = codeHosts.get(seat);
    if (before) return before;
    const opened = linesOf(seat, 'code');
    const host = openCodeHost(services, opened.linkEvents);
    opened.use(host);
    codeHosts.set(seat, host);
    return host;
  }

  async function openRoom(seat: number, invitation: Invitation, helpers: Helpers) {
    const opened = linesOf(seat, 'room');
    const link = await openRoomLink(invitation, helpers, services.after, opened.linkEvents);
    if (link.ok) opened.use(link.value);
    return link;
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

  for (const [seat, { room }] of invitations) {
    const opened = linesOf(seat, 'tab');
    const link = openTabLink(room, services.newId(), opened.linkEvents);
    if (link.ok) opened.use(link.value);
  }

  /** The lines by which a peer has come, and how they know it. */
  function whereIs(peer: Peer): readonly [lines: Conversations | undefined, name: string] {
    const [seat = '', way = '', ...name] = peer.split('/');
    return [lines.get(`${seat}/${way}`), name.join('/')];
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
    openRooms: async (helpers, seats) => {
      const opened = await Promise.all(
        [...invitations]
          .filter(([seat]) => seats.includes(seat))
          .map(([seat, invitation]) => openRoom(seat, invitation, helpers)),
      );
      const failed = opened.find((link) => !link.ok);
      return !failed || failed.ok ? ok(undefined) : failed;
    },
    offer: async (seat) => {
      const offered = await codeHostOf(seat).offer();
      return offered.ok ? ok(offered.value.code) : offered;
    },
    takeAnswer: (code) => takeAnswerFrom([...codeHosts.values()], code),
    close: () => {
      for (const each of lines.values()) each.close();
    },
  };
}
