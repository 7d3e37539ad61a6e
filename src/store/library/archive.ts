import * as v from 'valibot';
import { err, LONGEST, ok, parseRecord, type Result } from '../../engine';
import { gameName, type LibraryName, titleName, wordsName } from '../kept-names';
import { formatKeptGame, parseKeptGame } from './kept-game';
import { type LibraryStorage, meets, readShelf } from './library';

/** What an archive of games calls itself, and the version that is written. */
const FORMAT = 'scraebbkle-games';
const VERSION = 1;

/** Most games that one archive brings. */
const MOST_GAMES = 10_000;

const archiveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  games: v.pipe(
    v.array(
      v.object({
        record: v.record(v.string(), v.unknown()),
        played: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      }),
    ),
    v.maxLength(MOST_GAMES),
  ),
  titles: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST.title))), {}),
  words: v.optional(v.record(v.string(), v.string()), {}),
});

/** Why a file is not taken as an archive of games. */
export type ArchiveError =
  | { readonly code: 'NOT_AN_ARCHIVE' }
  | { readonly code: 'NEWER_ARCHIVE'; readonly version: number };

/** What an archive has brought: games by what they were to those that are kept. */
export interface Imported {
  readonly added: number;
  /** Games that have gone on since they were kept here. */
  readonly updated: number;
  /** Games that are here already, as far or farther. */
  readonly known: number;
  /** Games that cannot be read, or that the browser would not keep. */
  readonly refused: number;
}

/** Every game that is kept, with its title and the words that it names, as one text. */
export async function exportGames(storage: LibraryStorage): Promise<string> {
  const { games } = await readShelf(storage);
  const records = await Promise.all(
    games
      .flatMap((game) => game.records)
      .map(async (id) => parseKeptGame((await storage.read(gameName(id))) ?? '')),
  );
  const lexicons = [...new Set(records.flatMap(({ card }) => (card ? [card.lexiconId] : [])))];
  const words = await Promise.all(
    lexicons.map(async (id) => [id, await storage.read(wordsName(id))] as const),
  );
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    games: records.map(({ card, record }) => ({
      record: JSON.parse(record),
      played: card?.played ?? 0,
    })),
    titles: Object.fromEntries(
      games
        .flatMap(({ root, title, branches }) => [
          [root, title] as const,
          ...branches.flatMap(({ card, name }) => (name ? [[card.id, name] as const] : [])),
        ])
        .filter(([, title]) => title !== undefined),
    ),
    words: Object.fromEntries(words.filter(([, text]) => text !== undefined)),
  });
}

function parseArchive(text: string): Result<v.InferOutput<typeof archiveSchema>, ArchiveError> {
  try {
    const parsed = v.safeParse(archiveSchema, JSON.parse(text));
    if (!parsed.success) return err({ code: 'NOT_AN_ARCHIVE' });
    const { version } = parsed.output;
    return version > VERSION ? err({ code: 'NEWER_ARCHIVE', version }) : ok(parsed.output);
  } catch {
    return err({ code: 'NOT_AN_ARCHIVE' });
  }
}

/**
 * Brings the games of an archive into the library. A game that is kept as far or farther stays as it is;
 * one that has gone another way since comes as a game of its own, under a new id.
 */
export async function importGames(
  storage: LibraryStorage,
  text: string,
  newId: () => string,
): Promise<Result<Imported, ArchiveError>> {
  const archive = parseArchive(text);
  if (!archive.ok) return archive;
  const { games, titles, words } = archive.value;
  const counts = { added: 0, updated: 0, known: 0, refused: 0 };
  for (const { record: json, played } of games) {
    const game = parseRecord(JSON.stringify(json), undefined);
    const meeting = game.ok && (await meets(storage, game.value));
    if (!game.ok || !meeting) {
      counts.refused++;
      continue;
    }
    if (meeting === 'same' || meeting === 'shorter') {
      counts.known++;
      continue;
    }
    const { record } = game.value;
    const id = meeting === 'other' ? newId() : record.id;
    const arriving = { ...game.value, record: { ...record, id } };
    if (!(await storage.write(gameName(id), formatKeptGame(arriving, played)))) counts.refused++;
    else if (meeting === 'longer') counts.updated++;
    else counts.added++;
  }
  await putMissing(storage, [
    ...Object.entries(titles).map(([root, title]) => [titleName(root), title] as const),
    ...Object.entries(words).map(([id, list]) => [wordsName(id), list] as const),
  ]);
  return ok(counts);
}

/** Keeps texts under names that hold none. */
async function putMissing(
  storage: LibraryStorage,
  texts: readonly (readonly [name: LibraryName, text: string])[],
): Promise<void> {
  for (const [name, text] of texts) {
    if ((await storage.read(name)) === undefined) await storage.write(name, text);
  }
}
