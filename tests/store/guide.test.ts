import { describe, expect, it } from 'vitest';
import { TIPS, tipNow } from '../../src/store';
import { moveOf } from '../support/games';
import { boardOf, squareOf } from '../support/pictures';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
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

const tip = (page: Page) => tipNow(page.state());

async function answer(page: Page, text: string): Promise<void> {
  page.search.last().answer(moveOf(text));
  await settled();
}

describe('the tips of the first game', () => {
  it('come one at a time, each in its moment, and go when it has passed', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    const seen = [tip(page)];
    page.actions.dropOnSquare(0, squareOf('b2'));
    seen.push(tip(page));
    page.actions.typeMove('NO,2b');
    seen.push(tip(page));
    page.actions.submit();
    await settled();
    seen.push(tip(page));
    await answer(page, 'D,c1');
    seen.push(tip(page));
    page.actions.dropOnSquare(0, squareOf('a5'));
    seen.push(tip(page));
    page.actions.recall();
    seen.push(tip(page));
    page.actions.typeMove(',');
    seen.push(tip(page));
    page.actions.typeMove('');
    seen.push(tip(page));
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
    expect(page.state().settings.tipsGiven).toEqual(['lay', 'play', 'premium', 'type']);
  });

  it('are five at most', () => {
    expect(TIPS.length).toBeLessThanOrEqual(5);
  });

  it('go when they have been read, and come again when that is asked for', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveTips('lay');
    expect(tip(page)).toBeUndefined();
    page.actions.resetTips();
    expect(tip(page)).toBe('lay');
    page.actions.giveTips(...TIPS);
    expect(tip(page)).toBeUndefined();
  });

  it('stay given after a reload', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveTips('lay', 'play');
    const again = await reloaded(page.storage);
    expect(again.state().settings.tipsGiven).toEqual(['lay', 'play']);
  });

  it('are not used up while the page has something else to say', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.say({ tone: 'remark', headline: 'A remark.' });
    expect(tip(page)).toBeUndefined();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.escape();
    expect(page.state().settings.tipsGiven).not.toContain('lay');
    expect(tip(page)).toBe('lay');
  });

  it('are silent while a blank asks for its letter, and where nobody plays from here', async () => {
    const page = await pageWith(smallGame(BLANK_DRAWS, MIXED));
    page.actions.dropOnSquare(3, squareOf('b2'));
    expect(page.state().blankSlot).toBe(3);
    expect(tip(page)).toBeUndefined();
    const watched = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('computer', 'computer'), board }),
    );
    expect(tip(watched)).toBeUndefined();
    expect(tip(openPage())).toBeUndefined();
  });

  it('do not go because another game has come', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const other = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, openRacks: true }, 'NO,2b'));
    page.actions.dropOnSquare(0, squareOf('b2'));
    expect(tip(page)).toBe('play');
    const record = other.actions.exportRecord() ?? '';
    await page.actions.importRecord(record.replace('"id": "game"', '"id": "other"'));
    expect(page.state().draft.order).toEqual([]);
    expect(page.state().settings.tipsGiven).toEqual(['lay']);
  });
});
