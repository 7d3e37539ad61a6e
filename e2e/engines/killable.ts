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

/** A browser that ends when the test wants it, and forgets nothing that it has kept. */
export interface Killable {
  /** Starts it, with one empty page. */
  readonly open: () => Promise<Page>;
  /** Ends all its processes some ms from now, as when the power fails: no page says a last word. */
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
      // The moment is what is tried.
      if (delay > 0) await pause(delay);
      process.kill(-leader, 'SIGKILL');
      running = undefined;
      // Puppeteer puts what it has changed of a profile of Firefox back when it sees the end.
      await killed.close();
      // It does so in its own time, and must not be launched upon a profile that is half put back.
      const isPutBack = (): boolean => !existsSync(join(profile, 'prefs.js.puppeteer'));
      await expect.poll(isPutBack, { timeout: 30_000 }).toBe(true);
    },
    close: async () => {
      await running?.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
