import * as v from 'valibot';
import { err, MAX_LENGTH, ok, type Result, parseJson } from '../../engine';

/** Positions of a list and its elements in a JSON text: start index inclusive, end index exclusive. */
interface ListInJson {
  readonly from: number;
  readonly to: number;
  readonly elements: readonly (readonly [from: number, to: number])[];
}

/** UTF-16 code units that are searched in one go, which takes some milliseconds. */
const AT_ONCE = 1_000_000;

/** The index after the JSON string that begins at `from`; undefined if it has no end. */
function endOfString(json: string, from: number): number | undefined {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
  return undefined;
}

/** Start of the list that is the value of the property whose name ends at `end`. */
function listAfter(json: string, end: number): number | undefined {
  const separator = /\s*:\s*\[/y;
  separator.lastIndex = end;
  return separator.test(json) ? separator.lastIndex - 1 : undefined;
}

/**
 * Finds the list that is the value of a property of the outermost object, without parsing it, so that its elements
 * can be parsed one by one. Undefined if there is no such list, or if it has no end.
 */
export async function findListInJson(
  json: string,
  property: string,
  max: number,
  pause: () => Promise<void>,
): Promise<ListInJson | 'too-long' | undefined> {
  const name = JSON.stringify(property);
  const elements: (readonly [from: number, to: number])[] = [];
  const marks = /["{}[\],]/g;
  let depth = 0;
  let begin: number | undefined;
  let element = 0;
  let untilPause = AT_ONCE;
  for (let mark = marks.exec(json); mark; mark = marks.exec(json)) {
    const at = mark.index;
    if (at > untilPause) {
      await pause();
      untilPause = at + AT_ONCE;
    }
    if (mark[0] === '"') {
      const end = endOfString(json, at);
      if (end === undefined) return undefined;
      marks.lastIndex = end;
      if (depth !== 1 || json.slice(at, end) !== name) continue;
      begin = listAfter(json, end);
      if (begin === undefined) continue;
      marks.lastIndex = begin + 1;
      element = begin + 1;
      depth = 2;
    } else if (mark[0] === '{' || mark[0] === '[') depth++;
    else if (mark[0] === ',') {
      if (depth !== 2 || begin === undefined) continue;
      elements.push([element, at]);
      if (elements.length === max) return 'too-long';
      element = at + 1;
    } else if (--depth === 1 && begin !== undefined) {
      if (json.slice(element, at).trim() !== '') elements.push([element, at]);
      return { from: begin, to: at + 1, elements };
    }
  }
  return undefined;
}

/** Identifier of the format, and the version that is written. */
export const FORMAT = 'scraebbkle-games';
export const VERSION = 1;

/** Every branch of a game, as after *Undo*, counts as one. */
const MAX_GAMES = 200_000;

const archiveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  games: v.strictTuple([]),
  titles: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(MAX_LENGTH.title))), {}),
  words: v.optional(v.record(v.string(), v.string()), {}),
  practice: v.optional(v.record(v.string(), v.string()), {}),
});

const gameSchema = v.object({
  record: v.unknown(),
  played: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

export type ArchiveError =
  | { readonly code: 'NOT_AN_ARCHIVE' | 'NOT_LOADED' }
  | { readonly code: 'NEWER_ARCHIVE'; readonly version: number }
  | { readonly code: 'TOO_MANY_GAMES'; readonly max: number };

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
  /** Documents of practice by name; those of a newer version may be unknown. */
  readonly practice: ReadonlyMap<string, string>;
}

/** Parses a file except its games, and locates each of those. */
export async function parseArchive(
  text: string,
  pause: () => Promise<void>,
): Promise<Result<Archive, ArchiveError>> {
  const list = await findListInJson(text, 'games', MAX_GAMES, pause);
  if (!list) return err({ code: 'NOT_AN_ARCHIVE' });
  if (list === 'too-long') return err({ code: 'TOO_MANY_GAMES', max: MAX_GAMES });
  const { from, to, elements } = list;
  const parsed = parseJson(archiveSchema, `${text.slice(0, from)}[]${text.slice(to)}`);
  if (!parsed) return err({ code: 'NOT_AN_ARCHIVE' });
  const { version, titles, words, practice } = parsed;
  if (version > VERSION) return err({ code: 'NEWER_ARCHIVE', version });
  return ok({
    games: elements.length,
    game: (index) => {
      const [begin = 0, end = 0] = elements[index] ?? [];
      if (end - begin > MAX_LENGTH.record) return undefined;
      return parseJson(gameSchema, text.slice(begin, end));
    },
    titles: new Map(Object.entries(titles)),
    words: new Map(Object.entries(words)),
    practice: new Map(Object.entries(practice)),
  });
}
