import { after, dealt } from '../lib/games';
import { resumeGame } from '../lib/storage';
import { expectDraft, moveBox, untilPlayable } from '../lib/table';
import { movePanel } from '../lib/screens';
import { expect, test } from '../lib/test';

const MIDDLE = after(dealt({ draws: 'EEDNIDLNZHNTFORREVOFILASP' }), 'DINED,d4', 'TNZON,7c');

for (const key of ['Backspace', 'Escape']) {
  test(`${key} leaves the draft alone while an earlier turn is shown`, async ({ page }) => {
    await resumeGame(page, MIDDLE);
    await untilPlayable(page);
    await moveBox(page).fill('OVE,4e');
    await page.getByRole('button', { name: 'First' }).click();
    await expect(movePanel(page).getByText('Turn 0 of 2.')).toBeVisible();
    await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expectDraft(page, 'e4 O', 'f4 V', 'g4 E');
    await expect(moveBox(page)).toHaveValue('OVE,4e');
  });
}
