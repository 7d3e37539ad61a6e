import { describe, expect, it, vi } from 'vitest';
import { dayOf, ok, parseDailyList } from '../../src/engine';
import { fetchResource, type FetchText, loadDailyPuzzles } from '../../src/setup';
import { at, errorOf, valueOf } from '../support/results';
import { shippedText } from '../support/shipped';

const { fetchDailyList, fetchDailyPuzzle, localDay } = await loadDailyPuzzles();

const TEXT = `ScraeBBKle puzzles 1 2026-12-01
words ${'0'.repeat(64)}
boards scraebbkle/tower classic/classic chess/classic classic/none
0 CATSEEE 14 CATS,14d
1 CATSEEE 12 CATS,8h
2 CATSEEE 12 CATS,8h
3 CATSEEE 12 CATS,8h
`;

const fetchText: FetchText = async (name) => ok(name === 'puzzles.txt' ? TEXT : shippedText(name));

const { entries } = valueOf(parseDailyList(TEXT));

describe('daily puzzles', () => {
  it('come from the list of the page', async () => {
    expect(await fetchDailyList(fetchText)).toEqual(parseDailyList(TEXT));
    expect(await fetchDailyList(async () => ok('<!doctype html>'))).toMatchObject({ ok: false });
  });

  it('come from a list with as many entries as it may have', async () => {
    const [format, words, boards, ...lines] = shippedText('puzzles.txt').trimEnd().split('\n');
    const shipped = lines.length;
    const many = Array.from({ length: 20_000 }, (_, place) => at(lines, place % shipped));
    const text = [format, words, boards, ...many].join('\n').concat('\n');
    vi.stubGlobal('document', { baseURI: 'https://example.com/' });
    vi.stubGlobal('fetch', async () => new Response(text));
    expect(valueOf(await fetchDailyList(fetchResource)).entries).toHaveLength(20_000);
    expect(errorOf(await fetchResource('boards/tower.txt'))).toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
  });

  it('are on the boards of the page, by the rules of their game', async () => {
    const puzzle = valueOf(await fetchDailyPuzzle(at(entries, 1), fetchText));
    expect(puzzle.position).toMatchObject({
      boardName: 'Standard board',
      rules: { id: 'classic' },
    });
  });

  it.each([2, 3])('are refused on a board that the page does not have: entry %i', async (place) => {
    const { board } = at(entries, place);
    expect(await fetchDailyPuzzle(at(entries, place), fetchText)).toEqual({
      ok: false,
      error: { code: 'NO_SUCH_BOARD', board },
    });
  });
});

describe('the day of a device', () => {
  it('is that of its own calendar from midnight to midnight', () => {
    const midnight = new Date(2026, 11, 1).getTime();
    expect(localDay(midnight - 1)).toBe(dayOf(2026, 11, 30));
    expect(localDay(midnight)).toBe(dayOf(2026, 12, 1));
    expect(localDay(new Date(2026, 11, 1, 23, 59, 59).getTime())).toBe(dayOf(2026, 12, 1));
  });

  it('goes on by one each day of a year, with 23 and 25 hours too', () => {
    for (let day = 1; day <= 365; day++) {
      expect(localDay(new Date(2027, 0, day, 12).getTime())).toBe(dayOf(2027, 1, 1) + day - 1);
    }
  });
});
