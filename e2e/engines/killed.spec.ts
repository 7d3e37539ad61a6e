import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { formatRecord, type GameEvent, latestState, type Timeline } from '../../src/engine';
import { NOT_STORED } from '../../src/messages';
import { after, afterComputer, computerMove, dealt } from '../lib/games';
import { IS_LONG } from '../lib/long';
import { readRecord } from '../lib/records';
import { storedText, latestStoredText, presetText, INERT_PAGE } from '../lib/storage';
import { isComputersTurn, isReported, WHOLE_GAMES, type WholeGameName } from '../lib/whole-games';
import { createKillable, type Killable } from './killable';
import { test as base } from './test';

const test = base.extend<{ readonly killable: Killable }>({
  killable: async ({ engine }, give) => {
    if (engine === 'WebKit') throw new Error('Puppeteer does not drive WebKit');
    const killable = await createKillable(engine);
    await give(killable);
    await killable.close();
  },
});

test.skip(({ engine }) => engine === 'WebKit', 'its driver starts every session without a past');

/** When the browser is killed: once the database has what the page shows, or this many ms after it is shown. */
type Moment = 'once it is kept' | number;

const MOMENTS: readonly Moment[] = IS_LONG ? ['once it is kept', 0, 20, 60] : ['once it is kept'];

const inWords = (moment: Moment): string =>
  typeof moment === 'number' ? `${moment} ms after it is shown` : moment;

const GAMES = IS_LONG
  ? (Object.keys(WHOLE_GAMES) as WholeGameName[])
  : (['ScraeBBKle'] satisfies WholeGameName[]);

const TURNS = IS_LONG ? Infinity : 2;

const BOX = '.move-form__box input';

interface Draft {
  readonly typed: string;
  /** The unplayed tiles on the board, each with its square. */
  readonly tiles: readonly string[];
  readonly cursor: string;
}

declare global {
  interface Window {
    turnsShown: string[];
  }
}

/** Makes the next page record how many turns it shows, after every change. */
const noteTurns = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    window.turnsShown = [];
    new MutationObserver(() => {
      const { textContent } =
        document.querySelector('[aria-label="Step through the game"]') ?? document;
      const [turns] = /\d+ of \d+/.exec(textContent ?? '') ?? [];
      if (turns !== undefined && turns !== window.turnsShown.at(-1)) window.turnsShown.push(turns);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const allTurns = (turns: number): string => `${turns} of ${turns}`;

/**
 * Waits until a number of turns has been played and a frame that shows them has been painted. The page itself waits:
 * Puppeteer's `waitForFunction` evaluates strings, which the page's policy forbids and Firefox enforces.
 */
const turnsPainted = (page: Page, turns: number): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!window.turnsShown.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    allTurns(turns),
  );

async function turnsShownFirst(page: Page): Promise<number> {
  const first = () => page.evaluate(() => window.turnsShown[0]);
  await expect.poll(first).toBeDefined();
  return Number.parseInt((await first()) ?? '', 10);
}

async function click(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.$(selector)).not.toBeNull();
  await page.click(selector);
}

const draftOn = (page: Page): Promise<Draft> =>
  page.evaluate(() => ({
    typed: document.querySelector<HTMLInputElement>('.move-form__box input')?.value ?? '',
    tiles: [...document.querySelectorAll('[aria-label$="not played yet"]')].map(
      (square) => square.getAttribute('aria-label') ?? '',
    ),
    cursor: document.querySelector('.square--cursor')?.getAttribute('data-square') ?? '',
  }));

/** Whether the page reports that the browser cannot store anything. */
const keepsNothing = (page: Page): Promise<boolean> =>
  page.evaluate((told) => document.body.innerText.includes(told), NOT_STORED);

/** Waits until the database has the events and the typed text, or the browser cannot store anything. */
const untilKept = (page: Page, events: readonly GameEvent[], typed: string): Promise<void> =>
  expect
    .poll(async () => {
      if (await keepsNothing(page)) return [events, typed];
      const { record } = readRecord((await storedText(page, 'record')) ?? '');
      const desk: { readonly typed?: string | null } = JSON.parse(
        (await storedText(page, 'desk')) ?? '{}',
      );
      return [record.events.slice(0, events.length), desk.typed ?? ''];
    })
    .toEqual([events, typed]);

async function lay(page: Page, move: string): Promise<Draft> {
  await click(page, '[data-square="b3"]');
  await click(page, BOX);
  await page.keyboard.type(move);
  return draftOn(page);
}

async function enter(page: Page, move: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('playable').length))
    .toBeGreaterThan(0);
  await page.focus(BOX);
  await page.$eval(BOX, (box) => box instanceof HTMLInputElement && box.select());
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
}

test.describe('a browser that is killed', () => {
  for (const name of GAMES) {
    for (const moment of MOMENTS) {
      test(`${name}, after every event and every draft, ${inWords(moment)}`, async ({
        killable,
        baseURL,
        engine,
      }) => {
        test.skip(
          engine === 'Firefox' &&
            (!IS_LONG || name !== 'ScraeBBKle' || moment === 0 || moment === 60),
          'an engine that takes three seconds to start is tried in one game, and with `LONG=1` alone',
        );
        test.setTimeout(IS_LONG ? 1_800_000 : 180_000);
        const address = baseURL ?? '';
        let game: Timeline = dealt(WHOLE_GAMES[name]);
        let page = await killable.open();
        await presetText(page, 'record', formatRecord(game.record), address);
        await noteTurns(page);
        await page.goto(address);

        const die = async (typed: string): Promise<void> => {
          if (moment === 'once it is kept') await untilKept(page, game.record.events, typed);
          test.skip(
            engine === 'Firefox' && (await keepsNothing(page)),
            'a Firefox that was killed while it wrote much may refuse every write as too large, far from its quota',
          );
          await killable.kill(moment === 'once it is kept' ? 0 : moment);
          page = await killable.open();
          // On the page itself, a computer could replay its own lost turn before the check.
          await page.goto(address + INERT_PAGE);
          const kept = readRecord((await latestStoredText(page, 'record')) ?? '');
          const { events } = game.record;
          expect(kept.record.events.slice(0, events.length)).toEqual(events);
          await noteTurns(page);
          await page.goto(address);
          expect(await turnsShownFirst(page)).toBeGreaterThanOrEqual(latestState(game).turns);
        };

        for (let turn = 0; turn < TURNS && !latestState(game).result; turn++) {
          const isComputers = isComputersTurn(game);
          if (isComputers) {
            game = afterComputer(game);
          } else {
            const move = computerMove(game);
            const draft = await lay(page, move);
            await die(move);
            // A turn is saved before it is shown, but a draft after it: how long that takes is up to the machine.
            if (moment === 'once it is kept') {
              await expect.poll(() => draftOn(page)).toEqual(draft);
            }
            await enter(page, move);
            game = after(game, move);
          }
          await turnsPainted(page, latestState(game).turns);
          await die('');
          if (!isComputers && isReported(game)) await click(page, '::-p-text(Continue)');
        }

        const kept = readRecord((await latestStoredText(page, 'record')) ?? '');
        const { events } = game.record;
        expect(kept.record.events.slice(0, events.length)).toEqual(events);
      });
    }
  }
});
