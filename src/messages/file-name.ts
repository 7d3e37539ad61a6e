import { quoted } from './quoted';

/** Most characters that are shown of a file's name, and how many of them from its beginning. */
const SHOWN = { all: 60, first: 20 };

/** A file by its name, with its folders; of a long one the middle is left out. */
export function fileName(path: string): string {
  const characters = [...path];
  if (characters.length <= SHOWN.all) return quoted(path, SHOWN.all);
  const first = characters.slice(0, SHOWN.first);
  const last = characters.slice(SHOWN.first - SHOWN.all);
  return quoted(`${first.join('')}…${last.join('')}`, SHOWN.all + 1);
}
