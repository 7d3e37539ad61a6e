import { err, MAX_BYTES, MAX_LENGTH, ok, type Result, SCRIPT_LIMITS } from '../engine';
import type { FileKind, FileUnavailable } from './files';
import type { WordList } from './word-list';

export { parseBoardFile } from '../engine';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

interface DecodedText {
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

/** Decodes bytes in a named encoding; returns undefined if the name is unknown or the bytes are invalid. */
function decodedAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Replaces CR line ends, as on old systems, by LF if a text has only those. */
const withLineFeeds = (text: string): string =>
  text.includes('\n') ? text : text.replaceAll('\r', '\n');

/**
 * Decodes a text in UTF-16 or UTF-8. Other bytes are decoded as Windows-1252, a superset of ISO-8859-1, if
 * `mayGuess`; otherwise as UTF-8 with replacement characters.
 */
export function decodeText(bytes: Uint8Array, mayGuess: boolean): DecodedText {
  const detected = encodingOf(bytes);
  const plain = detected === 'utf-8' && mayGuess ? decodedAs(bytes, 'utf-8') : undefined;
  const encoding =
    detected === 'utf-8' && mayGuess && plain === undefined ? 'windows-1252' : detected;
  return { encoding, text: withLineFeeds(plain ?? new TextDecoder(encoding).decode(bytes)) };
}

/** Decodes a GCG file in the encoding that its first line names, or else in the detected one. */
export function decodeGcg(bytes: Uint8Array): string {
  const plain = new TextDecoder('windows-1252').decode(bytes.slice(0, 200));
  const [, named] = /^#character-encoding\s+(\S+)/i.exec(plain) ?? [];
  const text = named === undefined ? undefined : decodedAs(bytes, named);
  return text === undefined ? decodeText(bytes, true).text : withLineFeeds(text);
}

/** Maximum size of each kind of file, in bytes. */
const MAX_FILE_BYTES: Readonly<Record<FileKind, number>> = {
  plain: MAX_BYTES.plainFile,
  ruleBook: MAX_LENGTH.ruleBook,
  script: SCRIPT_LIMITS.bytes,
  record: MAX_LENGTH.record,
  /** Enough for thousands of games. */
  archive: 500_000_000,
  wordList: MAX_BYTES.wordList,
};

/** Reads and decodes a file, unless it is too large for its kind. */
async function read<T>(
  file: File,
  kind: FileKind,
  decode: (bytes: Uint8Array) => T,
): Promise<Result<T, FileUnavailable>> {
  const max = MAX_FILE_BYTES[kind];
  if (file.size > max) return err({ code: 'FILE_TOO_LARGE', max });
  try {
    return ok(decode(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}

/** Reads the text of a file. A wrong guess of the encoding would change the letters of a tile set. */
export const readText = (file: File, kind: FileKind): Promise<Result<string, FileUnavailable>> =>
  read(file, kind, (bytes) => decodeText(bytes, false).text);

export const readGcgFile = (file: File): Promise<Result<string, FileUnavailable>> =>
  read(file, 'plain', decodeGcg);

/** Reads a word list; decodes it as Windows-1252 if it is not UTF-8, and then sets `isGuessed`. */
export const readList = (file: File, name: string): Promise<Result<WordList, FileUnavailable>> =>
  read(file, 'wordList', (bytes) => {
    const { text, encoding } = decodeText(bytes, true);
    const guess = encoding === 'windows-1252' ? { isGuessed: true } : {};
    return { kind: 'own', name, text, ...guess };
  });
