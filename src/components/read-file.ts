/** The text of a file that is no larger than `most` bytes; undefined for any other. */
export async function readFile(file: File, most: number): Promise<string | undefined> {
  if (file.size > most) return undefined;
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}
