import { keyPairOf } from '../../src/net';
import { virtualClock } from './virtual-clock';
import { valueOf } from './results';
import {
  challenge,
  formatMessage,
  type GuestMessage,
  openGuest,
  parseGuestMessage,
  type SavedGuest,
  type Standing,
} from './online-doors';

/** The keys of the host that a lone guest knows. */
export const HOST_KEYS = keyPairOf('c'.repeat(64));

/** What a lone guest begins with. */
export const LONE_GUEST: SavedGuest = {
  secretKey: 'a'.repeat(64),
  host: HOST_KEYS.publicKey,
  name: 'Bob',
  shares: undefined,
  sent: undefined,
};

const bindingTo = (peer: string): string => `${peer},the guest`;

/** A guest without lines, on a clock that a test lets go on, and what it says to whom. */
export function loneGuest(
  options: {
    readonly saved?: SavedGuest;
    readonly isInvitedBy?: (publicKey: string) => boolean;
    readonly binding?: (peer: string) => string;
  } = {},
) {
  const clock = virtualClock();
  const said: (readonly [peer: string, message: GuestMessage])[] = [];
  const binding = options.binding ?? bindingTo;
  let saved = options.saved ?? LONE_GUEST;
  let standing: Standing | undefined;
  let falseHosts = 0;
  let nonces = 0;
  const nonce = (): string => String(nonces++).padStart(32, '0');
  const guest = openGuest(saved, {
    after: clock.after,
    send: (peer, text) => void said.push([peer, valueOf(parseGuestMessage(text))]),
    binding,
    nonce,
    random: () => 'b'.repeat(64),
    isInvitedBy: options.isInvitedBy ?? (() => true),
    save: async (next) => {
      saved = next;
    },
    onTable: () => {},
    onPlaces: () => {},
    onStanding: (next) => {
      standing = next;
    },
    onFalseHost: () => {
      falseHosts++;
    },
    onDraws: () => {},
  });
  const saidTo = (peer: string): readonly GuestMessage[] =>
    said.flatMap(([to, message]) => (to === peer ? [message] : []));

  /** What somebody with these keys has to say to the last greeting that a peer has had. */
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
    /** Whom the guest has asked for its seat, in order. */
    asked: () => said.flatMap(([peer, { kind }]) => (kind === 'hello' ? [peer] : [])),
    challengeFor,
    /** A peer proves to be the host. */
    prove: (peer: string): void => guest.onMessage(peer, challengeFor(peer)),
    saved: () => saved,
    standing: () => standing,
    falseHosts: () => falseHosts,
  };
}
