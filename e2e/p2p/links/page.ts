/** A page with nothing but links: a test does with them what it likes, and sees what they tell. */
import { err, ok } from '../../../src/engine';
import {
  answerOffer,
  type CodeHost,
  type CodeServices,
  type ConversationServices,
  openCodeHost,
  openConversations,
  openRoomLink,
} from '../../../src/net';
import type { Happening } from './end';

const services: ConversationServices & CodeServices = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  // Not by `randomUUID`, which an insecure page lacks.
  newId: () => crypto.getRandomValues(new Uint32Array(2)).join('-').padEnd(8, '-'),
  iceServers: () => [],
};

const happenings: Happening[] = [];
const peers = new Set<string>();

const lines = openConversations(services, {
  onPeer: (peer) => {
    peers.add(peer);
    happenings.push({ kind: 'peer', peer });
  },
  onGone: (peer) => {
    peers.delete(peer);
    happenings.push({ kind: 'gone', peer });
  },
  onMessage: (peer, text) => void happenings.push({ kind: 'message', peer, text }),
  onAway: (peer) => void happenings.push({ kind: 'away', peer }),
  onBack: (peer) => void happenings.push({ kind: 'back', peer }),
  onRestart: (peer) => void happenings.push({ kind: 'restart', peer }),
  onFailure: (failure) => void happenings.push({ kind: 'failure', failure }),
  onMended: (code) => void happenings.push({ kind: 'mended', code }),
});

let host: CodeHost | undefined;

function openHost(): CodeHost {
  host ??= openCodeHost(services, lines.linkEvents);
  lines.use(host);
  return host;
}

window.end = {
  happenings: () => happenings,
  join: async (invitation, relays) => {
    const helpers = { relays, iceServers: services.iceServers() };
    const opened = await openRoomLink(invitation, helpers, services.after, lines.linkEvents);
    if (!opened.ok) return opened.error;
    lines.use(opened.value);
    return undefined;
  },
  offer: () => openHost().offer(),
  answer: async (offer) => {
    const answered = await answerOffer(offer, services, lines.linkEvents);
    if (!answered.ok) return err(answered.error);
    lines.use(answered.value.link);
    return ok(answered.value.code);
  },
  take: (answer) => openHost().take(answer),
  say: (text) => [...peers].filter((peer) => lines.send(peer, text)).length,
};
