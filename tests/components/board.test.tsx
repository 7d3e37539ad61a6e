import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardFrame } from '../../src/components';
import { type Board, configured, crossword, type Premium, scraebbkle } from '../../src/engine';
import { tileSetOf } from '../support/games';
import { boardOf, plainBoard, rackOf, squareOf } from '../support/pictures';
import {
  BLANK_DRAWS,
  GAME_WORDS,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

const board: Board = boardOf(
  [
    '<12>.......',
    '........',
    '..[3].....',
    '...<-2>....',
    '........',
    '........',
    '........',
    '........',
  ],
  'b2',
);

const later = () => pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board }, 'NO,2b', ','));

/** A Crossword game with an O at d3, where the deal placed it. */
const crosswordPage = () => {
  const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, D: 1 });
  return pageWith(
    smallGame('', {
      ...MIXED,
      rules: { ...crossword, tileSet, rackSize: 2 },
      board: plainBoard(5, 4),
      chance: { kind: 'java', seed: 0, bag: rackOf('NOTED') },
    }),
  );
};

const edges = () =>
  [...screen.getByRole('grid').children]
    .map((line) => [...line.querySelectorAll('[aria-hidden] > span')])
    .filter((labels) => labels.length > 0)
    .map((labels) => labels.map(({ textContent }) => textContent).join(''));

const cell = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const tabbable = () => screen.getAllByRole('gridcell').filter((element) => element.tabIndex === 0);

describe('the board', () => {
  it('is a grid of rows and cells with their positions', async () => {
    show(await later(), <BoardFrame />);
    const grid = screen.getByRole('grid', { name: 'Board, 8 columns, 8 rows' });
    expect(grid).toHaveAttribute('aria-rowcount', '8');
    expect(grid).toHaveAttribute('aria-colcount', '8');
    const rows = within(grid).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    for (const row of rows) expect(within(row).getAllByRole('gridcell')).toHaveLength(8);
    expect(cell('c3, letter times 3')).toHaveAttribute('aria-colindex', '3');
  });

  it('names its squares and shows their premiums', async () => {
    show(await later(), <BoardFrame />);
    expect(cell('a1, word times 12')).toHaveTextContent(/^12W$/);
    expect(cell('d4, word times minus 2')).toHaveTextContent(/^−2W$/);
    expect(cell('b2, N, 1')).toHaveTextContent(/^N1$/);
    expect(cell('h8')).toHaveTextContent(/^$/);
  });

  it('labels columns above and rows on the left', async () => {
    show(await later(), <BoardFrame />);
    expect(edges()).toEqual(['abcdefgh', '12345678']);
  });

  it('numbers columns, and names squares by row and column, if the notation does', async () => {
    const wide = plainBoard(11, 2, 'c2');
    const setup = { ...MIXED, rules: configured, board: wide };
    show(await pageWith(smallGame(PLAIN_DRAWS, setup)), <BoardFrame />);
    expect(edges()).toEqual(['1234567891011', '12']);
    expect(cell('row 2, column 3, start')).toHaveAttribute('data-square', 'c2');
    expect(cell('row 1, column 11')).toHaveAttribute('data-square', 'k1');
  });

  it('names the start square until it is covered', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board }));
    show(page, <BoardFrame />);
    expect(cell('b2, start')).toBeInTheDocument();
  });

  it('has no start square in a game without one', async () => {
    show(await crosswordPage(), <BoardFrame />);
    expect(cell('a1')).toBeEmptyDOMElement();
    expect(screen.queryAllByRole('gridcell', { name: /start/ })).toEqual([]);
  });

  it('names draft tiles as not played yet, and the letter of a blank', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, { ...MIXED, board }));
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.typeMove('NoT,2b'));
    expect(cell('b2, N, 1, not played yet')).toBeInTheDocument();
    doing(page, (actions) => actions.typeMove('N,2b'));
    doing(page, (actions) => actions.typeMove('NaT,2b'));
    expect(cell('c2, A, blank, 8, not played yet')).toHaveTextContent(/^a8$/);
  });

  it('does not call a square empty while its blank awaits a letter', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, { ...MIXED, board }));
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.dropOnSquare(3, squareOf('b2')));
    expect(cell(/^b2,/)).not.toHaveAccessibleName(/empty/);
  });

  it('marks exactly the squares that show why a move is refused', async () => {
    const page = await later();
    show(page, <BoardFrame />);
    const invalid = () =>
      screen
        .getAllByRole('gridcell')
        .filter((element) => element.getAttribute('aria-invalid') === 'true')
        .map((element) => element.getAttribute('data-square'));
    expect(invalid()).toEqual([]);
    doing(page, (actions) => actions.typeMove('TX,2d'));
    expect(invalid()).toEqual([]);
    doing(page, (actions) => actions.submit());
    expect(invalid()).toEqual(['b2', 'c2', 'd2', 'e2']);
    doing(page, (actions) => actions.typeMove('T,2d'));
    expect(invalid()).toEqual([]);
  });

  it.each([
    ['T,2d', {}, '+3', 'plus'],
    ['X,2d', {}, '…', 'open'],
    ['TX,h7', {}, 'Not connected', 'refused'],
    ['X,2d', { unknownWord: 'lose-turn' }, '+11', 'open'],
  ] as const)('labels %s under %j with: %s', async (text, rules, pill, tone) => {
    const changed = { ...scraebbkle, ...rules };
    const page = await pageWith(
      smallGame(PLAIN_DRAWS, { ...MIXED, board, rules: changed }, 'NO,2b', ','),
    );
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.typeMove(text));
    const shown = screen.getByText(pill);
    expect(shown).toHaveClass(`score-pill--${tone}`);
    expect(shown.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('has one square in the tab order: the start square, then the cursor', async () => {
    const page = await later();
    show(page, <BoardFrame />);
    expect(tabbable()).toEqual([cell('b2, N, 1')]);
    doing(page, (actions) => actions.tapSquare(squareOf('h8')));
    expect(tabbable()).toEqual([cell('h8')]);
  });
});

describe('a board without a start square', () => {
  it('has the square of its first tile in the tab order', async () => {
    const page = await crosswordPage();
    show(page, <BoardFrame />);
    expect(tabbable()).toEqual([cell('d3, O, 1')]);
  });
});

describe('the pointer on the board', () => {
  it('shows a cursor with an arrow, turns it and removes it', async () => {
    const { user } = show(await later(), <BoardFrame />);
    const square = cell('h8');
    const seen: (string | null)[] = [];
    for (let click = 0; click < 3; click++) {
      await user.click(square);
      seen.push(square.textContent);
    }
    expect(seen).toEqual(['→', '↓', '']);
  });

  it('moves a draft tile in two clicks', async () => {
    const page = await later();
    const { user } = show(page, <BoardFrame />);
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('d2')));
    await user.click(cell('d2, T, 1, not played yet'));
    expect(cell('d2, T, 1, not played yet')).toHaveAttribute('aria-selected', 'true');
    await user.click(cell('e5'));
    expect(cell('e5, T, 1, not played yet')).not.toHaveAttribute('aria-selected');
    expect(cell('d2')).toBeInTheDocument();
  });

  it('returns a draft tile on a right-click', async () => {
    const page = await later();
    const { user } = show(page, <BoardFrame />);
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('d2')));
    await user.pointer({ keys: '[MouseRight]', target: cell('d2, T, 1, not played yet') });
    expect(page.state().draft.order).toEqual([]);
  });
});

describe('a flick that ends before the page is drawn again', () => {
  /** Flicks a draft tile off the board; `end` ends the drag. */
  const flicked = async (end: () => void): Promise<Page> => {
    const page = await later();
    show(page, <BoardFrame />);
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('d2')));
    const tile = within(cell('d2, T, 1, not played yet')).getByText('T');
    act(() => {
      fireEvent.pointerDown(tile, { pointerId: 1, isPrimary: true, clientX: 10, clientY: 10 });
      fireEvent.pointerMove(tile, { pointerId: 1, isPrimary: true, clientX: 90, clientY: 90 });
      end();
    });
    return page;
  };

  /** Clicks are ignored for a moment after a drag. */
  const untilClicksArrive = (): Promise<void> =>
    waitFor(() => {
      const arrive = vi.fn();
      document.body.addEventListener('click', arrive, { once: true });
      fireEvent.click(document.body);
      expect(arrive).toHaveBeenCalled();
    });

  afterEach(untilClicksArrive);

  const expectEscToRecall = (page: Page): void => {
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('e5')));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.state().draft.order).toEqual([]);
  };

  it('drops the tile, and leaves Esc free', async () => {
    const page = await flicked(() => fireEvent.pointerUp(document.body, { pointerId: 1 }));
    expect(page.state().draft.order).toEqual([]);
    expectEscToRecall(page);
  });

  it('is given up by Esc, which is free again then', async () => {
    const esc = { key: 'Escape', code: 'Escape' };
    const page = await flicked(() => fireEvent.keyDown(document.body, esc));
    expect(cell('d2, T, 1, not played yet')).toBeInTheDocument();
    expectEscToRecall(page);
  });
});

describe('keys on the board', () => {
  it('place letters at the cursor and return them', async () => {
    const page = await later();
    const { user } = show(page, <BoardFrame />);
    await user.click(cell('d2'));
    await user.keyboard('tE');
    expect(cell('e2, E, 2, not played yet')).toBeInTheDocument();
    await user.keyboard('{Backspace}');
    expect(cell('e2')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(cell('d2')).toBeInTheDocument();
  });

  it('move the cursor, and the focus with it', async () => {
    const { user } = show(await later(), <BoardFrame />);
    await user.click(cell('d2'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(cell('e3')).toHaveFocus();
    expect(tabbable()).toEqual([cell('e3')]);
  });

  it('act on a square like a click', async () => {
    const { user } = show(await later(), <BoardFrame />);
    cell('b2, N, 1').focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowDown}');
    const square = document.activeElement;
    expect(square).toHaveTextContent('→');
    await user.keyboard(' ');
    expect(square).toHaveTextContent('↓');
  });

  it('play the move', async () => {
    const page = await later();
    const { user } = show(page, <BoardFrame />);
    await user.click(cell('d2'));
    await user.keyboard('t{Enter}');
    expect(page.state().table?.turns).toBe(3);
    expect(cell('d2, T, 1')).toBeInTheDocument();
  });

  it('with Ctrl, Alt or Meta are left to the browser', async () => {
    const page = await later();
    const { user } = show(page, <BoardFrame />);
    await user.click(cell('d2'));
    await user.keyboard('{Control>}t{/Control}{Alt>}t{/Alt}{Meta>}t{/Meta}');
    expect(page.state().draft.order).toEqual([]);
  });

  it('turn the cursor once while Space is held', async () => {
    const page = await later();
    show(page, <BoardFrame />);
    const hold = (repeat: boolean) => fireEvent.keyDown(cell('d2'), { key: ' ', repeat });
    expect(hold(false)).toBe(false);
    const { cursor } = page.state();
    expect(cursor).toBeDefined();
    // The page does not scroll either.
    expect(hold(true)).toBe(false);
    expect(page.state().cursor).toBe(cursor);
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])(
    'leave the cursor alone with Space and %s',
    async (modifier) => {
      const page = await later();
      show(page, <BoardFrame />);
      const wasLeft = fireEvent.keyDown(cell('d2'), { key: ' ', [modifier]: true });
      expect(wasLeft).toBe(true);
      expect(page.state().cursor).toBeUndefined();
    },
  );
});

/** A plain board that records which squares are drawn. */
function countingBoard(): { readonly board: Board; readonly drawn: () => readonly string[] } {
  const columns = 8;
  let drawn: string[] = [];
  const premiums = Array.from({ length: columns * columns }, (_, index): Premium => {
    const name = `${'abcdefgh'[index % columns]}${Math.floor(index / columns) + 1}`;
    return {
      get kind() {
        drawn.push(name);
        return 'none' as const;
      },
    };
  });
  return {
    board: { columns, rows: columns, start: squareOf('b2'), premiums },
    drawn: () => {
      const since = [...new Set(drawn)].toSorted();
      drawn = [];
      return since;
    },
  };
}

describe('drawing the board', () => {
  const open = async (): Promise<{ page: Page; drawn: () => readonly string[] }> => {
    const counting = countingBoard();
    const page = openPage();
    await page.learn(WORDS);
    const { seats } = MIXED;
    const choice = {
      rules: scraebbkle,
      board: counting.board,
      given: [],
      boardName: 'Plain',
      seats,
      openRacks: false,
      words: GAME_WORDS,
    };
    page.actions.startGame({ ...choice, seed: 'a' });
    counting.drawn();
    return { page, drawn: counting.drawn };
  };

  it('starts with every square', async () => {
    const { page, drawn } = await open();
    show(page, <BoardFrame />);
    expect(drawn()).toHaveLength(64);
  });

  it('redraws only the squares that the cursor leaves and enters', async () => {
    const { page, drawn } = await open();
    show(page, <BoardFrame />);
    drawn();
    doing(page, (actions) => actions.tapSquare(squareOf('e5')));
    expect(drawn()).toEqual(['b2', 'e5']);
    doing(page, (actions) => actions.tapSquare(squareOf('g7')));
    expect(drawn()).toEqual(['e5', 'g7']);
    doing(page, (actions) => actions.tapSquare(squareOf('g7')));
    expect(drawn()).toEqual(['g7']);
  });

  it('redraws only the square of a placed tile', async () => {
    const { page, drawn } = await open();
    show(page, <BoardFrame />);
    drawn();
    doing(page, (actions) => actions.dropOnSquare(0, squareOf('b2')));
    expect(drawn()).toEqual(['b2']);
  });
});
