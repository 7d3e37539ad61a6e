/** Takes the pictures of the README, the card of a shared link and the icons from the built page. */
import { mkdir, readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { chromiumArguments } from './browser/arguments';
import { findHeadlessBrowser, NO_BROWSER } from './browser/find';
import { machine } from './browser/probes';

const ROOT = new URL('../', import.meta.url);
const inRoot = (path: string): string => new URL(path, ROOT).pathname;

const LOOKS = ['light', 'dark'] as const;
type Look = (typeof LOOKS)[number];

const DESKTOP = { width: 1360, height: 860 };
const PHONE = { width: 390, height: 844 };
const CARD = { width: 1200, height: 630 };

/** The move to show: the best of the turn that the sample game offers first. */
const SPLENDID = 'REUED,p2';

interface View {
  readonly width: number;
  readonly height: number;
}

async function opened(
  browser: Browser,
  url: string,
  viewport: View,
  look: Look = 'light',
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme: look,
    reducedMotion,
    deviceScaleFactor: viewport === PHONE ? 2 : 1,
    hasTouch: viewport === PHONE,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: /^Play \w+ · / }).waitFor();
  return page;
}

/** Takes over the turn that the sample game offers, once moves can be checked. */
async function takeTurn(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await page.getByLabel(/^Move: /).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
}

const shot = (page: Page): Promise<Buffer> => page.screenshot({ scale: 'device' });

async function still(page: Page, name: string): Promise<void> {
  await sharp(await shot(page))
    .webp({ quality: 82, effort: 6 })
    .toFile(inRoot(`docs/pictures/${name}.webp`));
  await page.context().close();
}

/** A frame of the animation; `delay` in ms. */
interface Frame {
  readonly picture: Buffer;
  readonly delay: number;
}

/** Records the frames of a page during an action. */
async function filmed(page: Page, act: () => Promise<void>): Promise<readonly Frame[]> {
  const session = await page.context().newCDPSession(page);
  const shown: { readonly picture: Buffer; readonly at: number }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ picture: Buffer.from(data, 'base64'), at: (metadata.timestamp ?? 0) * 1000 });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await act();
  await session.send('Page.stopScreencast');
  return shown.map(({ picture, at }, index) => ({
    picture,
    delay: Math.max(20, Math.round((shown[index + 1]?.at ?? at + LAST) - at)),
  }));
}

/** Delay of the last frame, before the animation starts again, in ms. */
const LAST = 1500;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function film(browser: Browser, url: string): Promise<void> {
  const page = await opened(browser, url, DESKTOP, 'light', 'no-preference');
  await takeTurn(page);
  const box = page.getByLabel(/^Move: /);
  const turns = page.getByRole('group', { name: 'Step through the game' });
  const before = Number(/(\d+) of/.exec(await turns.innerText())?.[1]);
  const frames = await filmed(page, async () => {
    await box.fill('');
    await box.pressSequentially(SPLENDID, { delay: 180 });
    await pause(900);
    await box.press('Enter');
    await turns.getByText(`${before + 2} of ${before + 2}`).waitFor();
    await pause(2500);
  });
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: 840 }).png().toBuffer()),
  );
  await sharp(pictures, { join: { animated: true } })
    .webp({
      quality: 60,
      effort: 6,
      minSize: true,
      delay: frames.map(({ delay }) => delay),
      loop: 0,
    })
    .toFile(inRoot('docs/pictures/a-turn.webp'));
  await page.context().close();
}

/** Draws an icon on the background colour of the page; the drawing covers `share` of the side. */
async function icon(name: string, side: number, share = 1): Promise<void> {
  const drawn = Math.round(side * share);
  const rim = Math.floor((side - drawn) / 2);
  const background = share === 1 ? '#0000' : '#4a3023';
  await sharp(await readFile(inRoot('public/favicon.svg')), { density: 1152 })
    .resize(drawn, drawn)
    .extend({
      top: rim,
      left: rim,
      bottom: side - drawn - rim,
      right: side - drawn - rim,
      background,
    })
    .png({ palette: true })
    .toFile(inRoot(`public/icons/${name}.png`));
}

async function takePictures(browser: Browser, url: string): Promise<void> {
  for (const look of LOOKS) {
    await still(await opened(browser, url, DESKTOP, look), `front-${look}`);
    const game = await opened(browser, url, DESKTOP, look);
    await takeTurn(game);
    await game.getByLabel(/^Move: /).fill(SPLENDID);
    await game.getByRole('button', { name: 'How to type a move' }).click();
    await game.getByRole('button', { name: 'Got it' }).click();
    await game.getByRole('region', { name: 'Board' }).focus();
    await still(game, `game-${look}`);
    await still(await opened(browser, url, PHONE, look), `phone-${look}`);
  }
  const card = await opened(browser, url, CARD);
  await sharp(await shot(card))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(inRoot('public/card.jpg'));
  await card.context().close();
  await film(browser, url);
}

const executable = await findHeadlessBrowser(machine);
if (executable === undefined) throw new Error(NO_BROWSER);
await mkdir(inRoot('docs/pictures'), { recursive: true });
await mkdir(inRoot('public/icons'), { recursive: true });
await icon('192', 192);
await icon('512', 512);
await icon('touch', 180, 0.8);
await icon('maskable', 512, 0.6);
const server = await preview({ root: inRoot(''), preview: { host: '127.0.0.1', port: 4320 } });
const browser = await chromium.launch({ executablePath: executable, args: [...chromiumArguments] });
await takePictures(browser, server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4320');
await browser.close();
await server.close();
