import { describe, expect, it } from 'vitest';
import { transcript } from '../../src/messages';
import { configured, formatRecord, scrabbkle, scraebbkle } from '../../src/engine';
import { moveOf } from '../support/games';
import { squareOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { settled } from '../support/fake-services';
import {
  BLANK_DRAWS,
  laidOf,
  openPage,
  ownTiles,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  rackShown,
  smallGame,
} from '../support/page';
import { seatsOf } from '../support/seats';
import { withoutPrompts } from '../support/without-prompts';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;

/** Rack NOTEAEI, on an empty board whose start square is b2. */
const opening = () => pageWith(smallGame(PLAIN_DRAWS, MIXED));

async function play(page: Page, text: string): Promise<void> {
  page.actions.typeMove(text);
  page.actions.submit();
  await settled();
}

const said = (page: Page) => page.state().announcements.at(-1)?.text;
const turnsOf = (page: Page) => page.state().table?.turns;

const FORMAT = {
  tone: 'refusal',
  headline: 'Illegal move format',
  reason: 'Type tiles and a square: HI,f4 goes down, HI,4f across. A comma alone passes.',
};

describe('a legal move', () => {
  it('is played as typed, and clears the input', async () => {
    const page = await opening();
    page.actions.tapSquare(squareOf('h8'));
    await play(page, 'NO,2b');
    expect(page.state()).toMatchObject({
      typed: undefined,
      cursor: undefined,
      notice: undefined,
      selected: undefined,
      blankSlot: undefined,
      table: { phase: 'thinking', turns: 1 },
    });
    expect(laidOf(page.state())).toBe('');
    expect(ownTiles(page.state())).toBe('TEAEIXY');
  });

  it('is played as placed, and the other tiles keep their places on the rack', async () => {
    const page = await opening();
    page.actions.dropOnRack(6, 0);
    expect(rackShown(page.state())).toBe('INOTEAE');
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.dropOnSquare(1, squareOf('c2'));
    page.actions.submit();
    await settled();
    expect(rackShown(page.state())).toBe('IXYTEAE');
    expect(turnsOf(page)).toBe(1);
  });

  it('is announced with its score', async () => {
    const page = await opening();
    await play(page, 'NO,2b');
    expect(said(page)).toBe('NO across from b2, 2 points. You 2, Club 0. Drew X, Y.');
  });

  it('shows a blank as a small letter', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    await play(page, 'oN,b2');
    expect(said(page)).toBe('ON down from b2, blank O, 9 points. You 9, Club 0. Drew X, Y.');
  });

  it('makes the computer answer, which is announced with whose turn it is', async () => {
    const page = await opening();
    await play(page, 'NO,2b');
    page.search.last().answer(moveOf('D,c1'));
    await settled();
    expect(said(page)).toBe('Club: DO down from c1, 3 points. Club 3, you 2.');
    expect(page.state().table).toMatchObject({ phase: 'your-turn', turns: 2 });
  });

  it('announces to the next person that it is their turn', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE));
    await play(page, 'NO,2b');
    expect(page.state().table).toMatchObject({ phase: 'your-turn', view: { viewer: 1 } });
    expect(said(page)).toBe(
      'Player 1: NO across from b2, 2 points. Player 1 2, Player 2 0. Player 2, it’s your turn. Rack: D, D, D, D, Z, Q, A.',
    );
  });
});

describe('a pass', () => {
  it('is a comma and is played at once', async () => {
    const page = await opening();
    await play(page, ',');
    expect(page.state().table).toMatchObject({ phase: 'thinking', turns: 1 });
    expect(said(page)).toBe('You passed.');
  });

  it('can be made without the move box, even with a draft on the board', async () => {
    const page = await opening();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.pass();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'thinking', turns: 1 });
    expect(laidOf(page.state())).toBe('b2 N');
  });

  it('ends the game if it is the last of four, and everything is announced', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ',', ',', ','));
    page.actions.pass();
    await settled();
    expect(page.state().table?.phase).toBe('over');
    expect(said(page)).toBe('You passed. Game over. You win, minus 19 to minus 30.');
  });
});

describe('the move box', () => {
  const WHAT = [
    ['spaces around the comma', 'NO , 2b'],
    ['spaces at the end', 'NO,2b  '],
    ['a square in capitals', 'NO,2B'],
    ['all of these', 'NO ,\u00A02B '],
  ] as const;

  it.each(WHAT)('accepts %s', async (_what, text) => {
    const page = await opening();
    page.actions.typeMove(text);
    expect(page.state()).toMatchObject({ typed: text, verdict: { kind: 'play' } });
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.submit();
    await settled();
    expect(turnsOf(page)).toBe(1);
    expect(said(page)).toMatch(/^NO across from b2, 2 points\./);
  });

  it('accepts them in an exchange, and shows a refused text in the game’s notation', async () => {
    const page = await opening();
    await play(page, 'QA , B2');
    expect(page.state()).toMatchObject({
      typed: 'QA , B2',
      notice: { headline: expect.stringContaining('word QA at position b2.') },
    });
    expect(page.actions.readGame(transcript)).toContain('\nQA,b2\n');
    await play(page, ' , ');
    expect(turnsOf(page)).toBe(1);
  });

  it('accepts them wherever a notation has commas', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules: scrabbkle }));
    await play(page, 'NO , B2 , R ');
    expect(turnsOf(page)).toBe(1);
  });

  it.each(['N O,2b', ' NO,2b', 'NO,2 b', 'NO;2b'])(
    'accepts no other deviation: %j',
    async (text) => {
      const page = await opening();
      await play(page, text);
      expect(page.state().notice?.headline).toBe('Illegal move format');
      expect(turnsOf(page)).toBe(0);
    },
  );
});

describe('a text that is not a move', () => {
  it.each(['HELLO', 'NO', 'NO,', 'NO,b100', ',,,x', 'N O,2b,down', '1,2b'])(
    'is refused as such: %j',
    async (text) => {
      const page = await opening();
      await play(page, text);
      expect(page.state().notice).toEqual(FORMAT);
      expect(page.state().typed).toBe(text);
      expect(turnsOf(page)).toBe(0);
    },
  );

  it.each([
    ['NO,b2,r', 'NO,2b'],
    ['NO,b2,d', 'NO,b2'],
    ['PLACE - 2 2 NO', 'NO,2b'],
    ['PLACE | 2 2 NO', 'NO,b2'],
    ['NO,02B', 'NO,2b'],
    ['pass', ','],
  ])('but is one in another game is answered with our notation: %j', async (text, suggestion) => {
    const page = await opening();
    await play(page, text);
    expect(page.state().notice).toEqual({ ...FORMAT, suggestion });
  });
});

describe('a misspelt move that would be refused anyway', () => {
  it.each([
    ['HI,b2,r', 'tiles that are not on the rack'],
    ['NO,e5,r', 'a place that the rules do not allow'],
    ['EE,b2,r', 'a word that is not in the list'],
    ['NOT,02B0', 'no square'],
  ])('is not suggested: %s, %s', async (text) => {
    const page = await opening();
    await play(page, text);
    expect(page.state().notice).toEqual(FORMAT);
  });

  it('is not suggested if it places tiles over others', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));
    await play(page, 'NOE,2b');
    expect(page.state().notice).not.toHaveProperty('suggestion');
  });

  it('is suggested without a word check if an invalid word costs the turn', async () => {
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' as const };
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    await play(page, 'EE,b2,r');
    expect(page.state().notice).toHaveProperty('suggestion', 'EE,2b');
  });
});

describe('a whole word in the notation of another game, over tiles on the board', () => {
  it('is answered with the tiles to place', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));
    await play(page, 'NOT,1,1,across');
    expect(page.state().notice).toEqual({ ...FORMAT, suggestion: 'T,2d' });
  });

  it('is answered with them if it is written like tiles, and is not played', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));
    await play(page, 'NOT,2b');
    expect(page.state().notice).toMatchObject({ tone: 'refusal', suggestion: 'T,2d' });
    expect(page.state().typed).toBe('NOT,2b');
    expect(turnsOf(page)).toBe(2);
    await play(page, 'T,2d');
    expect(turnsOf(page)).toBeGreaterThan(2);
  });
});

describe('small letters in a game without blanks', () => {
  const { tileSet } = scraebbkle;
  const rules = { ...scraebbkle, tileSet: { ...tileSet, blank: { value: 0, count: 0 } } };

  it('are answered with capitals', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules }));
    await play(page, 'no,2b');
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The board does not permit word no at position 2b. Please try again.',
      reason: 'This game has no blanks. Use capitals.',
      suggestion: 'NO,2b',
      intendedTiles: 'NO',
    });
    expect(said(page)).toMatch(/ Play NO\?$/);
    await play(page, 'QA,2b');
    expect(page.state().notice).not.toHaveProperty('suggestion');
  });
});

describe('a refused move', () => {
  const refusals = [
    ['EE,2b', 'EE', '2b', 'EE isn’t in the word list.'],
    ['NO,h8', 'NO', 'h8', 'The word runs off the board. Only 1 tile fits.'],
    ['NO,d4', 'NO', 'd4', 'The first word must cover the start square b2.'],
    ['N,b2', 'N', 'b2', 'The first word needs 2 tiles or more.'],
    ['QA,b2', 'QA', 'b2', 'You don’t have Q.'],
    ['NO,z2', 'NO', 'z2', 'That square isn’t on this board.'],
  ] as const;

  it('is answered with capitals if small letters ask for too many blanks', async () => {
    const page = await opening();
    await play(page, 'no,b2');
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The board does not permit word no at position b2. Please try again.',
      reason: 'You don’t have 2 blanks.',
      suggestion: 'NO,b2',
      intendedTiles: 'NO',
    });
  });

  it('is not answered with capitals that would be refused as well', async () => {
    const page = await opening();
    for (const text of ['ee,2b', 'no,h8', 'qa,b2', 'Xo,b2']) {
      await play(page, text);
      expect(page.state().notice).not.toHaveProperty('suggestion');
    }
  });

  it('is not answered with capitals if there are blanks for the small letters', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    await play(page, 'qI,2b');
    expect(page.state().notice).not.toHaveProperty('intendedTiles');
    await play(page, 'oN,2b');
    expect(turnsOf(page)).toBe(1);
  });

  it.each(refusals)('is answered in these words: %j', async (text, word, place, reason) => {
    const page = await opening();
    await play(page, text);
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: `The board does not permit word ${word} at position ${place}. Please try again.`,
      reason,
    });
    expect(page.state().typed).toBe(text);
    expect(turnsOf(page)).toBe(0);
  });

  it.each([
    ['TE,4c', 'Your word must use a tile on the board.', 'TE at position 4c'],
    ['TE,3c', 'That also makes OT. A move may make only one word.', 'TE at position 3c'],
  ])('is answered in these words after the first move: %j', async (text, reason, what) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));
    await play(page, text);
    expect(page.state().notice).toMatchObject({
      headline: `The board does not permit word ${what}. Please try again.`,
      reason,
    });
  });

  it('is answered in the same words if it was placed, and its tiles stay', async () => {
    const page = await opening();
    page.actions.dropOnSquare(4, squareOf('b2'));
    page.actions.dropOnSquare(3, squareOf('b3'));
    page.actions.submit();
    await settled();
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The board does not permit word AE at position b2. Please try again.',
      reason: 'AE isn’t in the word list.',
    });
    expect(laidOf(page.state())).toBe('b2 A, b3 E');
  });

  it('is answered in the notation of the game, typed or placed', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, rules: configured }));
    await play(page, 'PLACE | 2 2 ZOO');
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The board does not permit word ZOO at position | 2 2. Please try again.',
      reason: 'You don’t have Z and O.',
    });
    page.actions.typeMove('');
    page.actions.dropOnSquare(4, squareOf('b2'));
    page.actions.dropOnSquare(3, squareOf('b3'));
    page.actions.submit();
    await settled();
    expect(page.state().notice).toMatchObject({
      headline: 'The board does not permit word AE at position | 2 2. Please try again.',
    });
    await play(page, 'EXCHANGE qa');
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The tiles qa cannot be exchanged. Please try again.',
      reason: 'You don’t have Q.',
    });
  });

  it('is no longer shown after the next input', async () => {
    const page = await opening();
    await play(page, 'EE,2b');
    page.actions.typeMove('EE,2');
    expect(page.state().notice).toBeUndefined();
  });

  it('is recorded, and replayed from the record', async () => {
    const page = await opening();
    await play(page, 'EE,2b');
    await play(page, 'NO,2b');
    const again = openPage();
    valueOf(await again.actions.importRecord(page.actions.exportRecord() ?? ''));
    const told = withoutPrompts(scraebbkle, again.actions.readGame(transcript) ?? '');
    expect(told).toContain(
      'EE,2b\nThe board does not permit word EE at position 2b. Please try again.\nNO,2b\n',
    );
  });
});

describe('a move at the wrong time', () => {
  it('is refused during another player’s turn', async () => {
    const page = await opening();
    await play(page, 'NO,2b');
    await play(page, 'TE,2d');
    expect(page.state().notice).toEqual({ tone: 'refusal', headline: 'It isn’t your turn.' });
    expect(page.state().typed).toBe('TE,2d');
    expect(turnsOf(page)).toBe(1);
  });

  it('waits for the words', async () => {
    const page = openPage();
    valueOf(await page.actions.importRecord(formatRecord(smallGame(PLAIN_DRAWS, MIXED).record)));
    await play(page, 'NO,2b');
    expect(page.state().notice).toEqual({
      tone: 'refusal',
      headline: 'The word list is still loading. Try again in a moment.',
    });
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
  });

  it('is ignored without a move or a game', async () => {
    const page = await opening();
    const before = page.state();
    page.actions.submit();
    await settled();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.dropOnSquare(1, squareOf('d2'));
    page.actions.submit();
    await settled();
    expect(page.state().table).toBe(before.table);
    expect(page.state().notice).toBeUndefined();
    const empty = openPage();
    empty.actions.submit();
    await settled();
    empty.actions.pass();
    await settled();
    expect(empty.state().table).toBeUndefined();
  });

  it('is ignored while a blank has no letter', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    page.actions.dropOnSquare(3, squareOf('b2'));
    page.actions.submit();
    await settled();
    expect(turnsOf(page)).toBe(0);
    expect(page.state().blankSlot).toBe(3);
  });
});

describe('a computer that cannot search', () => {
  it('leaves the game stuck until the search is repeated', async () => {
    const page = await opening();
    await play(page, 'NO,2b');
    page.search.last().fail();
    await settled();
    expect(page.state().table?.phase).toBe('stuck');
    page.actions.stepOnce();
    page.search.last().answer(moveOf(','));
    await settled();
    expect(page.state().table?.phase).toBe('your-turn');
  });
});
