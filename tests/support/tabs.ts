import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { formatMove, ok } from '../../src/engine';
import { USUAL_WORDS } from '../../src/setup';
import { type Online, ownRack, type SetupChoice } from '../../src/store';
import { eventually } from './eventually';
import { at } from './results';
import { virtualClock } from './virtual-clock';
import { bestIn, PLAN, words } from './online-table';
import { type FakeStorage, fakeStorage, openPage, type Page, replaceBy } from './page';

/** A page in a tab of its own. */
export interface Tab extends Page {
  /** All that has been said aloud. */
  readonly said: () => readonly string[];
  /** Does something that may open a way to other tabs; it ends when the tab is closed. */
  readonly within: <T>(act: () => T) => T;
  /** The page is left, as when it is loaded again: it still has time for a word. */
  readonly leave: () => void;
  /** The tab is closed without a word; what it kept stays. */
  readonly close: () => void;
}

/** A channel that ends with the tab that opened it: what that would say later, nobody hears. */
const tabsOfChannels = new AsyncLocalStorage<BroadcastChannel[]>();
class ChannelOfTab extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    tabsOfChannels.getStore()?.push(this);
  }
  #isClosed = false;
  override close(): void {
    this.#isClosed = true;
    super.close();
  }
  override postMessage(message: unknown): void {
    if (!this.#isClosed) super.postMessage(message);
  }
}

/** As many bytes as the shares and secrets have by which tiles are drawn. */
const SECRET_BYTES = 32;

/** Random bytes of one tab: names are ever new, and what tiles are drawn by is the same each time. */
function bytesOf(tab: number): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) =>
    new Uint8Array(
      bytes === SECRET_BYTES
        ? createHash('sha256').update(`${tab}/${count++}`).digest()
        : randomBytes(bytes),
    );
}

/** A browser whose tabs find each other, on a clock that goes on while something is waited for. */
export function openBrowser() {
  vi.stubGlobal('BroadcastChannel', ChannelOfTab);
  const clock = virtualClock();
  const tabs: Tab[] = [];

  function open(storage: FakeStorage = fakeStorage()): Tab {
    const channels: BroadcastChannel[] = [];
    let isClosed = false;
    let leave = (): void => {};
    const write = async (name: string, text: string): Promise<boolean> =>
      !isClosed && storage.write(name, text);
    const page = openPage({
      storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
      world: {
        now: clock.now,
        after: (milliseconds, run) => clock.after(milliseconds, () => isClosed || run()),
        random: bytesOf(tabs.length),
        newId: () => randomBytes(16).toString('hex'),
        whenLeft: (run) => {
          leave = run;
        },
      },
    });
    const said: string[] = [];
    page.store.subscribe(({ announcements }, { announcements: before }) => {
      if (announcements !== before) said.push(at(announcements, -1).text);
    });
    const tab: Tab = {
      ...page,
      // What another tab writes to later.
      storage,
      said: () => said,
      within: (act) => tabsOfChannels.run(channels, act),
      leave: () => leave(),
      close: () => {
        isClosed = true;
        for (const channel of channels) channel.close();
      },
    };
    tabs.push(tab);
    return tab;
  }

  /** Lets everything come that is on its way, with the clock standing still, until something holds. */
  const atOnce = (holds: () => void): Promise<void> => eventually(holds, 2);

  /** Lets everything go on until something holds. */
  const until = (holds: () => void): Promise<void> =>
    atOnce(() => {
      clock.pass(50);
      holds();
    });

  return {
    /** Opens a tab, on what another has kept if that is given. */
    open,
    until,
    atOnce,
    /** Lets a time pass, in ms, and what is sent meanwhile arrive. */
    pass: (milliseconds: number): Promise<void> => {
      const end = clock.now() + milliseconds;
      return until(() => {
        if (clock.now() < end) throw new Error('It is not over yet');
      });
    },
    /** Closes all tabs. */
    close: () => {
      for (const tab of tabs) tab.close();
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

type Role = Online['role'];
type OnlineAs<R extends Role> = Extract<Online, { readonly role: R }>;

const hasRole = <R extends Role>(online: Online | undefined, role: R): online is OnlineAs<R> =>
  online?.role === role;

/** What a tab has of a table that it takes part in, on the side that is named. */
export function onlineAs<R extends Role>({ state }: Page, role: R): OnlineAs<R> {
  const { online } = state();
  if (!hasRole(online, role))
    throw new Error(`This is ${online?.role ?? 'nobody'}, and no ${role}`);
  return online;
}

/** A short game with a small bag; the second player sits in another tab. */
export const CHOICE: SetupChoice = {
  ...PLAN.setup,
  far: [1],
  words: { list: USUAL_WORDS, lexicon: words.lexicon },
  seed: '',
};

/** The words of that game come to a page. */
export async function learnWords(page: Page): Promise<void> {
  page.actions.loadWords();
  await page.words.settle(ok(words.compiled));
}

/** The fragment by which the guest of a seat comes. */
export const fragmentFor = (host: Page, seat: number): string => {
  const fragment = onlineAs(host, 'host').state.invitations.get(seat);
  if (fragment === undefined) throw new Error(`Nobody is invited to seat ${seat}`);
  return fragment;
};

/** A tab that hosts a table. */
export async function hosting(
  browser: Browser,
  choice: SetupChoice = CHOICE,
  tab: Tab = browser.open(),
): Promise<Tab> {
  tab.within(() => tab.actions.startGame(choice));
  await browser.until(() => onlineAs(tab, 'host'));
  return tab;
}

/** A tab that comes to the table of another, and has its seat. */
export async function joining(
  browser: Browser,
  host: Page,
  name = 'Ann',
  seat = 1,
  tab: Tab = browser.open(),
): Promise<Tab> {
  await tab.actions.visit(fragmentFor(host, seat));
  const { fragment } = onlineAs(tab, 'visitor');
  tab.within(() => tab.actions.joinTable(name, fragment));
  await browser.until(() => {
    if (onlineAs(tab, 'guest').state.status?.kind !== 'seated') throw new Error('No seat yet');
  });
  return tab;
}

/** The host deals; the game comes to every tab. */
export async function deal(browser: Browser, host: Tab, ...guests: readonly Tab[]): Promise<void> {
  const before = host.state().table?.recordId;
  host.actions.dealGame();
  await browser.until(() => {
    for (const { state } of [host, ...guests]) {
      const { table } = state();
      if (!table?.online || table.recordId === before) throw new Error('Not dealt yet');
    }
  });
}

/** Two tabs at a table whose game has been dealt, with its words at hand. */
export async function dealt(browser: Browser, choice: SetupChoice = CHOICE) {
  const tab = browser.open();
  await learnWords(tab);
  const host = await hosting(browser, choice, tab);
  const guest = await joining(browser, host, 'Ann', choice.far?.[0]);
  await deal(browser, host, guest);
  await learnWords(guest);
  return { host, guest };
}

/** Another page on what a tab has kept, as after a reload. */
export async function reopened(browser: Browser, tab: Tab): Promise<Tab> {
  tab.close();
  const again = browser.open(tab.storage);
  await again.within(() => again.restore());
  return again;
}

/** What a tab has kept of its table, changed. */
export const keptOtherwise = (tab: Tab, change: (text: string) => string): string =>
  change(tab.storage.texts.get('online') ?? '');

/** Types and plays the best move at a tab whose turn it is. */
export function playBest({ state, actions }: Page): void {
  const { table } = state();
  if (table?.phase === 'report') actions.goOn();
  if (state().table?.phase !== 'your-turn' || !table) return;
  actions.typeMove(formatMove(table.view.rules, bestIn(table.view)));
  actions.submit();
}

/** Whoever is to move plays its best, until every tab has seen a number of turns or the end. */
export const playOn = (browser: Browser, turns: number, ...tabs: readonly Tab[]): Promise<void> =>
  browser.until(() => {
    const games = tabs.map(({ state }) => state().table);
    if (games.every((game) => (game?.turns ?? 0) >= turns || game?.view.result)) return;
    if (!games.some((game) => (game?.turns ?? 0) >= turns)) tabs.forEach(playBest);
    throw new Error('The game goes on');
  });

/** The tiles on the rack of whoever sits at a tab, sorted. */
export const tilesOf = ({ state }: Page): string => {
  const { table } = state();
  const tiles = table ? ownRack(table.view) : [];
  return tiles
    .map((tile) => (tile.kind === 'blank' ? '_' : tile.letter))
    .toSorted()
    .join('');
};

/** A word that no list has, of the tiles of whoever sits at a tab, as the first move. */
export function nonsenseOf({ state }: Page): string {
  const { table } = state();
  const letters = (table ? ownRack(table.view) : []).flatMap((tile) =>
    tile.kind === 'blank' ? [] : [tile.letter],
  );
  const [a = '', b = '', c = ''] = letters;
  const word = [a + b + c, c + b + a, b + a + c, c + a + b].find(
    (each) => !words.lexicon.has(each),
  );
  if (word === undefined) throw new Error(`Every word of ${a}, ${b} and ${c} is in the list`);
  return `${word},d4`;
}
