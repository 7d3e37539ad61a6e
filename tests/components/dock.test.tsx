import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { extend, scraebbkle } from '../../src/engine';
import { Dock } from '../../src/components';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const opened = async (...moves: readonly string[]) => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, ...moves));
  return { page, ...show(page, <Dock />) };
};

const tab = (name: string) => screen.getByRole('tab', { name });
const button = (name: string) => screen.getByRole('button', { name });
const turnsListed = () =>
  within(screen.getByRole('region', { name: 'Moves played' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const turn = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Turn ${number},`) });
const marked = () => document.querySelector('[aria-current]')?.textContent;
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the list of moves', () => {
  it('has a column for each of two players, the first turn on top', async () => {
    await opened('NO,2b', 'D,c1', ',');
    expect(tab('Moves')).toHaveAttribute('aria-selected', 'true');
    expect(cells()).toEqual([
      ['Round', 'You', 'Club'],
      ['1', 'NO+2', 'DO+3'],
      ['2', 'pass0', ''],
    ]);
  });

  it('begins in the column of the player who moves first', async () => {
    const rules = { ...scraebbkle, firstSeat: 'drawn' } as const;
    const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      smallGame(PLAIN_DRAWS, { ...MIXED, rules, chance: { kind: 'seeded', seed } }, ','),
    );
    const second = games.find((game) => at(game.states, 1).toMove === 1);
    if (!second) throw new Error('None of the seeds lets the second player begin');
    show(await pageWith(second), <Dock />);
    expect(cells().slice(1)).toEqual([['1', '', 'pass0']]);
  });

  it('of more players is one list with names and scores', async () => {
    const three = {
      rules: { ...scraebbkle, seats: { ...scraebbkle.seats, most: 3 } },
      seats: seatsOf('human', 'human', 'human'),
    };
    show(await pageWith(smallGame(PLAIN_DRAWS, three, 'NO,2b', 'D,c1')), <Dock />);
    expect(cells().slice(1)).toEqual([
      ['1', 'Player 1', 'NO+2', '2'],
      ['2', 'Player 2', 'DO+3', '3'],
    ]);
  });

  it('gives a screen reader every detail of a turn', async () => {
    await opened('NO,2b', 'D,c1', ',');
    expect(turn(2)).toHaveAccessibleName('Turn 2, Club: DO, D,c1, +3, total 3');
    expect(turn(3)).toHaveAccessibleName('Turn 3, You: pass, 0, total 2');
  });

  it('shows a resignation as a turn', async () => {
    const { page } = await opened('NO,2b', 'D,c1');
    doing(page, (actions) => actions.resign());
    await waitFor(() => expect(turnsListed().at(-1)).toBe('resigned0'));
  });

  it('marks the moves before which words were looked up', async () => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, help: true });
    const asked = valueOf(extend(game, { kind: 'help', seat: 0, help: 'words' }));
    const page = await pageWith(asked);
    show(page, <Dock />);
    doing(page, (actions) => actions.pass());
    await waitFor(() => expect(turnsListed()).toEqual(['pass, used Look up0']));
    expect(turn(1)).toHaveAccessibleName('Turn 1, You: pass, used Look up, 0, total 0');
  });

  it('of a very long game renders only its visible part', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
    const four = {
      rules: { ...scraebbkle, passesToEnd: 100, seats: { ...scraebbkle.seats, most: 4 } },
      seats: seatsOf('human', 'human', 'human', 'human'),
    };
    const passes = Array.from({ length: 399 }, () => ',');
    const page = await pageWith(smallGame(PLAIN_DRAWS, four, ...passes));
    const { user } = show(page, <Dock />);
    expect(turnsListed().length).toBeLessThan(200);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '400');
    expect(turn(1).closest('tr')).toHaveAttribute('aria-rowindex', '2');
    turn(399).focus();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(turn(398)).toHaveFocus());
    expect(turn(398).closest('tr')).toHaveAttribute('aria-rowindex', '399');
  });

  it('can be empty', async () => {
    await opened();
    expect(screen.getByText('No moves yet.')).toBeInTheDocument();
  });
});

describe('a listed move', () => {
  it('shows its turn when clicked and is marked; later moves stay listed', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1', ',');
    expect(marked()).toBe('pass0');
    await user.click(turn(1));
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 1 });
    await waitFor(() => expect(marked()).toBe('NO+2'));
    expect(turnsListed()).toEqual(['NO+2', 'DO+3', 'pass0']);
    await user.click(turn(3));
    expect(page.state().table?.phase).toBe('thinking');
    doing(page, (actions) => actions.showTurn(0));
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(screen.queryByText('No moves yet.')).not.toBeInTheDocument();
  });

  it('is the only Tab stop, from which arrows move', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1', ',', ',');
    const shown = () => page.state().table?.turnsShown;
    tab('Moves').focus();
    await user.tab();
    expect(turn(4)).toHaveFocus();
    const seen: unknown[] = [];
    for (const key of ['Left', 'Up', 'Left', 'Left', 'Right', 'Down', 'Right', 'Right']) {
      await user.keyboard(`{Arrow${key}}`);
      seen.push([shown(), document.activeElement?.getAttribute('data-turn')]);
    }
    expect(seen).toEqual([
      [3, '3'],
      [1, '1'],
      [0, '1'],
      [0, '1'],
      [1, '1'],
      [3, '3'],
      [4, '4'],
      [4, '4'],
    ]);
    expect(page.state().cursor).toBeUndefined();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toBe(4);
  });

  it('leaves the focus where the player has moved it before the list is rendered', async () => {
    const { page } = await opened('NO,2b', 'D,c1', ',');
    turn(3).focus();
    act(() => {
      fireEvent.keyDown(turn(3), { key: 'ArrowLeft' });
      tab('Moves').focus();
    });
    await waitFor(() => expect(marked()).toBe('DO+3'));
    expect(page.state().table?.turnsShown).toBe(2);
    expect(tab('Moves')).toHaveFocus();
  });

  it('highlights its word while it is hovered or focused', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1');
    const lit = () => page.state().turnPointedAt;
    await user.hover(turn(1));
    expect(lit()).toBe(1);
    await user.unhover(turn(1));
    expect(lit()).toBeUndefined();
    act(() => turn(2).focus());
    expect(lit()).toBe(2);
    act(() => turn(2).blur());
    expect(lit()).toBeUndefined();
  });
});

describe('the foot of the list of moves', () => {
  const isIdle = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

  it('leads to earlier turns; while one is shown it tells the scores of now', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1', ',', ',');
    expect(screen.getByRole('group', { name: 'Step through the game' })).toHaveTextContent(
      '4 of 4',
    );
    expect([isIdle('Latest'), isIdle('Next turn'), isIdle('First')]).toEqual([true, true, false]);
    await user.click(button('Previous turn'));
    expect(page.state().table?.turnsShown).toBe(3);
    expect(screen.getByText('You have 2, Club has 3 now.')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Step through the game' })).toBeNull();
  });

  it('mutes the turns after the one shown, which can still be chosen', async () => {
    const { page, user } = await opened('NO,2b', 'D,c1', ',', ',');
    await user.click(turn(2));
    const isMuted = [1, 2, 3, 4].map((number) => turn(number).matches('.moves__turn--later'));
    expect(isMuted).toEqual([false, false, true, true]);
    await user.click(turn(4));
    expect(page.state().table?.phase).toBe('your-turn');
  });
});

describe('Undo', () => {
  it('is offered if the game allows it, and keeps the focus after the last undo', async () => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, undo: true }, 'NO,2b', 'D,c1');
    const page = await pageWith(game);
    const { user } = show(page, <Dock />);
    await user.click(button('Undo'));
    expect(page.state().table).toMatchObject({ turns: 0, undos: [1, 0] });
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Undo')).toHaveFocus();
    await user.click(button('Undo'));
    expect(page.state().table).toMatchObject({ turns: 0, undos: [1, 0] });
  });

  it('is missing if the game does not allow it', async () => {
    await opened('NO,2b', 'D,c1');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('the tabs', () => {
  const HELPED = { ...MIXED, help: true } as const;

  it('are one Tab stop, and arrows move between them', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED, 'NO,2b', 'D,c1'));
    const { user } = show(page, <Dock />);
    expect([tab('Moves').tabIndex, tab('Analysis').tabIndex]).toEqual([0, -1]);
    tab('Moves').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Analysis')).toHaveFocus();
    expect(tab('Analysis')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Look up')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Moves')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Look up')).toHaveFocus();
  });

  it('are the moves alone in a game without help', async () => {
    await opened('NO,2b');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Moves']);
  });
});

describe('the handle of the sheet', () => {
  beforeEach(() => {
    // jsdom has no pointer capture.
    Element.prototype.setPointerCapture = () => {};
  });

  const openedSheet = async () => {
    const shown = await opened('NO,2b');
    doing(shown.page, ({ setSheet }) => setSheet('half'));
    const handle = document.querySelector<HTMLElement>('.moves-strip');
    if (!handle) throw new Error('The dock is no sheet');
    const pointer = (type: 'Down' | 'Move' | 'Up', clientY: number, pressed = 0): void =>
      void fireEvent[`pointer${type}`](handle, { pointerId: 1, button: pressed, clientY });
    return { ...shown, handle, pointer };
  };

  const heightSet = () => document.querySelectorAll('[style*="--sheet-height"]').length;

  it('follows a pointer only while its main button is pressed', async () => {
    const { pointer } = await openedSheet();
    pointer('Down', 400, 2);
    pointer('Move', 300, -1);
    expect(heightSet()).toBe(0);
    pointer('Up', 300, 2);
    pointer('Down', 400);
    pointer('Move', 300, -1);
    expect(heightSet()).toBe(1);
    pointer('Up', 300);
    pointer('Move', 200, -1);
    expect(heightSet()).toBe(0);
  });

  it('takes the click after a drag for a part of it', async () => {
    const { page, handle, pointer } = await openedSheet();
    pointer('Down', 400);
    pointer('Move', 100, -1);
    pointer('Up', 100);
    const dragged = page.state().sheet;
    fireEvent.click(handle, { detail: 1 });
    expect(page.state().sheet).toBe(dragged);
    fireEvent.click(handle, { detail: 1 });
    expect(page.state().sheet).not.toBe(dragged);
  });

  it('is pressed by a key after a drag by a finger, which sends no click', async () => {
    const { page, handle, pointer, user } = await openedSheet();
    pointer('Down', 400);
    pointer('Move', 100, -1);
    pointer('Up', 100);
    const dragged = page.state().sheet;
    handle.focus();
    await user.keyboard('{Enter}');
    expect(page.state().sheet).not.toBe(dragged);
  });
});
