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

describe('tips during the first game', () => {
  it('appear one at a time, each at its moment, and disappear after it', async () => {
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
      undefined,
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

  it('number at most five', () => {
    expect(TIPS.length).toBeLessThanOrEqual(5);
  });

  it('disappear once read, and return on request', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveTips('lay');
    expect(tip(page)).toBeUndefined();
    page.actions.resetTips();
    expect(tip(page)).toBe('lay');
    page.actions.giveTips(...TIPS);
    expect(tip(page)).toBeUndefined();
  });

  it('stay dismissed after a reload', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.giveTips('lay', 'play');
    const again = await reloaded(page.storage);
    expect(again.state().settings.tipsGiven).toEqual(['lay', 'play']);
  });

  it('are not used up while another notice is on screen', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    page.actions.showNotice({ tone: 'remark', headline: 'A remark.' });
    expect(tip(page)).toBeUndefined();
    page.actions.dropOnSquare(0, squareOf('b2'));
    page.actions.escape();
    expect(page.state().settings.tipsGiven).not.toContain('lay');
    expect(tip(page)).toBe('lay');
  });

  it('are hidden while a blank awaits its letter, and if no person plays here', async () => {
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

  it('are not used up when another game is opened', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED));
    const other = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, openRacks: true }, 'NO,2b'));
    page.actions.typeMove('NO,2b');
    expect(tip(page)).toBe('play');
    const record = other.actions.exportRecord() ?? '';
    await page.actions.importRecord(record.replace('"id": "game"', '"id": "other"'));
    expect(page.state().draft.order).toEqual([]);
    expect(page.state().settings.tipsGiven).toEqual(['lay']);
  });
});
