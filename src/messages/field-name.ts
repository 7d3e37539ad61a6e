import { quoted } from './quoted';

/** Most characters that are shown of the path of a field. */
const SHOWN = 60;

/** A field of a JSON file by its path, such as `events.3.score`; names in it may be anybody's. */
export function fieldName(path: string): string {
  const name = /^[\w.]{1,60}$/.test(path) ? path : quoted(path, SHOWN);
  return /\.\d/.test(path) ? `${name} (entries count from 0)` : name;
}
