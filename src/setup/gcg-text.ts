import { err, MAX_BYTES, ok, type Result } from '../engine';
import { decodeText, withLineFeeds } from './decode-text';
import type { FileUnavailable } from './files';

/** Decodes bytes in a named encoding; returns undefined if the name is unknown or the bytes are invalid. */
function decodedAs(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a file in the encoding that its first line names, or else in the detected one. */
function textOf(bytes: ArrayBuffer): string {
  const plain = new TextDecoder('windows-1252').decode(bytes.slice(0, 200));
  const [, named] = /^#character-encoding\s+(\S+)/i.exec(plain) ?? [];
  const text = named === undefined ? undefined : decodedAs(bytes, named);
  return text === undefined ? decodeText(new Uint8Array(bytes), true).text : withLineFeeds(text);
}

export async function readOwnGcg(file: File): Promise<Result<string, FileUnavailable>> {
  const max = MAX_BYTES.plainFile;
  if (file.size > max) return err({ code: 'FILE_TOO_LARGE', max });
  try {
    return ok(textOf(await file.arrayBuffer()));
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}
