import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer, UnseenTiles } from '../../src/components';
import { type GameSetup, scraebbkle } from '../../src/engine';
import { tileSetOf } from '../support/games';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show, playing } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const opened = async (changes: Partial<GameSetup>, ...moves: readonly string[]) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, changes, ...moves));
  const ui = (
    <>
      <UnseenTiles />
      <Announcer />
    </>
  );
  return { page, ...show(page, ui) };
};

const faces = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the unseen tiles', () => {
  it('are those in the bag and on the hidden rack, counted by letter', async () => {
    await opened(MIXED);
    expect(screen.getByRole('heading')).toHaveTextContent(/^93 tiles unseen$/);
    expect(screen.getByText('86 in the bag')).toBeInTheDocument();
    expect(faces()).toHaveLength(27);
    expect(faces()).toContain('D4');
    expect(faces()).toContain('N6');
    expect(screen.getByRole('button', { name: 'Blank: 2 unseen' })).toHaveTextContent(/^2$/);
  });

  it('are those in the bag if both racks are open', async () => {
    await opened({ ...MIXED, openRacks: true });
    expect(screen.getByRole('heading')).toHaveTextContent(/^86 tiles in the bag$/);
    expect(faces()).toContain('D0');
  });

  it('list only letters that the game has', async () => {
    const rules = { ...scraebbkle, tileSet: tileSetOf({ D: 9, A: 5, E: 3, T: 1 }) };
    await opened({ rules, chance: { kind: 'seeded', seed: 'few' } });
    expect(faces().map((face) => face?.slice(0, 1))).toEqual(['A', 'D', 'E', 'T']);
  });
});

describe('the odds of a letter', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Unseen tiles' }));
  const odds = () => panel().getByText(/: .*(?:%|none left)|for its odds/);

  it('are shown for the chosen letter', async () => {
    await opened(MIXED);
    expect(odds()).toHaveTextContent('Hover or tap a letter for its odds.');
    fireEvent.click(screen.getByRole('button', { name: 'D: 4 unseen' }));
    expect(odds()).toHaveTextContent('D: 27% on the other rack, 4% in your next tile.');
  });

  it('disappear when the focus leaves, and are not read out after the next move', async () => {
    await opened(MIXED);
    const letter = screen.getByRole('button', { name: 'D: 4 unseen' });
    act(() => letter.focus());
    expect(odds()).toHaveTextContent(/^D: /);
    act(() => letter.blur());
    expect(odds()).toHaveTextContent('Hover or tap a letter for its odds.');
    expect(letter).toHaveProperty('tabIndex', 0);
  });

  it('follow the arrow keys from letter to letter, with one Tab stop for all', async () => {
    const { page } = await opened(MIXED);
    const first = () => panel().getByRole('button', { name: /^A:/ });
    const stops = () =>
      panel()
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    const press = (key: string, held = {}) =>
      fireEvent.keyDown(document.activeElement ?? document, { key, ...held });
    expect(stops()).toEqual([first()]);
    act(() => first().focus());
    press('ArrowRight');
    expect(odds()).toHaveTextContent(/^B: /);
    expect(stops()).toEqual([document.activeElement]);
    press('End');
    expect(odds()).toHaveTextContent(/^Blank: /);
    press('ArrowRight');
    expect(odds()).toHaveTextContent(/^Blank: /);
    press('Home');
    press('ArrowLeft');
    expect(odds()).toHaveTextContent(/^A: /);
    press('ArrowRight', { ctrlKey: true });
    expect(odds()).toHaveTextContent(/^A: /);
    expect(page.state().cursor).toBeUndefined();
  });

  it('follow them while an earlier turn is shown, which stays', async () => {
    const { page } = await opened(MIXED, 'NO,2b', 'D,c1');
    doing(page, (actions) => actions.showTurn(1));
    const letter = panel().getByRole('button', { name: /^A:/ });
    act(() => letter.focus());
    fireEvent.keyDown(letter, { key: 'ArrowRight' });
    expect(odds()).toHaveTextContent(/^B: /);
    expect(page.state().table?.turnsShown).toBe(1);
  });
});

describe('the live region', () => {
  it('announces what was played and whose turn it is', async () => {
    const { page } = await opened({ seats: seatsOf('human', 'human') }, 'NO,2b');
    doing(page, (actions) => actions.liftCurtain());
    const log = within(screen.getByRole('log', { name: 'Announcements' }));
    expect(log.getByText(/Player 2, it’s your turn\./)).toBeInTheDocument();
    await playing(page, (actions) => actions.pass());
    expect(log.getByText(/^Player 2 passed\. Player 1, it’s your turn\.$/)).toBeInTheDocument();
  });
});
