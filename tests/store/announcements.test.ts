import { describe, expect, it } from 'vitest';
import { classic, crossword, formatRecord, ok, scraebbkle } from '../../src/engine';
import { moveOf, tileSetOf } from '../support/games';
import { boardOf, plainBoard, rackOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import {
  BLANK_DRAWS,
  compiled,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  WORDS,
} from '../support/page';

const heard = (page: Page): readonly string[] => page.state().announcements.map(({ text }) => text);

const numbers = (page: Page): readonly number[] =>
  page.state().announcements.map(({ number }) => number);

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const TWO = { seats: seatsOf('human', 'human'), openRacks: true } as const;

/** Speaks in full from now on. */
const inFull = ({ actions }: Page): void => actions.setSpeech('full');

/** Collects the announcements of a page from now on. */
function hearing(page: Page): () => readonly string[] {
  const since = numbers(page).at(-1) ?? 0;
  return () =>
    page
      .state()
      .announcements.filter(({ number }) => number > since)
      .map(({ text }) => text);
}

/** Bonus squares under NO at b2 (letter times 3) and above its O (word times 2). */
const BONUSES = boardOf(['..<2>..', '.[3]...', '.....', '.....', '.....'], 'b2');

/** Its only bonus square makes a word worth nothing. */
const WORTHLESS = boardOf(['.....', '.<0>...', '.....', '.....', '.....'], 'b2');

/** The latest announcement of a tile, or of tiles that are back. */
const latest = (page: Page): string | undefined =>
  heard(page).findLast((text) => /(?:, [a-z]\d|taken back|All tiles back)\.$|^Rack: /.test(text));

async function play(page: Page, text: string): Promise<void> {
  page.actions.typeMove(text);
  page.actions.submit();
  await settled();
}

it('full speech is kept for the next visit', async () => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
  expect(page.state().settings.speech).toBe('brief');
  inFull(page);
  await settled();
  expect((await reloaded(page.storage)).state().settings.speech).toBe('full');
});

it('says the minus sign of a notice, which screen readers skip', async () => {
  const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
  page.actions.showNotice({ tone: 'remark', headline: 'Best now: NO, −2 points.' });
  expect(heard(page).at(-1)).toBe('Best now: NO, minus 2 points.');
});

describe('a turn is announced', () => {
  it('with word, place, points, scores and drawn tiles', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board: BONUSES }));
    const announced = hearing(page);
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(announced()).toEqual([
      'NO, 4.',
      'NO across from b2, 4 points. You 4, Club 0. Drew X, Y.',
      'Club: DO down from c1, 6 points. Club 6, you 4.',
    ]);
  });

  it('in full with bonus squares, crossed words, the leader, the bag and whose turn it is', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board: BONUSES }));
    inFull(page);
    const announced = hearing(page);
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(announced()).toEqual([
      'NO, 4 points. Enter plays it.',
      'You played NO across from b2, 4 points, triple letter. You lead 4 to 0. You drew X and Y. 84 tiles in the bag.',
      'Club played DO down from c1 through the O of NO, 6 points, double word. Club leads 6 to 4. Your turn.',
    ]);
  });

  it('in full with how many alike bonus squares it covers', async () => {
    const board = boardOf(['.....', '.<2><2>..', '.....', '.....', '.....'], 'b2');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board }));
    inFull(page);
    await play(page, 'NO,2b');
    expect(heard(page).at(-1)).toContain(
      'NO across from b2, 8 points, two double words. You lead 8',
    );
  });

  it('in full with the word that it lengthens, and a tie', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, TWO));
    inFull(page);
    for (const move of ['NO,2b', ',', 'T,2d', ',', ',']) await play(page, move);
    expect(heard(page).join(' ')).toContain(
      'Player 1 played NOT across from b2 through NO, 3 points. ',
    );
    const tied = await pageWith(smallGame(PLAIN_DRAWS, { ...TWO, board: WORTHLESS }));
    inFull(tied);
    await play(tied, 'NO,2b');
    expect(heard(tied).at(-1)).toMatch(/, 0 points, word times 0\. Tied at 0\. /);
  });

  it('with the letter of a blank', async () => {
    const blanks = async (speech: 'brief' | 'full', move: string): Promise<string> => {
      const each = await pageWith(smallGame(BLANK_DRAWS, MIXED));
      each.actions.setSpeech(speech);
      await play(each, move);
      return heard(each).at(-1) ?? '';
    };
    expect(await blanks('brief', 'nO,2b')).toMatch(/^NO across from b2, blank N, \d+ points\. /);
    expect(await blanks('full', 'nO,2b')).toMatch(
      /^You played NO across from b2 with a blank as N, \d+ points\. /,
    );
  });

  it('with “minus” for points below zero', async () => {
    const board = boardOf(['.....', '.<-3>...', '.....', '.....', '.....'], 'b2');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, board }));
    const announced = hearing(page);
    await play(page, 'NO,2b');
    expect(announced()).toEqual([
      'NO, minus 6.',
      'NO across from b2, minus 6 points. You minus 6, Club 0. Drew X, Y.',
    ]);
    expect(announced().join(' ')).not.toMatch(/[−+×·]/);
  });

  it.each(['brief', 'full'] as const)('as a pass or an exchange: %s', async (speech) => {
    const rules = { ...scraebbkle, exchange: classic.exchange };
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    page.actions.setSpeech(speech);
    await play(page, 'NO,2b');
    const announced = hearing(page);
    page.search.last().answer({ kind: 'exchange', tiles: rackOf('DDD') });
    await settled();
    page.actions.pass();
    await settled();
    expect(announced()).toEqual(
      speech === 'brief'
        ? ['Club exchanged 3 tiles.', 'You passed.']
        : ['Club exchanged 3 tiles. Club 0, you 2. Your turn.', 'You passed. You 2, Club 0.'],
    );
  });

  it('by name, with the leader, among more than two', async () => {
    const seats = seatsOf('human', 'human', 'human');
    const rules = { ...scraebbkle, seats: classic.seats };
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats, rules, openRacks: true }));
    inFull(page);
    await play(page, 'NO,2b');
    expect(heard(page).at(-1)).toMatch(
      /^Player 1 played NO across from b2, 2 points\. Player 1 2, Player 2 0, Player 3 0\. /,
    );
  });

  it('as the last of an opened game, with whose turn it is', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const { record } = smallGame(PLAIN_DRAWS, TWO, 'NO,2b', 'D,c1');
    await page.actions.importRecord(formatRecord({ ...record, id: 'another game' }));
    expect(heard(page)).toEqual([
      'Your turn. Rack: N, O, T, E, A, E, I.',
      'Player 2: DO down from c1, 3 points. Player 2 3, Player 1 2. Player 1, it’s your turn.',
    ]);
  });

  it('once if it is lost', async () => {
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' } as const;
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    await play(page, 'ET,2b');
    expect(heard(page).filter((text) => text.includes('lost a turn'))).toHaveLength(1);
  });
});

describe('the verdict is announced', () => {
  it.each([
    ['brief', 'NO, 2.', 'NX, not a word.'],
    ['full', 'NO, 2 points. Enter plays it.', 'NX isn’t in the word list.'],
  ] as const)('%s', async (speech, word, noWord) => {
    const page = await pageWith(smallGame('NOTEAXI', MIXED));
    page.actions.setSpeech(speech);
    const announced = hearing(page);
    page.actions.typeMove('NO,2b');
    page.actions.typeMove('NX,2b');
    expect(announced()).toEqual([word, noWord]);
  });

  it('after each tile that changes it', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const announced = hearing(page);
    page.actions.dropOnSquare(0, { row: 1, column: 1 });
    page.actions.dropOnSquare(1, { row: 1, column: 2 });
    expect(announced()).toEqual([
      'N, b2.',
      'The first word needs 2 tiles or more.',
      'O, c2.',
      'NO, 2.',
    ]);
  });

  it('without “Enter plays it” during the turn of another player', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    inFull(page);
    await play(page, ',');
    page.actions.typeMove('NO,2b');
    expect(heard(page).at(-1)).toBe('NO, 2 points.');
  });

  it('as a refusal each time the move is refused, with the prescribed sentence', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const announced = hearing(page);
    await play(page, 'NX,2b');
    await play(page, 'NX,2b');
    const [tried, first, ...more] = announced();
    expect(tried).toBe('You don’t have X.');
    expect(first).toMatch(
      /^The board does not permit word NX at position 2b\. Please try again\. You/,
    );
    expect(more).toEqual([first]);
  });
});

describe('an earlier turn is announced', () => {
  const shown = async (speech: 'brief' | 'full'): Promise<readonly string[]> => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    page.actions.setSpeech(speech);
    const announced = hearing(page);
    for (const turn of [1, 0, 2]) page.actions.showTurn(turn);
    return announced();
  };

  it('in brief with its word and points', async () => {
    expect(await shown('brief')).toEqual([
      'Turn 1 of 2. You: NO, 2.',
      'Start of the game.',
      'Your turn.',
    ]);
  });

  it('in full with its place, the scores then and that the game is paused', async () => {
    expect(await shown('full')).toEqual([
      'Turn 1 of 2. You played NO across from b2, 2 points. You 2, Club 0. Your game is paused.',
      'Start of the game. Your game is paused.',
      'Your turn.',
    ]);
  });
});

describe('undo is announced', () => {
  it.each([
    ['brief', 'Undone. You 2, Club 3.'],
    ['full', 'Undone. Your tiles are back. You 2, Club 3. Your turn.'],
  ] as const)('once: %s', async (speech, text) => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, undo: true }, 'NO,2b', 'D,c1', ',', ',');
    const page = await pageWith(game);
    page.actions.setSpeech(speech);
    const announced = hearing(page);
    page.actions.undo();
    await settled();
    expect(announced()).toEqual([text]);
  });

  it('each time, without the turn before it', async () => {
    const game = smallGame(PLAIN_DRAWS, { ...MIXED, undo: true }, 'NO,2b', 'D,c1', ',', ',');
    const page = await pageWith(game);
    const announced = hearing(page);
    for (const sentence of ['Undone. You 2, Club 3.', 'Undone. You 0, Club 0.']) {
      page.actions.undo();
      await settled();
      expect(announced().at(-1)).toBe(sentence);
    }
    expect(announced()).toHaveLength(2);
  });

  it.each([
    [true, 'brief', 'Undone. Player 2 0, Player 1 2. Player 2, it’s your turn.'],
    [
      true,
      'full',
      'Undone. Your tiles are back. Player 2 0, Player 1 2. Player 2, it’s your turn.',
    ],
    [false, 'brief', 'Undone. Player 2, it’s your turn.'],
    [
      false,
      'full',
      'Undone. Player 2, it’s your turn. Choose “Show my tiles” when no one’s looking.',
    ],
  ] as const)(
    'to the person whose turn it is: open racks %j, %s',
    async (openRacks, speech, text) => {
      const game = smallGame(PLAIN_DRAWS, { ...TWO, openRacks, undo: true }, 'NO,2b', 'D,c1');
      const page = await pageWith(game);
      page.actions.setSpeech(speech);
      const announced = hearing(page);
      page.actions.undo();
      await settled();
      expect(announced()).toEqual([text]);
    },
  );

  it('only when it happens, not when its game is opened again', async () => {
    const page = await pageWith(
      smallGame(PLAIN_DRAWS, { ...MIXED, undo: true }, 'NO,2b', 'D,c1', ',', ','),
    );
    const first = page.state().table?.recordId ?? '';
    page.actions.undo();
    await settled();
    const branch = page.state().table?.recordId ?? '';
    page.actions.pass();
    await settled();
    valueOf(await page.actions.openGame(first, 'if-free'));
    const announced = hearing(page);
    valueOf(await page.actions.openGame(branch, 'if-free'));
    expect(announced().join(' ')).not.toContain('Undone');
    expect(page.state().table?.recordId).toBe(branch);
  });
});

describe('the end is announced', () => {
  it.each([
    ['brief', 'Club passed. Game over. You win, minus 19 to minus 26.'],
    [
      'full',
      'Club passed. Game over. You win by 7, minus 19 to minus 26. Everyone passed twice in a row.',
    ],
  ] as const)('with the winner and the final scores: %s', async (speech, text) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',', ','));
    page.actions.setSpeech(speech);
    const announced = hearing(page);
    page.search.last().answer({ kind: 'pass' });
    await settled();
    expect(announced()).toEqual([text]);
  });
});

describe('loading words is announced', () => {
  it('after 2 seconds, and once they are ready', async () => {
    const page = openPage();
    page.actions.loadWords();
    expect(page.clock.waiting()).toEqual([2000]);
    expect(heard(page)).toEqual([]);
    page.clock.strike();
    page.words.progress(100, 200);
    expect(heard(page)).toEqual(['Loading words']);
    await page.words.settle(ok(compiled(WORDS)));
    expect(heard(page)).toEqual(['Loading words', 'Words ready']);
  });

  it('not at all if it is quick', async () => {
    const page = openPage();
    await page.learn(WORDS);
    page.clock.strike();
    expect(heard(page)).toEqual([]);
  });
});

describe('announcements', () => {
  it('announce each player’s rack once, and who begins if it is a computer', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'human') }));
    expect(heard(page)).toEqual(['Club begins. Rack: D, D, D, D, Z, Q, A.']);
    page.search.last().answer(moveOf('NO,2b'));
    await settled();
    expect(heard(page).at(-1)).toBe('Club: NO across from b2, 2 points. Club 2, you 0.');
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
    expect(heard(page)[0]).toBe('First tile: O on d3. Your turn. Rack: N, T.');
  });

  it.each([
    ['brief', ''],
    ['full', ' Choose “Show my tiles” when no one’s looking.'],
  ] as const)('call the next of two people, then give their rack: %s', async (speech, more) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }));
    page.actions.setSpeech(speech);
    page.actions.liftCurtain();
    const announced = hearing(page);
    page.actions.pass();
    await settled();
    page.actions.liftCurtain();
    const rack = 'Rack: D, D, D, D, Z, Q, A.';
    const values = 'Rack: D 2, D 2, D 2, D 2, Z 9, Q 12, A 1.';
    expect(announced()).toEqual([
      expect.stringMatching(/^Player 1 passed\./),
      speech === 'brief' ? rack : values,
    ]);
    expect(announced()[0]).toMatch(new RegExp(`Player 2, it’s your turn\\.${more}$`));
  });

  it('announce that tiles are back, and the order of the rack after a shuffle', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.escape();
    expect(heard(page)).toHaveLength(1);
    page.actions.dropOnSquare(0, { row: 1, column: 1 });
    page.actions.sort();
    expect(latest(page)).toBe('Rack: A, E, E, I, O, T.');
    page.actions.escape();
    expect(latest(page)).toBe('All tiles back.');
    page.actions.dropOnSquare(0, { row: 1, column: 1 });
    page.actions.recall();
    expect(latest(page)).toBe('All tiles back.');
    page.actions.shuffle();
    expect(heard(page).at(-1)).toMatch(/^Rack: (?:[AEINOT], ){6}[AEINOT]\.$/);
  });

  it('announce each placed tile with its square, and each removed tile', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const { moveCursor, typeLetter, takeBackLast, dropOnSquare, dropOnRack } = page.actions;
    moveCursor(0, 0);
    typeLetter('n', false);
    expect(latest(page)).toBe('N, b2.');
    typeLetter('x', true);
    expect(latest(page)).toBe('X, blank, c2.');
    takeBackLast();
    expect(latest(page)).toBe('X, blank taken back.');
    dropOnSquare(0, { row: 4, column: 4 });
    expect(latest(page)).toBe('N, e5.');
    dropOnRack(0, 0);
    expect(latest(page)).toBe('N taken back.');
    dropOnRack(0, 3);
    expect(latest(page)).toBe('N taken back.');
  });

  it('announce the letter given to a blank, or that the blank is back', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const { dropOnSquare, nameBlank, cancelNaming } = page.actions;
    dropOnSquare(3, { row: 1, column: 1 });
    expect(latest(page)).toBe('Blank, b2.');
    nameBlank('X');
    expect(latest(page)).toBe('X, blank, b2.');
    dropOnSquare(3, { row: 1, column: 2 });
    expect(latest(page)).toBe('X, blank, c2.');
    page.actions.recall();
    dropOnSquare(3, { row: 1, column: 1 });
    cancelNaming();
    expect(latest(page)).toBe('Blank taken back.');
  });

  it('keep only the most recent', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    for (let number = 1; number <= 30; number++) {
      page.actions.showNotice({
        tone: 'remark',
        headline: `Remark ${number}.`,
        lines: ['One.', 'Two.'],
      });
    }
    expect(heard(page).length).toBeLessThan(15);
    expect(heard(page).at(-1)).toBe('Remark 30. One. Two.');
    expect(numbers(page).at(-1)).toBe(31);
  });
});
