import { isSignedBy, type KeyPair, signatureOf } from '../../net';
import { type GuestMessageOf, type HostMessageOf, PROTOCOL } from './messages';

// Mutual authentication. Each side signs the other's fresh nonce, both keys and the channel binding.
// This prevents replay and man-in-the-middle attacks.

export type Hello = GuestMessageOf<'hello'>;
export type HandshakeChallenge = HostMessageOf<'challenge'>;

/** The content that both sides sign, each with its side as the prefix. */
interface Handshake {
  readonly guest: Pick<Hello, 'key' | 'nonce'>;
  readonly host: Pick<HandshakeChallenge, 'key' | 'nonce'>;
  readonly binding: string;
}

// An unambiguous encoding: no part but the last may contain a slash.
const textFor = (side: 'guest' | 'host', { guest, host, binding }: Handshake): string =>
  ['scraebbkle', side, guest.nonce, host.nonce, guest.key, host.key, binding].join('/');

/** The first message of a guest; the nonce must be new for each connection. */
export const hello = ({ publicKey }: KeyPair, nonce: string): Hello => ({
  kind: 'hello',
  version: PROTOCOL,
  key: publicKey,
  nonce,
});

/** The proof that a host expects after a challenge. */
export interface AwaitedProof {
  readonly key: string;
  readonly text: string;
}

/** Signs a guest's hello with the host's key; the nonce must be new. */
export function challenge(
  own: KeyPair,
  guest: Hello,
  nonce: string,
  binding: string,
): { readonly message: HandshakeChallenge; readonly awaited: AwaitedProof } {
  const handshake: Handshake = { guest, host: { key: own.publicKey, nonce }, binding };
  const signature = signatureOf(textFor('host', handshake), own);
  return {
    message: { kind: 'challenge', ...handshake.host, signature },
    awaited: { key: guest.key, text: textFor('guest', handshake) },
  };
}

/** Answers a challenge with the guest's signature; undefined if the host's signature is not valid. */
export function proof(
  own: KeyPair,
  nonce: string,
  { key, nonce: hostNonce, signature }: HandshakeChallenge,
  binding: string,
): string | undefined {
  const handshake: Handshake = {
    guest: { key: own.publicKey, nonce },
    host: { key, nonce: hostNonce },
    binding,
  };
  return isSignedBy(key, textFor('host', handshake), signature)
    ? signatureOf(textFor('guest', handshake), own)
    : undefined;
}

export const isProof = ({ key, text }: AwaitedProof, signature: string): boolean =>
  isSignedBy(key, text, signature);
