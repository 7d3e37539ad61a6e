import { settled } from '../lib/settled';
import type { Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { after, dealt, playedOut } from '../lib/games';
import { openRecord, openRecordText } from '../lib/records';
import { presetText, resumeGame } from '../lib/storage';
import {
  chooseColours,
  expectCursor,
  expectDraft,
  expectRack,
  expectScores,
  expectTurns,
  moveBox,
  playMove,
  rackTile,
  square,
  startGame,
  verdict,
  openTranscript,
} from '../lib/table';
import { KILLED_LANE } from '../lib/lanes';
import { FIRST_VISIT } from '../lib/first-visit';
import { expect, test } from '../lib/test';

const OPENING = dealt({ draws: 'EEDNIDLNZHNTFORREVO' });
const MIDDLE = after(OPENING, 'DINED,d4', 'TNZON,7c');

const yourMove = (page: Page) => page.getByRole('region', { name: 'Your move' });

test('a reload restores the theme, the picker of a blank, and a finished game', async ({
  page,
}) => {
  test.slow();
  await resumeGame(page, OPENING);
  await settled(page);

  await test.step('the chosen theme', async () => {
    await chooseColours(page, 'High contrast');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  });

  await test.step('the picker of a blank', async () => {
    await openRecord(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
    await rackTile(page, '_').click();
    await square(page, 'd7').click();
    const picker = page.getByRole('dialog', { name: 'Letter for the blank at d7' });
    await expect(picker).toBeVisible();
    await page.reload();
    await expect(picker).toBeVisible();
    await page.keyboard.press('s');
    await expectDraft(page, 'd7 s');
  });

  await test.step('a finished game', async () => {
    await openRecord(page, playedOut(dealt({ seed: 'over' })));
    await expect(yourMove(page)).toContainText('Game Over!');
    await page.reload();
    await expect(yourMove(page)).toContainText('Game Over!');
  });
});

test('a page that crashes loses nothing', KILLED_LANE, async ({ page, context }) => {
  await resumeGame(page, OPENING);
  await square(page, 'd4').dblclick();
  await page.keyboard.type('din');
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N');

  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // A crashed page never answers.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/');
  await expectDraft(next, 'd4 D', 'd5 I', 'd6 N');
  await expectCursor(next, 'd7', '↓');
  await expectRack(next, 'EE...DL');
});

test('an invalid record file is reported where the player looks', async ({ page }) => {
  await page.goto('/');

  await test.step('on the front page', async () => {
    await openRecordText(page, 'broken.json', 'broken');
    await expect(page.getByRole('main')).toContainText('Couldn’t open broken.json');
    await expect(page.getByRole('main')).toContainText('This isn’t a saved game.');
  });

  await test.step('in a game between computers', async () => {
    await startGame(page, { seed: 'told', seats: ['computer', 'computer'] });
    await page.getByRole('button', { name: 'Pause' }).click();
    await openRecordText(page, 'broken.json', 'broken');
    await expect(yourMove(page)).toContainText('Couldn’t open broken.json');
  });

  await test.step('after the game', async () => {
    await openRecord(page, playedOut(dealt({ seed: 'over' })));
    await expect(yourMove(page)).toContainText('Game Over!');
    await expect(yourMove(page)).not.toContainText('Couldn’t open');
    await openRecordText(page, 'broken.json', 'broken');
    await expect(yourMove(page)).toContainText('Couldn’t open broken.json');
    await expect(yourMove(page)).toContainText('Game Over!');
  });
});

test('records from elsewhere: an invalid one, one with other words, one with markup', async ({
  page,
}) => {
  await resumeGame(page, MIDDLE);
  await settled(page);

  await test.step('an invalid one is reported with its position, and the game and its draft continue', async () => {
    await moveBox(page).fill('OVE,4e');
    const wrong = formatRecord(MIDDLE.record).replace('"score": 19', '"score": 91');
    await openRecordText(page, 'broken.json', wrong);
    await expect(verdict(page)).toContainText('Couldn’t open broken.json. Nothing changed.');
    await expect(verdict(page)).toContainText(
      'The game is damaged: at event 3, the words or the score don’t match the move.',
    );
    await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
    await expectScores(page, [20, 19]);
    await moveBox(page).press('Enter');
    await expectScores(page, [29, 19]);
    await page.reload();
    await expectScores(page, [29, 19]);
  });

  await test.step('one with other words is opened, and the page states that they were not looked up', async () => {
    const { record } = MIDDLE;
    const foreign = { ...record, setup: { ...record.setup, lexiconId: 'other words' } };
    await settled(page);
    await expect(page.getByRole('banner')).not.toContainText('words not checked');
    await openRecord(page, { ...MIDDLE, record: foreign });
    await expectScores(page, [20, 19]);
    await expect(page.getByRole('banner')).toContainText('words not checked');
  });

  await test.step('markup in a record is shown as text', async () => {
    const text = '<img src=x onerror=alert(1)>,d4';
    const { record } = after(OPENING, 'DINED,d4');
    const [deal, ...rest] = record.events;
    if (!deal) throw new Error('The game was not dealt');
    const refused = { kind: 'refused', seat: 0, text, code: 'ILLEGAL_FORMAT' } as const;
    const foreign = formatRecord({
      ...record,
      setup: { ...record.setup, boardName: '<b>bold</b>' },
      events: [deal, refused, ...rest],
    });
    await openRecordText(page, 'foreign.json', foreign);
    await expect(page.getByRole('banner')).toContainText('<b>bold</b>');
    await expect(await openTranscript(page)).toContainText(text);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test(
  'a saved game is restored even if the saved screen and settings are invalid',
  KILLED_LANE,
  async ({ page }) => {
    await presetText(page, 'desk', '{"recordId": 7}');
    await presetText(page, 'settings', 'garbage');
    await resumeGame(page, MIDDLE);
    await expectScores(page, [20, 19]);
    await expectDraft(page);
  },
);

test.describe('a full disk', KILLED_LANE, () => {
  test.use(FIRST_VISIT);

  test('is reported, and the game can be played', async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await page.goto('/');
    await startGame(page, { seed: 'full', seats: ['human', 'human'], open: true });
    await expect(page.getByText('This browser isn’t saving your games')).toBeVisible();
    await playMove(page, ',');
    await expectTurns(page, 1);
  });

  test('is reported during a game, and no played turn is lost', async ({
    page,
    context,
    baseURL,
  }) => {
    // Chromium checks the quota every half minute, and accepts writes until then.
    await page.goto('/');
    await startGame(page, { seed: 'full', seats: ['human', 'human'], open: true });
    await settled(page);
    await playMove(page, ',');
    await expectTurns(page, 1);
    const nothingKept = page.getByText('This browser isn’t saving your games');
    await expect(nothingKept).toBeHidden();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    let written = 0;
    await expect(async () => {
      await moveBox(page).fill(`A,${++written}`);
      await expect(nothingKept).toBeVisible({ timeout: 100 });
    }).toPass();
    await playMove(page, ',');
    await expectTurns(page, 2);
    await page.reload();
    await expectTurns(page, 2);
  });
});

test(
  'a browser that refuses all storage is reported, and the game can be played',
  KILLED_LANE,
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(window, 'indexedDB', { get: refuse });
    });
    await page.goto('/');
    await startGame(page, { seed: 'refused', seats: ['human', 'human'], open: true });
    await expect(page.getByText('This browser isn’t saving your games')).toBeVisible();
    await settled(page);
    await playMove(page, ',');
    await expectTurns(page, 1);
  },
);
