import { err, ok, type Result } from '../engine';
import type { FileUnavailable } from '../messages';

/** The text of a file that is no larger than `most` bytes; a larger one is not read at all. */
export async function readText(file: File, most: number): Promise<Result<string, FileUnavailable>> {
  if (file.size > most) return err({ code: 'FILE_TOO_LARGE', most });
  try {
    return ok(await file.text());
  } catch {
    return err({ code: 'FILE_UNREADABLE' });
  }
}

/** The text of a file that is no larger than `most` bytes; undefined for any other. */
export async function readFile(file: File, most: number): Promise<string | undefined> {
  const text = await readText(file, most);
  return text.ok ? text.value : undefined;
}
