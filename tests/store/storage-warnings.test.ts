import { describe, expect, it } from 'vitest';
import { NEARLY_FULL } from '../../src/messages';
import { isNearlyFull, type StorageUse } from '../../src/store';
import { settled } from '../support/fake-services';
import { fakeStorage, openPage, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';

const HALF: StorageUse = { used: 500, room: 1000, isPersistent: true };
const FULL: StorageUse = { ...HALF, used: 950 };

async function openedWith(
  use: StorageUse | undefined,
  kept: Readonly<Record<string, string>> = {},
) {
  const storageUse = async () => use;
  const page = openPage({ storage: fakeStorage(kept), world: { storageUse } });
  await page.restore();
  await settled();
  return page;
}

describe('nearly full storage', () => {
  it('is reported when the page is opened', async () => {
    expect((await openedWith(FULL)).state().notice?.headline).toBe(NEARLY_FULL);
    expect((await openedWith(HALF)).state().notice).toBeUndefined();
    expect((await openedWith(undefined)).state().notice).toBeUndefined();
  });

  it('is not reported over the notice of an unreadable game', async () => {
    const page = await openedWith(FULL, { record: 'damaged' });
    expect(page.state().notice?.isAboutUnreadable).toBe(true);
  });

  it('has less than a tenth of its space left', () => {
    expect([HALF, FULL].map(isNearlyFull)).toEqual([false, true]);
  });
});

describe('a library', () => {
  it('remembers that it was exported, after a reload too', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}, 'NOTE,2b'));
    await page.actions.readLibrary();
    expect(page.state().library?.wasExported).toBe(false);
    await page.actions.exportGames();
    expect(page.state().library?.wasExported).toBe(true);
    await settled();
    const again = openPage({ storage: page.storage });
    await again.actions.readLibrary();
    expect(again.state().library?.wasExported).toBe(true);
  });
});
