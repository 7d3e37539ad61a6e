import { describe, expect, it } from 'vitest';
import { CUSTOM_WORD_LIMITS } from '../engine';
import { parseOwnWords } from '../setup';
import { isTooLong } from './restore';
import { settled } from '../../tests/support/fake-services';
import {
  fakeStorage,
  laidOf,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
} from '../../tests/support/page';
import { seatsOf } from '../../tests/support/seats';

const GAME = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b');

/** The texts that a page saves with a game on the table, a tile placed and every setting chosen. */
async function keptTexts(): Promise<ReadonlyMap<string, string>> {
  const page = await pageWith(GAME);
  page.actions.setTheme('dark');
  page.actions.changeOwnWords('a list', () => ['ZZZ']);
  page.actions.typeMove('D,c1');
  await settled();
  return page.storage.texts;
}

const kept = await keptTexts();

/** A saved text with enough blank space after it to be too long, though it could still be parsed. */
function padded(name: 'settings' | 'desk' | 'ownWords'): string {
  const text = kept.get(name) ?? '';
  const lengths = Array.from({ length: 9 }, (_, power) => 10 ** power);
  const length = lengths.find((each) => isTooLong(name, { length: each })) ?? 0;
  return text.padEnd(length);
}

async function openedWith(texts: Readonly<Record<string, string>>) {
  const storage = fakeStorage({ ...Object.fromEntries(kept), ...texts });
  const page = openPage({ storage });
  await page.restore();
  await settled();
  return page;
}

describe('a saved text that is too long', () => {
  it.each([
    ['settings', 'Couldn’t open your settings. There’s too much of it.'],
    ['desk', 'Couldn’t open your unplayed tiles. There’s too much of it.'],
    ['ownWords', 'Couldn’t open your words. There’s too much of it.'],
  ] as const)('is quarantined, and the page starts without it: %s', async (name, headline) => {
    const text = padded(name);
    const page = await openedWith({ [name]: text });
    const { notice, table, settings, ownWords } = page.state();
    expect(table?.recordId).toBe('game');
    expect(notice).toMatchObject({ headline, isAboutUnreadable: true });
    expect(settings.theme === 'dark').toBe(name !== 'settings');
    expect(ownWords).toHaveLength(name === 'ownWords' ? 0 : 1);
    expect(laidOf(page.state())).toBe(name === 'desk' ? '' : 'c1 D');
    page.actions.setTheme('light');
    page.actions.changeOwnWords('another list', () => ['AAA']);
    await settled();
    expect([...page.storage.texts.values()]).toContain(text);
  });

  it('is reported before the texts that were quarantined earlier', async () => {
    const page = await openedWith({ settings: padded('settings'), 'unreadable-1': 'earlier' });
    expect(page.state().unreadable.map(({ name }) => name)).toEqual([
      'unreadable-2',
      'unreadable-1',
    ]);
  });

  it('is longer than any custom words that a page can save', () => {
    const added = Array.from({ length: CUSTOM_WORD_LIMITS.ofList }, () =>
      'Q'.repeat(CUSTOM_WORD_LIMITS.word),
    );
    const lists = Array.from({ length: CUSTOM_WORD_LIMITS.lists }, (_, list) => ({
      lexiconId: String(list).padStart(100, 'x'),
      added,
    }));
    const text = JSON.stringify(lists);
    expect(parseOwnWords(text)).toEqual(lists);
    expect(isTooLong('ownWords', text)).toBe(false);
  });
});
