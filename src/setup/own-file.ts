import { err, MAX_BYTES, MAX_LENGTH, ok, type Result, SCRIPT_LIMITS } from '../engine';
import { type DecodedText, decodeText } from './decode-text';
import type { FileKind, FileUnavailable } from './files';
import type { WordList } from './word-list';

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

async function decoded(
  file: File,
  kind: FileKind,
  mayGuess: boolean,
): Promise<Result<DecodedText, FileUnavailable>> {
  const max = MAX_FILE_BYTES[kind];
  if (file.size > max) return err({ code: 'FILE_TOO_LARGE', max });
  try {
    return ok(decodeText(new Uint8Array(await file.arrayBuffer()), mayGuess));
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}

/** Reads the text of a file, unless it is too large for its kind. */
export async function readText(
  file: File,
  kind: FileKind,
): Promise<Result<string, FileUnavailable>> {
  // A wrong guess of the encoding would change the letters of a tile set.
  const read = await decoded(file, kind, false);
  return read.ok ? ok(read.value.text) : read;
}

/** Reads a word list; decodes it as Windows-1252 if it is not UTF-8, and then sets `isGuessed`. */
export async function readList(
  file: File,
  name: string,
): Promise<Result<WordList, FileUnavailable>> {
  const read = await decoded(file, 'wordList', true);
  if (!read.ok) return read;
  const { text, encoding } = read.value;
  const guess = encoding === 'windows-1252' ? { isGuessed: true } : {};
  return ok({ kind: 'own', name, text, ...guess });
}
