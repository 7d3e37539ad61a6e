/** The encodings in which texts from outside are read. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A text from outside, and the encoding that it was taken to be in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Bytes that are looked at to tell the encoding of a file without a mark. */
const PREFIX_BYTES = 1000;

/** Of so many bytes of a text in UTF-16 one is zero at least: line ends have one, where letters have none. */
const BYTES_A_ZERO = 40;

/**
 * The encoding of a file by its mark; without one, by its zero bytes. A text in UTF-8 has none, or some by mistake;
 * in UTF-16 nearly all of them are the first bytes of pairs, or the second.
 */
function encodingOf(bytes: Uint8Array): Encoding {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xff_fe) return 'utf-16le';
  if (mark === 0xfe_ff) return 'utf-16be';
  const zeros = [0, 0];
  const prefix = bytes.subarray(0, PREFIX_BYTES);
  for (const [index, byte] of prefix.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd === even || Math.max(odd, even) * BYTES_A_ZERO < prefix.length) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text of bytes in UTF-8; undefined if they are something else. */
function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text whose lines end in LF, where they ended in CR alone as on old systems. */
export const withLineFeeds = (text: string): string =>
  text.includes('\n') ? text : text.replaceAll('\r', '\n');

/**
 * Reads bytes as a text: by its mark, in UTF-16 that has none, or in UTF-8. What is none of these is read in
 * Windows-1252, which holds ISO-8859-1, if `mayGuess`; else in UTF-8, with a mark in place of what cannot be read.
 */
export function decodeText(bytes: Uint8Array, mayGuess: boolean): DecodedText {
  const told = encodingOf(bytes);
  const plain = told === 'utf-8' && mayGuess ? utf8Text(bytes) : undefined;
  const encoding = told === 'utf-8' && mayGuess && plain === undefined ? 'windows-1252' : told;
  return { encoding, text: withLineFeeds(plain ?? new TextDecoder(encoding).decode(bytes)) };
}
