import { settled } from '../lib/settled';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { scraebbkle } from '../../src/engine';
import { example, exampleTimeline } from '../../tests/golden/example-record';
import { dealt, defaultBoard, lexicon } from '../lib/games';
import { openRecord, readRecord, saveRecord } from '../lib/records';
import { resumeGame } from '../lib/storage';
import {
  expectScores,
  expectTiles,
  expectTurns,
  playMove,
  tilesOnBoard,
  transcriptOf,
} from '../lib/table';
import { expect, test } from '../lib/test';
import { withoutPrompts } from '../../tests/support/without-prompts';

const golden = readFileSync(
  new URL('../../tests/golden/example-transcript.txt', import.meta.url),
  'utf8',
);

const showTiles = (page: Page) => page.getByRole('button', { name: 'Show my tiles' });

test('the page behind the curtain is the same for any racks', async ({ page }) => {
  const pages: string[] = [];
  for (const draws of ['EEDNIDLNZHNTFO', 'AAAAAAABBCCDDD']) {
    await resumeGame(page, dealt({ openRacks: false, draws }));
    await settled(page);
    await expect(showTiles(page)).toBeVisible();
    // This part is drawn last.
    await expect(page.getByRole('region', { name: 'Unseen tiles' })).toBeVisible();
    const text = await page.evaluate(() => document.body.outerHTML);
    // React numbers its ids, even for parts that it renders again.
    pages.push(text.replaceAll(/_r_[0-9a-z]+_/g, '_r_'));
  }
  const [one, other] = pages;
  expect(one).toContain('Show my tiles');
  expect(one).toBe(other);
});

test('the example of the rules can be opened before the first game, stepped through, and continued', async ({
  page,
}) => {
  await page.goto('/');
  await openRecord(page, exampleTimeline(defaultBoard, lexicon));
  await expectScores(page, [57, 263]);
  const turns = example.steps.filter(({ outcome }) => /accepted|pass/.test(outcome));
  await expectTurns(page, turns.length);
  expect(withoutPrompts(scraebbkle, await transcriptOf(page))).toBe(golden);
  await page.getByRole('tab', { name: 'Moves' }).click();

  const steps = page.getByRole('group', { name: 'Step through the game' });
  await steps.getByRole('button', { name: 'First' }).click();
  await expect(steps).toContainText(`0 of ${turns.length}`);
  await expectScores(page, [0, 0]);
  await expect(tilesOnBoard(page)).toHaveCount(0);
  for (const [index, turn] of turns.entries()) {
    await steps.getByRole('button', { name: 'Next turn' }).click();
    await expect(steps).toContainText(`${index + 1} of ${turns.length}`);
    await expectScores(page, turn.scores);
  }
  await expect(steps.getByRole('button', { name: 'Next turn' })).toBeDisabled();
  await steps.getByRole('button', { name: 'Previous turn' }).click();
  await expectScores(page, turns.at(-2)?.scores ?? []);
  await steps.getByRole('button', { name: 'Latest' }).click();
  await expectScores(page, turns.at(-1)?.scores ?? []);
  await expectTiles(page, example.final_racks[0] ?? '');
  await test.step('it continues from an earlier turn as another game', async () => {
    await steps.getByRole('button', { name: 'First' }).click();
    await steps.getByRole('button', { name: 'Next turn' }).click();
    await steps.getByRole('button', { name: 'Next turn' }).click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expectTurns(page, 2);
    await expectTiles(page, 'ELRREVO');
    await playMove(page, 'OVE,4e');
    await expectTurns(page, 4);
    await expectScores(page, [29]);
    const saved = readRecord(await saveRecord(page));
    expect(saved.record.parent?.id).toBe('example');
  });
});
