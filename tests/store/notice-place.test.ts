import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { GAME_IN_ANOTHER_TAB, FOLLOWED_LATER } from '../../src/messages';
import { settled } from '../support/fake-services';
import {
  fakeLocks,
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  startSmall,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { fragmentFor, hosting, onlineAs } from '../support/tabs';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PLAYED = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ',');
const ALONE = smallGame(
  PLAIN_DRAWS,
  { seats: seatsOf('human', 'human'), openRacks: true },
  'NO,2b',
);
const OTHER = formatRecord({ ...ALONE.record, id: 'other' });

async function refusedPage(game = PLAYED): Promise<Page> {
  const page = await pageWith(game);
  page.actions.typeMove('QQ,2b');
  page.actions.submit();
  expect(page.state().notice?.tone).toBe('refusal');
  return page;
}

const NOTICE = { tone: 'remark', headline: 'Said here.' } as const;

describe('a notice', () => {
  it.each<[string, (page: Page) => unknown]>([
    ['the front page', ({ actions }) => actions.showFront(true)],
    ['a new game', startSmall],
    ['another record', async ({ actions }) => valueOf(await actions.importRecord(OTHER))],
    ['the list of games', ({ actions }) => actions.openPanel('games')],
  ])('of a table disappears on %s', async (_where, go) => {
    const page = await refusedPage();
    await go(page);
    expect(page.state().notice).toBeUndefined();
  });

  it('of the front page disappears at the table', async () => {
    const page = await pageWith(PLAYED);
    page.actions.showFront(true);
    page.actions.showNotice(NOTICE);
    page.actions.showFront(false);
    expect(page.state().notice).toBeUndefined();
  });

  it.each(['games', 'online', 'set-up'] as const)(
    'of the dialog %s disappears at the table',
    async (panel) => {
      const page = await pageWith(PLAYED);
      page.actions.openPanel(panel);
      page.actions.showNotice(NOTICE);
      page.actions.openPanel(undefined);
      expect(page.state().notice).toBeUndefined();
    },
  );

  it.each(['help', 'words', 'share', 'branches', 'transcript'] as const)(
    'of a table stays after %s, which has no notice',
    async (panel) => {
      const page = await refusedPage();
      const { notice } = page.state();
      page.actions.openPanel(panel);
      page.actions.openPanel(undefined);
      expect(page.state().notice).toBe(notice);
    },
  );

  it('of a table stays while an earlier turn of the same game is shown', async () => {
    const page = await pageWith(ALONE);
    page.actions.showNotice(NOTICE);
    page.actions.showTurn(0);
    expect(page.state().notice).toBe(NOTICE);
  });

  it('opens the list of games if another tab has taken the game', async () => {
    const tabs = fakeLocks();
    const storage = fakeStorage();
    const first = openPage({ storage, tabs });
    valueOf(await first.actions.importRecord(formatRecord(ALONE.record)));
    await settled();
    await tabs().request('game', 'take-over', () => {}).outcome;
    expect(first.state()).toMatchObject({
      panel: 'games',
      notice: { headline: GAME_IN_ANOTHER_TAB },
    });
  });

  it('of quarantined texts stays on every screen until a game starts', async () => {
    const page = openPage({ storage: fakeStorage({ record: 'broken' }) });
    await page.restore();
    await settled();
    const { notice } = page.state();
    expect(notice?.isAboutUnreadable).toBe(true);
    page.actions.openPanel('set-up');
    expect(page.state().notice).toBe(notice);
    startSmall(page);
    expect(page.state().notice).toBeUndefined();
  });
});

describe('a notice that a part failed to load', () => {
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

  async function pageWithout(): Promise<Page> {
    const page = await pageWith(PLAYED);
    expect(await page.actions.loadOrNotify(unreachable)).toBeUndefined();
    expect(page.state().notice).toMatchObject({ tone: 'refusal', isLoadError: true });
    return page;
  }

  it('disappears once a part has loaded', async () => {
    const page = await pageWithout();
    await page.actions.loadOrNotify(unreachable);
    expect(page.state().notice).toBeDefined();
    expect(await page.actions.loadOrNotify(async () => 'the part')).toBe('the part');
    expect(page.state().notice).toBeUndefined();
  });

  it.each(['help', 'words', 'games', undefined] as const)(
    'disappears when another dialog opens: %s',
    async (panel) => {
      const page = await pageWithout();
      page.actions.openPanel('share');
      expect(page.state().notice).toBeUndefined();
      await page.actions.loadOrNotify(unreachable);
      page.actions.openPanel(panel);
      expect(page.state().notice).toBeUndefined();
    },
  );

  it('stays while no other dialog opens', async () => {
    const page = await pageWithout();
    page.actions.openPanel(undefined);
    expect(page.state().notice).toBeDefined();
  });

  it('leaves other notices in place', async () => {
    const page = await refusedPage();
    const { notice } = page.state();
    await page.actions.loadOrNotify(async () => 'the part');
    expect(page.state().notice).toBe(notice);
  });
});

describe('a notice at a table shared with others', () => {
  browserForEachTest();

  it('of a pending link appears in the dialog that opens with it', async () => {
    const [host, other] = [await hosting(browser), await hosting(browser)];
    host.actions.openPanel(undefined);
    await host.actions.visit(fragmentFor(other, 1));
    expect(onlineAs(host, 'host')).toBeDefined();
    expect(host.state()).toMatchObject({ panel: 'online', notice: { headline: FOLLOWED_LATER } });
  });
});
