/** A page that only opens transports, which tests control. */
import type { PeerId } from '../../../src/net';
import {
  openPeerConnections,
  type Peer,
  type PeerEvent,
} from '../../../src/online/peer-connections';

const SEAT = 1;

const happenings: PeerEvent[] = [];
const peers = new Map<PeerId, Peer>();

const links = openPeerConnections(
  {
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    // Insecure pages have no `randomUUID`.
    newId: () => crypto.getRandomValues(new Uint32Array(2)).join('-').padEnd(8, '-'),
    iceServers: () => [],
  },
  (event) => {
    happenings.push(event);
    if (event.kind === 'peer-joined') peers.set(event.peer.id, event.peer);
    if (event.kind === 'peer-left') peers.delete(event.peer.id);
  },
);

window.end = {
  happenings: () => happenings,
  join: async (invitation, relays) => {
    const opened = await links.openRoom(invitation, { relays, iceServers: [] });
    return opened.ok ? undefined : opened.error;
  },
  offer: () => links.offer(SEAT),
  answer: links.answer,
  take: links.takeAnswer,
  say: (text) => {
    for (const peer of peers.values()) links.send(peer, text);
    return peers.size;
  },
};
