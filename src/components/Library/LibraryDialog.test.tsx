import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LibraryDialog } from './LibraryDialog';
import { settled } from '../../../tests/support/fake-services';
import { openPage } from '../../../tests/support/page';
import { coming, doing, show } from '../../../tests/support/rendered-page';

it('says that games are saved only while the browser saves them', async () => {
  const page = openPage();
  doing(page, (actions) => actions.openPanel('games'));
  show(page, <LibraryDialog />);
  expect(await screen.findByText(/Every game you play is saved here/)).toBeInTheDocument();
  page.storage.fill(true);
  doing(page, (actions) => actions.setTheme('dark'));
  await coming(settled);
  expect(await screen.findByText(/This browser isn’t saving any/)).toBeInTheDocument();
});

it('promises nothing on a first visit if the browser saves nothing', async () => {
  const page = openPage();
  page.storage.fill(true);
  await page.restore();
  doing(page, (actions) => actions.openPanel('games'));
  show(page, <LibraryDialog />);
  expect(await screen.findByText(/This browser isn’t saving any/)).toBeInTheDocument();
});
