import { describe, expect, it } from 'vitest';
import { formatRecord, type RuleBook, scraebbkle, squareName } from '../../src/engine';
import {
  lastStretch,
  pillFor,
  refusedStretches,
  moveStatusOf,
  type Stretch,
} from '../../src/store';
import { boardOf, squareOf } from '../support/pictures';
import { openPage, type Page, pageWith, smallGame } from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;

/** Racks NOTEAEI and DDDDZQA, then vowels. */
const DRAWS = 'NOTEAEIDDDDZQAOOOEEE';

/** A page with these racks and an empty board whose start square is b2. */
const opening = (rules: Partial<RuleBook> = {}) =>
  pageWith(smallGame(DRAWS, { ...PEOPLE, rules: { ...scraebbkle, ...rules } }));

/** Places tiles of the first rack, each letter on the square after it: `N b2 O c2`. */
function lay(page: Page, text: string): void {
  const [...words] = text.split(' ');
  for (let index = 0; index < words.length; index += 2) {
    const { draft } = page.state();
    const slot = draft.tiles.findIndex(
      (tile, each) =>
        draft.spots[each]?.kind === 'rack' &&
        (tile.kind === 'blank' ? '_' : tile.letter) === words[index],
    );
    page.actions.dropOnSquare(slot, squareOf(words[index + 1] ?? ''));
  }
}

const standing = (page: Page) => moveStatusOf(page.state().verdict);

const pill = (page: Page) => {
  const found = pillFor(page.state());
  return found && { ...found.text, at: `${squareName(found.square)} ${found.direction}` };
};

const shown = ({ square, direction, length }: Stretch): string =>
  `${squareName(square)} ${direction} ${length}`;

const refused = (page: Page) => refusedStretches(page.state()).map(shown);

describe('tiles of a first word', () => {
  it.each([
    ['N e2', 'unfinished', 'can reach the start with others'],
    ['N b8', 'unfinished', 'can reach the start with exactly the tiles left'],
    ['N c3', 'hopeless', 'share no line with the start'],
    ['N e2 O f2', 'unfinished', 'can reach the start in their line'],
    ['N e2 O e3', 'hopeless', 'lie in a line that misses the start'],
    ['N b2', 'unfinished', 'are too few'],
    ['N b2 T c2', 'unfinished', 'can become another word'],
    ['N b2 T d2', 'unfinished', 'leave a gap that one other tile fills'],
    ['N a2 O h2', 'hopeless', 'leave a gap longer than the tiles left'],
    ['N b2 T c3', 'hopeless', 'share no line'],
    ['N b2 O c2', 'playable', 'form a word'],
  ])('%s: %s, since they %s', async (tiles, expected) => {
    const page = await opening();
    lay(page, tiles);
    expect(standing(page)).toBe(expected);
  });
});

describe('tiles beside others', () => {
  /** NO lies at b2 and c2; the rack is TEAEIXY. */
  const beside = async (tiles: string, rules: Partial<RuleBook> = {}) => {
    const page = await pageWith(
      smallGame(
        'NOTEAEIDDDDZQAXY',
        { ...PEOPLE, rules: { ...scraebbkle, ...rules } },
        'NO,2b',
        ',',
      ),
    );
    lay(page, tiles);
    return page;
  };

  it.each([
    ['T d2', {}, 'playable'],
    ['X d2', {}, 'unfinished'],
    ['T f2', {}, 'unfinished'],
    ['T h8', {}, 'hopeless'],
    ['T d1', {}, 'hopeless'],
    ['T b3 E c3', {}, 'hopeless'],
    // N is above T and O above E: the cross-words are NT and OE, which other word lists might have.
    ['T b3 E c3', { wordsPerMove: 'crosswise' }, 'hopeless'],
    ['T c3 E c4', { wordsPerMove: 'crosswise' }, 'unfinished'],
    ['X d2 Y d3', { wordsPerMove: 'crosswise' }, 'hopeless'],
  ] as const)('%s under %j: %s', async (tiles, rules, expected) => {
    expect(standing(await beside(tiles, rules))).toBe(expected);
  });

  it('marks exactly the words that are not in the list, once no tile can complete them', async () => {
    const page = await beside('X d2 Y d3', { wordsPerMove: 'crosswise' });
    expect(refused(page).toSorted()).toEqual(['b2 across 3', 'd2 down 2']);
    expect(pill(page)).toMatchObject({ kind: 'refused', code: 'WORD_NOT_IN_LIST', at: 'd3 down' });
  });

  it('marks a cross-word that may not be formed', async () => {
    const page = await beside('T b3 E c3');
    expect(refused(page)).toEqual(['b2 down 2']);
    expect(pill(page)).toMatchObject({ kind: 'refused', code: 'CROSS_WORD_FORMED' });
  });

  it('puts the score at the end of the whole word', async () => {
    const page = await pageWith(smallGame(DRAWS, PEOPLE, 'ON,2b', ','));
    lay(page, 'T a2');
    expect(pill(page)).toEqual({ kind: 'score', points: 3, isSure: true, at: 'c2 across' });
  });

  it('outlines the word of the last move, with the tiles it joined', async () => {
    const page = await pageWith(smallGame(DRAWS, PEOPLE, 'NO,2b', ',', 'T,2d', ','));
    const { table } = page.state();
    const last = table && lastStretch(table.view);
    expect(last && shown(last)).toBe('b2 across 3');
  });
});

describe('the pill', () => {
  it('is absent without a move, and for a move without tiles', async () => {
    const page = await opening();
    expect(pill(page)).toBeUndefined();
    page.actions.typeMove(',');
    expect(pill(page)).toBeUndefined();
  });

  it('shows the score of a legal move, placed or typed', async () => {
    const page = await opening();
    page.actions.typeMove('NO,b2');
    expect(pill(page)).toEqual({ kind: 'score', points: 2, isSure: true, at: 'b3 down' });
    page.actions.recall();
    lay(page, 'N b2 O c2');
    expect(pill(page)).toEqual({ kind: 'score', points: 2, isSure: true, at: 'c2 across' });
  });

  it('is at the blank if that has no letter yet', async () => {
    const page = await pageWith(smallGame('NOT_AEIDDDDZQAXY', PEOPLE));
    lay(page, 'N b2 _ c2');
    expect(pill(page)).toEqual({ kind: 'unfinished', at: 'c2 across' });
  });

  it('shows no certain score before words are loaded', async () => {
    const page = openPage();
    valueOf(await page.actions.importRecord(formatRecord(smallGame(DRAWS, PEOPLE).record)));
    lay(page, 'N b2 T c2');
    expect(pill(page)).toEqual({ kind: 'score', points: 2, isSure: false, at: 'c2 across' });
  });

  it.each(['NO', 'NT'])(
    'does not reveal whether %s is valid if an invalid word costs the turn',
    async (word) => {
      const page = await opening({ unknownWord: 'lose-turn' });
      page.actions.typeMove(`${word},2b`);
      expect(pill(page)).toEqual({ kind: 'score', points: 2, isSure: false, at: 'c2 across' });
      expect(refused(page)).toEqual([]);
    },
  );

  it('reports a refused word until the draft changes', async () => {
    const page = await opening();
    lay(page, 'N b2 T c2');
    expect(pill(page)).toEqual({ kind: 'unfinished', at: 'c2 across' });
    expect(refused(page)).toEqual([]);
    page.actions.submit();
    expect(pill(page)).toEqual({ kind: 'refused', code: 'WORD_NOT_IN_LIST', at: 'c2 across' });
    expect(refused(page)).toEqual(['b2 across 2']);
    lay(page, 'O d2');
    expect(pill(page)?.kind).toBe('unfinished');
    expect(refused(page)).toEqual([]);
  });

  it('shows the score of a move made out of turn', async () => {
    const page = await pageWith(smallGame(DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b'));
    lay(page, 'T d2');
    page.actions.submit();
    expect(page.state().notice?.headline).toBe('It isn’t your turn.');
    expect(pill(page)?.kind).toBe('score');
  });

  it('distinguishes traps from gains', async () => {
    const board = boardOf(['........', '.<-2>......', ...Array<string>(6).fill('........')], 'b2');
    const page = await pageWith(smallGame(DRAWS, { ...PEOPLE, board }));
    lay(page, 'N b2 O c2');
    expect(pill(page)).toMatchObject({ kind: 'score', points: -4 });
  });
});
