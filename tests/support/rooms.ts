import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const arrows = v.record(v.string(), v.array(v.string()));

/** The table of rooms, as the linter reads it. */
export const { rooms, floors, forbiddenModules, packages } = v.parse(
  v.object({
    rooms: arrows,
    floors: arrows,
    forbiddenModules: arrows,
    packages: arrows,
  }),
  await import(new URL('../../rooms.mjs', import.meta.url).href),
);

/** The names that are listed and may not be imported, one's own apart. */
export const others = (
  listed: Readonly<Record<string, readonly string[]>>,
  self: string,
): readonly string[] =>
  Object.keys(listed).filter((name) => name !== self && !listed[self]?.includes(name));
