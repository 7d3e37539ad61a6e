import * as v from 'valibot';
import { GAME, gameName, wordsName } from '../kept-names';
import { FORMAT, VERSION } from './archive-file';
import type { OnStep } from './in-steps';
import { parseKeptGame } from './kept-game';
import type { LibraryStorage } from '../services';
import { readTexts, readTitles, recordIds } from './read-games';

export interface Exported {
  /** Content of the file, piece by piece. */
  readonly pieces: readonly string[];
  readonly games: number;
  readonly damaged: number;
}

/** The ids in a record that refer to other texts. */
const namesSchema = v.object({
  parent: v.optional(v.nullable(v.object({ id: v.string() }))),
  setup: v.object({ lexiconId: v.string() }),
});

/** A record as JSON on one line, and the ids in it; undefined if it is damaged. */
function compact(record: string) {
  try {
    const value: unknown = JSON.parse(record);
    const names = v.safeParse(namesSchema, value);
    if (!names.success) return undefined;
    const { parent, setup } = names.output;
    return { json: JSON.stringify(value), parent: parent?.id, lexiconId: setup.lexiconId };
  } catch {
    return undefined;
  }
}

/**
 * Exports every saved game, with its title and the words that it names. Each game is read once and is one piece.
 * Undefined if the export was cancelled.
 */
export async function exportGames(
  storage: LibraryStorage,
  onStep: OnStep,
): Promise<Exported | undefined> {
  const games: string[] = [];
  const ids = new Set<string>();
  const lexicons = new Set<string>();
  let damaged = 0;
  const take = (name: string, text: string): void => {
    const { card, record } = parseKeptGame(text);
    const game = compact(record);
    if (!game) {
      damaged++;
      return;
    }
    const { json, parent, lexiconId } = game;
    games.push(`${games.length > 0 ? ',' : ''}{"record":${json},"played":${card?.played ?? 0}}`);
    ids.add(name.slice(GAME.length));
    // The title may be stored under the parent, which need not be saved any more.
    if (parent !== undefined) ids.add(parent);
    lexicons.add(lexiconId);
  };
  const names = (await recordIds(storage)).map(gameName);
  if (!(await readTexts(storage, names, take, onStep))) return undefined;
  const titles = [...(await readTitles(storage))].filter(([id]) => ids.has(id));
  const words: string[] = [];
  for (const id of lexicons) {
    const text = await storage.read(wordsName(id));
    if (text === undefined) continue;
    words.push(`${words.length > 0 ? ',' : ''}${JSON.stringify(id)}:${JSON.stringify(text)}`);
  }
  const pieces = [
    `{"format":${JSON.stringify(FORMAT)},"version":${VERSION},"games":[`,
    ...games,
    `],"titles":${JSON.stringify(Object.fromEntries(titles))},"words":{`,
    ...words,
    '}}',
  ];
  return { pieces, games: games.length, damaged };
}
