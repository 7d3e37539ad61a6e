import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../src/engine';
import { Announcer, BoardFrame, MovePanel } from '../../src/components';
import { pageWith, PLAIN_DRAWS, rackShown, smallGame } from '../support/page';
import { boardOf, rackOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { coming, doing, playing, show } from '../support/rendered-page';

const board = boardOf(
  [
    '........',
    '........',
    '..[3].....',
    '...<2>....',
    '........',
    '........',
    '........',
    '........',
  ],
  'b2',
);

/** Opens a game with NO across from b2, and the rack TEAEIXY. */
async function opened() {
  const page = await pageWith(
    smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), board }, 'NO,2b', ','),
  );
  const shown = show(
    page,
    <>
      <BoardFrame />
      <MovePanel />
      <Announcer />
    </>,
  );
  await screen.findByRole('gridcell', { name: 'h8' });
  return { page, ...shown };
}

/** Opens a game that gives hints, without its board. */
async function openedWithHints() {
  const page = await pageWith(
    smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), help: true }),
  );
  const shown = show(
    page,
    <>
      <MovePanel />
      <Announcer />
    </>,
  );
  return { page, ...shown };
}

const tile = (name: string) => screen.getByRole('button', { name });
const heard = () => screen.getByRole('log').lastChild?.textContent;

describe('the focus', () => {
  it('follows the cursor of the arrow keys, from any element', async () => {
    const { user } = await opened();
    tile('T, value 1').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('b2, N, 1');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('c3, letter times 3');
  });

  it('follows the cursor to the square after a letter', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}t');
    expect(document.activeElement).toHaveAccessibleName('e2');
    expect(rackShown(page.state())).toBe('.EAEIXY');
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toHaveAccessibleName('d2');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'stays while the keys are those of an input method: %o',
    async (input) => {
      const { page, user } = await opened();
      await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 't', ...input });
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', ...input });
      expect(document.activeElement).toHaveAccessibleName('d2');
      expect(rackShown(page.state())).toBe('TEAEIXY');
    },
  );

  it('lets keys alone carry a tile from the rack to a square', async () => {
    const { user } = await opened();
    tile('T, value 1').focus();
    await user.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight} ');
    expect(screen.getByRole('gridcell', { name: /^d2, T/ })).toHaveFocus();
    expect(screen.getByRole('gridcell', { name: /^d2, T/ })).toHaveAccessibleName(
      'd2, T, 1, not played yet',
    );
  });

  it('starts from the focused square of the board', async () => {
    const { user } = await opened();
    screen.getByRole('gridcell', { name: 'f6' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('g6');
  });
});

describe('a typed letter', () => {
  const tileSet = {
    letters: ['N', 'Å'].map((letter) => ({
      letter,
      twin: letter.toLowerCase(),
      value: 1,
      count: 50,
    })),
    blank: { value: 0, count: 0 },
  };

  /**
   * Presses a key at the cursor with two Å and five N on the rack. Returns whether the browser handles it, and
   * the tiles placed.
   */
  const pressed = async (key: KeyboardEventInit) => {
    const changes = {
      rules: { ...scraebbkle, tileSet },
      openRacks: true,
      chance: { kind: 'given', tiles: rackOf('ÅÅNNNNNNNNNNNN', tileSet), seed: 'small' },
    } as const;
    const page = await pageWith(smallGame('', changes));
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.moveCursor(0, 1));
    const isLeft = fireEvent.keyDown(document.body, key);
    return { isLeft, laid: page.state().draft.order.length };
  };

  it.each([
    ['without a modifier', { key: 'å' }],
    ['with AltGr', { key: 'å', ctrlKey: true, altKey: true }],
    ['with Option', { key: 'å', altKey: true }],
    ['English with AltGr', { key: 'n', ctrlKey: true, altKey: true }],
  ])('places a tile however it is typed: %s', async (_how, key) => {
    expect(await pressed(key)).toEqual({ isLeft: false, laid: 1 });
  });

  it.each([
    ['Ctrl', { key: 'n', ctrlKey: true }],
    ['Alt', { key: 'n', altKey: true }],
    ['Meta', { key: 'å', metaKey: true }],
    ['Ctrl and Meta', { key: 'n', ctrlKey: true, metaKey: true }],
  ])('is left to the browser with %s', async (_what, key) => {
    expect(await pressed(key)).toEqual({ isLeft: true, laid: 0 });
  });
});

describe('Ctrl+Z', () => {
  async function drafted() {
    const people = { seats: seatsOf('human', 'human'), openRacks: true, undo: true } as const;
    const page = await pageWith(smallGame(PLAIN_DRAWS, people, 'NO,2b'));
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.typeMove('D,c1'));
    expect(page.state().draft.order).toHaveLength(1);
    return page;
  }

  const press = (how: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 'z', ...how });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'returns tiles first, then undoes turns: %j',
    async (how) => {
      const page = await drafted();
      press(how);
      expect(page.state()).toMatchObject({ draft: { order: [] }, table: { turns: 1 } });
      press(how);
      await waitFor(() => expect(page.state().table?.turns).toBe(0));
    },
  );

  it('held down returns tiles and undoes no turn', async () => {
    const page = await drafted();
    press({ ctrlKey: true });
    expect(press({ ctrlKey: true, repeat: true })).toBe(false);
    await coming(settled);
    expect(page.state()).toMatchObject({ draft: { order: [] }, table: { turns: 1 } });
  });
});

describe('jump keys', () => {
  it('go to words and premiums, and to the ends of a row', async () => {
    const { user } = await opened();
    screen.getByRole('gridcell', { name: 'f6' }).focus();
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName('b2, N, 1');
    expect(heard()).toBe('NO, across, b2 to c2.');
    await user.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}');
    expect(document.activeElement).toHaveAccessibleName('d4, word times 2');
    await user.keyboard('{Shift>}{PageUp}{/Shift}{End}');
    expect(document.activeElement).toHaveAccessibleName('h3');
    await user.keyboard('{Home}{PageUp}/');
    expect(heard()).toBe('b2, N. Across: NO, b2 to c2. Down: nothing.');
  });

  it('work while the board as a whole has the focus, as after the start of a game', async () => {
    const { user } = await opened();
    screen.getByRole('region', { name: 'Board' }).focus();
    await user.keyboard('/');
    expect(heard()).toBe('b2, N. Across: NO, b2 to c2. Down: nothing.');
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName('b2, N, 1');
    expect(heard()).toBe('NO, across, b2 to c2.');
  });

  it('are left to the browser without a cursor or focus on the board', async () => {
    const { page, user } = await opened();
    await user.keyboard('{PageDown}{Home}{End}{PageUp}');
    expect(page.state().cursor).toBeUndefined();
  });
});

describe('number keys', () => {
  it('announce tiles, scores and the last move, from any element', async () => {
    const { page, user } = await opened();
    await user.keyboard('1');
    expect(heard()).toBe('Rack: T, E, A, E, I, X, Y.');
    await user.keyboard('2');
    expect(heard()).toBe('You 2, Club 0.');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}t1');
    expect(heard()).toBe('Rack: E, A, E, I, X, Y.');
    await user.keyboard('3');
    expect(heard()).toBe('Club passed.');
    doing(page, (actions) => actions.showTurn(1));
    await user.keyboard('3');
    expect(heard()).toBe('NO across from b2, 2 points.');
    doing(page, (actions) => actions.showTurn(0));
    await user.keyboard('3');
    expect(heard()).toBe('No moves yet.');
  });

  it('reveal no rack behind a curtain', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }));
    const { user } = show(page, <Announcer />);
    await user.keyboard('1');
    expect(heard()).toBe('Tiles hidden. Tiles hidden.');
  });

  it('ask for a hint, which replaces the tip, or announce that there is none', async () => {
    const { page, user } = await openedWithHints();
    await user.keyboard('4');
    expect(await screen.findByText(/^Look at /)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('note', { name: 'Tip' })).not.toBeInTheDocument();
    await playing(page, (actions) => actions.pass());
    await user.keyboard('4');
    expect(heard()).toBe('Can’t look for moves right now.');
  });

  it('ask for one more step of a hint with each press, and are told when it is complete', async () => {
    const { page, user } = await openedWithHints();
    await user.keyboard('{4>5/}');
    expect(await screen.findByText(/^Look at /)).toBeVisible();
    await user.keyboard('{4>5/}');
    expect(screen.getByText(/^In column /)).toBeVisible();
    await user.keyboard('4');
    const hints = screen.getByRole('group', { name: 'Hints' });
    expect(hints).not.toHaveTextContent('That’s the whole hint.');
    const before = page.state().announcements.length;
    await user.keyboard('44');
    const complete = 'That’s the whole hint. “Place it” places the move.';
    expect(hints).toHaveTextContent(complete);
    const told = page.state().announcements.slice(before);
    expect(told.map(({ text }) => text)).toEqual([complete, complete]);
  });
});

describe('Esc', () => {
  it('first cancels the confirmation of a pass', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}t');
    screen.getByRole('button', { name: 'Pass' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^Sure\? “Yes, pass” is next/)).toHaveAttribute('role', 'status');
    await user.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Yes, pass' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pass' })).toHaveFocus();
    expect(rackShown(page.state())).toBe('.EAEIXY');
  });
});

describe('a tile on the rack', () => {
  it('keeps the focus when its place becomes empty', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}e');
    expect(rackShown(page.state())).toBe('T.AEIXY');
    tile('T, value 1').focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(rackShown(page.state())).toBe('.TAEIXY');
    expect(tile('T, value 1')).toHaveFocus();
  });

  it('moves with Shift and an arrow, and keeps the focus', async () => {
    const { page, user } = await opened();
    tile('A, value 1').focus();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(rackShown(page.state())).toBe('ATEEIXY');
    expect(tile('A, value 1')).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(rackShown(page.state())).toBe('TAEEIXY');
    expect(tile('A, value 1')).toHaveFocus();
    expect(page.state().cursor).toBeUndefined();
  });
});
