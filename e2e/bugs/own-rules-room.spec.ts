import { answer, setupDialog } from '../lib/table';
import { expect, test } from '../lib/test';

/** Least room between the last of a dialog and its edge, in pixels. */
const ROOM = 16;

test('there is room below the question for rules of one’s own', async ({ page }) => {
  await page.goto('/');
  const dialog = setupDialog(page);
  await answer(dialog, /Which game/, /^Own rules$/);
  const button = await dialog.getByRole('button', { name: 'Choose rules…' }).boundingBox();
  const edge = await dialog.boundingBox();
  if (!button || !edge) throw new Error('Nothing is shown');
  expect(edge.y + edge.height - (button.y + button.height)).toBeGreaterThanOrEqual(ROOM);
});
