import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { arrivalsAt, recordArrivals } from './arrivals';
import { type Watch, type PageMonitor, createPageMonitor } from './complaints';
import { type Relay, startRelay } from './relay';

/** A person at a page. Each person in a test has their own browser. */
export interface Person {
  readonly page: Page;
  /**
   * All frames that other browsers have sent to the page since it was loaded, in order. They must not contain anything
   * that the player may not know, even if the page does not show it.
   */
  readonly received: () => Promise<readonly string[]>;
}

/** A person whose browser can be killed, and reopened with everything it had stored. */
export interface KillablePerson extends Person {
  /** Kills the browser, as in a power failure: no page can react. */
  readonly kill: () => Promise<void>;
  /** Opens the browser again with everything it had stored; returns its page. */
  readonly reopen: () => Promise<Page>;
  /** Stops the browser's processes, as when a laptop is closed. */
  readonly suspend: () => void;
  readonly resume: () => void;
}

export interface People {
  /** Adds a person with one empty page. */
  readonly invite: () => Promise<Person>;
  /** Adds a person whose browser can be killed, with one empty page; it takes a second to start. */
  readonly inviteKillable: () => Promise<KillablePerson>;
}

interface Invited<P extends Person = Person> {
  readonly person: P;
  readonly leave: () => Promise<void>;
}

async function pageIn(context: BrowserContext, { listen }: PageMonitor): Promise<Page> {
  listen(context);
  await recordArrivals(context);
  return context.pages()[0] ?? (await context.newPage());
}

async function invite(browser: Browser, own: PageMonitor): Promise<Invited> {
  // Playwright applies the configured options itself.
  const context = await browser.newContext();
  const page = await pageIn(context, own);
  return {
    person: { page, received: () => arrivalsAt(page) },
    leave: () => context.close(),
  };
}

interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Process group of the browser and all processes it has started. */
  readonly group: number;
}

async function groupOf(process: number): Promise<number> {
  const status = await readFile(`/proc/${process}/stat`, 'utf8');
  // The name is in parentheses and may contain anything; state, parent and group follow it.
  const [, , group] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return Number(group);
}

/** Asks a browser for its process id, which Playwright does not expose. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  await session?.detach();
  const own = answer?.processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser does not say what its process is');
  return own.id;
}

async function inviteKillable(own: PageMonitor): Promise<Invited<KillablePerson>> {
  const profile = await mkdtemp(join(tmpdir(), 'scraebbkle-p2p-'));
  let isSuspended = false;
  let isKilled = false;

  const start = async (): Promise<Running> => {
    // Playwright applies the configured options itself, launch options included.
    const context = await chromium.launchPersistentContext(profile);
    const page = await pageIn(context, own);
    return { context, page, group: await groupOf(await processOf(context)) };
  };
  let running = await start();

  const signal = (name: NodeJS.Signals): void => void process.kill(-running.group, name);
  const resume = (): void => {
    if (isSuspended) signal('SIGCONT');
    isSuspended = false;
  };

  return {
    person: {
      get page() {
        return running.page;
      },
      received: () => arrivalsAt(running.page),
      kill: async () => {
        const closed = running.context.waitForEvent('close');
        signal('SIGKILL');
        isKilled = true;
        isSuspended = false;
        await closed;
      },
      reopen: async () => {
        if (!isKilled) throw new Error('The browser is still open');
        running = await start();
        isKilled = false;
        return running.page;
      },
      suspend: () => {
        signal('SIGSTOP');
        isSuspended = true;
      },
      resume,
    },
    leave: async () => {
      resume();
      if (!isKilled) await running.context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Scene {
  readonly people: People;
  readonly relay: Relay;
  readonly watch: Watch;
}

interface Fixtures extends Scene {
  readonly scene: Scene;
}

interface WorkerFixtures {
  /** Returns the browser of a person (0-based), shared by all tests of the worker. */
  readonly browserOf: (person: number) => Promise<Browser>;
}

/**
 * Playwright's test with `people` in several browsers and a local `relay` through which their pages can find each
 * other. It also fails if a page logs an error or contacts any other origin than the page's and the relay.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserOf: [
    async ({ playwright }, give) => {
      const browsers: Promise<Browser>[] = [];
      await give((person) => (browsers[person] ??= playwright.chromium.launch()));
      await Promise.all(browsers.map(async (browser) => (await browser).close()));
    },
    { scope: 'worker' },
  ],
  scene: async ({ baseURL, browserOf }, give) => {
    const own = createPageMonitor(baseURL);
    const relay = await startRelay();
    own.watch.allowOrigin(relay.url);
    const leaves: (() => Promise<void>)[] = [];
    const welcome = <P extends Person>({ person, leave }: Invited<P>): P => {
      leaves.push(leave);
      return person;
    };
    let invited = 0;
    const people: People = {
      invite: async () => welcome(await invite(await browserOf(invited++), own)),
      inviteKillable: async () => welcome(await inviteKillable(own)),
    };
    await give({ people, relay, watch: own.watch });
    // Before the relay stops, which would cause errors on their pages.
    await Promise.all(leaves.map((leave) => leave()));
    await relay.stop();
    own.judge();
  },
  people: ({ scene: { people } }, give) => give(people),
  relay: ({ scene: { relay } }, give) => give(relay),
  watch: ({ scene: { watch } }, give) => give(watch),
});

export { expect };
