import { describe, expect, it } from 'vitest';
import { crossword, formatRecord, scraebbkle } from '../../src/engine';
import { moveOf, tileSetOf } from '../support/games';
import { plainBoard, rackOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { type Page, pageWith, BLANK_DRAWS, PLAIN_DRAWS, smallGame } from '../support/page';

const heard = (page: Page): readonly string[] => page.state().announcements.map(({ text }) => text);

const numbers = (page: Page): readonly number[] =>
  page.state().announcements.map(({ number }) => number);

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const TWO = { seats: seatsOf('human', 'human'), openRacks: true } as const;

async function play(page: Page, text: string): Promise<void> {
  page.actions.typeMove(text);
  page.actions.submit();
  await settled();
}

describe('announcements', () => {
  it('announce each move once, and drawn tiles only to their player', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(heard(page)).toEqual([
      'Your turn. On the rack: N, O, T, E, A, E, I.',
      'You played NO at 2b for 2 points. New tiles: X and Y.',
      'Club played DO at c1, down, for 3 points, total 3. Your turn.',
    ]);
  });

  it('announce the last move of an opened game and whose turn it is', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const { record } = smallGame(PLAIN_DRAWS, TWO, 'NO,2b', 'D,c1');
    await page.actions.importRecord(formatRecord({ ...record, id: 'another game' }));
    expect(heard(page)).toEqual([
      'Your turn. On the rack: N, O, T, E, A, E, I.',
      'Player 2 played DO at c1, down, for 3 points, total 3. Player 1, it’s your turn.',
    ]);
  });

  it('announce each player’s rack once, and who begins if it is a computer', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'human') }));
    expect(heard(page)).toEqual(['Club begins. On the rack: D, D, D, D, Z, Q, A.']);
    page.search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(heard(page).at(-1)).toBe(
      'Club played NO at b2, across, for 2 points, total 2. Your turn.',
    );
  });

  it('announce the given tile on the board before the first turn', async () => {
    const tileSet = tileSetOf({ N: 1, O: 1, T: 1, E: 1, D: 1 });
    const game = smallGame('', {
      ...MIXED,
      rules: { ...crossword, tileSet, rackSize: 2 },
      board: plainBoard(5, 4),
      chance: { kind: 'java', seed: 0, bag: rackOf('NOTED') },
    });
    const page = await pageWith(game);
    expect(heard(page)[0]).toBe('First tile: O on d3. Your turn. On the rack: N, T.');
  });

  it('repeat a refusal each time the move is refused', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    await play(page, 'NX,2b');
    await play(page, 'NX,2b');
    const [, first, second, ...more] = heard(page);
    expect(first).toMatch(/^The board does not permit word NX at position 2b\./);
    expect([second, more]).toEqual([first, []]);
    expect(numbers(page)).toEqual([1, 2, 3]);
  });

  it('announce a lost turn once', async () => {
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' } as const;
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    await play(page, 'ET,2b');
    expect(heard(page).filter((text) => text.includes('lost a turn'))).toHaveLength(1);
  });

  it('announce each earlier turn on display', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    page.actions.showTurn(1);
    page.actions.showTurn(0);
    page.actions.showTurn(2);
    expect(heard(page).slice(3)).toEqual([
      'Turn 1 of 2. You played NO at 2b for 2 points.',
      'Turn 0 of 2.',
      'Your turn.',
    ]);
  });

  it('announce that the curtain is down, and for whom', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }));
    const call = (player: number): string =>
      `Player ${player}, it’s your turn. Choose “Show my tiles” when no one’s looking.`;
    expect(heard(page)).toEqual([call(1)]);
    page.actions.liftCurtain();
    await play(page, 'NO,2b');
    expect(heard(page).at(-1)).toBe(
      `Player 1 played NO at b2, across, for 2 points, total 2. ${call(2)}`,
    );
    page.actions.liftCurtain();
    expect(heard(page).at(-1)).toBe('Player 2, it’s your turn. On the rack: D, D, D, D, Z, Q, A.');
  });

  it('announce that tiles are back, and the order of the rack after a shuffle', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.escape();
    expect(heard(page)).toHaveLength(1);
    page.actions.dropOnSquare(0, { row: 1, column: 1 });
    page.actions.sort();
    expect(heard(page).at(-1)).toBe('On the rack: A, E, E, I, O, T.');
    page.actions.escape();
    expect(heard(page).at(-1)).toBe('All tiles back on your rack.');
    page.actions.dropOnSquare(0, { row: 1, column: 1 });
    page.actions.recall();
    expect(heard(page).slice(-3)).toEqual([
      'All tiles back on your rack.',
      'N on b2.',
      'All tiles back on your rack.',
    ]);
    page.actions.shuffle();
    expect(heard(page).at(-1)).toMatch(/^On the rack: (?:[AEINOT], ){6}[AEINOT]\.$/);
  });

  it('announce each placed tile with its square, and each removed tile', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const { moveCursor, typeLetter, takeBackLast, dropOnSquare, dropOnRack } = page.actions;
    moveCursor(0, 0);
    typeLetter('n', false);
    expect(heard(page).at(-1)).toBe('N on b2.');
    typeLetter('x', true);
    expect(heard(page).at(-1)).toBe('X, blank on c2.');
    takeBackLast();
    expect(heard(page).at(-1)).toBe('X, blank taken back.');
    dropOnSquare(0, { row: 4, column: 4 });
    expect(heard(page).at(-1)).toBe('N on e5.');
    dropOnRack(0, 0);
    expect(heard(page).at(-1)).toBe('N taken back.');
    dropOnRack(0, 3);
    expect(heard(page).at(-1)).toBe('N taken back.');
  });

  it('announce the letter given to a blank, or that the blank is back', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const { dropOnSquare, nameBlank, cancelNaming } = page.actions;
    dropOnSquare(3, { row: 1, column: 1 });
    expect(heard(page).at(-1)).toBe('Blank on b2.');
    nameBlank('X');
    expect(heard(page).at(-1)).toBe('X, blank on b2.');
    dropOnSquare(3, { row: 1, column: 2 });
    expect(heard(page).at(-1)).toBe('X, blank on c2.');
    page.actions.recall();
    dropOnSquare(3, { row: 1, column: 1 });
    cancelNaming();
    expect(heard(page).at(-1)).toBe('Blank taken back.');
  });

  it('keep only the most recent', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    for (let number = 1; number <= 30; number++) {
      page.actions.say({ tone: 'remark', headline: `Remark ${number}.`, lines: ['One.', 'Two.'] });
    }
    expect(heard(page).length).toBeLessThan(15);
    expect(heard(page).at(-1)).toBe('Remark 30. One. Two.');
    expect(numbers(page).at(-1)).toBe(31);
  });
});
