import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HelpDialog, MovePanel } from '../../src/components';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { doing, show } from '../support/rendered-page';

async function opened() {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }));
  const shown = show(
    page,
    <>
      <MovePanel />
      <HelpDialog />
    </>,
  );
  await screen.findByRole('heading', { name: 'ScraeBBKle' });
  return { page, ...shown };
}

const tip = () => screen.queryByRole('note', { name: 'Tip' });

describe('a tip', () => {
  it('is beside the move until it is dismissed', async () => {
    const { user } = await opened();
    expect(tip()).toHaveTextContent('Your first word must cover the star on b2.');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(tip()).not.toBeInTheDocument();
    expect(screen.getByText('Place tiles on the board or type a move.')).toBeInTheDocument();
  });

  it('is announced once when it appears, also after another tip', async () => {
    const { page, user } = await opened();
    const heard = () =>
      page.state().announcements.filter(({ text }) => /^Drag a tile|^Your score shows/.test(text));
    expect(heard()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(heard()).toHaveLength(2);
    expect(heard()[1]?.text).toMatch(/^Your score shows here\./);
    doing(page, (actions) => actions.showNotice({ tone: 'remark', headline: 'A remark.' }));
    doing(page, (actions) => actions.typeMove('NOT,2b'));
    expect(tip()).toHaveTextContent('Your score shows here.');
    expect(heard()).toHaveLength(2);
  });

  it('on playing waits until the draft has a score', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    doing(page, (actions) => actions.typeMove('ON,2c'));
    expect(tip()).not.toBeInTheDocument();
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(tip()).toHaveTextContent('Your score shows here.');
  });

  it('names no keys on a touch screen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    const { page } = await opened();
    doing(page, (actions) => actions.typeMove('NO,2b'));
    expect(tip()).toHaveTextContent('Play plays it. Recall takes it back.');
  });

  it('waits while another notice is on screen', async () => {
    const { page } = await opened();
    doing(page, (actions) => actions.showNotice({ tone: 'remark', headline: 'A remark.' }));
    expect(tip()).not.toBeInTheDocument();
  });

  it('can be turned off, and on again in the help', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Mouse, touch and keys' }));
    await user.click(screen.getByRole('button', { name: 'Hide tips' }));
    expect(tip()).not.toBeInTheDocument();
    const again = screen.getByRole('button', { name: 'Show beginner tips again' });
    await user.click(again);
    expect(tip()).toHaveTextContent('Drag a tile to the board');
  });
});
