import { err, makeAlphabet, ok, type CompiledWords, parseWordList, type Result } from '../engine';
import type { Spelling, WordsFailure, WordsSource } from './protocol';

/** Largest word list that is read, in bytes: some five million words. */
const LARGEST_WORD_LIST = 64 * 1024 * 1024;

type Progress = (received: number, total: number | undefined) => void;

async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  total: number | undefined,
  onProgress: Progress,
): Promise<Result<string, WordsFailure>> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    received += value.byteLength;
    if (received > LARGEST_WORD_LIST) {
      await reader.cancel();
      return err({ code: 'WORDS_TOO_LARGE', most: LARGEST_WORD_LIST });
    }
    text += decoder.decode(value, { stream: true });
    onProgress(received, total);
  }
}

function expectedSize(headers: Headers): number | undefined {
  // A compressed body reports the size of what travels, not of what arrives.
  if (headers.get('content-encoding')) return undefined;
  const length = Number(headers.get('content-length'));
  return length > 0 ? length : undefined;
}

async function fetchText(url: string, onProgress: Progress): Promise<Result<string, WordsFailure>> {
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

/** Packs the words of a source; `onProgress` hears of bytes received, where it is fetched. */
export async function fetchWords(
  source: WordsSource,
  { letters, twins }: Spelling,
  onProgress: Progress,
): Promise<Result<CompiledWords, WordsFailure>> {
  const text = source.kind === 'text' ? ok(source.text) : await fetchText(source.url, onProgress);
  return text.ok ? parseWordList(makeAlphabet(letters, twins), text.value, source.foreign) : text;
}
