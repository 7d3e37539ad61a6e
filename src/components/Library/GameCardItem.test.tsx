import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LibraryDialog } from './LibraryDialog';
import { LIBRARY, NOT_OPENED } from '../../messages';
import { afterResignation } from '../../../tests/support/games';
import { settled } from '../../../tests/support/fake-services';
import {
  fakeLocks,
  fakeStorage,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
} from '../../../tests/support/page';
import { at } from '../../../tests/support/results';
import { coming, doing, show } from '../../../tests/support/rendered-page';
import { seatsOf } from '../../../tests/support/seats';

// The test DOM has no layout, and a list draws only cards that fit.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
});

const OVER = afterResignation(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b', ','),
);
const STANDING = 'Player 1 2 · Player 2 0';

const title = () => screen.getByRole('heading', { level: 3 });
const more = () => screen.getByText('More');
const field = () => screen.getByRole('textbox', { name: 'Title' });
const item = (name: string) => screen.getByRole('button', { name });

/** A library of one game, which is not on the table. */
async function opened(tabs = fakeLocks()) {
  const { storage } = await pageWith(OVER);
  const page = openPage({ storage, tabs });
  doing(page, (actions) => actions.openPanel('games'));
  const { user } = show(page, <LibraryDialog />);
  await screen.findByText('More');
  return { page, user };
}

async function naming() {
  const { page, user } = await opened();
  await user.click(more());
  await user.click(item('Rename'));
  return { page, user };
}

it('a damaged game that is deleted leaves the focus in the list', async () => {
  const page = openPage({ storage: fakeStorage({ 'game/one': 'nothing', 'game/two': 'nothing' }) });
  doing(page, (actions) => actions.openPanel('games'));
  const { user } = show(page, <LibraryDialog />);
  await screen.findAllByText(LIBRARY.damaged);
  await user.click(at(screen.getAllByRole('button', { name: LIBRARY.damagedDiscard }), 0));
  await user.click(item(LIBRARY.damagedYes));
  await coming(settled);
  expect(screen.getAllByText(LIBRARY.damaged)).toHaveLength(1);
  expect(document.activeElement).toHaveClass('cards');
});

describe('the title of a game', () => {
  it('is empty at first, with the standing in its place', async () => {
    const { user } = await naming();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('placeholder', STANDING);
    await user.keyboard('{Enter}');
    await coming(settled);
    expect(title()).toHaveTextContent(STANDING);
    expect(more()).toHaveFocus();
  });

  it('is saved, and the focus returns to the menu', async () => {
    const { user } = await naming();
    await user.keyboard('The first{Enter}');
    await coming(settled);
    expect(title()).toHaveTextContent('The first');
    expect(more()).toHaveFocus();
  });

  it('stays as it was after Esc, which closes the field only', async () => {
    const { page, user } = await naming();
    await user.keyboard('The first{Escape}');
    await coming(settled);
    expect(title()).toHaveTextContent(STANDING);
    expect(more()).toHaveFocus();
    expect(page.state().panel).toBe('games');
  });
});

it.each([
  ['while it composes', { isComposing: true }],
  ['once the composition has ended in Safari, which tells so before the key', { keyCode: 229 }],
])(
  'the title of a game keeps its field while Esc belongs to an input method: %s',
  async (_when, input) => {
    await naming();
    fireEvent.keyDown(field(), { key: 'Escape', ...input });
    expect(field()).toHaveFocus();
  },
);

it('the title of a game is saved once by a key that is held down, and its menu stays closed', async () => {
  const { user } = await naming();
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false);
  await user.keyboard('{Enter}');
  expect(more()).toHaveFocus();
  expect(fireEvent.keyDown(more(), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(more(), { key: 'Enter' })).toBe(true);
});

describe('the menu of a game', () => {
  it('is walked through from its first item, a link', async () => {
    const { user } = await opened();
    more().focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Open in another tab' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Review')).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(item('Delete')).toHaveFocus();
  });

  it('reports a copy that the browser does not save', async () => {
    const { page, user } = await opened();
    page.storage.fill(true);
    await user.click(more());
    await user.click(item('Duplicate'));
    await coming(settled);
    expect(screen.getByText(NOT_OPENED.NOT_SAVED)).toBeVisible();
  });

  it('does not offer to delete a game that another tab is playing', async () => {
    const tabs = fakeLocks();
    tabs().request(OVER.record.id, 'if-free', () => {});
    const { user } = await opened(tabs);
    await user.click(more());
    expect(item('Duplicate')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('does not delete a game that another tab has begun to play meanwhile', async () => {
    const tabs = fakeLocks();
    const { page, user } = await opened(tabs);
    tabs().request(OVER.record.id, 'if-free', () => {});
    await user.click(more());
    await user.click(item('Delete'));
    await coming(settled);
    expect(screen.getByText(NOT_OPENED.IN_ANOTHER_TAB)).toBeVisible();
    expect(page.storage.texts.has(`game/${OVER.record.id}`)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
