import { err, fingerprintOf, LARGEST, ok, type Result } from '../engine';
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
const IS_TOO_LARGE = err({ code: 'WORDS_TOO_LARGE', most: LARGEST.wordList } as const);

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
  return received > LARGEST.wordList ? IS_TOO_LARGE : undefined;
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

function decoded(pieces: Pieces): string {
  const decoder = new TextDecoder();
  const texts = pieces.map((piece) => decoder.decode(piece, { stream: true }));
  return texts.join('') + decoder.decode();
}

/** Names the bytes as `fingerprintOf` does, by the browser's own code where the page came safely. */
async function fastFingerprint(pieces: Pieces): Promise<string> {
  if (!('subtle' in crypto)) return fingerprintOf(pieces);
  const bytes = await new Blob([...pieces]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetchFrom(
  { url, expected }: Address,
  init: RequestInit,
  onProgress: Progress,
): Promise<Fetched> {
  try {
    const { ok: isFound, status, headers, body } = await fetch(url, init);
    if (!isFound || !body) return err({ code: 'WORDS_MISSING', status });
    const read = await readBody(headers, body, expected, onProgress);
    if (!read.ok) return read;
    const fingerprint = await fastFingerprint(read.value);
    if (expected && fingerprint !== expected.sha256) return IS_DAMAGED;
    return ok({ fingerprint, text: () => decoded(read.value) });
  } catch {
    return err({ code: 'WORDS_UNREACHABLE' });
  }
}

/**
 * Gets a word list; `onProgress` hears of bytes received, where it is fetched. One that is not what is
 * to be found at its address may be an older one in the browser's cache, which is passed by then.
 */
export async function fetchList(source: WordsSource, onProgress: Progress): Promise<Fetched> {
  if (source.kind === 'text') {
    const { text } = source;
    return ok({
      fingerprint: await fastFingerprint([new TextEncoder().encode(text)]),
      text: () => text,
    });
  }
  const fetched = await fetchFrom(source, {}, onProgress);
  return fetched.ok || fetched.error.code !== 'WORDS_DAMAGED'
    ? fetched
    : fetchFrom(source, { cache: 'reload' }, onProgress);
}
