import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { configured } from '../../src/engine';
import { moveOf } from '../support/games';
import { settled } from '../support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { coming, doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const opened = async () => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1'));
  return { page, ...show(page, <MovePanel />) };
};

describe('resigning', () => {
  const menu = () => screen.queryByText('More')?.closest('details');
  const items = () => within(menu() ?? document.body);
  const item = (name: string) => items().queryByRole('button', { name });

  it('asks for confirmation below the button, and can be cancelled', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('More'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    const [keep, yes] = items().getAllByRole('button').slice(-2);
    expect(keep).toHaveTextContent('Keep playing');
    expect(keep).toHaveAttribute('aria-expanded', 'true');
    expect(yes).toHaveTextContent('Yes, resign');
    await user.click(items().getByRole('button', { name: 'Keep playing' }));
    expect(item('Yes, resign')).toBeNull();
    expect(page.state().table?.turns).toBe(2);
  });

  it('ends the game once confirmed, closes the menu, and reports who resigned', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('More'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.click(items().getByRole('button', { name: 'Yes, resign' }));
    expect(page.state().table?.phase).toBe('over');
    expect(screen.queryByText('More')).toBeNull();
    const scores = within(screen.getByRole('region', { name: 'Final scores' }));
    expect(scores.getByText('Player 2 wins!')).toBeInTheDocument();
    expect(scores.getByText('You resigned.')).toBeInTheDocument();
    expect(scores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 You resigned',
      '3 Club ',
    ]);
    expect(item('Resign')).toBeNull();
  });

  it('is cancelled by Esc, and a second Esc closes the menu', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByText('More'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.tab();
    expect(item('Yes, resign')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(item('Resign')).toHaveFocus();
    expect(menu()).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(menu()).not.toHaveAttribute('open');
    expect(page.state().table?.turns).toBe(2);
  });

  it('is cancelled when the menu closes', async () => {
    const { user } = await opened();
    await user.click(screen.getByText('More'));
    await user.click(items().getByRole('button', { name: 'Resign' }));
    await user.click(screen.getByText('More'));
    await coming(settled);
    expect(item('Yes, resign')).toBeNull();
  });

  it('is offered only on the turn of a person at this screen', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    show(page, <MovePanel />);
    expect(item('Resign')).toBeNull();
    page.search.last().answer(moveOf(','));
    await coming(settled);
    expect(item('Resign')).toBeInTheDocument();
    doing(page, ({ showTurn }) => showTurn(0));
    expect(item('Resign')).toBeNull();
  });

  it('is not offered to a single player', async () => {
    const seats = seatsOf('human');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: configured, seats }));
    show(page, <MovePanel />);
    expect(page.state().table?.phase).toBe('your-turn');
    expect(item('Resign')).toBeNull();
  });
});
