import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileOf } from '../../support/rendered-page';
import { alerts, give, openDialog } from '../../support/set-up-dialog';

it.each([
  ['ScraeBBKle', 'Load a board…', 'Board file', 'none'],
  ['ScraeBBKle', undefined, 'Word list file', 'n0'],
  ['Configured', 'My files', 'Configuration files', 'none'],
  ['Configured', undefined, 'Script file', 'x'.repeat(4_000_001)],
  ['Custom rules', undefined, 'Rules file', 'none'],
])('the message about an invalid file scrolls into view: %s, %s, %s', async (...row) => {
  const [game, answer, label, text] = row;
  const { user, page, readList } = await openDialog(game);
  if (answer !== undefined) await user.click(screen.getByLabelText(answer));
  const brought: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function bring(this: Element) {
    brought.push(this.textContent);
  });
  await give(label, fileOf('bad', text));
  if (page.words.wanted()?.kind === 'own') await readList();
  await waitFor(() => expect(alerts()).not.toBe(''));
  expect(brought.at(-1)).toBe(alerts());
});
