import { err, fingerprintOf, MAX_BYTES, ok, type Result, WorkMeter } from '../engine';
import type { FileMark, WordsFailure, WordsProgress, WordsSource } from './protocol';

type Progress = (progress: WordsProgress) => void;
type Address = Extract<WordsSource, { kind: 'address' }>;

interface FetchedList {
  /** SHA-256 of the bytes. */
  readonly fingerprint: string;
  readonly text: () => string;
}

type Fetched = Result<FetchedList, WordsFailure>;
type Pieces = readonly Uint8Array<ArrayBuffer>[];

const IS_A_PAGE = err({ code: 'WORDS_ARE_A_PAGE' } as const);
const IS_DAMAGED = err({ code: 'WORDS_DAMAGED' } as const);
const IS_TOO_LARGE = err({ code: 'WORDS_TOO_LARGE', max: MAX_BYTES.wordList } as const);

/** Detects HTML: some hosts serve a page for missing files. */
const PAGE = /^\s*<(?:!doctype|html)\b/i;

function isPage(headers: Headers, prefix: Uint8Array): boolean {
  const type = headers.get('content-type') ?? '';
  return type.startsWith('text/html') || PAGE.test(new TextDecoder().decode(prefix));
}

function expectedSize(headers: Headers): number | undefined {
  // For a compressed body this is the compressed size, but the stream yields decompressed bytes.
  if (headers.get('content-encoding')) return undefined;
  const length = Number(headers.get('content-length'));
  return length > 0 ? length : undefined;
}

/** Why the list cannot have this size, in bytes; undefined if it can. */
function sizeFault(received: number, expected: FileMark | undefined) {
  if (expected) return received > expected.bytes ? IS_DAMAGED : undefined;
  return received > MAX_BYTES.wordList ? IS_TOO_LARGE : undefined;
}

/** Reads a body in chunks; stops as soon as it cannot be the list. */
async function readBody(
  headers: Headers,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  expected: FileMark | undefined,
  onProgress: Progress,
): Promise<Result<Pieces, WordsFailure>> {
  const total = expectedSize(headers);
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(pieces);
    received += value.byteLength;
    const isHtml = pieces.length === 0 && isPage(headers, value);
    const fault = isHtml ? IS_A_PAGE : sizeFault(received, expected);
    if (fault) {
      await reader.cancel();
      return fault;
    }
    pieces.push(value);
    onProgress({ stage: 'reading', received, total });
  }
}

/** Number of bytes, or UTF-16 code units, to process at once. */
const CHUNK_SIZE = 1 << 18;

/** Splits pieces into small ones; calls `onWork` while they are processed. */
function* smallPieces(pieces: Pieces, onWork: () => void): Generator<Uint8Array<ArrayBuffer>> {
  const meter = new WorkMeter(0, onWork);
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += CHUNK_SIZE) {
      const small = piece.subarray(start, start + CHUNK_SIZE);
      yield small;
      meter.count(small.length);
    }
  }
}

function encoded(text: string, onWork: () => void): Pieces {
  const encoder = new TextEncoder();
  const meter = new WorkMeter(0, onWork);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = Math.min(start + CHUNK_SIZE, text.length);
    // Keeps surrogate pairs together.
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

/** Returns the same as `fingerprintOf`; uses Web Crypto, which only secure contexts have. */
async function fingerprintOfPieces(pieces: Pieces, onWork: () => void): Promise<string> {
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
    const fingerprint = await fingerprintOfPieces(read.value, onWork);
    if (expected && fingerprint !== expected.sha256) return IS_DAMAGED;
    return ok({ fingerprint, text: () => decoded(read.value, onWork) });
  } catch {
    return err({ code: 'WORDS_UNREACHABLE' });
  }
}

/**
 * Fetches or encodes a word list. `onProgress` receives the number of bytes received, and reports long work. A file
 * that differs from the expected one may be an older version in the browser's cache, so it is fetched once more
 * without the cache.
 */
export async function fetchList(source: WordsSource, onProgress: Progress): Promise<Fetched> {
  if (source.kind === 'text') {
    const { text } = source;
    const onWork = workReported(onProgress);
    return ok({
      fingerprint: await fingerprintOfPieces(encoded(text, onWork), onWork),
      text: () => text,
    });
  }
  const fetched = await fetchFrom(source, {}, onProgress);
  return fetched.ok || fetched.error.code !== 'WORDS_DAMAGED'
    ? fetched
    : fetchFrom(source, { cache: 'reload' }, onProgress);
}
