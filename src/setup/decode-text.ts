type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Number of bytes examined to detect the encoding of a file without a byte order mark. */
const PREFIX_BYTES = 1000;

/** At least one byte in this many is zero in a UTF-16 text: line ends contain one even if the letters do not. */
const BYTES_PER_ZERO = 40;

/**
 * Detects the encoding by the byte order mark, or else by zero bytes. UTF-8 has none, except by mistake. In UTF-16
 * nearly all of them are at even offsets, or nearly all at odd ones.
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
  if (odd === even || Math.max(odd, even) * BYTES_PER_ZERO < prefix.length) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Replaces CR line ends, as on old systems, by LF if a text has only those. */
export const withLineFeeds = (text: string): string =>
  text.includes('\n') ? text : text.replaceAll('\r', '\n');

/**
 * Decodes a text in UTF-16 or UTF-8. Other bytes are decoded as Windows-1252, a superset of ISO-8859-1, if
 * `mayGuess`; otherwise as UTF-8 with replacement characters.
 */
export function decodeText(bytes: Uint8Array, mayGuess: boolean): DecodedText {
  const told = encodingOf(bytes);
  const plain = told === 'utf-8' && mayGuess ? utf8Text(bytes) : undefined;
  const encoding = told === 'utf-8' && mayGuess && plain === undefined ? 'windows-1252' : told;
  return { encoding, text: withLineFeeds(plain ?? new TextDecoder(encoding).decode(bytes)) };
}
