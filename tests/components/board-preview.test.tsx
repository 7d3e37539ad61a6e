import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SetupDialog } from '../../src/components';
import { formatScraebbkleBoard, ok, scraebbkle } from '../../src/engine';
import { plainBoard } from '../support/pictures';
import { openPage, WORDS } from '../support/page';
import { settled } from '../support/fake-services';
import { coming, doing, form, show } from '../support/rendered-page';

const FILES = { 'defaultBoard.txt': formatScraebbkleBoard(plainBoard(16, 14, 'd7')) };

/** Column and row (in squares) of the dot in the preview of a game's board. */
async function dotOf(game: string): Promise<readonly string[] | undefined> {
  const page = openPage({ files: FILES });
  await page.learn(WORDS);
  doing(page, (actions) => actions.openPanel('set-up'));
  const { user } = show(page, <SetupDialog />);
  await user.click(await screen.findByRole('radio', { name: game }));
  await coming(settled);
  const dot = form().getByRole('img').querySelector('circle');
  return dot ? [dot.getAttribute('cx') ?? '', dot.getAttribute('cy') ?? ''] : undefined;
}

describe('the board preview', () => {
  it('has a dot on the start square', async () => {
    expect(await dotOf('ScraeBBKle')).toEqual(['3.5', '6.5']);
  });

  it('has no dot in a game without a start square', async () => {
    expect(await dotOf('Crossword')).toBeUndefined();
  });

  it('is there for the default board if another was dropped on the page', async () => {
    const page = openPage({ files: FILES });
    await page.learn(WORDS);
    const board = ok({ board: plainBoard(10, 10, 'd7'), given: [], file: 'small.txt' });
    doing(page, (actions) => actions.setUpBoard({ game: scraebbkle.id, name: 'small.txt', board }));
    show(page, <SetupDialog />);
    const card = (await screen.findByRole('radio', { name: 'Default board' })).closest('label');
    await waitFor(() => expect(card?.querySelector('svg')).not.toBeNull());
  });
});
