import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Announcer, BoardFrame, MovePanel } from '../../src/components';
import { pageWith, PLAIN_DRAWS, rackShown, smallGame } from '../support/page';
import { boardOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { show } from '../support/rendered-page';

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

/** NO across from b2, and the rack TEAEIXY. */
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
  await screen.findByRole('gridcell', { name: 'h8, empty' });
  return { page, ...shown };
}

const tile = (name: string) => screen.getByRole('button', { name });
const heard = () => screen.getByRole('log').lastChild?.textContent;

describe('the focus', () => {
  it('goes with the cursor under the arrow keys, from wherever it was', async () => {
    const { user } = await opened();
    tile('T, value 1').focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveAccessibleName('b2, N, value 1');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('c3, empty, letter score times 3');
  });

  it('goes with the cursor to the square after a letter', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}t');
    expect(document.activeElement).toHaveAccessibleName('e2, empty');
    expect(rackShown(page.state())).toBe('.EAEIXY');
    await user.keyboard('{Backspace}');
    expect(document.activeElement).toHaveAccessibleName('d2, empty');
  });

  it('brings a tile from the rack to a square by keys alone', async () => {
    const { user } = await opened();
    tile('T, value 1').focus();
    await user.keyboard(' {ArrowDown}{ArrowRight}{ArrowRight} ');
    expect(screen.getByRole('gridcell', { name: /^d2, T/ })).toHaveFocus();
    expect(screen.getByRole('gridcell', { name: /^d2, T/ })).toHaveAccessibleName(
      'd2, T, value 1, not yet played',
    );
  });

  it('begins where it stands on the board', async () => {
    const { user } = await opened();
    screen.getByRole('gridcell', { name: 'f6, empty' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('g6, empty');
  });
});

describe('leaps', () => {
  it('go to words and premiums, and to the ends of a row', async () => {
    const { user } = await opened();
    screen.getByRole('gridcell', { name: 'f6, empty' }).focus();
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toHaveAccessibleName('b2, N, value 1');
    expect(heard()).toBe('NO, across, b2 to c2.');
    await user.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}');
    expect(document.activeElement).toHaveAccessibleName('d4, empty, word score times 2');
    await user.keyboard('{Shift>}{PageUp}{/Shift}{End}');
    expect(document.activeElement).toHaveAccessibleName('h3, empty');
    await user.keyboard('{Home}{PageUp}/');
    expect(heard()).toBe('b2, N. Across: NO, b2 to c2. Down: nothing.');
  });

  it('are left to the page where there is neither cursor nor focus on the board', async () => {
    const { page, user } = await opened();
    await user.keyboard('{PageDown}{Home}{End}{PageUp}');
    expect(page.state().cursor).toBeUndefined();
  });
});

describe('Esc', () => {
  it('answers the question of a pass before anything else', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}t');
    screen.getByRole('button', { name: 'Pass' }).focus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('button', { name: 'Yes, pass' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Yes, pass' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pass' })).toHaveFocus();
    expect(rackShown(page.state())).toBe('.EAEIXY');
  });
});

describe('a tile of the rack', () => {
  it('takes the focus along into a gap', async () => {
    const { page, user } = await opened();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}e');
    expect(rackShown(page.state())).toBe('T.AEIXY');
    tile('T, value 1').focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(rackShown(page.state())).toBe('.TAEIXY');
    expect(tile('T, value 1')).toHaveFocus();
  });

  it('is moved along by Shift and an arrow, and keeps the focus', async () => {
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
