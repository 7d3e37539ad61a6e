/** Largest list of words that is read, in bytes. */
export const LARGEST_LIST = 64_000_000;

/** The text of a file that is no larger than `most` bytes; undefined for any other. */
export async function readFile(file: File, most: number): Promise<string | undefined> {
  if (file.size > most) return undefined;
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
