import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpDialog } from '../../src/components';
import { crossword, type RuleBook, scraebbkle } from '../../src/engine';
import { settled } from '../support/fake-services';
import { LEARNED } from '../support/learned';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { doing, show } from '../support/rendered-page';

const WITHOUT_BLANKS = { ...scraebbkle.tileSet, blank: crossword.tileSet.blank };

async function opened(rules: RuleBook) {
  const seats = seatsOf('human', 'computer');
  const shown = show(await pageWith(smallGame(PLAIN_DRAWS, { rules, seats })), <HelpDialog />);
  await screen.findByRole('heading', { name: rules.name });
  return shown;
}

const openPage = async ({ user }: Awaited<ReturnType<typeof opened>>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('a dialog', () => {
  it('announces new messages while it is open, and no earlier ones', async () => {
    const seats = seatsOf('human', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: scraebbkle, seats }));
    // The announcement of the game, which the dialog must leave out.
    await settled();
    show(page, <HelpDialog />);
    await screen.findByRole('heading', { name: scraebbkle.name });
    const log = screen.getByRole('log', { name: 'Announcements' });
    expect(log).toBeEmptyDOMElement();
    doing(page, (actions) => actions.showNotice({ tone: 'remark', headline: 'A remark.' }));
    // The log is drawn a task later.
    expect(await within(log).findByText('A remark.')).toBeInTheDocument();
  });
});

describe('the help dialog', () => {
  it('shows the rules of the game on two boards each, with a sentence', async () => {
    await opened(scraebbkle);
    const rule = screen.getByRole('heading', { name: 'Go through a tile' }).closest('section');
    const figures = within(rule ?? document.body).getAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Allowed: TOYED goes through the Y\.$/),
      expect.stringMatching(/Not allowed: DOT stands alone\.$/),
    ]);
    for (const figure of figures) {
      expect(within(figure).getByRole('img')).toHaveAccessibleName(/^IVY is on the board, and/);
    }
  });

  it('shows the rules of other games', async () => {
    const shown = await opened(scraebbkle);
    expect(screen.queryByText('Every word counts')).not.toBeInTheDocument();
    await openPage(shown, 'Classic');
    expect(screen.getByRole('heading', { name: 'Classic' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Every word counts' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-current');
  });

  it('shows custom rules first', async () => {
    await opened({ ...scraebbkle, id: 'mine', name: 'Mine', bonuses: [{ tiles: 4, points: 33 }] });
    expect(screen.getByText(/Play 4 tiles in one move for a 33-point bonus\./)).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('button').slice(0, 2)).toEqual([
      pages.getByRole('button', { name: 'Mine', current: 'page' }),
      pages.getByRole('button', { name: 'ScraeBBKle' }),
    ]);
  });

  it('says how computers have learned the game, among its rules only', async () => {
    const seats = seatsOf('human', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: scraebbkle, seats }));
    page.store.setState({ learnedOf: () => LEARNED });
    const { user } = show(page, <HelpDialog />);
    const card = (await screen.findByRole('heading', { name: 'Computers' })).closest('section');
    expect(card).toHaveTextContent(
      'Learned. Expert won 31 of 40 games against Club, by 62 points on average. Before, it won 28.',
    );
    await user.click(screen.getByRole('button', { name: 'Classic' }));
    expect(screen.queryByRole('heading', { name: 'Computers' })).toBeNull();
  });

  it('opens at the keys if it was opened by its key', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: scraebbkle }));
    doing(page, (actions) => actions.openPanel('keys'));
    show(page, <HelpDialog />);
    expect(await screen.findByRole('row', { name: /^Backspace/ })).toBeInTheDocument();
  });

  it('explains how to place blanks', async () => {
    const shown = await opened(scraebbkle);
    await openPage(shown, 'Typing moves');
    expect(screen.getByText(/the small i is a blank/)).toBeInTheDocument();
    await openPage(shown, 'Mouse, touch and keys');
    expect(screen.getByText('Shift + letter')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^letters/ })).toHaveTextContent(
      '(a blank if one is missing)',
    );
  });

  it('omits blanks in a game without them', async () => {
    const shown = await opened({ ...scraebbkle, tileSet: WITHOUT_BLANKS });
    expect(screen.queryByText(/blank/)).not.toBeInTheDocument();
    await openPage(shown, 'Typing moves');
    expect(screen.queryByText(/blank/)).not.toBeInTheDocument();
    await openPage(shown, 'Mouse, touch and keys');
    expect(screen.getByRole('row', { name: /^letters/ })).toBeInTheDocument();
    expect(screen.queryByText(/blank/)).not.toBeInTheDocument();
    expect(screen.queryByText('Shift + letter')).not.toBeInTheDocument();
  });
});
