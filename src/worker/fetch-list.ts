import { err, fingerprintOf, ok, type Result } from '../engine';
import type { WordsFailure, WordsProgress, WordsSource } from './protocol';

/** Largest word list that is read, in bytes: some five million words. */
const LARGEST_WORD_LIST = 64 * 1024 * 1024;

type Progress = (progress: WordsProgress) => void;

/** A list of words, not yet read as text. */
export interface FetchedList {
  /** Names its bytes. */
  readonly fingerprint: string;
  readonly text: () => string;
}

type Pieces = readonly Uint8Array<ArrayBuffer>[];

async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  total: number | undefined,
  onProgress: Progress,
): Promise<Result<Pieces, WordsFailure>> {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(pieces);
    received += value.byteLength;
    if (received > LARGEST_WORD_LIST) {
      await reader.cancel();
      return err({ code: 'WORDS_TOO_LARGE', most: LARGEST_WORD_LIST });
    }
    pieces.push(value);
    onProgress({ stage: 'reading', received, total });
  }
}

function expectedSize(headers: Headers): number | undefined {
  // A compressed body reports the size of what travels, not of what arrives.
  if (headers.get('content-encoding')) return undefined;
  const length = Number(headers.get('content-length'));
  return length > 0 ? length : undefined;
}

async function fetchPieces(
  url: string,
  onProgress: Progress,
): Promise<Result<Pieces, WordsFailure>> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) {
      return err({ code: 'WORDS_MISSING', status: response.status });
    }
    return await readBody(response.body, expectedSize(response.headers), onProgress);
  } catch {
    return err({ code: 'WORDS_UNREACHABLE' });
  }
}

function decoded(pieces: Pieces): string {
  const decoder = new TextDecoder();
  const texts = pieces.map((piece) => decoder.decode(piece, { stream: true }));
  return texts.join('') + decoder.decode();
}

/** Gets a word list; `onProgress` hears of bytes received, where it is fetched. */
export async function fetchList(
  source: WordsSource,
  onProgress: Progress,
): Promise<Result<FetchedList, WordsFailure>> {
  if (source.kind === 'text') {
    const { text } = source;
    return ok({ fingerprint: fingerprintOf([new TextEncoder().encode(text)]), text: () => text });
  }
  const fetched = await fetchPieces(source.url, onProgress);
  if (!fetched.ok) return fetched;
  const pieces = fetched.value;
  return ok({ fingerprint: fingerprintOf(pieces), text: () => decoded(pieces) });
}
