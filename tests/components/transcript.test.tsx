import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dock, Header } from '../../src/components';
import { transcript } from '../../src/messages';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { besideBoard, doing, show, takeDownloads } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const text = () => screen.getByRole('region', { name: 'Transcript' });
const button = (name: string) => screen.getByRole('button', { name });

async function opened(...moves: readonly string[]) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, ...moves));
  page.actions.openPanel('transcript');
  const shown = show(page, <Dock />);
  await screen.findByRole('region', { name: 'Transcript' });
  return { page, ...shown };
}

beforeEach(besideBoard);

describe('the transcript', () => {
  it('is opened from the menu', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    const { user } = show(page, <Header />);
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'Moves and transcript' }));
    expect(page.state().panel).toBe('transcript');
  });

  it('contains the game so far, and continues with it', async () => {
    const { page } = await opened('NO,2b', 'D,c1');
    expect(text().textContent).toBe(page.actions.readGame(transcript));
    doing(page, (actions) => actions.pass());
    await waitFor(() => expect(text()).toHaveTextContent('The move is: Pass Move!'));
    expect(text().textContent).toBe(page.actions.readGame(transcript));
  });

  it('says above the text, but not in it, who its players are', async () => {
    await opened('NO,2b');
    expect(screen.getByText('Player 1 is you. Player 2 is Club.')).toBeInTheDocument();
    expect(text().textContent).not.toContain('is you');
  });

  it('dims what came after the turn that is shown', async () => {
    const { page } = await opened('NO,2b', 'D,c1');
    const whole = page.actions.readGame(transcript) ?? '';
    const later = () => document.querySelector('.transcript__later')?.textContent ?? '';
    expect(later()).toBe('');
    const lengths = [1, 0].map((turn) => {
      doing(page, (actions) => actions.showTurn(turn));
      expect(text().textContent).toBe(whole);
      expect(whole.endsWith(later())).toBe(true);
      return later().length;
    });
    expect(later()).toContain('D at position c1');
    expect(lengths[0]).toBeGreaterThan(0);
    expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0);
  });

  it('hides the other rack in a closed game', async () => {
    await opened('NO,2b', ',');
    expect(text()).not.toHaveTextContent('[Q12]');
  });

  it('can be copied and downloaded', async () => {
    const { page, user } = await opened('NO,2b');
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(page.actions.readGame(transcript));
    expect(screen.getByText('Transcript copied.')).toHaveAttribute('role', 'status');
    const downloads = takeDownloads();
    await user.click(button('Download'));
    expect(await downloads()).toEqual([page.actions.readGame(transcript)]);
  });

  it('stands beside the words played, each with its definition', async () => {
    const { user } = await opened('NO,2b', 'D,c1');
    await user.click(screen.getByRole('tab', { name: 'Words played' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'DO',
      'NO',
    ]);
  });
});
