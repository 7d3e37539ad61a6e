import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { extend } from '../../src/engine';
import { transcript } from '../../src/messages';
import { GameLog } from '../../src/components';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show, takeDownloads } from '../support/rendered-page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const opened = async (...moves: readonly string[]) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, ...moves));
  return { page, ...show(page, <GameLog />) };
};

const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the moves', () => {
  it('are shown first, the latest on top: player, word, move, points and score', async () => {
    await opened('NO,2b', 'D,c1', ',');
    expect(tab('Moves')).toHaveAttribute('aria-selected', 'true');
    expect(rows()).toEqual([
      ['P1', 'pass', ',', '0', '2'],
      ['P2', 'DO', 'D,c1', '+3', '3'],
      ['P1', 'NO', 'NO,2b', '+2', '2'],
    ]);
  });

  it('may end with a resignation, which nobody types', async () => {
    const { page } = await opened('NO,2b', 'D,c1');
    doing(page, (actions) => actions.resign());
    expect(rows()[0]).toEqual(['P1', 'resigned', '', '0', '2']);
  });

  it('tell quietly before which of them words were looked up', async () => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, help: true });
    const asked = valueOf(extend(game, { kind: 'help', seat: 0, help: 'words' }));
    const page = await pageWith(asked);
    show(page, <GameLog />);
    doing(page, (actions) => actions.pass());
    expect(rows()[0]).toEqual(['P1', 'pass, looked words up', ',', '0', '0']);
  });

  it('may be none', async () => {
    await opened();
    expect(screen.getByText('No moves yet.')).toBeInTheDocument();
  });

  it('are those up to the moment that is looked at', async () => {
    const { page } = await opened('NO,2b', 'D,c1');
    doing(page, (actions) => actions.showTurn(1));
    expect(rows()).toHaveLength(1);
  });
});

describe('the steps through the game', () => {
  it('go to the first, the previous, the next and the latest turn', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1', ',', ',');
    const seen: (number | undefined)[] = [];
    for (const name of ['Previous turn', 'Previous turn', 'Next turn', 'First', 'Latest']) {
      await user.click(button(name));
      seen.push(page.state().table?.turnsShown);
    }
    expect(seen).toEqual([3, 2, 3, 0, 4]);
    expect(screen.getByText('4 / 4')).toBeInTheDocument();
  });

  it('end where the game does', async () => {
    const { user } = await opened('NO,2b');
    const isIdle = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
    expect([isIdle('Latest'), isIdle('Next turn'), isIdle('First')]).toEqual([true, true, false]);
    await user.click(button('First'));
    expect([isIdle('First'), isIdle('Previous turn'), isIdle('Latest')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(button('First')).toHaveFocus();
    await user.click(button('Previous turn'));
    expect(screen.getByText('0 / 1')).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('are one stop of Tab, and arrows go from one to the other', async () => {
    const { user } = await opened('NO,2b');
    expect([tab('Moves').tabIndex, tab('Transcript').tabIndex]).toEqual([0, -1]);
    tab('Moves').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Transcript')).toHaveFocus();
    expect(tab('Transcript')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Moves')).toHaveFocus();
  });
});

describe('the transcript', () => {
  it('has a tab of its own, and tells the game so far', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1');
    await user.click(tab('Transcript'));
    expect(tab('Transcript')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Moves')).toHaveAttribute('aria-selected', 'false');
    const text = screen.getByRole('region', { name: 'Transcript' });
    expect(text.textContent).toBe(page.actions.transcript(transcript));
    doing(page, (actions) => actions.pass());
    expect(text.textContent).toBe(page.actions.transcript(transcript));
    expect(text).toHaveTextContent('The move is: Pass Move!');
  });

  it('shows the other rack in no closed game', async () => {
    const { user } = await opened('NO,2b', ',');
    await user.click(tab('Transcript'));
    expect(screen.getByRole('region', { name: 'Transcript' })).not.toHaveTextContent('[Q12]');
  });

  it('can be copied and downloaded', async () => {
    const { page, user } = await opened('NO,2b');
    await user.click(tab('Transcript'));
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(page.actions.transcript(transcript));
    expect(page.state().notice?.headline).toBe('The transcript has been copied.');
    const downloads = takeDownloads();
    await user.click(button('Download'));
    expect(await downloads()).toEqual([page.actions.transcript(transcript)]);
  });
});
