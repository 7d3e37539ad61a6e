import { err, ok, type Result } from '../engine';
import { type DecodedText, decodeText } from './decode-text';
import type { FileUnavailable } from './files';
import type { WordList } from './word-list';

async function decoded(
  file: File,
  most: number,
  mayGuess: boolean,
): Promise<Result<DecodedText, FileUnavailable>> {
  if (file.size > most) return err({ code: 'FILE_TOO_LARGE', most });
  try {
    return ok(decodeText(new Uint8Array(await file.arrayBuffer()), mayGuess));
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}

/** Reads the text of a file, unless it has more bytes than `most`. */
export async function readText(file: File, most: number): Promise<Result<string, FileUnavailable>> {
  // Where an encoding were guessed and wrong, a tile set would have other letters.
  const read = await decoded(file, most, false);
  return read.ok ? ok(read.value.text) : read;
}

/** Reads a word list; one that is not in UTF-8 is taken for Windows-1252, and says so. */
export async function readList(
  file: File,
  name: string,
  most: number,
): Promise<Result<WordList, FileUnavailable>> {
  const read = await decoded(file, most, true);
  if (!read.ok) return read;
  const { text, encoding } = read.value;
  const guess = encoding === 'windows-1252' ? { isGuessed: true } : {};
  return ok({ kind: 'own', name, text, ...guess });
}
