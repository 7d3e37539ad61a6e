import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { machine } from '../../scripts/browser/probes';
import { programsOf } from '../../scripts/engines/find';
import { launchEngine, type PuppeteerEngine } from '../../scripts/engines/puppeteer';

/** A browser that a test can kill and reopen with everything it has stored. */
export interface Killable {
  /** Opens the browser with one empty page. */
  readonly open: () => Promise<Page>;
  /** Kills all its processes after `delay` ms, as in a power failure: no page can react. */
  readonly kill: (delay: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function createKillable(engine: PuppeteerEngine): Promise<Killable> {
  const profile = await mkdtemp(join(tmpdir(), 'scraebbkle-killed-'));
  const programs = await programsOf(machine, engine);
  if (!programs) throw new Error(`There is no ${engine}`);
  let running: Browser | undefined;
  return {
    open: async () => {
      running = await launchEngine(engine, programs, { profile, serviceWorkers: false });
      const [page] = await running.pages();
      return page ?? running.newPage();
    },
    kill: async (delay) => {
      const killed = running;
      const leader = killed?.process()?.pid;
      if (killed === undefined || leader === undefined) throw new Error('The browser is not open');
      if (delay > 0) await pause(delay);
      process.kill(-leader, 'SIGKILL');
      running = undefined;
      // Puppeteer restores Firefox's profile when it sees the end of the process.
      await killed.close();
      // It does so asynchronously, and the browser must not be started with a half restored profile.
      const isPutBack = (): boolean => !existsSync(join(profile, 'prefs.js.puppeteer'));
      await expect.poll(isPutBack, { timeout: 30_000 }).toBe(true);
    },
    close: async () => {
      await running?.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
