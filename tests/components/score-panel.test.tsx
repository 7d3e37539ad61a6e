import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel, ScorePanel } from '../../src/components';
import { configured, formatRecord, type GameSetup, scraebbkle } from '../../src/engine';
import { moveOf, tileSetOf } from '../support/games';
import { at, valueOf } from '../support/results';
import { BLANK_DRAWS, openPage, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { settled } from '../support/fake-services';
import { coming, doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PEOPLE = { seats: seatsOf('human', 'human') } as const;
const COMPUTERS = { seats: seatsOf('computer', 'computer') } as const;

const opened = async (changes: Partial<GameSetup>, ...moves: readonly string[]) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, changes, ...moves));
  return { page, ...show(page, <ScorePanel />) };
};

const seat = (number: number) => at(screen.getAllByRole('listitem'), number - 1);
const button = (name: string) => screen.getByRole('button', { name });
const racks = () => screen.getAllByRole('img').map((rack) => rack.getAttribute('aria-label'));

describe('the score panel', () => {
  it('shows both scores under the players’ names', async () => {
    await opened(MIXED, 'NO,2b', 'D,c1');
    expect(screen.getByLabelText('Your score')).toHaveTextContent(/^2$/);
    expect(screen.getByLabelText('Club’s score')).toHaveTextContent(/^3$/);
  });

  it('names a computer by its level, and shows whose turn it is, and the last move', async () => {
    await opened(MIXED, 'NO,2b', 'D,c1');
    expect(seat(1)).toHaveTextContent(/^You your turn2NO at 2b, \+2$/);
    expect(seat(1)).toHaveAttribute('aria-current', 'true');
    expect(seat(2)).toHaveTextContent(/^Club3DO at c1, \+3$/);
    expect(seat(2)).toHaveAttribute('aria-current', 'false');
  });

  it('names a computer by its level, but not in games with a skill', async () => {
    const seats = MIXED.seats.map((each) => ({ ...each, level: 'casual' as const }));
    const { unmount } = await opened({ seats });
    expect(seat(2)).toHaveTextContent('Casual0');
    unmount();
    await opened({ seats, rules: { ...scraebbkle, computers: 'by-skill' } });
    expect(seat(2)).toHaveTextContent('Computer0');
  });

  it('shows the last move in the notation of the game', async () => {
    await opened({ ...MIXED, rules: configured }, 'PLACE - 2 2 NO', 'PLACE | 1 3 D');
    expect(seat(2)).toHaveTextContent('DO at | 1 3, +3');
  });

  it('shows the letter of a blank in the last move as a capital, in italics', async () => {
    show(await pageWith(smallGame(BLANK_DRAWS, MIXED, 'No,2b')), <ScorePanel />);
    expect(seat(1)).toHaveTextContent('NO at 2b');
    expect(within(seat(1)).getByText('O')).toHaveClass('word-text__blank');
  });

  it('shows the number of tiles of a hidden rack only if it is not full', async () => {
    const { unmount } = await opened(MIXED);
    expect(seat(2)).toHaveTextContent(/^Club0$/);
    unmount();
    const rules = { ...scraebbkle, tileSet: tileSetOf({ A: 10 }) };
    await opened({ ...MIXED, rules, chance: { kind: 'seeded', seed: 'few' } });
    expect(seat(2)).toHaveTextContent(/^Club 3 tiles0$/);
  });

  it('shows that the computer is thinking, and that it passed', async () => {
    const { page } = await opened(MIXED, 'NO,2b');
    expect(seat(2)).toHaveTextContent('thinking…');
    page.search.last().answer(moveOf(','));
    await coming(settled);
    expect(seat(2)).toHaveTextContent('Passed');
  });

  it('shows who resigned while the others play on', async () => {
    const rules = { ...scraebbkle, seats: { least: 2, most: 3, fixed: [] } };
    const seats = seatsOf('human', 'computer', 'computer');
    const { page } = await opened({ rules, seats });
    doing(page, (actions) => actions.resign());
    page.search.last().answer(moveOf(','));
    page.clock.strike();
    await coming(settled);
    expect(seat(1)).toHaveTextContent(/^You0 Resigned$/);
    expect(seat(3)).toHaveTextContent('thinking…');
  });

  it('shows the final scores at the end, with a proper minus sign', async () => {
    await opened(PEOPLE, 'NO,2b', ',', ',', ',', ',');
    expect(screen.getByLabelText('Player 2’s score')).toHaveTextContent(/^−30$/);
    expect(seat(1)).toHaveAttribute('aria-current', 'false');
  });
});

describe('the rack of the other player', () => {
  it('is hidden in a closed game', async () => {
    await opened(MIXED);
    expect(racks()).toEqual(['Your tiles: N, O, T, E, A, E, I', 'Tiles hidden']);
    expect(seat(2)).not.toHaveTextContent('Q');
  });

  it('is shown in an open game', async () => {
    await opened({ ...MIXED, openRacks: true });
    expect(racks()[1]).toBe('Club’s tiles: D, D, D, D, Z, Q, A');
    expect(within(seat(2)).getByText('Q')).toBeInTheDocument();
  });

  it('is scrolled by the arrow keys if it is long, without moving the cursor', async () => {
    const rules = { ...scraebbkle, rackSize: 10 };
    const { page, user } = await opened({ ...MIXED, rules, openRacks: true });
    at(screen.getAllByRole('img'), 1).focus();
    expect(document.activeElement).toHaveAccessibleName(/^Club’s tiles/);
    await user.keyboard('{ArrowRight}');
    expect(page.state().cursor).toBeUndefined();
  });

  it('is hidden behind the curtain, like the player’s own', async () => {
    await opened(PEOPLE);
    expect(racks()).toEqual(['Tiles hidden', 'Tiles hidden']);
  });
});

describe('computers playing each other', () => {
  const watched = async (...moves: readonly string[]) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, COMPUTERS, ...moves));
    const table = (
      <>
        <ScorePanel />
        <MovePanel />
      </>
    );
    return { page, ...show(page, table) };
  };

  it('can run, pause and make a single step', async () => {
    const { page, user } = await watched();
    expect(seat(1)).toHaveTextContent('paused');
    await user.click(button('Next move'));
    expect(seat(1)).toHaveTextContent('thinking…');
    expect(button('Next move')).toBeDisabled();
    page.search.last().answer(moveOf('NO,2b'));
    await coming(settled);
    expect(page.state().table).toMatchObject({ phase: 'paused', turns: 1 });
    await user.click(button('Resume'));
    expect(page.state().table).toMatchObject({ phase: 'thinking', running: true });
    await user.click(button('Pause'));
    expect(page.state().table).toMatchObject({ phase: 'paused', running: false });
  });

  it('have a speed', async () => {
    const { page, user } = await watched();
    const pace = screen.getByRole('combobox', { name: 'Speed' });
    expect(pace).toHaveValue('steady');
    await user.selectOptions(pace, 'fast');
    expect(page.state().settings.pace).toBe('fast');
  });

  it('have no controls after their game', async () => {
    await watched(',', ',', ',', ',');
    expect(screen.queryByRole('group', { name: 'Computer players' })).toBeNull();
  });

  it('have no controls if a person plays', async () => {
    show(await pageWith(smallGame(PLAIN_DRAWS, MIXED)), <MovePanel />);
    expect(screen.queryByRole('group', { name: 'Computer players' })).toBeNull();
  });
});

describe('a computer that cannot move', () => {
  it('can be asked again', async () => {
    const { page, user } = await opened(MIXED, 'NO,2b');
    page.search.last().fail();
    await coming(settled);
    expect(screen.getByRole('alert')).toHaveTextContent('The computer got stuck on its move.');
    await user.click(button('Try again'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.search.asked()).toHaveLength(2);
  });

  it('waits for the words', async () => {
    const page = openPage();
    const { record } = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b');
    valueOf(await page.actions.importRecord(formatRecord(record)));
    show(page, <ScorePanel />);
    expect(seat(2)).toHaveTextContent('loading words…');
    await coming(() => page.learn(WORDS));
    expect(seat(2)).toHaveTextContent('thinking…');
    doing(page, (actions) => actions.showTurn(0));
    expect([seat(1), seat(2)].map((each) => each.getAttribute('aria-current'))).toEqual([
      'false',
      'false',
    ]);
    doing(page, (actions) => actions.showTurn(1));
    expect(seat(2)).toHaveTextContent('thinking…');
  });
});
