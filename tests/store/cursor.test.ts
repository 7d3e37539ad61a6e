import { describe, expect, it } from 'vitest';
import { scraebbkle, squareName } from '../../src/engine';
import { seatsOf } from '../support/seats';
import { boardOf, squareOf } from '../support/pictures';
import { type Page, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';

const seats = seatsOf('human', 'computer');

/** A page with NOT across from b2 and DO down from c1. */
const later = () =>
  pageWith(
    smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NOT,2b', 'D,c1'),
  );

const cursorOf = (page: Page): string | undefined => {
  const { cursor } = page.state();
  return cursor && `${squareName(cursor.square)} ${cursor.direction}`;
};

const said = (page: Page): string | undefined => page.state().announcements.at(-1)?.text;

describe('the cursor', () => {
  it('is announced when a tap turns it', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    const heard = [1, 2, 3].map(() => {
      page.actions.tapSquare(squareOf('d5'));
      return said(page);
    });
    expect(heard).toEqual(['Typing across from d5.', 'Typing down from d5.', 'Cursor off.']);
  });

  it('moves on from the focused square', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    page.actions.moveCursor(0, 1, squareOf('d5'));
    expect(cursorOf(page)).toBe('e5 across');
    page.actions.moveCursor(1, 0, squareOf('a1'));
    expect(cursorOf(page)).toBe('e6 across');
  });

  it('is announced when an arrow key shows it, but not as it moves on', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    page.actions.moveCursor(0, 1, squareOf('d5'));
    expect(said(page)).toBe('Typing across from e5.');
    page.actions.moveCursor(0, 1);
    expect(said(page)).toBe('Typing across from e5.');
  });

  it('jumps to the edge, and reads crossing words, from the focused square', async () => {
    const page = await later();
    page.actions.cursorToEdge('last', squareOf('d5'));
    expect(cursorOf(page)).toBe('h5 across');
    const again = await later();
    again.actions.jumpToWord('previous', squareOf('b2'));
    expect(cursorOf(again)).toBe('c1 down');
    const told = await later();
    told.actions.announceCrossings(squareOf('e2'));
    expect(said(told)).toBe('e2. Across: NOT before it. Down: nothing.');
    expect(cursorOf(told)).toBeUndefined();
  });

  it('moves to the ends of its row', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    page.actions.tapSquare(squareOf('d5'));
    page.actions.tapSquare(squareOf('d5'));
    page.actions.cursorToEdge('last');
    expect(cursorOf(page)).toBe('h5 down');
    page.actions.cursorToEdge('first');
    expect(cursorOf(page)).toBe('a5 down');
  });

  it('finds no word on an empty board', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    page.actions.jumpToWord('next');
    expect(cursorOf(page)).toBeUndefined();
    expect(said(page)).toBe('No words on the board yet.');
  });

  it('moves from word to word, reads each, and wraps round the board', async () => {
    const page = await later();
    const heard: unknown[] = [];
    for (const way of ['next', 'next', 'next', 'previous', 'previous'] as const) {
      page.actions.jumpToWord(way);
      heard.push([cursorOf(page), said(page)]);
    }
    const NOT = ['b2 across', 'NOT, across, b2 to d2.'];
    const DO = ['c1 down', 'DO, down, c1 to c2.'];
    expect(heard).toEqual([DO, NOT, DO, NOT, DO]);
  });

  it('moves from premium to premium and skips covered ones', async () => {
    const board = boardOf(['[2]..', '<3>..', '..<0>'], 'a2');
    const page = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true, board }, 'NO,2a'),
    );
    const seen: unknown[] = [];
    for (const way of ['next', 'next', 'next', 'previous'] as const) {
      page.actions.jumpToPremium(way);
      seen.push(cursorOf(page));
    }
    expect(seen).toEqual(['a1 across', 'c3 across', 'a1 across', 'c3 across']);
  });

  it('skips premiums under draft tiles', async () => {
    const board = boardOf(['[2]..', '<3>..', '..<0>'], 'a2');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats, board }));
    page.actions.dropOnSquare(0, squareOf('a1'));
    page.actions.jumpToPremium('next');
    expect(cursorOf(page)).toBe('a2 across');
  });

  it('announces that no premium square is free', async () => {
    const page = await later();
    page.actions.jumpToPremium('next');
    expect(cursorOf(page)).toBeUndefined();
    expect(said(page)).toBe('No bonus squares left.');
  });

  it('reads the crossing tiles, drafted ones included, in a visible notice', async () => {
    const page = await later();
    page.actions.tapSquare(squareOf('e2'));
    page.actions.typeLetter('e', false);
    page.actions.moveCursor(0, -1);
    page.actions.announceCrossings();
    const told = 'e2, E. Across: NOTE, b2 to e2. Down: nothing.';
    expect(page.state().notice).toEqual({ tone: 'remark', headline: told });
    expect(said(page)).toBe(told);
  });

  it('reads crossings at the start square if it is not shown yet', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats, rules: scraebbkle }));
    page.actions.announceCrossings();
    expect(page.state().notice?.headline).toBe('b2. Across: nothing. Down: nothing.');
  });
});
