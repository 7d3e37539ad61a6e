import { err, fingerprintOf, MAX_BYTES, ok, type Result, WorkMeter } from '../engine';
import type { FileMark, WordsFailure, WordsProgress, WordsSource } from './protocol';

type Progress = (progress: WordsProgress) => void;
type Address = Extract<WordsSource, { kind: 'address' }>;

/** A list of words, not yet read as text. */
interface FetchedList {
  /** Names its bytes. */
  readonly fingerprint: string;
  readonly text: () => string;
}

type Fetched = Result<FetchedList, WordsFailure>;
type Pieces = readonly Uint8Array<ArrayBuffer>[];

const IS_A_PAGE = err({ code: 'WORDS_ARE_A_PAGE' } as const);
const IS_DAMAGED = err({ code: 'WORDS_DAMAGED' } as const);
const IS_TOO_LARGE = err({ code: 'WORDS_TOO_LARGE', max: MAX_BYTES.wordList } as const);

/** How web pages begin: some hosts send one in the place of a file that they have not. */
const PAGE = /^\s*<(?:!doctype|html)\b/i;

function isPage(headers: Headers, prefix: Uint8Array): boolean {
  const type = headers.get('content-type') ?? '';
  return type.startsWith('text/html') || PAGE.test(new TextDecoder().decode(prefix));
}

function sizeToCome(headers: Headers): number | undefined {
  // A compressed body reports the size of what travels, not of what arrives.
  if (headers.get('content-encoding')) return undefined;
  const length = Number(headers.get('content-length'));
  return length > 0 ? length : undefined;
}

/** Why a file of this size, in bytes, cannot be the list; undefined if it can. */
function sizeFault(received: number, expected: FileMark | undefined) {
  if (expected) return received > expected.bytes ? IS_DAMAGED : undefined;
  return received > MAX_BYTES.wordList ? IS_TOO_LARGE : undefined;
}

/** Reads a body piece by piece, and no further once it cannot be the list. */
async function readBody(
  headers: Headers,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  expected: FileMark | undefined,
  onProgress: Progress,
): Promise<Result<Pieces, WordsFailure>> {
  const total = sizeToCome(headers);
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(pieces);
    received += value.byteLength;
    const isSorry = pieces.length === 0 && isPage(headers, value);
    const fault = isSorry ? IS_A_PAGE : sizeFault(received, expected);
    if (fault) {
      await reader.cancel();
      return fault;
    }
    pieces.push(value);
    onProgress({ stage: 'reading', received, total });
  }
}

/** Bytes, or UTF-16 code units, that are worked on at once. */
const AT_ONCE = 1 << 18;

/** Pieces that are not large; `onWork` is called while they are worked on. */
function* smallPieces(pieces: Pieces, onWork: () => void): Generator<Uint8Array<ArrayBuffer>> {
  const meter = new WorkMeter(0, onWork);
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += AT_ONCE) {
      const small = piece.subarray(start, start + AT_ONCE);
      yield small;
      meter.count(small.length);
    }
  }
}

/** The bytes of a text in UTF-8, piece by piece. */
function encoded(text: string, onWork: () => void): Pieces {
  const encoder = new TextEncoder();
  const meter = new WorkMeter(0, onWork);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = Math.min(start + AT_ONCE, text.length);
    // Both halves of a character stay together.
    if ((text.codePointAt(end - 1) ?? 0) > 0xffff) end++;
    pieces.push(encoder.encode(text.slice(start, end)));
    meter.count(end - start);
  }
  return pieces;
}

function decoded(pieces: Pieces, onWork: () => void): string {
  const decoder = new TextDecoder();
  const texts = Array.from(smallPieces(pieces, onWork), (piece) =>
    decoder.decode(piece, { stream: true }),
  );
  return texts.join('') + decoder.decode();
}

/** Names the bytes as `fingerprintOf` does, by the browser's own code where the page came safely. */
async function fastFingerprint(pieces: Pieces, onWork: () => void): Promise<string> {
  if (!('subtle' in crypto)) return fingerprintOf(smallPieces(pieces, onWork));
  const bytes = await new Blob([...pieces]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const workReported = (onProgress: Progress) => (): void =>
  onProgress({ stage: 'building', fraction: 0 });

async function fetchFrom(
  { url, expected }: Address,
  init: RequestInit,
  onProgress: Progress,
): Promise<Fetched> {
  const onWork = workReported(onProgress);
  try {
    const { ok: isFound, status, headers, body } = await fetch(url, init);
    if (!isFound || !body) return err({ code: 'WORDS_MISSING', status });
    const read = await readBody(headers, body, expected, onProgress);
    if (!read.ok) return read;
    const fingerprint = await fastFingerprint(read.value, onWork);
    if (expected && fingerprint !== expected.sha256) return IS_DAMAGED;
    return ok({ fingerprint, text: () => decoded(read.value, onWork) });
  } catch {
    return err({ code: 'WORDS_UNREACHABLE' });
  }
}

/**
 * Gets a word list; `onProgress` hears of bytes received, where it is fetched, and of work on many. One that is not what is
 * to be found at its address may be an older one in the browser's cache, which is passed by then.
 */
export async function fetchList(source: WordsSource, onProgress: Progress): Promise<Fetched> {
  if (source.kind === 'text') {
    const { text } = source;
    const onWork = workReported(onProgress);
    return ok({
      fingerprint: await fastFingerprint(encoded(text, onWork), onWork),
      text: () => text,
    });
  }
  const fetched = await fetchFrom(source, {}, onProgress);
  return fetched.ok || fetched.error.code !== 'WORDS_DAMAGED'
    ? fetched
    : fetchFrom(source, { cache: 'reload' }, onProgress);
}
