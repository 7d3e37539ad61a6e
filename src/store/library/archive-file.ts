import * as v from 'valibot';
import { err, MAX_LENGTH, ok, type Result } from '../../engine';
import { findListInJson } from './list-in-json';

/** Identifier of the format, and the version that is written. */
export const FORMAT = 'scraebbkle-games';
export const VERSION = 1;

const MAX_GAMES = 10_000;

const archiveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  games: v.strictTuple([]),
  titles: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_LENGTH.title))), {}),
  words: v.optional(v.record(v.string(), v.string()), {}),
});

const gameSchema = v.object({
  record: v.unknown(),
  played: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export type ArchiveError =
  | { readonly code: 'NOT_AN_ARCHIVE' | 'NOT_LOADED' }
  | { readonly code: 'NEWER_ARCHIVE'; readonly version: number };

/** A game of a file; its record is not validated yet. */
type ArchivedGame = v.InferOutput<typeof gameSchema>;

/** A file of games, which are parsed one at a time. */
export interface Archive {
  readonly games: number;
  /** Undefined if it is invalid. */
  readonly game: (index: number) => ArchivedGame | undefined;
  /** By record id. */
  readonly titles: ReadonlyMap<string, string>;
  /** By lexicon id. */
  readonly words: ReadonlyMap<string, string>;
}

function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Parses a file except its games, and locates each of those. */
export async function parseArchive(
  text: string,
  pause: () => Promise<void>,
): Promise<Result<Archive, ArchiveError>> {
  const list = await findListInJson(text, 'games', MAX_GAMES, pause);
  if (!list) return err({ code: 'NOT_AN_ARCHIVE' });
  const { from, to, elements } = list;
  const parsed = v.safeParse(archiveSchema, valueIn(`${text.slice(0, from)}[]${text.slice(to)}`));
  if (!parsed.success) return err({ code: 'NOT_AN_ARCHIVE' });
  const { version, titles, words } = parsed.output;
  if (version > VERSION) return err({ code: 'NEWER_ARCHIVE', version });
  return ok({
    games: elements.length,
    game: (index) => {
      const [begin = 0, end = 0] = elements[index] ?? [];
      if (end - begin > MAX_LENGTH.record) return undefined;
      const game = v.safeParse(gameSchema, valueIn(text.slice(begin, end)));
      return game.success ? game.output : undefined;
    },
    titles: new Map(Object.entries(titles)),
    words: new Map(Object.entries(words)),
  });
}
