import { describe, expect, it } from 'vitest';
import { crossword, scraebbkle, squareName } from '../../src/engine';
import { mayDraft, refusedSquares } from '../../src/store';
import { moveOf, tileSetOf } from '../support/games';
import { plainBoard, rackOf, squareOf } from '../support/pictures';
import { settled } from '../support/fake-services';
import {
  BLANK_DRAWS,
  laidOf,
  moveShown,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  rackShown,
  smallGame,
} from '../support/page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

/** Rack NOT_AEI, on an empty board whose start square is b2. */
const opening = () => pageWith(smallGame(BLANK_DRAWS, MIXED));

/** Rack TEAEIXY, and NO at b2 and c2. */
const later = () => pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));

const tap = (page: Page, ...squares: readonly string[]): void => {
  for (const square of squares) page.actions.tapSquare(squareOf(square));
};

const type = (page: Page, letters: string): void => {
  for (const letter of letters) page.actions.typeLetter(letter, false);
};

const cursorOf = (page: Page): string | undefined => {
  const { cursor } = page.state();
  return cursor && `${squareName(cursor.square)} ${cursor.direction}`;
};

const headlineOf = (page: Page) => page.state().notice?.headline;

describe('a tap on an empty square', () => {
  it('points the cursor right, then down, then removes it', async () => {
    const page = await opening();
    const seen = ['b2', 'b2', 'b2', 'c3', 'd4'].map((square) => {
      tap(page, square);
      return cursorOf(page);
    });
    expect(seen).toEqual(['b2 across', 'b2 down', undefined, 'c3 across', 'd4 across']);
  });

  it('does nothing on a tile of the board', async () => {
    const page = await later();
    tap(page, 'b2');
    expect(cursorOf(page)).toBeUndefined();
  });
});

describe('a tap that zooms to a square', () => {
  const pointed = (page: Page, square: string) => {
    page.actions.pointAt(squareOf(square));
    return [cursorOf(page), laidOf(page.state()), page.state().selected];
  };

  it('points at a free square, and leaves an arrow there as it is', async () => {
    const page = await later();
    expect(pointed(page, 'c3')).toEqual(['c3 across', '', undefined]);
    expect(pointed(page, 'c3')).toEqual(['c3 across', '', undefined]);
    expect(pointed(page, 'b2')).toEqual(['c3 across', '', undefined]);
  });

  it('neither places the selected tile nor selects one of the draft', async () => {
    const page = await opening();
    page.actions.tapPosition(0);
    expect(pointed(page, 'b2')).toEqual([undefined, '', 0]);
    tap(page, 'b2');
    expect(pointed(page, 'b2')).toEqual([undefined, 'b2 N', undefined]);
  });
});

describe('the arrow keys', () => {
  it('show the cursor at the start square, then move it within the board', async () => {
    const page = await opening();
    const seen = [
      [0, 1],
      [0, 1],
      [1, 0],
      [-1, 0],
      [-1, 0],
      [-1, 0],
    ].map(([rows = 0, columns = 0]) => {
      page.actions.moveCursor(rows, columns);
      return cursorOf(page);
    });
    const expected = ['b2', 'c2', 'c3', 'c2', 'c1', 'c1'];
    expect(seen).toEqual(expected.map((square) => `${square} across`));
  });

  it('show the cursor at the first tile if there is no start square', async () => {
    const page = await pageWith(
      smallGame('', {
        ...MIXED,
        rules: { ...crossword, tileSet: tileSetOf({ N: 1, O: 1, T: 1, E: 1, D: 1 }), rackSize: 2 },
        board: plainBoard(5, 4),
        chance: { kind: 'java', seed: 0, bag: rackOf('NOTED') },
      }),
    );
    page.actions.moveCursor(0, 1);
    expect(cursorOf(page)).toBe('d3 across');
    page.actions.moveCursor(0, 1);
    expect(cursorOf(page)).toBe('e3 across');
  });

  it('keep the direction of the cursor', async () => {
    const page = await opening();
    tap(page, 'b2', 'b2');
    page.actions.moveCursor(1, 0);
    expect(cursorOf(page)).toBe('b3 down');
  });
});

describe('letters typed at the cursor', () => {
  it('place tiles in sequence and advance the cursor', async () => {
    const page = await opening();
    tap(page, 'b2');
    type(page, 'NOT');
    expect(laidOf(page.state())).toBe('b2 N, c2 O, d2 T');
    expect(cursorOf(page)).toBe('e2 across');
    expect(rackShown(page.state())).toBe('..._AEI');
    expect(moveShown(page.state())).toBe('NOT,2b');
  });

  it('may be lower case, and run down', async () => {
    const page = await opening();
    tap(page, 'b2', 'b2');
    type(page, 'no');
    expect(laidOf(page.state())).toBe('b2 N, b3 O');
    expect(moveShown(page.state())).toBe('NO,b2');
  });

  it('skip squares taken by the board or the draft', async () => {
    const page = await later();
    page.actions.dropOnSquare(1, squareOf('e2'));
    page.actions.moveCursor(0, 0);
    type(page, 'TAX');
    expect(laidOf(page.state())).toBe('d2 T, e2 E, f2 A, g2 X');
    expect(cursorOf(page)).toBe('h2 across');
  });

  it('use a blank for a missing letter, with a notice', async () => {
    const page = await opening();
    tap(page, 'b2');
    type(page, 'Q');
    expect(laidOf(page.state())).toBe('b2 q');
    expect(headlineOf(page)).toBe('No Q on your rack, so your blank stands in.');
    type(page, 'N');
    expect(headlineOf(page)).toBeUndefined();
    type(page, 'Z');
    expect(headlineOf(page)).toBe('No Z on your rack.');
    expect(laidOf(page.state())).toBe('b2 q, c2 N');
  });

  it('use the blank on request, even for a letter on the rack', async () => {
    const page = await opening();
    tap(page, 'b2');
    page.actions.typeLetter('N', true);
    expect(laidOf(page.state())).toBe('b2 n');
    expect(headlineOf(page)).toBeUndefined();
    page.actions.typeLetter('O', true);
    expect(laidOf(page.state())).toBe('b2 n');
    expect(headlineOf(page)).toBe('No blank on your rack.');
  });

  it('place nothing once the line is full, with a notice', async () => {
    const page = await opening();
    tap(page, 'g2');
    type(page, 'NOT');
    expect(laidOf(page.state())).toBe('g2 N, h2 O');
    expect(cursorOf(page)).toBe('h2 across');
    expect(headlineOf(page)).toBe('No room left in this line.');
    type(page, 'Q');
    expect(rackShown(page.state())).toBe('..T_AEI');
    expect(headlineOf(page)).toBe('No room left in this line.');
  });

  it('do nothing without a cursor, or if they are not letters of the game', async () => {
    const page = await opening();
    const before = page.state().draft;
    type(page, 'N');
    tap(page, 'b2');
    type(page, '1,?Ä');
    expect(page.state().draft).toBe(before);
    expect(headlineOf(page)).toBeUndefined();
  });
});

describe('the squares to scroll into view', () => {
  const revealSquares = (page: Page) => page.state().revealSquares.map(squareName);

  it('follow the keys: the square of the placed tile, and the cursor', async () => {
    const page = await later();
    tap(page, 'a2');
    type(page, 'T');
    expect(revealSquares(page)).toEqual(['a2', 'd2']);
    page.actions.takeBackLast();
    expect(revealSquares(page)).toEqual(['a2']);
    page.actions.moveCursor(1, 0);
    expect(revealSquares(page)).toEqual(['a3']);
  });

  it('follow a typed move, its first square above all', async () => {
    const page = await later();
    page.actions.typeMove('TEA,2d');
    expect(revealSquares(page)).toEqual(['f2', 'e2', 'd2']);
  });

  it('ignore tiles moved by a pointer', async () => {
    const page = await later();
    tap(page, 'h8');
    page.actions.dropOnSquare(0, squareOf('d2'));
    page.actions.dropOnSquare(1, squareOf('e2'));
    tap(page, 'd2', 'g7', 'g7');
    page.actions.takeBackFrom(squareOf('e2'));
    page.actions.dropOnRack(2, 5);
    expect(revealSquares(page)).toEqual([]);
  });
});

describe('a tap on a tile, then on a square', () => {
  it('places it there', async () => {
    const page = await opening();
    page.actions.tapPosition(1);
    expect(page.state().selected).toBe(1);
    tap(page, 'b2');
    expect(laidOf(page.state())).toBe('b2 O');
    expect(page.state().selected).toBeUndefined();
    expect(cursorOf(page)).toBeUndefined();
  });

  it('places nothing on a tile of the board, and deselects the tile', async () => {
    const page = await later();
    page.actions.tapPosition(0);
    tap(page, 'b2');
    expect(laidOf(page.state())).toBe('');
    expect(page.state().selected).toBeUndefined();
  });

  it('selects the tile tapped last, and deselects it when it is tapped again', async () => {
    const page = await opening();
    const seen = [0, 2, 2, 2].map((position) => {
      page.actions.tapPosition(position);
      return page.state().selected;
    });
    expect(seen).toEqual([0, 2, undefined, 2]);
  });

  it('moves a draft tile, or returns it if the square is its own', async () => {
    const page = await opening();
    page.actions.tapPosition(0);
    tap(page, 'b2', 'b2', 'c3');
    expect(laidOf(page.state())).toBe('c3 N');
    tap(page, 'c3', 'c3');
    expect(laidOf(page.state())).toBe('');
    expect(rackShown(page.state())).toBe('NOT_AEI');
  });

  it('swaps it with the draft tile there', async () => {
    const page = await opening();
    page.actions.tapPosition(0);
    tap(page, 'b2');
    page.actions.tapPosition(1);
    tap(page, 'b2');
    expect(laidOf(page.state())).toBe('b2 O');
    expect(rackShown(page.state())).toBe('.NT_AEI');
    page.actions.tapPosition(1);
    tap(page, 'c2', 'b2', 'c2');
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
  });

  it('returns a draft tile to the tapped gap on the rack', async () => {
    const page = await opening();
    page.actions.tapPosition(0);
    tap(page, 'b2');
    page.actions.tapPosition(1);
    tap(page, 'c2', 'b2');
    page.actions.tapPosition(1);
    expect(rackShown(page.state())).toBe('.NT_AEI');
    page.actions.tapPosition(0);
    expect(page.state().selected).toBeUndefined();
    expect(laidOf(page.state())).toBe('c2 O');
  });
});

describe('a tap on a square, then on tiles', () => {
  const tapRack = (page: Page, ...positions: readonly number[]): void => {
    for (const position of positions) page.actions.tapPosition(position);
  };

  it('places each tile at the cursor, which moves on', async () => {
    const page = await opening();
    tap(page, 'b2');
    tapRack(page, 0, 1, 2);
    expect(laidOf(page.state())).toBe('b2 N, c2 O, d2 T');
    expect(cursorOf(page)).toBe('e2 across');
    expect(page.state().selected).toBeUndefined();
  });

  it('places them down a column after a second tap on the square', async () => {
    const page = await opening();
    tap(page, 'b2', 'b2');
    tapRack(page, 0, 1);
    expect(laidOf(page.state())).toBe('b2 N, b3 O');
  });

  it('skips squares that are taken', async () => {
    const page = await later();
    tap(page, 'a2');
    tapRack(page, 0, 1);
    expect(laidOf(page.state())).toBe('a2 T, d2 E');
  });

  it('places nothing once the line is full, with a notice', async () => {
    const page = await opening();
    tap(page, 'h2');
    tapRack(page, 0, 1);
    expect(laidOf(page.state())).toBe('h2 N');
    expect(headlineOf(page)).toBe('No room left in this line.');
  });

  it('asks for the letter of a blank, and goes back to its square if it gets none', async () => {
    const page = await opening();
    tap(page, 'b2');
    tapRack(page, 3);
    expect(page.state().blankSlot).toBe(3);
    page.actions.cancelNaming();
    expect(laidOf(page.state())).toBe('');
    expect(cursorOf(page)).toBe('b2 across');
  });

  it('selects the tile that a key presses', async () => {
    const page = await opening();
    tap(page, 'b2');
    page.actions.tapPosition(0, true);
    expect(page.state().selected).toBe(0);
    expect(laidOf(page.state())).toBe('');
  });

  it('selects the tile while another tile is selected', async () => {
    const page = await opening();
    tap(page, 'b2');
    tapRack(page, 0);
    tap(page, 'b2');
    tapRack(page, 1);
    expect(page.state().selected).toBe(1);
    expect(laidOf(page.state())).toBe('b2 N');
  });
});

describe('a dragged tile', () => {
  it('can be dropped only on a free square of the board', async () => {
    const page = await later();
    for (const square of ['b2', 'i1', 'a9']) page.actions.dropOnSquare(0, squareOf(square));
    expect(laidOf(page.state())).toBe('');
    page.actions.dropOnSquare(0, squareOf('d2'));
    expect(laidOf(page.state())).toBe('d2 T');
    page.actions.dropOnSquare(0, squareOf('d2'));
    expect(laidOf(page.state())).toBe('d2 T');
  });

  it('is inserted between the tiles of the rack', async () => {
    const page = await opening();
    page.actions.dropOnRack(6, 0);
    expect(rackShown(page.state())).toBe('INOT_AE');
    page.actions.dropOnRack(0, 3);
    expect(rackShown(page.state())).toBe('IOTN_AE');
  });

  it('returns to its slot on a right-click, and no other tile moves', async () => {
    const page = await later();
    page.actions.dropOnSquare(0, squareOf('d2'));
    page.actions.dropOnSquare(4, squareOf('e2'));
    page.actions.takeBackFrom(squareOf('e2'));
    expect(rackShown(page.state())).toBe('.EAEIXY');
    page.actions.takeBackFrom(squareOf('b2'));
    expect(laidOf(page.state())).toBe('d2 T');
    page.actions.takeBackFrom(squareOf('d2'));
    expect(laidOf(page.state())).toBe('');
    expect(rackShown(page.state())).toBe('TEAEIXY');
  });
});

describe('a blank', () => {
  const BLANK = 3;

  it('asks for its letter if it is placed without one', async () => {
    const page = await opening();
    page.actions.dropOnSquare(BLANK, squareOf('b2'));
    expect(page.state().blankSlot).toBe(BLANK);
    expect(page.state().verdict).toEqual({ kind: 'unnamed-blank', slot: BLANK });
    page.actions.nameBlank('N');
    expect(page.state().blankSlot).toBeUndefined();
    expect(laidOf(page.state())).toBe('b2 n');
  });

  it('returns to the rack if it is not given one', async () => {
    const page = await opening();
    page.actions.dropOnSquare(BLANK, squareOf('b2'));
    page.actions.cancelNaming();
    expect(page.state().blankSlot).toBeUndefined();
    expect(rackShown(page.state())).toBe('NOT_AEI');
  });

  it('keeps its letter on the board and loses it on the rack', async () => {
    const page = await opening();
    page.actions.dropOnSquare(BLANK, squareOf('b2'));
    page.actions.nameBlank('N');
    page.actions.dropOnSquare(BLANK, squareOf('c3'));
    expect(page.state().blankSlot).toBeUndefined();
    expect(laidOf(page.state())).toBe('c3 n');
    page.actions.dropOnRack(BLANK, 3);
    page.actions.dropOnSquare(BLANK, squareOf('b2'));
    expect(page.state().blankSlot).toBe(BLANK);
  });

  it('ignores a letter if none was asked for', async () => {
    const page = await opening();
    const before = page.state();
    page.actions.nameBlank('N');
    page.actions.cancelNaming();
    expect(page.state()).toEqual(before);
  });
});

describe('Backspace', () => {
  it('returns the tile placed last, and moves the cursor to its square', async () => {
    const page = await opening();
    tap(page, 'b2');
    type(page, 'NOT');
    page.actions.takeBackLast();
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    expect(cursorOf(page)).toBe('d2 across');
    page.actions.takeBackLast();
    page.actions.takeBackLast();
    expect(cursorOf(page)).toBe('b2 across');
    page.actions.takeBackLast();
    expect(laidOf(page.state())).toBe('');
  });

  it('shows no cursor if there was none', async () => {
    const page = await opening();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.takeBackLast();
    expect(cursorOf(page)).toBeUndefined();
    expect(rackShown(page.state())).toBe('NOT_AEI');
  });
});

describe('Esc', () => {
  it('deselects a tile, then returns all tiles, then removes the cursor', async () => {
    const page = await opening();
    tap(page, 'b2');
    type(page, 'NO');
    tap(page, 'b2');
    page.actions.escape();
    expect(page.state().selected).toBeUndefined();
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.escape();
    expect(rackShown(page.state())).toBe('NOT_AEI');
    expect(cursorOf(page)).toBe('d2 across');
    page.actions.escape();
    expect(cursorOf(page)).toBeUndefined();
  });

  it('clears the move box with its tiles', async () => {
    const page = await opening();
    page.actions.typeMove('NO,2b');
    page.actions.escape();
    expect(page.state().typed).toBeUndefined();
    expect(laidOf(page.state())).toBe('');
    page.actions.typeMove('nonsense');
    page.actions.escape();
    expect(page.state().typed).toBeUndefined();
  });
});

describe('the rack', () => {
  it('can be shuffled, sorted and refilled while tiles are on the board', async () => {
    const page = await opening();
    tap(page, 'b2');
    type(page, 'NO');
    page.actions.shuffle();
    expect(rackShown(page.state())).toBe('IEA_T..');
    page.actions.sort();
    expect(rackShown(page.state())).toBe('AEIT_..');
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.recall();
    expect(laidOf(page.state())).toBe('');
    expect([...rackShown(page.state())].toSorted().join('')).toBe('AEINOT_');
    expect(cursorOf(page)).toBeUndefined();
  });
});

describe('the move box', () => {
  it('places the tiles of its text as soon as that is a move', async () => {
    const page = await opening();
    const seen = ['N', 'NO', 'NO,', 'NO,2', 'NO,2b', 'NOa,2b'].map((text) => {
      page.actions.typeMove(text);
      return laidOf(page.state());
    });
    expect(seen).toEqual(['', '', '', '', 'b2 N, c2 O', 'b2 N, c2 O, d2 a']);
    expect(page.state().typed).toBe('NOa,2b');
    expect(moveShown(page.state())).toBe('NOa,2b');
  });

  it('skips taken squares as the rules do', async () => {
    const page = await later();
    page.actions.typeMove('TE,2b');
    expect(laidOf(page.state())).toBe('d2 T, e2 E');
  });

  it('follows the board again when a tile is moved there', async () => {
    const page = await opening();
    page.actions.typeMove('NO,2b');
    page.actions.dropOnSquare(2, squareOf('d2'));
    expect(page.state().typed).toBeUndefined();
    expect(moveShown(page.state())).toBe('NOT,2b');
  });

  it('returns the tiles while its text is not a move that can be placed', async () => {
    const page = await opening();
    page.actions.typeMove('NO,2b');
    page.actions.typeMove('NO,2');
    expect(laidOf(page.state())).toBe('');
    expect(page.state().verdict).toEqual({ kind: 'unfinished' });
    page.actions.typeMove('QQ,2b');
    expect(laidOf(page.state())).toBe('');
    expect(page.state().verdict).toMatchObject({
      kind: 'play',
      judged: { ok: false, error: { code: 'TILES_NOT_ON_RACK', missing: 'QQ' } },
    });
  });

  it('recognises a pass and an empty text', async () => {
    const page = await opening();
    page.actions.typeMove(',');
    expect(page.state().verdict).toEqual({ kind: 'pass' });
    page.actions.typeMove('');
    expect(page.state().verdict).toEqual({ kind: 'nothing' });
  });

  it('keeps a text whose tiles cannot be placed', async () => {
    const page = await opening();
    page.actions.typeMove('NONE,8h');
    expect(laidOf(page.state())).toBe('');
    expect(page.state().typed).toBe('NONE,8h');
  });
});

describe('the status of placed tiles', () => {
  const laid = async (...tiles: readonly (readonly [slot: number, square: string])[]) => {
    const page = await later();
    for (const [slot, square] of tiles) page.actions.dropOnSquare(slot, squareOf(square));
    return { verdict: page.state().verdict, squares: refusedSquares(page.state()).map(squareName) };
  };

  it('reports tiles that share no line, and marks them', async () => {
    const { verdict, squares } = await laid([0, 'd2'], [1, 'e3']);
    expect(verdict.kind).toBe('not-in-line');
    expect(squares).toEqual(['d2', 'e3']);
  });

  it('reports a gap, and marks nothing while other tiles can fill it', async () => {
    const { verdict, squares } = await laid([0, 'd2'], [1, 'f2']);
    expect(verdict).toMatchObject({ kind: 'gap', isCompletable: true });
    expect(squares).toEqual([]);
  });

  it('includes tiles of the board', async () => {
    const { verdict } = await laid([0, 'a2'], [1, 'd2']);
    expect(verdict).toMatchObject({ kind: 'play', judged: { ok: false } });
  });

  it('marks nothing if the play is legal', async () => {
    const { verdict, squares } = await laid([0, 'd2']);
    expect(verdict).toMatchObject({ kind: 'play', judged: { ok: true } });
    expect(squares).toEqual([]);
  });

  it('reads a single tile in the direction of its word, not of the cursor', async () => {
    const page = await later();
    tap(page, 'd2', 'd2');
    type(page, 'T');
    expect(moveShown(page.state())).toBe('T,2d');
  });

  it('reads a single tile without a word in the direction of the cursor', async () => {
    const page = await opening();
    tap(page, 'b2', 'b2');
    type(page, 'N');
    expect(moveShown(page.state())).toBe('N,b2');
    tap(page, 'c4');
    expect(moveShown(page.state())).toBe('N,2b');
  });

  it('gives score and placement before words are loaded', async () => {
    const page = await later();
    page.actions.typeMove('XX,2d');
    page.actions.typeMove('TEAX,2d');
    const known = page.state().verdict;
    page.actions.loadWords();
    const unknown = page.state().verdict;
    expect(known).toMatchObject({ judged: { error: { code: 'WORD_NOT_IN_LIST' } } });
    expect(unknown).toMatchObject({ judged: { ok: true, value: { wordsChecked: false } } });
  });
});

describe('during another player’s turn', () => {
  it('tiles can be placed in every way', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    expect(page.state().table?.phase).toBe('thinking');
    tap(page, 'd2');
    type(page, 'T');
    page.actions.dropOnSquare(1, squareOf('e2'));
    expect(laidOf(page.state())).toBe('d2 T, e2 E');
  });

  it('placed tiles stay unless the other move covers them', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    page.actions.dropOnSquare(0, squareOf('d2'));
    page.actions.dropOnSquare(2, squareOf('c1'));
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(laidOf(page.state())).toBe('d2 T');
    expect([...rackShown(page.state())].toSorted().join('')).toBe('.AEEIXY');
    expect(page.state().table?.phase).toBe('your-turn');
  });

  it.each([
    ['stays', 'TE,2d', 'TE,2d'],
    ['is cleared when one of its tiles is covered', 'T,c1', undefined],
  ])('the text of the move box %s', async (_what, text, after) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    page.actions.typeMove(text);
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(page.state().typed).toBe(after);
  });

  it('a selected tile stays selected', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    page.actions.tapPosition(3);
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(page.state().selected).toBe(3);
  });

  it('a typed word is placed once the other move brings its missing letter', async () => {
    const rules = { ...scraebbkle, notation: 'word-square-or-whole-word' } as const;
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }, 'NO,2b'));
    page.actions.typeMove('DATE,0,2,across');
    expect(laidOf(page.state())).toBe('');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(page.state().typed).toBe('DATE,0,2,across');
    expect(laidOf(page.state())).toBe('d1 A, e1 T, f1 E');
  });

  it('a blank that awaits its letter keeps asking for it', async () => {
    const page = await pageWith(smallGame('NOT__EIDDDDZQA', MIXED, 'NO,2b'));
    const blank = page.state().draft.tiles.findIndex(({ kind }) => kind === 'blank');
    page.actions.dropOnSquare(blank, squareOf('d2'));
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    page.actions.nameBlank('T');
    expect(laidOf(page.state())).toBe('d2 t');
  });

  it('a blank that awaits its letter stops asking once it is covered', async () => {
    const page = await pageWith(smallGame('NOT_AEIDDDDZQA', MIXED, 'NO,2b'));
    const blank = page.state().draft.tiles.findIndex(({ kind }) => kind === 'blank');
    page.actions.dropOnSquare(blank, squareOf('c1'));
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(laidOf(page.state())).toBe('');
    expect(page.state().blankSlot).toBeUndefined();
  });
});

describe('while looking back', () => {
  it('no tile can be placed, and the draft is kept', async () => {
    const page = await later();
    tap(page, 'd2');
    type(page, 'X');
    page.actions.showTurn(0);
    expect(mayDraft(page.state())).toBe(false);
    tap(page, 'h8');
    type(page, 'E');
    page.actions.dropOnSquare(1, squareOf('b2'));
    page.actions.takeBackLast();
    page.actions.typeMove('TEA,3b');
    page.actions.showTurn(2);
    expect(moveShown(page.state())).toBe('X,2d');
    expect(laidOf(page.state())).toBe('d2 X');
    expect(cursorOf(page)).toBe('e2 across');
    page.actions.showTurn(0);
    page.actions.escape();
    page.actions.showTurn(2);
    expect(laidOf(page.state())).toBe('d2 X');
    expect(cursorOf(page)).toBe('e2 across');
  });
});
