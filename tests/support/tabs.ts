import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { formatMove, ok } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import { type Online, ownRack, type SetupChoice } from '../../src/store';
import { eventually } from './eventually';
import { at } from './results';
import { virtualClock } from './virtual-clock';
import { bestIn, PLAN, words } from './online-table';
import { type FakeStorage, fakeStorage, openPage, type Page, replaceBy } from './page';

type PageOptions = NonNullable<Parameters<typeof openPage>[0]>;

export interface Tab extends Page {
  /** All announcements. */
  readonly said: () => readonly string[];
  /** Runs a function that may open channels, which close with the tab. */
  readonly within: <T>(act: () => T) => T;
  /** Reports to the page that it is being left, as on a reload. */
  readonly leave: () => void;
  /** Closes the tab without an event to the page; its storage stays. */
  readonly close: () => void;
}

/** The channels of a tab. After the tab has closed, they send nothing. */
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

/** Size of the contributions and secrets of draws, in bytes. */
const SECRET_BYTES = 32;

/** Random bytes of one tab. Names differ in each run, while draws are reproducible. */
function bytesOf(tab: number): (bytes: number) => Uint8Array {
  let count = 0;
  return (bytes) =>
    new Uint8Array(
      bytes === SECRET_BYTES
        ? createHash('sha256').update(`${tab}/${count++}`).digest()
        : randomBytes(bytes),
    );
}

/** A browser whose tabs find each other, with a clock that advances while the test waits. */
export function openBrowser() {
  vi.stubGlobal('BroadcastChannel', ChannelOfTab);
  const clock = virtualClock();
  const tabs: Tab[] = [];

  function open(
    storage: FakeStorage = fakeStorage(),
    files: Readonly<Record<string, string>> = {},
    world: PageOptions['world'] = {},
  ): Tab {
    const channels: BroadcastChannel[] = [];
    let isClosed = false;
    let leave = (): void => {};
    const write = async (name: string, text: string): Promise<boolean> =>
      !isClosed && storage.write(name, text);
    const page = openPage({
      files,
      storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
      world: {
        ...world,
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
      // Not a copy, since another tab may write to it later.
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

  /** Waits until an assertion passes, without advancing the clock. */
  const atOnce = (holds: () => void): Promise<void> => eventually(holds, 2);

  const until = (holds: () => void): Promise<void> =>
    atOnce(() => {
      clock.pass(50);
      holds();
    });

  return {
    /** Opens a tab, optionally with the storage of another, with files under `resources/`, and with other services. */
    open,
    until,
    atOnce,
    /** Advances the clock, in ms, and delivers what is sent meanwhile. */
    pass: (milliseconds: number): Promise<void> => {
      const end = clock.now() + milliseconds;
      return until(() => {
        if (clock.now() < end) throw new Error('It is not over yet');
      });
    },
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

export function onlineAs<R extends Role>({ state }: Page, role: R): OnlineAs<R> {
  const { online } = state();
  if (!hasRole(online, role))
    throw new Error(`This is ${online?.role ?? 'nobody'}, and no ${role}`);
  return online;
}

/** A short game with a small bag; the second player is in another tab. */
export const CHOICE: SetupChoice = {
  ...PLAN.setup,
  far: [1],
  words: { list: DEFAULT_LIST, lexicon: words.lexicon },
  seed: '',
};

export async function learnWords(page: Page): Promise<void> {
  page.actions.loadWords();
  await page.words.settle(ok(words.compiled));
}

export const fragmentFor = (host: Page, seat: number): string => {
  const fragment = onlineAs(host, 'host').state.invitations.get(seat);
  if (fragment === undefined) throw new Error(`Nobody is invited to seat ${seat}`);
  return fragment;
};

export async function hosting(
  browser: Browser,
  choice: SetupChoice = CHOICE,
  tab: Tab = browser.open(),
): Promise<Tab> {
  tab.within(() => tab.actions.startGame(choice));
  await browser.until(() => onlineAs(tab, 'host'));
  return tab;
}

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

/** Lets the host deal, and waits until every tab has the game. */
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

/** Two tabs at a table with a dealt game and its words. */
export async function dealt(browser: Browser, choice: SetupChoice = CHOICE) {
  const tab = browser.open();
  await learnWords(tab);
  const host = await hosting(browser, choice, tab);
  const guest = await joining(browser, host, 'Ann', choice.far?.[0]);
  await deal(browser, host, guest);
  await learnWords(guest);
  return { host, guest };
}

/** A new page with the storage of a tab, as after a reload. */
export async function reopened(browser: Browser, tab: Tab): Promise<Tab> {
  tab.close();
  const again = browser.open(tab.storage);
  await again.within(() => again.restore());
  return again;
}

export const keptOtherwise = (tab: Tab, change: (text: string) => string): string =>
  change(tab.storage.texts.get('online') ?? '');

/** Types and plays the best move in the tab whose turn it is. */
export function playBest({ state, actions }: Page): void {
  const { table } = state();
  if (table?.phase === 'report') actions.dismissReport();
  if (state().table?.phase !== 'your-turn' || !table) return;
  actions.typeMove(formatMove(table.view.rules, bestIn(table.view)));
  actions.submit();
}

/** Plays the best moves until every tab has seen a number of turns or the end. */
export const playOn = (browser: Browser, turns: number, ...tabs: readonly Tab[]): Promise<void> =>
  browser.until(() => {
    const games = tabs.map(({ state }) => state().table);
    if (games.every((game) => (game?.turns ?? 0) >= turns || game?.view.result)) return;
    if (!games.some((game) => (game?.turns ?? 0) >= turns)) tabs.forEach(playBest);
    throw new Error('The game goes on');
  });

export const tilesOf = ({ state }: Page): string => {
  const { table } = state();
  const tiles = table ? ownRack(table.view) : [];
  return tiles
    .map((tile) => (tile.kind === 'blank' ? '_' : tile.letter))
    .toSorted()
    .join('');
};

/** A first move that is in no list, with tiles of the tab’s player. */
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
