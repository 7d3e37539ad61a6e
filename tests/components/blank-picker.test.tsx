import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BlankPicker, MovePanel } from '../../src/components';
import { configured } from '../../src/engine';
import { squareOf } from '../support/pictures';
import { moveOf } from '../support/games';
import { BLANK_DRAWS, laidOf, pageWith, smallGame } from '../support/page';
import { settled } from '../support/fake-services';
import { coming, doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const BLANK = 3;

const tileN = () => screen.getByRole('button', { name: 'N, value 1' });
const moveBox = () => screen.getByRole('textbox');

/** Opens the picker for the blank just placed on b2. */
async function opened(focus = tileN) {
  const page = await pageWith(smallGame(BLANK_DRAWS, { seats: seatsOf('human', 'computer') }));
  const shown = show(
    page,
    <>
      <MovePanel />
      <BlankPicker />
    </>,
  );
  focus().focus();
  doing(page, (actions) => actions.dropOnSquare(BLANK, squareOf('b2')));
  return { page, ...shown };
}

const picker = () => screen.queryByRole('dialog', { name: 'Letter for the blank at b2' });

describe('the letter of a blank', () => {
  it('is requested at its square, with every letter on offer', async () => {
    await opened();
    expect(picker()).toBeInTheDocument();
    const letters = screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /^[A-Z]$/.test(text));
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('is requested with the square in the game’s notation', async () => {
    const setup = { seats: seatsOf('human', 'computer'), rules: configured };
    const page = await pageWith(smallGame(BLANK_DRAWS, setup));
    show(page, <BlankPicker />);
    doing(page, (actions) => actions.dropOnSquare(BLANK, squareOf('d2')));
    const name = 'Letter for the blank at row 2, column 4';
    expect(screen.getByRole('dialog', { name })).toHaveTextContent(
      'Choose a letter for the blank at row 2, column 4',
    );
  });

  it.each(['n', 'N'])('can be typed: %s', async (key) => {
    const { page, user } = await opened();
    await user.keyboard(key);
    expect(laidOf(page.state())).toBe('b2 n');
    expect(picker()).toBeNull();
  });

  it('can be clicked', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Q' }));
    expect(laidOf(page.state())).toBe('b2 q');
  });

  it('is not chosen by a key that was pressed before', async () => {
    const { page, user } = await opened();
    expect(picker()).toHaveFocus();
    await user.keyboard('{Enter} ');
    expect(laidOf(page.state())).toBe('?');
    expect(picker()).toBeInTheDocument();
  });

  it('can be chosen by Tab and Enter', async () => {
    const { page, user } = await opened();
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(laidOf(page.state())).toBe('b2 b');
    expect(page.state().table?.turns).toBe(0);
  });

  it.each(['1', '?', '{ArrowDown}', '{Backspace}'])('cannot be %s', async (key) => {
    const { page, user } = await opened();
    await user.keyboard(key);
    expect(laidOf(page.state())).toBe('?');
    expect(picker()).toBeInTheDocument();
  });

  it('can be cancelled by Esc or a button, which return the tile', async () => {
    const { page, user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(page.state().draft.order).toEqual([]);
    doing(page, (actions) => actions.dropOnSquare(BLANK, squareOf('b2')));
    await user.keyboard('{Escape}');
    expect(page.state().draft.order).toEqual([]);
    expect(picker()).toBeNull();
  });

  it('takes all typed letters until it is chosen', async () => {
    const { page, user } = await opened();
    doing(page, (actions) => actions.tapSquare(squareOf('h8')));
    doing(page, (actions) => actions.dropOnSquare(BLANK, squareOf('c3')));
    await user.keyboard('{Control>}n{/Control}');
    expect(laidOf(page.state())).toBe('?');
    await user.keyboard('o');
    expect(laidOf(page.state())).toBe('c3 o');
  });

  it('returns the focus when it is chosen', async () => {
    const { user } = await opened();
    await user.keyboard('n');
    expect(tileN()).toHaveFocus();
  });

  it('is not typed again into the move box that regains the focus', async () => {
    const { page, user } = await opened(moveBox);
    await user.keyboard('n');
    expect(moveBox()).toHaveFocus();
    expect(moveBox()).toHaveValue('n,2b');
    expect(laidOf(page.state())).toBe('b2 n');
  });
});

describe('a blank covered by another player’s tile', () => {
  it('closes its picker and releases the keys', async () => {
    const page = await pageWith(
      smallGame(BLANK_DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b'),
    );
    const { user } = show(page, <BlankPicker />);
    const blank = page.state().draft.tiles.findIndex(({ kind }) => kind === 'blank');
    doing(page, (actions) => actions.dropOnSquare(blank, squareOf('c1')));
    page.search.last().answer(moveOf('D,c1'));
    await coming(settled);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(page.state().cursor).toBeDefined();
  });
});
