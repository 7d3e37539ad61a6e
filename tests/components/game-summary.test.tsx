import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Dock, MovePanel } from '../../src/components';
import { extend, type GameSetup, scraebbkle } from '../../src/engine';
import { lexicon, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { valueOf } from '../support/results';
import { typedOn } from '../support/typing';
import { seatsOf } from '../support/seats';
import { besideBoard, doing, show, playing } from '../support/rendered-page';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

/** ScraeBBKle for `count` people; three rounds of passes do not end it. */
const forPeople = (count: number): Partial<GameSetup> => ({
  rules: { ...scraebbkle, seats: { least: 1, most: 8, fixed: [] } },
  seats: seatsOf(...Array<'human'>(count).fill('human')),
});

const passes = (count: number): readonly string[] => Array<string>(count).fill(',');

const ended = async (moves: readonly string[], changes: Partial<GameSetup> = MIXED) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, changes, ...moves));
  return { page, ...show(page, <MovePanel />) };
};

const withDock = (
  <>
    <MovePanel />
    <Dock />
  </>
);

const WON_AT_THE_END = ['NO,2b', 'D,c1', ...passes(4)];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The part that contains the button is loaded lazily. */
const laterButton = (name: string | RegExp) => screen.findByRole('button', { name });

async function opensSummary(user: ReturnType<typeof show>['user']): Promise<void> {
  await user.click(button('Summary'));
  await screen.findByText('Show as table');
}

const story = () => within(screen.getByRole('region', { name: 'Summary' }));

const facts = (part: { readonly getAllByRole: typeof screen.getAllByRole }) =>
  part
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

const rows = () =>
  story()
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the result', () => {
  it('says in one line how much help was used, and lists it when it is opened', async () => {
    const asked = (['words', 'line'] as const).reduce(
      (game, help) => valueOf(extend(game, { kind: 'help', seat: 0, help })),
      smallGame(PLAIN_DRAWS, { ...MIXED, help: true }),
    );
    const page = await pageWith(typedOn(asked, lexicon, 'NO,2b', ...passes(4)));
    const { user } = show(page, <MovePanel />);
    const sentence = screen.getByText('You used Look up in 1 turn.');
    expect(sentence).not.toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(sentence).toBeVisible();
    expect(screen.getByText('You used a hint in 1 turn.')).toBeVisible();
    expect(sentence.closest('details')).toHaveTextContent(/^Used help twice Details/);
  });

  it('says nothing of help if none was used', async () => {
    await ended(WON_AT_THE_END);
    expect(screen.queryByText('Details')).toBeNull();
  });

  it('leads to the review from what was missed', async () => {
    const { page, user } = await ended(WON_AT_THE_END);
    await user.click(button(/^See what you missed/));
    await waitFor(() => expect(page.state().dockTab).toBe('review'));
  });

  it('names the best peak, the fall and the final lead in the chart', async () => {
    await ended(WON_AT_THE_END);
    const labelOf = async (name: RegExp) =>
      (await laterButton(name)).parentElement?.querySelector('.peak__label')?.textContent;
    expect(await labelOf(/^Turn 1/)).toBe('NO +2');
    expect(await labelOf(/^Turn 2/)).toBe('DO +3');
    expect(button(/^Turn 1/).parentElement).toHaveClass('peak--best');
    expect(button(/^Turn 2/).parentElement).not.toHaveClass('peak--best');
    expect(screen.getByText('+7')).toBeInTheDocument();
  });

  it('shows the lead as an image whose name is a sentence', async () => {
    await ended(WON_AT_THE_END);
    expect(await screen.findByRole('img')).toHaveAccessibleName(
      'You won it on leftover tiles, by 7. 2 lead changes.',
    );
    expect(screen.getByRole('figure')).toHaveTextContent(/^Lead\s*You\s*Club/);
  });

  it('shows turning points as buttons that open their turns', async () => {
    const { page, user } = await ended(WON_AT_THE_END);
    await user.click(await laterButton('Turn 2: DO, +3. Club leads by 1'));
    expect(page.store.getState().table).toMatchObject({ phase: 'looking-back', turnsShown: 2 });
    await user.click(await laterButton('Back to game'));
    expect(await laterButton('Turn 1: NO, +2. You lead by 2')).toBeInTheDocument();
  });

  it('highlights the word of a hovered turning point, otherwise the best word', async () => {
    const { page, user } = await ended(WON_AT_THE_END);
    const marked = () => page.store.getState().turnPointedAt;
    expect(marked()).toBe(1);
    await user.hover(await laterButton(/^Turn 2/));
    expect(marked()).toBe(2);
    await user.unhover(button(/^Turn 2/));
    expect(marked()).toBe(1);
    doing(page, (actions) => actions.showTurn(1));
    expect(marked()).toBeUndefined();
  });

  it('states that no word was played', async () => {
    await ended(passes(4));
    expect(screen.getByText('No words played.')).toBeInTheDocument();
    expect(screen.queryByText(/best word/)).toBeNull();
  });

  it('shows a notice above the scores, which may need scrolling', async () => {
    const { page } = await ended(WON_AT_THE_END);
    doing(page, (actions) =>
      actions.showNotice({ tone: 'remark', headline: 'It has been copied.' }),
    );
    expect(screen.getByRole('region', { name: 'Final scores' })).toHaveTextContent(
      /wins? by \d+\s*It has been copied\.\s*Game Over!\s*Player 1 scored/,
    );
  });
});

describe('a resigned game', () => {
  it('shows the resignation among the scores and in the summary', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, forPeople(3), 'NO,2b', ',', ','));
    const { user } = show(page, withDock);
    doing(page, (actions) => actions.liftCurtain());
    await playing(page, (actions) => actions.resign());
    doing(page, (actions) => actions.liftCurtain());
    await playing(page, (actions) => actions.resign());
    const scores = screen.getByRole('region', { name: 'Final scores' });
    expect(within(scores).getByText('Player 3 wins!')).toBeInTheDocument();
    expect(within(scores).getAllByText('resigned')).toHaveLength(2);
    await opensSummary(user);
    expect(story().getByRole('figure')).toHaveTextContent(/Player 1 and Player 2 resigned\./);
    const legend = story().getAllByRole('listitem');
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'Player 1, resigned',
      'Player 2, resigned',
      'Player 3',
    ]);
    expect(rows().at(-2)?.slice(0, 4)).toEqual(['5', 'Player 2', 'resigned', '0']);
  });
});

describe('the summary of a game', () => {
  beforeEach(besideBoard);

  const told = async (moves: readonly string[], changes: Partial<GameSetup> = MIXED) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, changes, ...moves));
    const shown = show(page, withDock);
    await opensSummary(shown.user);
    return { page, ...shown };
  };

  it('opens from the result, and Esc restores the focus', async () => {
    const { user } = await told(WON_AT_THE_END);
    expect(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Summary' })).toBeNull();
    expect(button('Summary')).toHaveFocus();
  });

  it('names each player’s best move, the best of all, and the longest word', async () => {
    await told(['NO,2b', ',', 'TE,2d', ...passes(4)]);
    expect(facts(story())).toEqual([
      'Your best move, best of the game: NOTE at 2d, 5 points in turn 3',
      'Club’s best move: none',
      'Longest word: NOTE, 4 letters by you in turn 3',
    ]);
  });

  it('has a chart of the lead with an explanation', async () => {
    await told(WON_AT_THE_END);
    expect(story().getByRole('img')).toHaveAccessibleName(/^You won it on leftover tiles/);
    expect(story().getByText('Above the line you lead, below it Club.')).toBeInTheDocument();
  });

  it('has the same data as a table, with a caption and headers', async () => {
    await told(WON_AT_THE_END);
    const table = story().getByRole('table');
    expect(table).toHaveAccessibleName(/^All turns and totals/);
    expect(rows()).toEqual([
      ['Turn', 'Player', 'Word', 'Points', 'You', 'Club', 'Lead'],
      ['1', 'You', 'NO', '+2', '2', '0', 'You by 2'],
      ['2', 'Club', 'DO', '+3', '2', '3', 'Club by 1'],
      ['3', 'You', 'pass', '0', '2', '3', 'Club by 1'],
      ['4', 'Club', 'pass', '0', '2', '3', 'Club by 1'],
      ['5', 'You', 'pass', '0', '2', '3', 'Club by 1'],
      ['6', 'Club', 'pass', '0', '2', '3', 'Club by 1'],
      ['End', 'final scores', '−19', '−26', 'You by 7'],
    ]);
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
  });

  it('shows the turn of a table row on the board, and stays beside it', async () => {
    const { page, user } = await told(WON_AT_THE_END);
    const whole = rows();
    await user.click(story().getByText('Show as table'));
    await user.click(button('Show turn 2'));
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 2 });
    expect(rows()).toEqual(whole);
    await user.click(await laterButton('Back to game'));
    expect(page.state().table?.phase).toBe('over');
    expect(rows()).toEqual(whole);
  });

  it('of three has a labelled line for each', async () => {
    await told(['NO,2b', ...passes(6)], forPeople(3));
    expect(story().getByText(/^Above the line, the lead/)).toBeInTheDocument();
    expect(
      story()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(rows()[0]).toEqual([
      'Turn',
      'Player',
      'Word',
      'Points',
      'Player 1',
      'Player 2',
      'Player 3',
      'Lead',
    ]);
  });

  it('of a single player gives points and no lead', async () => {
    await told(['NO,2b', ...passes(2)], forPeople(1));
    expect(facts(story())[0]).toBe('Your best move: NO at 2b, 2 points in turn 1');
    expect(story().getByText('Points after each turn.')).toBeInTheDocument();
    expect(story().getByRole('img')).toHaveAccessibleName(/^You scored −\d+ points in 3 turns/);
    expect(rows()[0]).toEqual(['Turn', 'Player', 'Word', 'Points', 'You']);
  });
});
