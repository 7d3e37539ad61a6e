import { isSignedBy, type KeyPair, signatureOf } from '../../net';
import { type GuestMessage, type HostMessage, PROTOCOL } from './messages';

// Neither side shows what proves it: each signs what the other has just made up, together with the
// keys of both and with what binds to this very connection. So nobody can say it again elsewhere or
// later, and nobody in between can pass it on.

export type Hello = Extract<GuestMessage, { readonly kind: 'hello' }>;
export type Challenge = Extract<HostMessage, { readonly kind: 'challenge' }>;

/** What a handshake is about; both sides sign it, each as itself. */
interface Handshake {
  readonly guest: Pick<Hello, 'key' | 'nonce'>;
  readonly host: Pick<Challenge, 'key' | 'nonce'>;
  /** What binds to the connection. */
  readonly binding: string;
}

// All parts but the last are of one length, so that no two handshakes have the same text.
const textFor = (side: 'guest' | 'host', { guest, host, binding }: Handshake): string =>
  ['scraebbkle', side, guest.nonce, host.nonce, guest.key, host.key, binding].join('/');

/** A guest asks for its seat; the nonce is to be as new as the connection. */
export const hello = ({ publicKey }: KeyPair, nonce: string): Hello => ({
  kind: 'hello',
  version: PROTOCOL,
  key: publicKey,
  nonce,
});

/** What a host waits for that has challenged a guest. */
export interface AwaitedProof {
  readonly key: string;
  readonly text: string;
}

/** A host proves who it is, and asks the guest to do so; the nonce is to be new. */
export function challenge(
  own: KeyPair,
  guest: Hello,
  nonce: string,
  binding: string,
): { readonly message: Challenge; readonly awaited: AwaitedProof } {
  const handshake: Handshake = { guest, host: { key: own.publicKey, nonce }, binding };
  const signature = signatureOf(textFor('host', handshake), own);
  return {
    message: { kind: 'challenge', ...handshake.host, signature },
    awaited: { key: guest.key, text: textFor('guest', handshake) },
  };
}

/** A guest's signature in answer to a challenge; undefined where nobody of that key has made it. */
export function proof(
  own: KeyPair,
  nonce: string,
  { key, nonce: hostNonce, signature }: Challenge,
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

/** Whether a signature is what was waited for. */
export const isProof = ({ key, text }: AwaitedProof, signature: string): boolean =>
  isSignedBy(key, text, signature);
