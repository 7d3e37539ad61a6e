import type { Page } from '@playwright/test';
import { formatRecord } from '../../src/engine';
import { chooseFile } from '../lib/files';
import { after, dealt, playedOut } from '../lib/games';
import { openRecord, openRecordText, readRecord, saveRecord } from '../lib/records';
import { holdWords, leaveKept, resumeGame } from '../lib/storage';
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
  setupDialog,
  square,
  startGame,
  untilPlayable,
  verdict,
} from '../lib/table';
import { expect, test } from '../lib/test';

const OPENING = dealt({ draws: 'EEDNIDLNZHNTFORREVO' });
const MIDDLE = after(OPENING, 'DINED,d4', 'TNZON,7c');

const yourMove = (page: Page) => page.getByRole('region', { name: 'Your move' });

test.describe('a reload', () => {
  test('brings back a laid draft and the cursor before the words have arrived', async ({
    page,
  }) => {
    await resumeGame(page, OPENING);
    await square(page, 'd4').dblclick();
    await page.keyboard.type('dine');
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expectRack(page, 'DEL....');

    const releaseWords = await holdWords(page);
    await page.reload();
    await expectDraft(page, 'd4 D', 'd5 I', 'd6 N', 'd7 E');
    await expectCursor(page, 'd8', '↓');
    await expectRack(page, 'DEL....');
    await expect(moveBox(page)).toHaveValue('DINE,d4');
    await expect(verdict(page)).toContainText('words not checked yet');
    await expect(page.getByText('Loading words')).toBeVisible();

    releaseWords();
    await expect(verdict(page)).toContainText('legal');
    await expect(page.getByText('Loading words')).toBeHidden();
  });

  test('brings back the text of the move box as it was typed', async ({ page }) => {
    await resumeGame(page, OPENING);
    await square(page, 'p1').click();
    await moveBox(page).fill('dinED , d');
    const releaseWords = await holdWords(page);
    await page.reload();
    await expect(moveBox(page)).toHaveValue('dinED , d');
    await expectCursor(page, 'p1', '→');
    await expectDraft(page);
    releaseWords();
    await untilPlayable(page);
    await expect(moveBox(page)).toHaveValue('dinED , d');
  });

  test('brings back a move that was typed, and it can be played', async ({ page }) => {
    await resumeGame(page, MIDDLE);
    await moveBox(page).fill('OVE,4e');
    await page.reload();
    await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
    await untilPlayable(page);
    await moveBox(page).press('Enter');
    await expectScores(page, [29, 19]);
  });

  test('brings back the question for the letter of a blank', async ({ page }) => {
    await resumeGame(page, dealt({ draws: 'CAT_EDONZHNTFO' }));
    await untilPlayable(page);
    await rackTile(page, '_').click();
    await square(page, 'd7').click();
    const picker = page.getByRole('dialog', { name: 'Letter for the blank at d7' });
    await expect(picker).toBeVisible();
    await page.reload();
    await expect(picker).toBeVisible();
    await page.keyboard.press('s');
    await expectDraft(page, 'd7 s');
  });

  test('brings back a game that is over', async ({ page }) => {
    const game = playedOut(dealt({ seed: 'over' }));
    await resumeGame(page, game);
    await expect(yourMove(page)).toContainText('Game Over!');
    await page.reload();
    await expect(yourMove(page)).toContainText('Game Over!');
  });

  test('brings back refused attempts and the score', async ({ page }) => {
    await resumeGame(page, MIDDLE);
    await untilPlayable(page);
    await playMove(page, 'qwerty');
    await expect(verdict(page)).toContainText('Illegal move format');
    await playMove(page, 'OVE,4e');
    await expectTurns(page, 3);
    await page.reload();
    await expectScores(page, [29, 19]);
    const { record } = readRecord(await saveRecord(page));
    expect(record.events.map(({ kind }) => kind)).toEqual([
      'deal',
      'play',
      'play',
      'refused',
      'play',
    ]);
  });

  test('keeps the colours that were set', async ({ page }) => {
    await resumeGame(page, OPENING);
    await chooseColours(page, 'High contrast');
    await page.reload();
    await expect(page.getByLabel('Colours: high contrast')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  });
});

test('a page that crashes loses nothing', async ({ page, context }) => {
  await resumeGame(page, OPENING);
  await square(page, 'd4').dblclick();
  await page.keyboard.type('din');
  await expectDraft(page, 'd4 D', 'd5 I', 'd6 N');

  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // A page that is gone never answers.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/');
  await expectDraft(next, 'd4 D', 'd5 I', 'd6 N');
  await expectCursor(next, 'd7', '↓');
  await expectRack(next, 'EE...DL');
});

test.describe('a file that is no record', () => {
  const good = formatRecord(MIDDLE.record);
  const withEvents = (change: (text: string) => string): string => change(good);

  for (const { what, text, message } of [
    {
      what: 'text',
      text: 'DINED,d4',
      message: 'The file is not the record of a game.',
    },
    {
      what: 'other JSON',
      text: '{"hello": [1, 2, 3]}',
      message: 'The file is not the record of a game.',
    },
    {
      what: 'half a record',
      text: good.slice(0, good.length / 2),
      message: 'The file is not the record of a game.',
    },
    {
      what: 'a record of a version to come',
      text: good.replace('"version": 2', '"version": 9'),
      message: 'The record is of version 9, which this page does not know.',
    },
    {
      what: 'a record with a field too many',
      text: good.replace('"version": 2', '"version": 2, "extra": "<script>alert(1)</script>"'),
      message: 'The record is damaged: extra is missing or cannot be right.',
    },
    {
      what: 'a record with another score',
      text: withEvents((record) => record.replace('"score": 19', '"score": 91')),
      message:
        'The record cannot be right: at event 3, the words or the score are not those of the play.',
    },
    {
      what: 'a record of tiles that nobody had',
      text: withEvents((record) => record.replace('"tiles": "DINED"', '"tiles": "DIZED"')),
      message: 'The record cannot be right: at event 2, the rules refuse the play',
    },
  ]) {
    test(`is told why, and the game goes on: ${what}`, async ({ page }) => {
      await resumeGame(page, MIDDLE);
      await untilPlayable(page);
      await moveBox(page).fill('OVE,4e');
      await openRecordText(page, 'broken.json', text);
      await expect(verdict(page)).toContainText(
        'The record broken.json was not opened, and nothing has changed.',
      );
      await expect(verdict(page)).toContainText(message);
      await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
      await expectScores(page, [20, 19]);
      await moveBox(page).press('Enter');
      await expectScores(page, [29, 19]);
      await page.reload();
      await expectScores(page, [29, 19]);
    });
  }

  test('is told in the dialog before any game has begun', async ({ page }) => {
    await page.goto('/');
    const button = setupDialog(page).getByRole('button', { name: 'Open record…' });
    await chooseFile(page, button, 'broken.json', 'broken');
    await expect(setupDialog(page)).toContainText('The record broken.json was not opened');
    await expect(setupDialog(page)).toContainText('The file is not the record of a game.');
  });

  test('is told where only computers play', async ({ page }) => {
    await page.goto('/');
    await startGame(page, { seed: 'told', seats: ['computer', 'computer'] });
    await page.getByRole('button', { name: 'Pause' }).click();
    await openRecordText(page, 'broken.json', 'broken');
    await expect(yourMove(page)).toContainText('The record broken.json was not opened');
  });

  test('is told when the game is over', async ({ page }) => {
    await resumeGame(page, playedOut(dealt({ seed: 'over' })));
    await openRecordText(page, 'broken.json', 'broken');
    await expect(yourMove(page)).toContainText('The record broken.json was not opened');
    await expect(yourMove(page)).toContainText('Game Over!');
  });
});

test('a record that holds markup shows it as text', async ({ page }) => {
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
  await resumeGame(page, MIDDLE);
  await openRecordText(page, 'foreign.json', foreign);
  await expect(page.getByRole('banner')).toContainText('<b>bold</b>');
  await page.getByRole('tab', { name: 'Transcript' }).click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toContainText(text);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a record of other words is opened, and the page says that they were not looked up', async ({
  page,
}) => {
  const { record } = MIDDLE;
  const foreign = { ...record, setup: { ...record.setup, lexiconId: 'other words' } };
  await resumeGame(page, OPENING);
  await untilPlayable(page);
  await expect(page.getByRole('banner')).not.toContainText('words not checked');
  await openRecord(page, { ...MIDDLE, record: foreign });
  await expectScores(page, [20, 19]);
  await expect(page.getByRole('banner')).toContainText('words not checked');
});

test.describe('a kept game that cannot be read', () => {
  for (const { what, text } of [
    { what: 'garbage', text: 'garbage' },
    { what: 'nothing', text: '' },
    { what: 'half a record', text: formatRecord(MIDDLE.record).slice(0, 500) },
    {
      what: 'a record that cannot be right',
      text: formatRecord(MIDDLE.record).replace('"score": 19', '"score": 91'),
    },
  ]) {
    test(`brings the dialog and a message: ${what}`, async ({ page }) => {
      await leaveKept(page, 'record', text);
      await page.goto('/');
      await expect(setupDialog(page)).toBeVisible();
      await expect(
        setupDialog(page).getByText('The game kept here could not be opened.'),
      ).toBeVisible();
      await startGame(page, { seed: 'new', seats: ['human', 'human'], open: true });
      await page.reload();
      await expectScores(page, [0, 0]);
    });
  }

  test('brings back the game where only the desk is broken', async ({ page }) => {
    await leaveKept(page, 'desk', '{"recordId": 7}');
    await leaveKept(page, 'settings', 'garbage');
    await resumeGame(page, MIDDLE);
    await expectScores(page, [20, 19]);
    await expectDraft(page);
  });
});

test.describe('a full disk', () => {
  test.use({ isFirstVisit: true });

  test('is told of, and the game can be played', async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await page.goto('/');
    await startGame(page, { seed: 'full', seats: ['human', 'human'], open: true });
    await expect(page.getByText('This browser keeps nothing for this page')).toBeVisible();
    await playMove(page, ',');
    await expectTurns(page, 1);
  });
});
