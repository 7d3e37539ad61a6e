import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
} from '@playwright/test';
import { arrivalsAt, recordArrivals } from './arrivals';
import { type Watch, type Watchman, watchman } from './complaints';
import { type Relay, startRelay } from './relay';

/** Somebody with a browser of their own: a process that shares nothing with any other. */
export interface Person {
  /** The page of the browser that is open now. */
  readonly page: Page;
  /**
   * What other browsers have sent to the page since it was loaded, frame by frame as it came: whatever
   * a player may not know must not be in it, shown or not.
   */
  readonly received: () => Promise<readonly string[]>;
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
  /** Gives somebody a browser with one empty page; options are those of the configuration first. */
  readonly invite: (options?: BrowserContextOptions) => Promise<Person>;
}

/** A browser that runs. */
interface Running {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Its process, which leads the group of all the processes that it has started. */
  readonly process: number;
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

/** A person and how their time in a test ends. */
interface Invited {
  readonly person: Person;
  readonly leave: () => Promise<void>;
}

async function invite(options: BrowserContextOptions, { listen }: Watchman): Promise<Invited> {
  const profile = await mkdtemp(join(tmpdir(), 'scraebbkle-p2p-'));
  let isSuspended = false;
  let isKilled = false;

  const start = async (): Promise<Running> => {
    // The options of the configuration come by themselves, those for starting a browser too.
    const context = await chromium.launchPersistentContext(profile, options);
    listen(context);
    await recordArrivals(context);
    const page = context.pages()[0] ?? (await context.newPage());
    return { context, page, process: await processOf(context) };
  };
  let running = await start();

  const signal = (name: NodeJS.Signals): void => void process.kill(-running.process, name);
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

/**
 * Playwright's test for `people` with browsers of their own, and for a `relay` on this machine by which
 * their pages may find each other. It fails too when one of the pages complains, or asks for anything
 * but what belongs to the page and that relay.
 */
export const test = base.extend<Fixtures>({
  scene: async ({ baseURL }, give) => {
    const own = watchman(baseURL);
    const relay = await startRelay();
    own.watch.allowOrigin(relay.url);
    const invited: Invited[] = [];
    const inviteOne = async (options: BrowserContextOptions = {}): Promise<Person> => {
      const one = await invite(options, own);
      invited.push(one);
      return one.person;
    };
    await give({ people: { invite: inviteOne }, relay, watch: own.watch });
    // Before the relay ends, which their pages would complain of.
    await Promise.all(invited.map(({ leave }) => leave()));
    await relay.stop();
    own.judge();
  },
  people: ({ scene: { people } }, give) => give(people),
  relay: ({ scene: { relay } }, give) => give(relay),
  watch: ({ scene: { watch } }, give) => give(watch),
});

export { expect };
