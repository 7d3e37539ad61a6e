import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** An Ed25519 key pair (RFC 8032); each key has 64 hexadecimal digits. */
export interface KeyPair {
  readonly publicKey: string;
  /** Never leaves this browser. */
  readonly secretKey: string;
}

/** Derives the key pair from a secret key: any 32 random bytes, as 64 hexadecimal digits. */
export const keyPairOf = (secretKey: string): KeyPair => ({
  publicKey: bytesToHex(ed25519.getPublicKey(hexToBytes(secretKey))),
  secretKey,
});

/** Signs a text: 128 hexadecimal digits. */
export const signatureOf = (text: string, { secretKey }: KeyPair): string =>
  bytesToHex(ed25519.sign(utf8ToBytes(text), hexToBytes(secretKey)));

/** Whether the signature is valid for the text and public key. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean =>
  // Strict RFC 8032: under ZIP 215, a key of small order would accept a signature for any text.
  ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), {
    zip215: false,
  });
