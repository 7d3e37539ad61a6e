import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dock } from '../../src/components';
import { formatRecord, scraebbkle } from '../../src/engine';
import { nextTask } from '../../src/scheduler';
import { settled } from '../support/fake-services';
import { afterResignation } from '../support/games';
import { openPage, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { besideBoard, coming, doing, fileOf, show } from '../support/rendered-page';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { shippedText } from '../support/shipped';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const paper = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('body > .paper');
  if (!found) throw new Error('Nothing is to be printed');
  return found;
};

/** The numbers of rows and letters of columns around the board on paper, those of each on two sides. */
const axisLabels = (): number => paper().querySelectorAll('.paper-board__axis text').length;

/** The texts of the cells of a table on paper, row by row. */
const rowsOf = (table: number): readonly (readonly string[])[] => {
  const found = paper().querySelectorAll('table')[table];
  return [...(found?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
};

/** The titles of sheets on paper. */
const titles = () => [...paper().querySelectorAll('h1')];

async function opened(game = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1')) {
  const page = openPage({
    files: { 'boards/tower.txt': shippedText('boards/tower.txt') },
  });
  await page.learn(WORDS);
  valueOf(await page.actions.importRecord(formatRecord(game.record)));
  await settled();
  const shown = show(page, <Dock />);
  doing(page, ({ openPanel }) => openPanel('print'));
  await screen.findByRole('radio', { name: 'This position' });
  await waitFor(paper);
  return { page, ...shown };
}

beforeEach(besideBoard);

describe('what is printed', () => {
  it('is the position, with the racks that may be seen', async () => {
    await opened();
    expect(paper()).toHaveTextContent('After turn 2');
    expect(rowsOf(0)).toEqual([
      ['Player', 'Score', 'Rack'],
      ['Player 1 (to move)', '2', 'T1E2A1E2I1X9Y5'],
      ['Player 2', '3', '7 tiles'],
    ]);
  });

  it('has a large rack in rows that fit beside the names', async () => {
    const rules = { ...scraebbkle, rackSize: 20 };
    await opened(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    const rack = paper().querySelector<SVGElement>('td .paper-board');
    expect(rack?.style).toMatchObject({ width: '70mm', height: '14mm' });
    expect(rack?.querySelectorAll('.paper-board__tile')).toHaveLength(20);
    expect(
      new Set([...(rack?.children ?? [])].map((tile) => tile.getAttribute('transform'))).size,
    ).toBe(20);
  });

  it('is the whole game, with the scores after every move', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'The whole game' }));
    expect(rowsOf(1)).toEqual([
      ['Turn', 'Player', 'Move', 'Points', 'Player 1', 'Player 2'],
      ['1', 'Player 1', 'NO 2b', '+2', '2', '0'],
      ['2', 'Player 2', 'DO c1', '+3', '2', '3'],
    ]);
    expect(titles()).toHaveLength(1);
  });

  it('is the whole game with its moves on a sheet of their own if the board leaves no room', async () => {
    const board = plainBoard(15, 15);
    const { user } = await opened(smallGame(PLAIN_DRAWS, { ...MIXED, board }, ','));
    await user.click(screen.getByRole('radio', { name: 'The whole game' }));
    expect(titles()).toHaveLength(2);
    expect(titles()[1]?.closest('.paper__sheet')).toContainElement(
      paper().querySelector('.paper__table--moves'),
    );
  });

  it('is at first the whole game if that is over, with its result, whatever is on screen', async () => {
    const { page } = await opened(afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',')));
    doing(page, ({ showTurn }) => showTurn(1));
    expect(screen.getByRole('radio', { name: 'The whole game' })).toBeChecked();
    expect(paper()).toHaveTextContent('Player 2 wins!');
    expect(rowsOf(0)).toEqual([
      ['Player', 'Score', 'Leftover tiles'],
      ['Player 1', '2', 'T1E2A1E2I1X9Y5'],
      ['Player 2', '0', 'D2D2D2D2Z9Q12A1'],
    ]);
    expect(rowsOf(1).at(-1)).toEqual(['End', 'Final scores', '2', '0']);
  });

  it('is a blank score sheet for as many players as are chosen', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'A blank score sheet' }));
    expect(rowsOf(0)[1]).toEqual(['Move', 'Points', 'Total', 'Move', 'Points', 'Total']);
    expect(titles()).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Players' }), '6');
    expect(rowsOf(0)[1]).toHaveLength(12);
    expect(within(paper()).queryByText('NO')).toBeNull();
  });

  it('is a blank score sheet of any board', async () => {
    const { user } = await opened(smallGame(PLAIN_DRAWS, { ...MIXED, boardName: 'Default board' }));
    await user.click(screen.getByRole('radio', { name: 'A blank score sheet' }));
    const board = screen.getByRole('combobox', { name: 'Board' });
    const names = within(board)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    const choose = async (name: string): Promise<void> => {
      await user.selectOptions(board, name);
      await coming(settled);
    };
    await choose('Classic · Tower');
    expect(paper()).toHaveTextContent('Classic · Tower');
    expect(axisLabels()).toBe(2 * (7 + 28));
    // This page cannot load that one.
    await choose('Classic · Prairie');
    expect(screen.getByRole('alert')).toHaveTextContent(/prairie/);
    expect(screen.getByRole('button', { name: 'Print…' })).toBeDisabled();
    await choose('Crossword · plain board');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(paper()).toHaveTextContent('Crossword · Plain board');
    await choose('Classic · Tower');
    await user.upload(
      screen.getByLabelText('Board file'),
      fileOf('mine.txt', shippedText('boards/jackpot.txt')),
    );
    await coming(settled);
    expect(board).toHaveDisplayValue('Classic · mine.txt');
    expect(axisLabels()).toBe(2 * (20 + 12));
  });

  it('is no longer there once the page is closed', async () => {
    const { page } = await opened();
    doing(page, ({ openPanel }) => openPanel(undefined));
    expect(document.querySelector('.paper')).toBeNull();
  });
});

describe('the button', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('prints once everything is drawn', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { ready: Promise.resolve() },
    });
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Print…' }));
    await coming(async () => {
      await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
      await nextTask('drawing');
    });
  });
});
