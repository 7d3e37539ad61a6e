import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A short name that bytes have and no others, whatever pieces they come in: their SHA-256 in base 16. */
export function fingerprintOf(pieces: Iterable<Uint8Array>): string {
  const hash = sha256.create();
  for (const piece of pieces) hash.update(piece);
  return bytesToHex(hash.digest());
}
