import { sanitizeName, type Timeline } from '../../engine';
import { GAME, gameName, TITLE } from '../kept-names';
import type { LibraryStorage } from '../services';
import { parseInSteps } from '../steps';
import type { GameCard } from './game-card';
import { cardIn } from './read-kept-game';
import { recordIn } from './kept-game';

/** A game with its undone turns and branches. */
export interface LibraryGame {
  /** The record that all others of the game come from; it may not be saved any more. */
  readonly root: string;
  readonly title: string | undefined;
  /** Represents the game: the record that was over first, or else the one played last. */
  readonly card: GameCard;
  /** When any of its records was last played, in ms since 1970. */
  readonly played: number;
  readonly records: readonly string[];
  /** The same records: the root first, then in the order in which they were played. */
  readonly branches: readonly Branch[];
}

export interface Branch {
  readonly card: GameCard;
  readonly name: string | undefined;
}

export interface SavedGames {
  readonly games: readonly LibraryGame[];
  /** By record id. */
  readonly damaged: readonly string[];
}

/** Card of each record by its id; undefined if it is damaged. */
export type Cards = ReadonlyMap<string, GameCard | undefined>;

/** Called between the steps of a long task with its progress; false cancels the rest. */
export type OnStep = (done: number, total: number) => boolean;

/** Number of texts that are read at once. Parsing a card takes about a quarter of a millisecond. */
const READ_AT_ONCE = 20;

/** Reads the texts under some names in steps, without names that hold none; false if it was cancelled. */
export async function readTexts<N extends string>(
  { read }: Pick<LibraryStorage, 'read'>,
  names: readonly N[],
  take: (name: N, text: string) => void,
  onStep: OnStep = () => true,
): Promise<boolean> {
  for (let done = 0; done < names.length; done += READ_AT_ONCE) {
    if (!onStep(done, names.length)) return false;
    const step = names.slice(done, done + READ_AT_ONCE);
    const texts = await Promise.all(step.map(read));
    for (const [index, name] of step.entries()) {
      const text = texts[index];
      if (text !== undefined) take(name, text);
    }
  }
  return onStep(names.length, names.length);
}

export const recordIds = async ({
  names,
}: Pick<LibraryStorage, 'names'>): Promise<readonly string[]> =>
  (await names(GAME)).map((name) => name.slice(GAME.length));

/** The record of a game as it was saved; undefined if there is none. */
export async function readRecord(storage: LibraryStorage, id: string): Promise<string | undefined> {
  const text = await storage.read(gameName(id));
  return text && recordIn(text);
}

/** A saved game; undefined if there is none, or it cannot be read. */
export async function readGame(storage: LibraryStorage, id: string): Promise<Timeline | undefined> {
  const game = await parseInSteps((await readRecord(storage, id)) ?? '', storage);
  return game.ok ? game.value : undefined;
}

/** The cards of all saved records; known ones are not read again. */
export async function readGameCards(
  storage: LibraryStorage,
  known: Cards,
  onStep: OnStep,
): Promise<Cards> {
  const cards = new Map<string, GameCard | undefined>();
  const unknown: string[] = [];
  for (const id of await recordIds(storage)) {
    if (known.has(id)) cards.set(id, known.get(id));
    else unknown.push(id);
  }
  const take = (name: string, text: string): void => {
    const id = name.slice(GAME.length);
    const card = cardIn(text);
    cards.set(id, card && { ...card, id });
  };
  await readTexts(storage, unknown.map(gameName), take, onStep);
  return cards;
}

export async function readTitles(storage: LibraryStorage): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  await readTexts(storage, await storage.names(TITLE), (name, text) => {
    const title = sanitizeName(text);
    if (title !== '') titles.set(name.slice(TITLE.length), title);
  });
  return titles;
}

/** The record that a card's record comes from, as far back as the cards go. */
function rootOf(card: GameCard, cards: Cards): string {
  const seen = new Set<string>();
  let root = card.id;
  for (let at: GameCard | undefined = card; at && !seen.has(at.id); at = cards.get(root)) {
    seen.add(at.id);
    root = at.parent ?? at.id;
  }
  return root;
}

export function gamesOf(cards: Cards, titles: ReadonlyMap<string, string>): readonly LibraryGame[] {
  const byRoot = new Map<string, GameCard[]>();
  for (const card of cards.values()) {
    if (!card) continue;
    const root = rootOf(card, cards);
    byRoot.set(root, [...(byRoot.get(root) ?? []), card]);
  }
  return [...byRoot].flatMap(([root, records]): readonly LibraryGame[] => {
    const [last] = records.toSorted((a, b) => b.played - a.played);
    const inOrder = records.toSorted(
      (a, b) => Number(b.id === root) - Number(a.id === root) || a.played - b.played,
    );
    const nameOf = ({ id }: GameCard) => (id === root ? undefined : titles.get(id));
    const branches = inOrder.map((each): Branch => ({ card: each, name: nameOf(each) }));
    const card = inOrder.find(({ winners }) => winners) ?? last;
    if (!last || !card) return [];
    const title = titles.get(root);
    const ids = records.map(({ id }) => id);
    return [{ root, title, card, played: last.played, records: ids, branches }];
  });
}

export const damagedIn = (cards: Cards): readonly string[] =>
  [...cards].flatMap(([id, card]) => (card ? [] : [id]));
