import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dock, FocusKeeper, Header, MovePanel } from '../../src/components';
import { squareOf } from '../support/pictures';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { besideBoard, doing, playing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const OVER = ['NO,2b', 'D,c1', ',', ',', ',', ','];

const tab = (name: string) => screen.queryByRole('tab', { name });
const branches = () => screen.queryByRole('region', { name: 'Branches' });
const menu = () => screen.getByText('Menu');

async function opened(...moves: readonly string[]) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, ...moves));
  const shown = show(
    page,
    <>
      <Header />
      <MovePanel />
      <Dock />
      <FocusKeeper isDrawn />
    </>,
  );
  const { user } = shown;
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Branches' }));
  return { page, ...shown };
}

describe('a page beside the board', () => {
  beforeEach(besideBoard);

  it('takes the place of the tabs, and the focus', async () => {
    await opened('NO,2b', ',');
    expect(branches()).toBeInTheDocument();
    expect(tab('Moves')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Branches' })).toHaveFocus();
  });

  it.each([
    ['Esc', '{Escape}'],
    ['its button', '{Tab}{Enter}'],
  ])('closes by %s, and returns the focus to what opened it', async (_way, keys) => {
    const { user } = await opened('NO,2b', ',');
    await user.keyboard(keys);
    expect(branches()).toBeNull();
    expect(tab('Moves')).toBeInTheDocument();
    expect(menu().closest('summary')).toHaveFocus();
  });

  it('closes by Esc from outside as by its button, before the draft is taken back', async () => {
    const { page, user } = await opened('NO,2b', ',');
    doing(page, ({ putCursor }) => putCursor({ square: squareOf('c3'), direction: 'down' }));
    await user.keyboard('t');
    act(() => screen.getByRole('button', { name: 'Pass' }).focus());
    await user.keyboard('{Escape}');
    expect(branches()).toBeNull();
    expect(menu().closest('summary')).toHaveFocus();
    expect(page.state().draft.order).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(page.state().draft.order).toHaveLength(0);
  });

  it('stays when Esc closes something else first', async () => {
    const { user } = await opened('NO,2b', ',');
    await user.click(screen.getByRole('button', { name: 'Pass' }));
    await user.keyboard('{Escape}');
    expect(branches()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(branches()).toBeNull();
  });

  it('leaves the keys to the board', async () => {
    const { page, user } = await opened('NO,2b', ',');
    doing(page, ({ putCursor }) => putCursor({ square: squareOf('c3'), direction: 'down' }));
    await user.keyboard('t');
    expect(page.state().draft.order).toHaveLength(1);
    expect(branches()).toBeInTheDocument();
  });

  it('says what each link is for', async () => {
    const { page } = await opened(...OVER);
    doing(page, (actions) => actions.openPanel('share'));
    expect(await screen.findByLabelText('Watch link')).toHaveAccessibleDescription(
      'Your friend watches this game, turn by turn.',
    );
    expect(await screen.findByLabelText('Challenge link')).toHaveAccessibleDescription(
      'Your friend gets the same tiles, and your score to beat.',
    );
    doing(page, (actions) => actions.showTurn(0));
    expect(await screen.findByLabelText('Position link')).toHaveAccessibleDescription(
      'Your friend sees this board and rack, and plays the turn.',
    );
  });

  it('shares the position that the board shows', async () => {
    const { page } = await opened('NO,2b', ',');
    doing(page, (actions) => actions.openPanel('share'));
    const link = () => screen.getByLabelText('Position link').getAttribute('value');
    await screen.findByLabelText('Position link');
    const now = link();
    doing(page, (actions) => actions.showTurn(0));
    await waitFor(() => expect(link()).not.toBe(now));
  });

  it('uncovers the review again', async () => {
    const { page, user } = await opened(...OVER);
    doing(page, (actions) => actions.showTab('review'));
    const review = await screen.findByRole('region', { name: 'Review' });
    doing(page, (actions) => actions.openPanel('share'));
    expect(review).not.toBeVisible();
    await user.keyboard('{Escape}');
    expect(review).toBeVisible();
  });

  it('closes when the game ends, since it is in place of the result', async () => {
    const { page } = await opened(...OVER.slice(0, -2));
    await playing(page, (actions) => actions.resign());
    expect(page.state().table?.phase).toBe('over');
    expect(branches()).toBeNull();
    expect(screen.getByText('Game Over!')).toBeInTheDocument();
  });
});

describe('a page in a sheet', () => {
  it('has its title on the handle, which closes it', async () => {
    const { page, user } = await opened('NO,2b', ',');
    const handle = screen.getByRole('button', { name: 'Branches', expanded: true });
    expect(branches()).toBeInTheDocument();
    handle.focus();
    await user.keyboard('{Enter}');
    expect(branches()).toBeNull();
    expect(page.state().sheet).toBe('closed');
  });
});
