import { settled } from './settled';
import type { Page } from '@playwright/test';
import { dealt, type GamePlan } from './games';
import { resumeGame } from './storage';
import { expectDraft, expectNoCursor, expectRack, square } from './table';

export const OPENING = { draws: 'EEDNIDLNZHNTFORRVEO' } satisfies GamePlan;

export const WITH_BLANK = { draws: 'CAT_EDONZHNTFO' } satisfies GamePlan;

/** Opens a game of two people at its first move, once words are loaded. */
export async function openAtFirstMove(page: Page, plan: GamePlan): Promise<void> {
  await resumeGame(page, dealt(plan));
  await settled(page);
  await expectRack(page, (plan.draws ?? '').slice(0, 7));
}

/** Returns all placed tiles and removes the cursor. */
export async function startOver(page: Page): Promise<void> {
  await square(page, 'p14').focus();
  for (const _ of ['tiles', 'cursor']) await page.keyboard.press('Escape');
  await expectDraft(page);
  await expectNoCursor(page);
}
