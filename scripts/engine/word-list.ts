import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Alphabet, MAX_BYTES, parseWordList, type ReadWords } from '../../src/engine';
import { isMostLeftOut, leftOutNote, quoted, wordsReason } from '../../src/messages';
import { decodeText } from '../../src/setup/file-reader';
import { RequestError, valueOf } from './request';

/** Finds a file by its path from where npm was called, from the root, or among the shipped resources. */
function findFile(path: string): string {
  const folders = [process.env['INIT_CWD'] ?? process.cwd(), process.cwd(), 'public/resources'];
  const found = folders.map((folder) => resolve(folder, path)).find((each) => existsSync(each));
  if (found !== undefined) return found;
  throw new RequestError(`Can’t find the word list ${quoted(path)}. Give the path of a file.`);
}

/** Reads a text with the size limit of the page; does not guess the encoding, since the result is not shown. */
function textOf(path: string, file: string): string {
  if (statSync(file).size > MAX_BYTES.wordList) {
    throw new RequestError(wordsReason(path, { code: 'WORDS_TOO_LARGE', max: MAX_BYTES.wordList }));
  }
  try {
    return decodeText(readFileSync(file), false).text;
  } catch {
    throw new RequestError(
      `Couldn’t read the word list ${quoted(path)}. Give the path of a text file.`,
    );
  }
}

const known = new Map<string, ReadWords>();

/** Returns the words of a file in an alphabet; reads each file once. */
export function readWordList(path: string, alphabet: Alphabet): ReadWords {
  const file = findFile(path);
  const key = JSON.stringify([file, alphabet.letters, alphabet.lowerCase]);
  const read = known.get(key);
  if (read) return read;
  const parsed = parseWordList(alphabet, textOf(path, file));
  const list = valueOf(parsed, (error) => wordsReason(path, error));
  const { leftOut } = list;
  if (leftOut && isMostLeftOut(leftOut)) process.stderr.write(`${leftOutNote(path, leftOut)}\n`);
  known.set(key, list);
  return list;
}
