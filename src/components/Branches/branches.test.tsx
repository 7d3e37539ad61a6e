import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRecord } from '../../engine';
import { NOT_OPENED, OPEN_ELSEWHERE } from '../../messages';
import { BranchesPage } from './BranchesPage';
import { GameCardItem } from '../Library/GameCardItem';
import { Header } from '../Header/Header';
import { afterResignation } from '../../../tests/support/games';
import { settled } from '../../../tests/support/fake-services';
import {
  fakeLocks,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../../../tests/support/page';
import { coming, show } from '../../../tests/support/rendered-page';
import { at, valueOf } from '../../../tests/support/results';
import { seatsOf } from '../../../tests/support/seats';

const OVER = afterResignation(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b', ','),
);

/** A page with a branch from the beginning of a finished game; no turn of the branch has been played. */
async function branchedOff(): Promise<Page> {
  const page = await pageWith(OVER);
  page.actions.showTurn(0);
  page.actions.playOnFromHere();
  await settled();
  return page;
}

async function playTurn({ actions }: Page): Promise<void> {
  actions.pass();
  await settled();
}

async function showCard(page: Page) {
  await page.actions.readLibrary();
  const games = page.state().library?.games ?? [];
  return show(page, <GameCardItem game={at(games, 0)} now={0} />);
}

const card = () => screen.getByRole('heading', { level: 3 }).closest('.game-card');

describe('game card of a finished game', () => {
  it('shows the result and the number of branches while one of them is played', async () => {
    const page = await branchedOff();
    await playTurn(page);
    await showCard(page);
    expect(card()).toHaveTextContent('Player 2 won');
    expect(card()).toHaveTextContent('2 branches');
    expect(card()).toHaveTextContent('Open now');
  });

  it('shows no number of branches if there are none', async () => {
    const page = await branchedOff();
    await showCard(page);
    expect(card()).not.toHaveTextContent('branch');
  });

  it('opens the list of branches, and leaves the current one on the table', async () => {
    const page = await branchedOff();
    await playTurn(page);
    const branch = page.state().table?.recordId;
    const { user } = await showCard(page);
    await user.click(screen.getByText('More'));
    await user.click(await screen.findByRole('button', { name: 'Branches' }));
    expect(page.state().panel).toBe('branches');
    expect(page.state().table?.recordId).toBe(branch);
  });
});

describe('branch of a finished game', () => {
  it('is listed only from its first turn on, and the list leads back to the game', async () => {
    const page = await branchedOff();
    const { user } = show(page, <BranchesPage />);
    await coming(settled);
    const [main, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(main).toHaveTextContent('Player 2 won');
    await user.click(within(main as HTMLElement).getByRole('button', { name: 'Open: Main line' }));
    await coming(settled);
    expect(page.state().table).toMatchObject({ recordId: OVER.record.id, phase: 'over' });
  });

  it('is named once by a key that is held down', async () => {
    const page = await branchedOff();
    await playTurn(page);
    const { user } = show(page, <BranchesPage />);
    await user.click(await screen.findByRole('button', { name: /^Rename: / }));
    await user.keyboard('Other{Enter}');
    const rename = await screen.findByRole('button', { name: 'Rename: Other' });
    expect(rename).toHaveFocus();
    expect(fireEvent.keyDown(rename, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('is compared with the game by the totals after each turn', async () => {
    const page = await branchedOff();
    await playTurn(page);
    show(page, <BranchesPage />);
    await coming(settled);
    const row = screen.getByRole('row', { name: /^1 / });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['NO, total 2', 'pass, total 0']);
  });

  it('leads back to the game by a banner in the header, and by a menu item', async () => {
    for (const isInMenu of [false, true]) {
      const page = await branchedOff();
      const { user, unmount } = show(page, <Header />);
      const banner = (await screen.findByText('Retrying turn 1')).parentElement as HTMLElement;
      const name = 'Back to your finished game';
      if (isInMenu) await user.click(screen.getByText('Menu'));
      const place = isInMenu ? screen.getByRole('navigation') : banner;
      await user.click(await within(place).findByRole('button', { name }));
      await coming(settled);
      expect(page.state().table).toMatchObject({ recordId: OVER.record.id, isOver: true });
      expect(screen.queryByText('Retrying turn 1')).toBeNull();
      unmount();
    }
  });

  it('is moved here by a second press if it is open in another tab', async () => {
    const tabs = fakeLocks();
    const page = openPage({ tabs });
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(OVER.record)));
    page.actions.showTurn(0);
    page.actions.playOnFromHere();
    await settled();
    await playTurn(page);
    await tabs().request(OVER.record.id, 'take-over', () => {}).outcome;
    const { user } = show(page, <BranchesPage />);
    await coming(settled);
    await user.click(screen.getByRole('button', { name: 'Open: Main line' }));
    await coming(settled);
    expect(screen.getByText(NOT_OPENED.IN_ANOTHER_TAB)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Play here: Main line' }));
    await coming(settled);
    expect(page.state().table?.recordId).toBe(OVER.record.id);
  });

  it('reports why the game cannot be opened if it is deleted or open in another tab', async () => {
    const tabs = fakeLocks();
    const page = openPage({ tabs });
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(OVER.record)));
    page.actions.showTurn(0);
    page.actions.playOnFromHere();
    await settled();
    await tabs().request(OVER.record.id, 'take-over', () => {}).outcome;
    await page.actions.backToFinishedGame();
    expect(page.state().notice).toMatchObject({
      headline: 'Couldn’t open your last game.',
      reason: OPEN_ELSEWHERE,
    });
    const left = await branchedOff();
    left.storage.texts.delete(`game/${OVER.record.id}`);
    await left.actions.backToFinishedGame();
    expect(left.state().notice?.reason).toBe(NOT_OPENED.NO_SUCH_GAME);
    expect(left.state().table?.turns).toBe(0);
  });
});

describe('game that is slow to open', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A page with one game in its library; a request for its lock never settles. */
  async function slowPage(): Promise<Page> {
    const { storage, actions } = await pageWith(OVER);
    await actions.readLibrary();
    const request = { outcome: new Promise<never>(() => {}), release: () => {} };
    const tabs = () => ({ request: () => request, elsewhere: async () => [] });
    return openPage({ storage, tabs });
  }

  const RETRIED = { ...OVER.record, id: 'retried', parent: { id: OVER.record.id, events: 1 } };

  /** Returns the message after a game has been opening for two seconds. */
  async function saidOf(button: HTMLElement): Promise<HTMLElement> {
    await coming(async () => button.click());
    await coming(async () => void vi.advanceTimersByTime(2000));
    return screen.getByText('Still opening…');
  }

  it('shows a status message on its card', async () => {
    await showCard(await slowPage());
    const said = await saidOf(screen.getByRole('button', { name: /^Open:/ }));
    expect(said).toHaveRole('status');
    expect(said).not.toHaveClass('game-card__refusal');
  });

  it('shows a status message among the branches', async () => {
    const page = await slowPage();
    valueOf(await page.actions.importRecord(formatRecord(RETRIED)));
    show(page, <BranchesPage />);
    await coming(settled);
    const said = await saidOf(screen.getByRole('button', { name: 'Open: Main line' }));
    expect(said).toHaveRole('status');
    expect(said).toHaveClass('branch__note', { exact: true });
  });
});
