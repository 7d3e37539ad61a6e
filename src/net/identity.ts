import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Who somebody is, for others: an Ed25519 key pair (RFC 8032), 64 hexadecimal digits each. */
export interface KeyPair {
  readonly publicKey: string;
  /** Told to nobody. */
  readonly secretKey: string;
}

/** The key pair of a secret key, for which any 32 random bytes will do. */
export const keyPairOf = (secretKey: string): KeyPair => ({
  publicKey: bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey))),
  secretKey,
});

/** Signs a text: 128 hexadecimal digits. */
export const signatureOf = (text: string, { secretKey }: KeyPair): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secretKey)));

/** Whether a text has been signed by whoever has the other half of a public key. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  // By the letter of RFC 8032: a key of small order would take a signature for any text's.
  ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), {
    zip215: false,
  });
