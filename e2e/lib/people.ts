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
import { type Watch, type Watchman, watchman } from './complaints';
import { type Relay, startRelay } from './relay';

/** Somebody at a page. Nobody shares a browser with anybody else of the same test. */
export interface Person {
  /** The page that is open now. */
  readonly page: Page;
  /**
   * What other browsers have sent to the page since it was loaded, frame by frame as it came: whatever
   * a player may not know must not be in it, shown or not.
   */
  readonly received: () => Promise<readonly string[]>;
}

/** Somebody whose browser ends when the test wants it, and forgets nothing. */
export interface KillablePerson extends Person {
  /** Ends the browser at once, as when the power fails: no page gets to say a last word. */
  readonly kill: () => Promise<void>;
  /** Opens a browser again, with all that the one before has stored; the result is its page. */
  readonly reopen: () => Promise<Page>;
  /** Stops the browser where it is, as when the lid of a computer is closed. */
  readonly suspend: () => void;
  /** Lets a suspended browser go on. */
  readonly resume: () => void;
}

/** Who takes part in a test. */
export interface People {
  /** Gives somebody one empty page. */
  readonly invite: () => Promise<Person>;
  /** Gives somebody a browser that may be killed, with one empty page; starting it takes a second. */
  readonly inviteKillable: () => Promise<KillablePerson>;
}

/** A person and how their time in a test ends. */
interface Invited<P extends Person = Person> {
  readonly person: P;
  readonly leave: () => Promise<void>;
}

/** Makes a context ready for a test, and its page. */
async function pageIn(context: BrowserContext, { listen }: Watchman): Promise<Page> {
  listen(context);
  await recordArrivals(context);
  return context.pages()[0] ?? (await context.newPage());
}

async function invite(browser: Browser, own: Watchman): Promise<Invited> {
  // The options of the configuration come by themselves.
  const context = await browser.newContext();
  const page = await pageIn(context, own);
  return {
    person: { page, received: () => arrivalsAt(page) },
    leave: () => context.close(),
  };
}

/** A browser that runs. */
interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The group of all its processes: of what started it, and of all that it has started. */
  readonly group: number;
}

/** The group that a process is in (Linux). */
async function groupOf(process: number): Promise<number> {
  const status = await readFile(`/proc/${process}/stat`, 'utf8');
  // Its name stands in parentheses and may hold anything; after it stand its state, parent and group.
  const [, , group] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return Number(group);
}

/** Asks a browser for its own process; Playwright keeps it to itself. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  await session?.detach();
  const own = answer?.processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser does not say what its process is');
  return own.id;
}

async function inviteKillable(own: Watchman): Promise<Invited<KillablePerson>> {
  const profile = await mkdtemp(join(tmpdir(), 'scraebbkle-p2p-'));
  let isSuspended = false;
  let isKilled = false;

  const start = async (): Promise<Running> => {
    // The options of the configuration come by themselves, those for starting a browser too.
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

/** Everything that stands ready for a test. */
interface Scene {
  readonly people: People;
  readonly relay: Relay;
  readonly watch: Watch;
}

interface Fixtures extends Scene {
  readonly scene: Scene;
}

interface WorkerFixtures {
  /** The browser of the person of that number, 0-based, in every test. */
  readonly browserOf: (person: number) => Promise<Browser>;
}

/**
 * Playwright's test for `people` in several browsers, and for a `relay` on this machine by which
 * their pages may find each other. It fails too when one of the pages complains, or asks for anything
 * but what belongs to the page and that relay.
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
    const own = watchman(baseURL);
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
    // Before the relay ends, which their pages would complain of.
    await Promise.all(leaves.map((leave) => leave()));
    await relay.stop();
    own.judge();
  },
  people: ({ scene: { people } }, give) => give(people),
  relay: ({ scene: { relay } }, give) => give(relay),
  watch: ({ scene: { watch } }, give) => give(watch),
});

export { expect };
