import { err, ok, type Result } from '../engine';
import { type FileUnavailable, LARGEST_FILES } from './files';

/** The encodings that are tried: files that name none are of one of the two. */
const USUAL_ENCODINGS = ['utf-8', 'windows-1252'];

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a file in the encoding that its first line names, or in one of the usual ones. */
function textOf(bytes: ArrayBuffer): string | undefined {
  const plain = new TextDecoder('windows-1252').decode(bytes.slice(0, 200));
  const [, named] = /^#character-encoding\s+(\S+)/i.exec(plain) ?? [];
  const encodings = named === undefined ? USUAL_ENCODINGS : [named, ...USUAL_ENCODINGS];
  for (const encoding of encodings) {
    const text = decoded(bytes, encoding);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Reads the text of a GCG file of the player's own. */
export async function readOwnGcg(file: File): Promise<Result<string, FileUnavailable>> {
  const most = LARGEST_FILES.plain;
  if (file.size > most) return err({ code: 'FILE_TOO_LARGE', most });
  try {
    const text = textOf(await file.arrayBuffer());
    return text === undefined ? err({ code: 'FILE_UNREADABLE' }) : ok(text);
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}
