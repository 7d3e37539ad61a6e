import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord } from '../../src/engine';
import { isReviewing, type LibraryGame, retryNow } from '../../src/store';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { eventually } from '../support/eventually';
import { afterResignation } from '../support/games';
import { settled } from '../support/fake-services';
import {
  fakeLocks,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { CHOICE, deal, hosting, joining, learnWords } from '../support/tabs';

/** Two people at one screen with undo; the first resigned after four turns. */
const OVER = afterResignation(
  smallGame(
    PLAIN_DRAWS,
    { seats: seatsOf('human', 'human'), openRacks: true, undo: true },
    'NO,2b',
    ',',
    'T,2d',
    ',',
  ),
);

async function pass({ actions }: Page): Promise<void> {
  actions.liftCurtain();
  actions.pass();
  await settled();
}

async function retry(page: Page, turn: number): Promise<void> {
  await page.actions.startReview(false);
  await eventually(() => expect(page.state().review?.state).toBe('done'));
  await page.actions.tryAgain(turn);
  await settled();
}

async function retried(turn = 3): Promise<Page> {
  const page = await pageWith(OVER);
  await retry(page, turn);
  return page;
}

const recordOf = ({ actions }: Page) =>
  valueOf(parseRecord(actions.exportRecord() ?? '', undefined)).record;

async function gamesOf({ actions, state }: Page): Promise<readonly LibraryGame[]> {
  await settled();
  await actions.readLibrary();
  return state().library?.games ?? [];
}

/** The finished game is in its review, at the turn that was retried. */
function expectFinished({ state }: Page): void {
  expect(state().table).toMatchObject({ recordId: OVER.record.id, isOver: true, turnsShown: 3 });
  expect(isReviewing(state())).toBe(true);
}

describe('a retried turn of a finished game', () => {
  it('is shown with its number, and the finished game stays one step away', async () => {
    const page = await retried();
    expect(page.state().table).toMatchObject({ turns: 2, isOver: false });
    expect(retryNow(page.state())?.turn).toBe(3);
    await page.actions.backToFinishedGame();
    expectFinished(page);
    expect(retryNow(page.state())).toBeUndefined();
  });

  it('starts by playing on from there, too', async () => {
    const page = await pageWith(OVER);
    page.actions.showTurn(2);
    page.actions.playOnFromHere();
    await settled();
    expect(retryNow(page.state())?.turn).toBe(3);
    await page.actions.backToFinishedGame();
    expectFinished(page);
  });

  it('stays the same turn after more turns, undo and a reload', async () => {
    const page = await retried();
    await pass(page);
    page.actions.undo();
    await settled();
    await pass(page);
    page.actions.undo();
    await settled();
    await gamesOf(page);
    expect(recordOf(page).parent?.id).not.toBe(OVER.record.id);
    const again = await reloaded(page.storage);
    for (const each of [page, again]) {
      await eventually(() => expect(retryNow(each.state())?.turn).toBe(3));
      await each.actions.backToFinishedGame();
      expectFinished(each);
    }
  });

  it('states where an undone turn can be found, after each undo', async () => {
    const page = await retried();
    await pass(page);
    await pass(page);
    for (const turns of [3, 2]) {
      page.actions.undo();
      await settled();
      expect(page.state().table?.turns).toBe(turns);
      expect(page.state().notice?.reason).toBe('The turn you played first is in Menu › Branches.');
    }
  });

  it('ends when another game starts', async () => {
    const page = await retried();
    await pass(page);
    startSmall(page);
    expect(retryNow(page.state())).toBeUndefined();
  });

  it('ends when its branch is over, which is the finished game of the next retry', async () => {
    const page = await retried();
    await pass(page);
    page.actions.liftCurtain();
    page.actions.resign();
    await settled();
    expect(retryNow(page.state())).toBeUndefined();
    const second = recordOf(page).id;
    await retry(page, 1);
    expect(retryNow(page.state())).toEqual({ finished: second, turn: 1 });
  });

  it('is not reported for a branch of an unfinished game', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { openRacks: true }, 'NO,2b', ','));
    page.actions.showTurn(1);
    page.actions.playOnFromHere();
    await settled();
    expect(retryNow(page.state())).toBeUndefined();
  });

  it('has the reviewed branch as its parent, even if the turn is older', async () => {
    const page = await retried(4);
    await pass(page);
    page.actions.liftCurtain();
    page.actions.resign();
    await settled();
    const branch = recordOf(page).id;
    await retry(page, 1);
    expect(recordOf(page).parent).toMatchObject({ id: branch });
  });
});

it('a retry that another tab takes over does not affect a new game here', async () => {
  const tabs = fakeLocks();
  const page = openPage({ tabs });
  await page.learn(WORDS);
  valueOf(await page.actions.importRecord(formatRecord(OVER.record)));
  page.actions.showTurn(2);
  page.actions.playOnFromHere();
  await settled();
  await pass(page);
  expect(retryNow(page.state())?.turn).toBe(3);
  const branch = page.state().table?.recordId ?? '';
  await eventually(async () => expect(await tabs().elsewhere()).toContain(branch));
  await tabs().request(branch, 'take-over', () => {}).outcome;
  expect(page.state().table).toBeUndefined();
  startSmall(page);
  expect(retryNow(page.state())).toBeUndefined();
});

describe('a shared game that interrupts a retry', () => {
  browserForEachTest();

  it('leads back to it when it is left', async () => {
    const tab = browser.open();
    await learnWords(tab);
    valueOf(await tab.actions.importRecord(formatRecord(OVER.record)));
    tab.actions.showTurn(2);
    tab.actions.playOnFromHere();
    await settled();
    expect(retryNow(tab.state())?.turn).toBe(3);
    await hosting(browser, CHOICE, tab);
    const guest = await joining(browser, tab);
    await deal(browser, tab, guest);
    tab.actions.resign();
    await settled();
    tab.actions.leaveTable();
    await browser.until(() => expect(tab.state().table?.turns).toBe(2));
    expect(retryNow(tab.state())).toEqual({ finished: OVER.record.id, turn: 3 });
  });
});

describe('a finished game in the library', () => {
  it('keeps its card with the result when one of its turns is retried', async () => {
    const page = await retried();
    const [before, ...none] = await gamesOf(page);
    expect([before?.card.id, before?.records.length, none]).toEqual([OVER.record.id, 1, []]);
    await pass(page);
    const [game, ...others] = await gamesOf(page);
    expect(others).toEqual([]);
    expect(game?.card).toMatchObject({ id: OVER.record.id, winners: [1], turns: 5 });
    expect(game?.branches.map(({ card }) => card.id)).toEqual([
      OVER.record.id,
      page.state().table?.recordId,
    ]);
  });

  it('keeps its result if the branch ends differently', async () => {
    const page = await retried();
    await pass(page);
    page.actions.liftCurtain();
    page.actions.resign();
    await settled();
    const [game] = await gamesOf(page);
    expect(game?.branches.map(({ card }) => card.winners !== undefined)).toEqual([true, true]);
    expect(game?.card.id).toBe(OVER.record.id);
  });

  it('moves to the top of the list while its branch is played', async () => {
    const page = await retried();
    startSmall(page);
    await pass(page);
    const other = page.state().table?.recordId;
    valueOf(await page.actions.openGame(OVER.record.id, 'if-free'));
    page.actions.showTurn(2);
    page.actions.playOnFromHere();
    await settled();
    await pass(page);
    const games = await gamesOf(page);
    const byTime = games.toSorted((a, b) => b.played - a.played);
    expect(byTime.map(({ card }) => card.id)).toEqual([OVER.record.id, other]);
  });

  it('has the card of the branch if it was left unfinished for that branch', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { openRacks: true }, 'NO,2b', ','));
    page.actions.showTurn(1);
    page.actions.playOnFromHere();
    await settled();
    await pass(page);
    const [game] = await gamesOf(page);
    expect(game?.card.id).toBe(page.state().table?.recordId);
  });
});

it('leaving a retry does not change the original record', async () => {
  const page = await retried();
  await page.actions.backToFinishedGame();
  expect(page.actions.exportRecord()).toBe(formatRecord(OVER.record));
});
