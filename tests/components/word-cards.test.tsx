import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardsDialog, DueCards, WordsDialog } from '../../src/components';
import { settled } from '../support/fake-services';
import { fakeStorage, openPage, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { coming, doing, show, takeDownloads } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

// The test DOM has no layout, and a list draws only rows that fit.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
});

const KEPT = 'a AET\na NOT\nb NO';

async function opened(cards = KEPT) {
  const page = openPage({ storage: fakeStorage({ cards }) });
  await page.learn(WORDS);
  doing(page, (actions) => actions.openPanel('cards'));
  const shown = show(page, <CardsDialog />);
  await screen.findByRole('dialog', { name: 'Words to learn' });
  await screen.findByText(/in all$/);
  return { page, ...shown };
}

const said = () => screen.getAllByRole('status')[0]?.textContent?.trim();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('words to learn', () => {
  it('are learned by keys alone', async () => {
    const { user, page } = await opened();
    expect(button('Start')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText(/^All anagrams of A E T, 2 answers\. /)).toHaveFocus();
    await user.keyboard('tea{Enter}');
    expect(said()).toBe('TEA: yes. 1 of 2 found.');
    await user.keyboard('aet{Enter}');
    expect(said()).toBe('AET isn’t in the list. 1 of 2 found.');
    await user.keyboard('eat{Enter}');
    expect(said()).toBe('All 2 found.');
    expect(button(/^Hard, .*, key 2$/)).toHaveFocus();
    await user.keyboard('4');
    await coming(settled);
    expect(screen.getByLabelText(/^All anagrams of N O T, /)).toHaveFocus();
    await user.keyboard('not ton{Enter}{Enter}');
    await coming(settled);
    expect(screen.getByLabelText(/^Back hooks of NO, 1 answer/)).toHaveFocus();
    expect(page.state().cards).toMatchObject({ fresh: 1 });
  });

  it('are added from a deck, whose button says so', async () => {
    const { user } = await opened();
    await user.click(button('Add: Two-letter words'));
    expect(await screen.findByRole('button', { name: 'Added: Two-letter words' })).toHaveFocus();
    expect(said()).toMatch(/^\d+ cards? added\.$/);
  });

  it('of two letters are asked by their first one', async () => {
    const { user } = await opened('b A');
    await user.click(button('Start'));
    expect(screen.getByLabelText(/^Two-letter words that begin with A, /)).toHaveFocus();
  });

  it('ask how well each was known, and say when it comes back', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    await user.click(button('Show answers'));
    const grades = within(screen.getByRole('group', { name: 'How well did you know it?' }));
    expect(grades.getByRole('button', { name: 'Again, again in 1 minute, key 1' })).toHaveFocus();
  });

  it('are graded by no key held down since their answers were asked for', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    button('Show answers').focus();
    await user.keyboard('{Enter>3/}');
    await coming(settled);
    expect(button(/^Again, /)).toHaveFocus();
    await user.keyboard('{Enter}');
    await coming(settled);
    expect(screen.getByText('1 to review · 2 new')).toBeVisible();
  });

  it('are answered by tapping tiles', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    const tiles = within(screen.getByRole('group', { name: 'Letters' }));
    for (const letter of ['T', 'E', 'A']) {
      await user.click(tiles.getByRole('button', { name: letter }));
    }
    expect(tiles.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await user.click(tiles.getByRole('button', { name: 'A' }));
    expect(screen.getByRole('textbox')).toHaveValue('TE');
    await user.click(tiles.getByRole('button', { name: 'A' }));
    await user.click(button('Enter'));
    expect(said()).toBe('TEA: yes. 1 of 2 found.');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('show hooks by tapping letters', async () => {
    const { user } = await opened('b NO');
    await user.click(button('Start'));
    await user.click(button('S'));
    expect(said()).toBe('NOS isn’t in the list. 0 of 1 found.');
    expect(button('S')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('T'));
    expect(said()).toBe('That’s it.');
  });

  it('show hints, then all answers with their meanings', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    await user.click(button('Hint'));
    expect(said()).toBe('One begins with E. 0 of 2 found.');
    await user.click(button('Show answers'));
    expect(said()).toBe('You found 0 of 2. You missed EAT and TEA.');
    const answers = within(screen.getByRole('list', { name: 'Answers' }));
    expect(answers.getByRole('button', { name: 'Define EAT' })).toBeVisible();
    expect(button(/^Again, /)).toHaveFocus();
  });

  it('name a letter that no tile has', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    await user.keyboard('t3a{Enter}');
    expect(said()).toBe('No tile has "3". Use letters only.');
  });

  it('are left for the overview, and removed', async () => {
    const { user } = await opened();
    await user.click(button('Start'));
    await user.click(button('All words'));
    expect(screen.getByText('3 new')).toBeVisible();
    await user.click(button('Start'));
    await user.click(button('Show answers'));
    await user.click(button('Remove word'));
    await user.click(button('Yes, remove'));
    await coming(settled);
    expect(said()).toBe('All anagrams of AET: removed. 0 of 2 found.');
  });

  it('are saved as CSV', async () => {
    const downloads = takeDownloads();
    const { user } = await opened();
    await user.click(button('Save as CSV…'));
    await coming(settled);
    expect((await downloads()).join('')).toContain('anagrams,AET,');
  });

  it('have a count of those that are due', async () => {
    const due = 'a AET 1 1 2.5 5 1 0 2 0 10\na NOT';
    const page = openPage({ storage: fakeStorage({ cards: due }) });
    show(page, <DueCards />);
    expect(await screen.findByText('to review')).toBeInTheDocument();
    expect(page.state().cards).toMatchObject({ due: 1, fresh: 1 });
  });

  it('are counted again when the page comes back into view', async () => {
    const page = openPage({ storage: fakeStorage({ cards: 'a NOT' }) });
    show(page, <DueCards />);
    await waitFor(() => expect(page.state().cards).toMatchObject({ fresh: 1 }));
    expect(screen.queryByText('to review')).toBeNull();
    page.storage.texts.set('cards', 'a AET 1 1 2.5 5 1 0 2 0 10');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('to review')).toBeInTheDocument();
  });

  it('come from the words that were looked up', async () => {
    const people = { seats: seatsOf('human', 'human'), openRacks: true };
    const page = await pageWith(smallGame(PLAIN_DRAWS, people, ',', ',', ',', ','));
    doing(page, (actions) => actions.openPanel('words'));
    const { user } = show(page, <WordsDialog />);
    const box = await screen.findByLabelText('Using letters');
    await user.type(box, 'not');
    await coming(settled);
    await user.click(button('Learn these words'));
    expect(await screen.findByText('2 cards added.')).toBeVisible();
    await user.clear(box);
    await user.type(screen.getByLabelText('Word or pattern'), 'no.');
    await coming(settled);
    await user.click(button('Learn these hooks'));
    expect(await screen.findByText('1 card added.')).toBeVisible();
    await user.click(button('Words to learn'));
    expect(page.state().panel).toBe('cards');
  });
});
