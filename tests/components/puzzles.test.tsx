import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MovePanel, PuzzlePanel, PuzzleStrip } from '../../src/components';
import { settled } from '../support/fake-services';
import { patientMaker, PUZZLE_TODAY, puzzlePage } from '../support/puzzles';
import { at } from '../support/results';
import { doing, show } from '../support/rendered-page';

const panel = () => screen.findByRole('region', { name: 'Puzzles' });
const tries = () => within(screen.getByRole('region', { name: 'Your tries' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function opened(options: Parameters<typeof puzzlePage>[1] = {}) {
  const page = await puzzlePage(undefined, options);
  await page.actions.openPuzzles();
  await settled();
  const shown = show(
    page,
    <>
      <PuzzleStrip />
      <PuzzlePanel />
      <MovePanel />
    </>,
  );
  await panel();
  const tryMove = async (text: string): Promise<void> => {
    const box = screen.getByLabelText(/^Move: /);
    await shown.user.clear(box);
    await shown.user.type(box, `${text}{Enter}`);
    await act(settled);
  };
  return { page, tryMove, ...shown };
}

describe('a puzzle', () => {
  it('says what to find, and tells the best score only after a try', async () => {
    const { tryMove } = await opened();
    const text = await panel();
    expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Find the most points',
    );
    expect(text).toHaveTextContent('Puzzle 8 · Friday 27 November');
    expect(text).not.toHaveTextContent('71');
    await tryMove('LINER,8g');
    expect(text).toHaveTextContent('The best one scores 71.');
    expect(within(text).getByRole('img', { name: '0 of 3 stars' })).toBeInTheDocument();
  });

  it('is played without Pass, Exchange and Resign', async () => {
    const { user } = await opened();
    expect(button('Try')).toBeDisabled();
    for (const name of ['Pass', 'Exchange', 'Play'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByText('More'));
    expect(screen.queryByRole('button', { name: 'Resign' })).toBeNull();
  });

  it('explains how to type once, and not again in the next puzzle', async () => {
    const { page, user } = await opened();
    const help = () => button('How to type a move');
    const box = () => screen.getByLabelText(/^Move: /);
    await user.type(box(), 'N');
    expect(help()).toHaveAttribute('aria-expanded', 'true');
    await act(() => page.actions.showPuzzleOf(PUZZLE_TODAY - 1));
    await act(settled);
    await user.type(box(), 'N');
    expect(help()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes only plays, so its help names no pass and no exchange', async () => {
    const { user } = await opened();
    await user.click(button('How to type a move'));
    const help = screen.getByRole('group', { name: 'How to type a move' });
    expect(help).toHaveTextContent('HI,4f');
    expect(help).not.toHaveTextContent(/pass|exchange/i);
  });

  it('leaves the page at its top, where the board of what follows is', async () => {
    const { page, user } = await opened();
    await user.click(button('Show the best move'));
    document.documentElement.scrollTop = 300;
    await user.click(button('Play on from here'));
    await act(settled);
    expect(page.state().puzzles?.open?.recordId).not.toBe(page.state().table?.recordId);
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('has a sheet whose handle compares the best try with the best move', async () => {
    const { tryMove } = await opened();
    const handle = () => screen.getByRole('button', { name: /^Your tries/ });
    expect(handle()).toHaveTextContent('No tries yet');
    await tryMove('LINER,8g');
    await tryMove('R,f12');
    expect(handle()).toHaveTextContent('Two tries · 13 of 71 points');
  });

  it('lists each try, and shows it on the board when it is chosen', async () => {
    const { page, tryMove, user } = await opened();
    await tryMove('LINER,8g');
    const row = tries().getByRole('button', { name: /^Try 1: ALINER at 8g, 10 points, 14%/ });
    await user.click(row);
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(page.state().ghost?.score.total).toBe(10);
    await user.click(row);
    expect(page.state().ghost).toBeUndefined();
  });

  it('shows no try again that something else has taken off the board', async () => {
    const { page, tryMove, user } = await opened();
    await tryMove('LINER,8g');
    await tryMove('R,f12');
    const [first, second] = tries().getAllByRole('button');
    if (!first || !second) throw new Error('There are no two tries');
    await user.click(first);
    await user.unhover(first);
    doing(page, (actions) => actions.typeMove('R'));
    expect(first).toHaveAttribute('aria-pressed', 'false');
    await user.hover(second);
    expect(page.state().ghost).toBeDefined();
    await user.unhover(second);
    expect(page.state().ghost).toBeUndefined();
  });

  it('that is solved tells the best moves and why, and can be shared without letters', async () => {
    const copied = vi.fn(async () => {});
    const { page, tryMove, user } = await opened();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    });
    await tryMove('LINER,8g');
    await tryMove('IRLINER,8g');
    expect(screen.getByRole('heading', { name: 'You found it' })).toBeInTheDocument();
    expect(button(/^Try ?\+/)).toBeDisabled();
    expect(await panel()).toHaveTextContent('AIRLINER, 71 points: the best there is. Second try.');
    const best = await screen.findByRole('region', { name: 'Best moves' });
    expect(within(best).getAllByRole('listitem').length).toBeGreaterThan(1);
    const second = at(within(best).getAllByRole('button'), 1);
    await user.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(page.state().ghost).toBeDefined();
    await user.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'false');
    expect(page.state().ghost).toBeUndefined();
    expect(await panel()).toHaveTextContent('Placing 7 tiles earns 60 more.');
    await user.click(button('Share'));
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(/^ScraeBBKle puzzle 8 ★★★ · two tries\nhttp.*#puzzle=8$/),
    );
    await waitFor(() => expect(screen.getByText('Copied')).toBeInTheDocument());
  });

  it('keeps the best move that was chosen on the board while the mouse passes another', async () => {
    const { page, tryMove, user } = await opened();
    await tryMove('IRLINER,8g');
    const best = within(await screen.findByRole('region', { name: 'Best moves' }));
    const [first, second] = best.getAllByRole('button');
    if (!first || !second) throw new Error('There are no two best moves');
    await user.click(second);
    const kept = page.state().ghost?.score.total;
    await user.hover(first);
    expect(page.state().ghost?.score.total).toBeGreaterThan(kept ?? 0);
    await user.unhover(first);
    expect(page.state().ghost?.score.total).toBe(kept);
    expect(second).toHaveAttribute('aria-pressed', 'true');
  });

  it('marks the best move that was shown, until it is taken off the board', async () => {
    const { page, user } = await opened();
    await user.click(button('Show the best move'));
    await act(settled);
    const best = within(await screen.findByRole('region', { name: 'Best moves' }));
    const first = at(best.getAllByRole('button'), 0);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(first);
    expect(page.state().ghost).toBeUndefined();
    expect(first).toHaveAttribute('aria-pressed', 'false');
  });

  it('whose best move was shown can be shared too', async () => {
    const { user } = await opened();
    await user.click(button('Show the best move'));
    await act(settled);
    expect(await panel()).toHaveTextContent('ScraeBBKle puzzle 8 ☆☆☆ · saw the best move');
    expect(button('Share')).toBeEnabled();
  });

  it('brings the record into sight when it is opened', async () => {
    const { user } = await opened();
    const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByText('Your record'));
    await waitFor(() => expect(brought).toHaveBeenCalled());
    expect(brought.mock.contexts.at(-1)).toHaveTextContent('None solved yet');
  });

  it('shows the days of this week, each of which leads to its puzzle', async () => {
    const { page, tryMove, user } = await opened();
    await tryMove('IRLINER,8g');
    expect(await panel()).toHaveTextContent('1 day in a row');
    expect(await panel()).toHaveTextContent('1 solved, 1 with three stars, longest 1 day in a row');
    const days = within(screen.getByRole('list', { name: 'This week' }));
    expect(days.getAllByRole('button')).toHaveLength(7);
    expect(days.getByRole('button', { name: 'Friday 27 November, 3 of 3 stars' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(days.getByRole('button', { name: 'Saturday 28 November, to come' })).toBeDisabled();
    await user.click(days.getByRole('button', { name: 'Thursday 26 November, not tried' }));
    await act(settled);
    expect(page.state().puzzles?.open?.daily?.day).toBe(PUZZLE_TODAY - 1);
    const titled = (name: string) => screen.getByRole('region', { name });
    expect(titled('Puzzle of 26 Nov')).toBeInTheDocument();
    await user.click(button('Earlier puzzle'));
    await act(settled);
    expect(titled('Puzzle of 25 Nov')).toBeInTheDocument();
  });
});

describe('an endless puzzle that is being made', () => {
  it('says how far it is, and can be stopped or replaced by one of another kind', async () => {
    const maker = patientMaker();
    const { page, user } = await opened({ workersFor: maker.workersFor });
    await user.click(screen.getByRole('tab', { name: 'Endless' }));
    await act(settled);
    expect(screen.getByText('Making a puzzle…', { selector: '[role=status]' })).toBeInTheDocument();
    act(maker.lookThroughGame);
    expect(await screen.findByText('1 game tried.')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Kind of puzzle'), 'Win the endgame');
    await act(settled);
    expect(page.state().puzzles).toMatchObject({
      choice: { kind: 'endgame' },
      making: 'running',
      gamesTried: 0,
    });
    await user.click(button('Stop'));
    expect(screen.getByRole('tab', { name: 'Daily' })).toHaveAttribute('aria-selected', 'true');
  });

  it('is of no kind that the game has not', async () => {
    const { user } = await opened({ workersFor: patientMaker().workersFor });
    await user.click(screen.getByRole('tab', { name: 'Endless' }));
    await act(settled);
    const bonus = screen.getByRole('option', { name: 'Bonus word' });
    expect(bonus).toBeEnabled();
    const crossword = screen.getAllByRole('option', { name: /^Crossword/ });
    await user.selectOptions(screen.getByLabelText('Game and board'), at(crossword, 0));
    expect(bonus).toBeDisabled();
  });
});
