import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import type { GameSetup } from '../../src/engine';
import { settled } from '../support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const coach = () => screen.getByRole('group', { name: 'Hints' });

const hintTool = () => screen.getByRole('button', { name: 'Hint' });

async function opened(changes: Partial<GameSetup> = {}) {
  const seats = seatsOf('human', 'computer');
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats, help: true, ...changes }));
  return { page, ...show(page, <MovePanel />) };
}

describe('a hint', () => {
  it('is on offer from the first turn, beside a tip, until tiles are placed', async () => {
    const { page } = await opened();
    expect(screen.getByRole('note', { name: 'Tip' })).toBeInTheDocument();
    expect(hintTool()).toBeEnabled();
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(hintTool()).toBeDisabled();
  });

  it('keeps its place beside the rack while the computer thinks', async () => {
    const { page } = await opened();
    doing(page, (actions) => actions.pass());
    await settled();
    expect(page.state().table?.phase).toBe('thinking');
    expect(hintTool()).toBeDisabled();
  });

  it('is not on offer in a game of two people', async () => {
    await opened({ seats: seatsOf('human', 'human'), openRacks: true, help: false });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });

  it('takes the place of a tip', async () => {
    const { user } = await opened();
    await user.click(hintTool());
    await within(coach()).findByText(/^Look at /);
    expect(screen.queryByRole('note', { name: 'Tip' })).toBeNull();
    await user.click(within(coach()).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('note', { name: 'Tip' })).toBeInTheDocument();
  });

  it('is read out once: the focus stays on its button', async () => {
    const { user } = await opened();
    hintTool().focus();
    await user.keyboard('{Enter}');
    expect(await within(coach()).findByText(/^Look at /)).toHaveAttribute('role', 'status');
    expect(hintTool()).toHaveFocus();
  });

  it('is read out once: the focus is beside its sentence, not on it', async () => {
    const { user } = await opened();
    await user.click(hintTool());
    (await within(coach()).findByRole('button', { name: 'Tell me more' })).focus();
    await user.keyboard('{Enter}');
    expect(await within(coach()).findByText(/^In /)).toHaveAttribute('role', 'status');
    expect(coach()).toHaveFocus();
  });

  it('gets more specific with each press of its button, but not of a held key', async () => {
    const { user } = await opened();
    hintTool().focus();
    await user.keyboard('{Enter>5/}');
    expect(await within(coach()).findByText(/^Look at /)).toBeInTheDocument();
    await user.keyboard('{Enter>5/}');
    expect(await within(coach()).findByText(/^In /)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await within(coach()).findByText(/ scores /)).toBeInTheDocument();
  });
});
