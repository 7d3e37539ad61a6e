import { describe, expect, it } from 'vitest';
import { HINTS, hintNow } from '../../src/store';
import { moveOf } from '../support/games';
import { boardOf, squareOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { settled } from '../support/hand-made-services';
import {
  BLANK_DRAWS,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
} from '../support/page';

const board = boardOf(['[2].......', '........', ...Array<string>(6).fill('........')], 'b2');
const MIXED = { seats: seatsOf('human', 'computer'), board } as const;

const hint = (page: Page) => hintNow(page.state());

async function answer(page: Page, text: string): Promise<void> {
  page.search.last().answer(moveOf(text));
  await settled();
}

describe('the hints of the first game', () => {
  it('come one at a time, each in its moment, and go when it has passed', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const seen = [hint(page)];
    page.actions.dropOnSquare(0, squareOf('b2'));
    seen.push(hint(page));
    page.actions.typeMove('NO,2b');
    seen.push(hint(page));
    page.actions.submit();
    seen.push(hint(page));
    await answer(page, 'D,c1');
    seen.push(hint(page));
    page.actions.dropOnSquare(0, squareOf('a5'));
    seen.push(hint(page));
    page.actions.recall();
    seen.push(hint(page));
    page.actions.typeMove(',');
    seen.push(hint(page));
    page.actions.typeMove('');
    seen.push(hint(page));
    expect(seen).toEqual([
      'lay',
      'play',
      'play',
      undefined,
      'premium',
      undefined,
      'type',
      undefined,
      'blank',
    ]);
    expect(page.state().settings.hintsGiven).toEqual(['lay', 'play', 'premium', 'type']);
  });

  it('are five at most', () => {
    expect(HINTS.length).toBeLessThanOrEqual(5);
  });

  it('go when they have been read, and come again when that is asked for', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveHints('lay');
    expect(hint(page)).toBeUndefined();
    page.actions.resetHints();
    expect(hint(page)).toBe('lay');
    page.actions.giveHints(...HINTS);
    expect(hint(page)).toBeUndefined();
  });

  it('stay given after a reload', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveHints('lay', 'play');
    const again = await reloaded(page.storage);
    expect(again.state().settings.hintsGiven).toEqual(['lay', 'play']);
  });

  it('are not used up while the page has something else to say', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.say({ tone: 'remark', headline: 'A remark.' });
    expect(hint(page)).toBeUndefined();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.escape();
    expect(page.state().settings.hintsGiven).not.toContain('lay');
    expect(hint(page)).toBe('lay');
  });

  it('are silent while a blank asks for its letter, and where nobody plays from here', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    page.actions.dropOnSquare(3, squareOf('b2'));
    expect(page.state().blankSlot).toBe(3);
    expect(hint(page)).toBeUndefined();
    const watched = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'computer'), board }),
    );
    expect(hint(watched)).toBeUndefined();
    expect(hint(openPage())).toBeUndefined();
  });

  it('do not go because another game has come', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const other = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, openRacks: true }, 'NO,2b'));
    page.actions.dropOnSquare(0, squareOf('b2'));
    expect(hint(page)).toBe('play');
    const record = other.actions.exportRecord() ?? '';
    page.actions.importRecord(record.replace('"id": "game"', '"id": "other"'));
    expect(page.state().draft.order).toEqual([]);
    expect(page.state().settings.hintsGiven).toEqual(['lay']);
  });
});
