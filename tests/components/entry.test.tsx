import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntryScreen, LibraryDialog } from '../../src/components';
import { enter, entering, type EnteringPage, entryOn } from '../support/entry';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import { fakeStorage, PLAIN_DRAWS, smallGame } from '../support/page';
import { besideBoard, show } from '../support/rendered-page';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function screenOf(opened: EnteringPage) {
  const shown = show(opened.page, <EntryScreen entry={opened.entry} />);
  await screen.findByRole('heading', { name: 'Enter a game' });
  return shown;
}

/** A page with an entry of these moves, and its screen. */
async function editing(...moves: readonly string[]) {
  const opened = await entering();
  enter(opened, ...moves);
  return { ...opened, ...(await screenOf(opened)) };
}

beforeEach(besideBoard);

describe('the button that saves an entry', () => {
  it('says that it updates the game which the entry was saved as', async () => {
    const { user, page } = await editing('RETINAL,8d');
    await user.click(await button('Save game'));
    await act(settled);
    expect(page.state().table?.turns).toBe(1);
    expect(await button('Update game')).toBeEnabled();
    await user.click(await button('Start again'));
    await user.click(await button('Yes, start again'));
    expect(await button('Save game')).toBeDisabled();
  });

  it('names the first turn that does not fit', async () => {
    const { user } = await editing('RETINAL,8d', 'ZZ,1a');
    await user.click(await button('Save game'));
    expect(screen.getByRole('alert')).toHaveTextContent('Turn 2 doesn’t fit. Correct it first.');
  });
});

describe('a game in the library', () => {
  it('is opened for correction if it was entered', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d');
    await opened.state().actions.save();
    await settled();
    const { page } = opened;
    page.actions.openPanel('games');
    const { user } = show(page, <LibraryDialog />);
    await user.click(await screen.findByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Correct…' }));
    expect(entryOn(page).state().entry.turns).toHaveLength(1);
  });

  it('is copied into the editor if it was played here, unless another is entered', async () => {
    const game = smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',');
    const opened = await entering(fakeStorage({ [`game/${game.record.id}`]: storedGame(game) }));
    enter(opened, 'RETINAL,8d');
    const { page } = opened;
    page.actions.openPanel('games');
    const { user } = show(page, <LibraryDialog />);
    await user.click(await screen.findByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Edit a copy…' }));
    expect(await screen.findByText(/^You’re entering another game/)).toBeInTheDocument();
    act(() => opened.state().actions.startAgain());
    await user.click(screen.getByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Edit a copy…' }));
    expect(entryOn(page).state().entry.turns).toHaveLength(5);
  });
});
