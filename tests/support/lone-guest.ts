import { keyPairOf, type Invitation } from '../../src/net';
import { settled } from './fake-services';
import { valueOf } from './results';
import { challenge } from '../../src/online/wire/handshake';
import {
  formatMessage,
  type GuestMessage,
  parseGuestMessage,
} from '../../src/online/wire/messages';
import type { GuestStatus } from '../../src/online/guest/state';
import { type SavedGuest, parseKeptGuest } from '../../src/online/wire/kept-guest';
import { openGuest } from '../../src/online/guest/page';
import type { Peer, PeerEvent } from '../../src/online/peer-connections';
import { virtualClock } from './virtual-clock';

export const HOST_KEYS = keyPairOf('c'.repeat(64));

export const LONE_GUEST: SavedGuest = {
  secretKey: 'a'.repeat(64),
  host: HOST_KEYS.publicKey,
  name: 'Bob',
  shares: undefined,
  sent: undefined,
  invitation: undefined,
  helpers: undefined,
  game: undefined,
  abandoned: [],
  unproved: 0,
};

const bindingTo = (peer: string): string => `${peer},the guest`;

const peerOf = (id: string): Peer => ({ seat: undefined, link: 'room', id });

/** A guest without a network, with a clock that the test controls and a log of its messages. */
export function loneGuest(
  options: {
    readonly saved?: SavedGuest;
    /** Its parts in tables that it has left. */
    readonly left?: readonly SavedGuest[];
    /** Replaces the host’s key, which is unknown in that case. */
    readonly invitation?: Invitation;
    readonly binding?: (peer: string) => string;
  } = {},
) {
  const clock = virtualClock();
  const said: (readonly [peer: string, message: GuestMessage])[] = [];
  const { binding = bindingTo, invitation, left = [] } = options;
  const first = options.saved ?? LONE_GUEST;
  let saved = invitation ? { ...first, host: undefined, invitation } : first;
  let hasMetFalseHost = false;
  let falseHosts = 0;
  let nonces = 0;
  const nonce = (): string => String(nonces++).padStart(32, '0');
  let onEvent: (event: PeerEvent) => void = () => {};
  const page = openGuest(
    saved,
    {
      ...clock,
      newId: () => 'unused',
      iceServers: () => [],
      random: (bytes) =>
        new Uint8Array(bytes === 16 ? Buffer.from(nonce(), 'hex') : Buffer.alloc(bytes, 0xbb)),
      keep: async (text) => {
        saved = valueOf(parseKeptGuest(JSON.parse(text)));
      },
      leftPart: async (key) => left.find(({ host }) => host === key),
    },
    {
      onTable: () => {},
      onView: (view) => {
        if (view.hasMetFalseHost && !hasMetFalseHost) falseHosts++;
        hasMetFalseHost = view.hasMetFalseHost;
      },
    },
    false,
    (_services, listener) => {
      onEvent = listener;
      return {
        send: (peer, text) => void said.push([peer.id, valueOf(parseGuestMessage(text))]),
        binding: (peer) => binding(peer.id),
        openTab: () => {},
        openRoom: () => Promise.reject(new Error('A lone guest looks for nobody')),
        offer: () => Promise.reject(new Error('A guest makes no offer')),
        takeAnswer: () => Promise.reject(new Error('A guest takes no answer')),
        answer: () => Promise.reject(new Error('A lone guest is offered nothing')),
        close: () => {},
      };
    },
  );
  const come = async (event: PeerEvent): Promise<void> => {
    onEvent(event);
    await settled();
  };
  const guest = {
    onPeer: (id: string) => come({ kind: 'peer-joined', peer: peerOf(id) }),
    onMessage: (id: string, text: string) =>
      come({ kind: 'message-received', peer: peerOf(id), text }),
    onAway: (id: string) => come({ kind: 'peer-away', peer: peerOf(id) }),
    onBack: (id: string) => come({ kind: 'peer-back', peer: peerOf(id) }),
    onGone: (id: string) => come({ kind: 'peer-left', peer: peerOf(id) }),
  };
  const saidTo = (peer: string): readonly GuestMessage[] =>
    said.flatMap(([to, message]) => (to === peer ? [message] : []));

  /** The reply of a party with these keys to the last `hello` sent to a peer. */
  function challengeFor(peer: string, keys = HOST_KEYS): string {
    const greeting = saidTo(peer).findLast(({ kind }) => kind === 'hello');
    if (greeting?.kind !== 'hello') throw new Error(`Nobody has greeted ${peer}`);
    return formatMessage(challenge(keys, greeting, nonce(), binding(peer)).message);
  }

  return {
    guest,
    clock,
    said: () => said,
    saidTo,
    /** Peers asked for the seat, in order. */
    asked: () => said.flatMap(([peer, { kind }]) => (kind === 'hello' ? [peer] : [])),
    challengeFor,
    prove: (peer: string): Promise<void> => guest.onMessage(peer, challengeFor(peer)),
    saved: () => saved,
    status: (): GuestStatus | undefined => page.view().status,
    draws: () => page.view().draws,
    falseHosts: () => falseHosts,
  };
}
