import { formatRecord, LONGEST, parseRecord, type Timeline } from '../../engine';
import { GAME, gameName, type LibraryName, titleName } from '../kept-names';
import type { StoreServices } from '../services';
import type { GameCard } from './card';
import { cardIn, formatKeptGame, parseKeptGame } from './kept-game';

/** A game with its undone turns and branches. */
export interface LibraryGame {
  /** The record that all others of the game come from; it need not be kept any more. */
  readonly root: string;
  /** What its player calls it. */
  readonly title: string | undefined;
  /** The record that stands for the game: the one that was over first, or else the one played last. */
  readonly card: GameCard;
  /** When any of its records was played last, in milliseconds since 1970. */
  readonly played: number;
  /** All its records, by their ids. */
  readonly records: readonly string[];
  /** The same, the one that the others come from first, then in the order in which they were played. */
  readonly branches: readonly Branch[];
}

/** One of the ways that a game went. */
export interface Branch {
  readonly card: GameCard;
  /** What its player calls it. */
  readonly name: string | undefined;
}

/** All games that are kept, and what is kept as a game and cannot be read. */
export interface Shelf {
  readonly games: readonly LibraryGame[];
  /** By the id of its record. */
  readonly damaged: readonly string[];
}

/** What has been taken off the shelf, to be put back. */
export type Removed = ReadonlyMap<LibraryName, string>;

/** What the library needs of what a browser keeps. */
export interface LibraryStorage
  extends Pick<StoreServices['storage'], 'read' | 'remove' | 'names'> {
  readonly write: (name: LibraryName, text: string) => Promise<boolean>;
}

async function textsOf(
  storage: LibraryStorage,
  names: readonly LibraryName[],
): Promise<Map<LibraryName, string>> {
  const texts = await Promise.all(names.map(storage.read));
  return new Map(
    names.flatMap((name, index): [LibraryName, string][] => {
      const text = texts[index];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The records that are kept, by their ids. */
const recordIds = async ({ names }: LibraryStorage): Promise<readonly string[]> =>
  (await names(GAME)).map((name) => name.slice(GAME.length));

/** The record that a card's record comes from, as far back as the cards tell. */
function rootOf(card: GameCard, cards: ReadonlyMap<string, GameCard>): string {
  const seen = new Set<string>();
  let root = card.id;
  for (let at: GameCard | undefined = card; at && !seen.has(at.id); at = cards.get(root)) {
    seen.add(at.id);
    root = at.parent ?? at.id;
  }
  return root;
}

/** All that the library holds. */
export async function readShelf(storage: LibraryStorage): Promise<Shelf> {
  const texts = await textsOf(storage, (await recordIds(storage)).map(gameName));
  const found = [...texts].map(([name, text]) => ({
    id: name.slice(GAME.length),
    card: cardIn(text),
  }));
  const cards = new Map(found.flatMap(({ id, card }) => (card ? [[id, { ...card, id }]] : [])));
  const byRoot = new Map<string, readonly GameCard[]>();
  for (const card of cards.values()) {
    const root = rootOf(card, cards);
    byRoot.set(root, [...(byRoot.get(root) ?? []), card]);
  }
  const titles = await textsOf(storage, [...byRoot.keys(), ...cards.keys()].map(titleName));
  return {
    games: [...byRoot].flatMap(([root, records]): readonly LibraryGame[] => {
      const title = titles.get(titleName(root));
      const inOrder = records.toSorted(
        (a, b) => Number(b.id === root) - Number(a.id === root) || a.played - b.played,
      );
      const branches = inOrder.map(
        (each): Branch => ({
          card: each,
          name: each.id === root ? undefined : titles.get(titleName(each.id)),
        }),
      );
      const [last] = records.toSorted((a, b) => b.played - a.played);
      const card = inOrder.find(({ winners }) => winners) ?? last;
      if (!last || !card) return [];
      const ids = records.map(({ id }) => id);
      return [{ root, title, card, played: last.played, records: ids, branches }];
    }),
    damaged: found.flatMap(({ id, card }) => (card ? [] : [id])),
  };
}

/** The record of a game, as it was kept; undefined where there is none. */
export async function readRecord(storage: LibraryStorage, id: string): Promise<string | undefined> {
  const text = await storage.read(gameName(id));
  return text && parseKeptGame(text).record;
}

/** Takes all records of a game off the shelf. */
export async function removeGame(
  storage: LibraryStorage,
  { root, records }: LibraryGame,
): Promise<Removed> {
  const names = [root, ...records].map(titleName);
  const removed = await textsOf(storage, [...records.map(gameName), ...new Set(names)]);
  for (const name of removed.keys()) await storage.remove(name);
  return removed;
}

/** Puts back what has been taken off; false where the browser would not keep it. */
export async function putBack(storage: LibraryStorage, removed: Removed): Promise<boolean> {
  const written = await Promise.all([...removed].map(([name, text]) => storage.write(name, text)));
  return written.every(Boolean);
}

/** Calls a game by a title, or by none. */
export async function giveTitle(
  storage: LibraryStorage,
  root: string,
  title: string,
): Promise<boolean> {
  const wanted = [...title.trim()].slice(0, LONGEST.title).join('');
  return wanted === '' ? storage.remove(titleName(root)) : storage.write(titleName(root), wanted);
}

/** Keeps a game under the id of its record. */
export const keepGame = (
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<boolean> => storage.write(gameName(game.record.id), formatKeptGame(game, played));

/** Whether a game is kept as it is now; not wanted if the library has as much of it, or more. */
export type Kept = 'kept' | 'not-wanted' | 'failed';

const keptAs = (isKept: boolean): Kept => (isKept ? 'kept' : 'failed');

/**
 * Keeps a game that has come to the table. One that is kept farther already stays; one that has gone another
 * way under the same id makes way, to be kept under a new one.
 */
export async function keepOpened(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: () => string,
): Promise<Kept> {
  const meeting = await meets(storage, game);
  if (meeting === 'shorter') return 'not-wanted';
  if (meeting === 'other') {
    const other = parseRecord((await readRecord(storage, game.record.id)) ?? '', undefined);
    const renamed = other.ok && { ...other.value, record: { ...other.value.record, id: newId() } };
    if (renamed && !(await keepGame(storage, renamed, played))) return 'failed';
  }
  return meeting === 'same' ? 'kept' : keptAs(await keepGame(storage, game, played));
}

/** Keeps a game if the library has none under its id; any other text may be that of another tab. */
export async function keepNew(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
): Promise<Kept> {
  const isNew = (await readRecord(storage, game.record.id)) === undefined;
  return isNew ? keptAs(await keepGame(storage, game, played)) : 'not-wanted';
}

/** Keeps what the library has not of a game that another tab writes: under a new id, and only if there is any. */
export async function keepBeside(
  storage: LibraryStorage,
  game: Timeline,
  played: number,
  newId: string,
): Promise<void> {
  const meeting = await meets(storage, game);
  if (meeting === 'same' || meeting === 'shorter') return;
  await keepGame(storage, { ...game, record: { ...game.record, id: newId } }, played);
}

/** Keeps the same game once more, as one of its own; false where it cannot be read or kept. */
export async function duplicate(
  storage: LibraryStorage,
  { card, title }: LibraryGame,
  newId: string,
  now: number,
): Promise<boolean> {
  const game = parseRecord((await readRecord(storage, card.id)) ?? '', undefined);
  if (!game.ok) return false;
  const record = { ...game.value.record, id: newId, parent: undefined };
  const isKept = await keepGame(storage, { ...game.value, record }, now);
  return isKept && (title === undefined || giveTitle(storage, newId, title));
}

/** Whether a record, as a text, holds all that another does, and perhaps more. */
export const continues = (next: string, earlier: string): boolean => {
  const [one, other] = [parseRecord(next, undefined), parseRecord(earlier, undefined)];
  if (!other.ok) return one.ok;
  if (!one.ok) return false;
  const { events } = other.value.record;
  const begun = { ...one.value.record, events: one.value.record.events.slice(0, events.length) };
  return formatRecord(begun) === formatRecord({ ...other.value.record, undos: begun.undos });
};

/** What a record that comes from outside is to one that is kept under its id. */
export type Meeting = 'new' | 'same' | 'longer' | 'shorter' | 'other';

export async function meets(storage: LibraryStorage, { record }: Timeline): Promise<Meeting> {
  const kept = await readRecord(storage, record.id);
  if (kept === undefined) return 'new';
  const text = formatRecord(record);
  if (text === kept) return 'same';
  if (continues(text, kept)) return 'longer';
  return continues(kept, text) ? 'shorter' : 'other';
}
