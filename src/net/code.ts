import { err, ok, type Result } from '../engine';
import {
  MAX_ALL_CANDIDATES,
  type IceCandidate,
  type Description,
  type DescriptionKind,
  LENGTH_RANGES,
} from './description';
import { bitsOf, bitsOfAll, bitsOfLetters, type BitReader, lettersOfBits, readBits } from './bits';
import type { CodeFault, TransportFailure } from './transport';

/**
 * Base64 with `-` for `/`, as in URLs, but with `+` kept: chat programs take two underscores for markup and
 * remove them.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** The alphabet of ICE user names and passwords (RFC 8839), six bits a letter. */
const ICE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Some browsers use only these, so four bits a letter are enough. */
const HEX_LETTERS = '0123456789abcdef';

const VERSION = 1;
const KINDS: readonly DescriptionKind[] = ['offer', 'active', 'passive'];
const ADDRESS_KINDS = ['mdns', 'ipv4', 'ipv6'] as const;
const CHECKSUM_LETTERS = 4;

/** Maximum code length, in characters: above seven 128-bit candidates with the longest name and password. */
const MAX_CODE_LENGTH = 400;

export interface Code {
  readonly description: Description;
  /** The id of the offer that this answers; empty in an offer. */
  readonly answers: string;
}

/** The id of an offer: its checksum, the last four letters of its code. */
export const offerIdOf = (code: string): string => code.slice(-CHECKSUM_LETTERS);

/** 24-bit checksum (FNV-1a, folded). */
function checksumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return lettersOfBits(bitsOf((hash ^ (hash >>> 24)) & 0xffffff, 24), LETTERS);
}

const candidateBits = ({ kind, address, port }: IceCandidate): string =>
  [
    bitsOf(kind === 'host' ? 0 : 1, 1),
    bitsOf(ADDRESS_KINDS.indexOf(address.kind), 2),
    bitsOfAll(address.bytes, 8),
    bitsOf(port, 16),
  ].join('');

function takeCandidate(reader: BitReader): IceCandidate | undefined {
  const kind = reader.take(1) === 0 ? 'host' : 'srflx';
  const addressKind = ADDRESS_KINDS[reader.take(2)];
  if (!addressKind) return undefined;
  const bytes = reader.takeAll(addressKind === 'ipv4' ? 4 : 16, 8);
  const port = reader.take(16);
  return port > 0 ? { kind, address: { kind: addressKind, bytes }, port } : undefined;
}

/**
 * Packs a description into a short text; an answer also contains the id of its offer. Fields with their sizes
 * in bits: version (4), kind (2), in an answer the offer id (24), whether name and password are hexadecimal
 * (1), their lengths above the minimum (5, 6), both texts, fingerprint (256), number of candidates (3). Each
 * candidate has its kind (1), address type (2), address and port (16). A checksum of four letters follows.
 */
export function formatCode({ description, answers }: Code): string {
  const { kind, name, password, fingerprint, candidates } = description;
  const isHex = /^[\da-f]*$/.test(name + password);
  const bits = [
    bitsOf(VERSION, 4),
    bitsOf(KINDS.indexOf(kind), 2),
    bitsOfLetters(answers, LETTERS) ?? '',
    bitsOf(isHex ? 1 : 0, 1),
    bitsOf(name.length - LENGTH_RANGES.name[0], 5),
    bitsOf(password.length - LENGTH_RANGES.password[0], 6),
    bitsOfLetters(name + password, isHex ? HEX_LETTERS : ICE_LETTERS) ?? '',
    bitsOfAll(fingerprint, 8),
    bitsOf(candidates.length, 3),
    ...candidates.map(candidateBits),
  ].join('');
  const body = lettersOfBits(bits, LETTERS);
  return body + checksumOf(body);
}

export const badCode = (
  fault: CodeFault,
): { readonly ok: false; readonly error: TransportFailure } => err({ code: 'BAD_CODE', fault });

/** Parses an untrusted code. Ignores white space, since mail programs break long words. */
export function parseCode(text: string): Result<Code, TransportFailure> {
  if (text.length > 2 * MAX_CODE_LENGTH) return badCode('LENGTH');
  const code = text.replace(/\s/g, '');
  if (code.length <= CHECKSUM_LETTERS || code.length > MAX_CODE_LENGTH) return badCode('LENGTH');
  const body = code.slice(0, -CHECKSUM_LETTERS);
  const bits = bitsOfLetters(code, LETTERS);
  if (bits === undefined) return badCode('CHARACTER');
  const reader = readBits(bits.slice(0, 6 * body.length));
  if (reader.take(4) !== VERSION) return badCode('VERSION');
  if (checksumOf(body) !== offerIdOf(code)) return badCode('CHECKSUM');

  const kind = KINDS[reader.take(2)];
  if (kind === undefined) return badCode('CONTENT');
  const answers = kind === 'offer' ? '' : reader.takeText(CHECKSUM_LETTERS, LETTERS);
  const letters = reader.take(1) === 1 ? HEX_LETTERS : ICE_LETTERS;
  const nameLength = reader.take(5) + LENGTH_RANGES.name[0];
  const passwordLength = reader.take(6) + LENGTH_RANGES.password[0];
  const name = reader.takeText(nameLength, letters);
  const password = reader.takeText(passwordLength, letters);
  const fingerprint = reader.takeAll(32, 8);
  const count = reader.take(3);
  const candidates = Array.from({ length: Math.min(count, MAX_ALL_CANDIDATES) }, () =>
    takeCandidate(reader),
  );
  const known = candidates.filter((each) => each !== undefined);
  if (reader.isOverrun() || known.length < count || !/^0{0,5}$/.test(reader.rest())) {
    return badCode('CONTENT');
  }
  const description = { kind, name, password, fingerprint, candidates: known };
  const read: Code = { description, answers };
  // Reject non-canonical encodings: each description has exactly one code.
  return formatCode(read) === code ? ok(read) : badCode('CONTENT');
}
