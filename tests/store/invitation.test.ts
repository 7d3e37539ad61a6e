import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import {
  invitedGame,
  isAtSharedTable,
  isFrontShown,
  isInvitationPending,
  mayReview,
} from '../../src/store';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { afterResignation } from '../support/games';
import { settled } from '../support/fake-services';
import { GAME_WORDS, PLAIN_DRAWS, smallGame, startSmall } from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import {
  CHOICE,
  deal,
  fragmentFor,
  hosting,
  joining,
  learnWords,
  onlineAs,
  reopened,
  type Tab,
} from '../support/tabs';

browserForEachTest();

/** The failure of a search through relays: test pages are not served securely. */
const RELAY_SEARCH_FAILED = { code: 'NOT_SECURE' } as const;

/** A finished game of one page alone, which allows a rematch. */
const OVER = afterResignation(
  smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human'), openRacks: true }, 'NO,2b'),
);

/** A tab with its own game that has invited a friend; no guest has connected yet. */
async function inviting(): Promise<Tab> {
  const tab = browser.open();
  await learnWords(tab);
  valueOf(await tab.actions.importRecord(formatRecord(OVER.record)));
  await settled();
  await hosting(browser, CHOICE, tab);
  expect(tab.state().panel).toBe('online');
  tab.actions.openPanel(undefined);
  return tab;
}

/** The same, after the player has started another game. */
async function playingAlone(): Promise<Tab> {
  const tab = await inviting();
  startSmall(tab);
  await settled();
  return tab;
}

describe('an invitation by link', () => {
  /** A tab in a game against a computer, which is also the last one that was set up. */
  async function atSolo(): Promise<Tab> {
    const tab = browser.open();
    await learnWords(tab);
    const { far: _, ...choice } = CHOICE;
    tab.actions.startGame({ ...choice, seats: seatsOf('human', 'computer') });
    tab.actions.shuffle();
    await settled();
    return tab;
  }
  const sent = async (tab: Tab): Promise<void> => {
    await tab.within(() => tab.actions.inviteFriend());
    await browser.until(() =>
      expect(onlineAs(tab, 'host').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
  };

  it('invites one friend to the last game, and contacts the relays', async () => {
    const tab = await atSolo();
    await sent(tab);
    const { plan, seats } = onlineAs(tab, 'host').state;
    expect(plan).toMatchObject({ far: [1], setup: { boardName: 'Small' } });
    expect(plan.setup.seats.map(({ player }) => player)).toEqual(['human', 'human']);
    expect(seats.map(({ at }) => at)).toEqual(['host', 'open']);
    expect(isFrontShown(tab.state())).toBe(true);
    const guest = await joining(browser, tab);
    await deal(browser, tab, guest);
  });

  it('is shown again, and is the same, if it is asked for twice', async () => {
    const tab = await atSolo();
    await sent(tab);
    const before = fragmentFor(tab, 1);
    tab.actions.openPanel(undefined);
    await sent(tab);
    expect(tab.state().panel).toBe('online');
    expect(fragmentFor(tab, 1)).toBe(before);
  });

  it('leaves no trace in a game of this page alone once it is cancelled', async () => {
    const tab = await atSolo();
    const shown = () => {
      // Texts are removed after a while; a new number shows that something was announced.
      const { announcements, ...state } = tab.state();
      return { ...state, announcements: announcements.at(-1)?.number };
    };
    // Besides the name under which the player invites, which is kept for the next time.
    const ofTables = ['online', 'onlineWords', 'meeting'];
    const stored = () =>
      new Map([...tab.storage.texts].filter(([name]) => !ofTables.includes(name)));
    const before = { shown: shown(), stored: stored(), record: tab.actions.exportRecord() };
    await sent(tab);
    tab.actions.leaveTable();
    await settled();
    expect({ shown: shown(), stored: stored(), record: tab.actions.exportRecord() }).toEqual(
      before,
    );
    expect(tab.storage.texts.get('online')).toBe('');
    expect(isAtSharedTable(tab.state())).toBe(false);
  });
});

describe('an unused invitation', () => {
  it('is put aside for a game of this page alone, which is no shared table', async () => {
    const tab = await inviting();
    expect(isAtSharedTable(tab.state())).toBe(false);
    expect(isInvitationPending(tab.state())).toBe(true);
    tab.actions.openPanel('set-up');
    expect(tab.state().panel).toBe('set-up');
  });

  it('stays put aside after a reload, and admits the friend once it is reopened', async () => {
    const tab = await playingAlone();
    const again = await reopened(browser, tab);
    expect(again.state().panel).toBeUndefined();
    expect(isAtSharedTable(again.state())).toBe(false);
    expect(again.state().table).toMatchObject({ online: undefined, turns: 0 });
    expect(fragmentFor(again, 1)).toBe(fragmentFor(tab, 1));
    again.within(() => again.actions.openPanel('online'));
    await joining(browser, again);
    expect(onlineAs(again, 'host').state.seats[1]).toMatchObject({ at: 'guest', name: 'Ann' });
  });

  it('connects to no peer after a reload until it is reopened', async () => {
    const tab = await playingAlone();
    tab.actions.openRooms();
    await browser.until(() =>
      expect(onlineAs(tab, 'host').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
    const again = await reopened(browser, tab);
    const friend = browser.open();
    await friend.actions.visit(fragmentFor(again, 1));
    const { fragment } = onlineAs(friend, 'visitor');
    friend.within(() => friend.actions.joinTable('Ann', fragment));
    await browser.pass(5000);
    expect(onlineAs(again, 'host').state.failure).toBeUndefined();
    expect(onlineAs(friend, 'guest').state.status).toBeUndefined();
    // Once the friend has joined, this failure no longer matters.
    const failures: unknown[] = [];
    again.store.subscribe(({ online }) => {
      if (online?.role === 'host') failures.push(online.state.failure);
    });
    again.within(() => again.actions.openPanel('online'));
    await browser.until(() => expect(failures).toContainEqual(RELAY_SEARCH_FAILED));
    await browser.until(() => expect(onlineAs(friend, 'guest').state.status?.kind).toBe('seated'));
  });

  it('contacts relays again, once reopened, whenever the host asks', async () => {
    const tab = await playingAlone();
    const again = await reopened(browser, tab);
    again.within(() => again.actions.openPanel('online'));
    again.actions.openRooms();
    await browser.until(() =>
      expect(onlineAs(again, 'host').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
  });

  it('admits no guest once it is withdrawn after a reload', async () => {
    const tab = await playingAlone();
    const again = await reopened(browser, tab);
    const invitation = fragmentFor(again, 1);
    again.within(() => again.actions.leaveTable());
    await browser.until(() => expect(again.state().online).toBeUndefined());
    again.within(() => again.actions.openPanel('online'));
    const friend = browser.open();
    await friend.actions.visit(invitation);
    friend.within(() => friend.actions.joinTable('Ann', invitation));
    await browser.pass(5000);
    expect(onlineAs(friend, 'guest').state.status).toBeUndefined();
    expect(again.state().table).toMatchObject({ online: undefined, turns: 0 });
  });

  it('is shown again when the set-up of another game is closed', async () => {
    const tab = await inviting();
    tab.actions.openSetup('far');
    tab.actions.openPanel(undefined);
    expect(tab.state().panel).toBe('online');
    tab.actions.openPanel('set-up');
    tab.actions.openPanel(undefined);
    expect(tab.state().panel).toBeUndefined();
  });

  it('can be replaced by one to another game', async () => {
    const tab = await playingAlone();
    const before = fragmentFor(tab, 1);
    tab.actions.openSetup('far');
    expect(tab.state()).toMatchObject({ panel: 'set-up', secondPlayer: 'far' });
    tab.within(() => tab.actions.startGame({ ...CHOICE, openRacks: true }));
    await browser.until(() => expect(fragmentFor(tab, 1)).not.toBe(before));
    expect(invitedGame(tab.state())?.openRacks).toBe(true);
    expect(isFrontShown(tab.state())).toBe(true);
    expect(onlineAs(tab, 'host').state.rooms).toBe('closed');
  });

  it('passes the host’s name and the use of relays on to the one that replaces it', async () => {
    const tab = await playingAlone();
    tab.actions.nameHost('Zoe', 'Player 1');
    const before = fragmentFor(tab, 1);
    tab.actions.openRooms();
    expect(onlineAs(tab, 'host').state.rooms).toBe('opening');
    tab.within(() => tab.actions.startGame({ ...CHOICE, openRacks: true }));
    await browser.until(() => expect(fragmentFor(tab, 1)).not.toBe(before));
    await browser.until(() =>
      expect(onlineAs(tab, 'host').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
    expect(onlineAs(tab, 'host').state.seats[0]).toMatchObject({ at: 'host', name: 'Zoe' });
  });

  it('is no longer put aside once the friend has joined and their game starts', async () => {
    const tab = await playingAlone();
    const alone = tab.actions.exportRecord();
    const guest = await joining(browser, tab);
    await browser.until(() => expect(isAtSharedTable(tab.state())).toBe(true));
    expect(isInvitationPending(tab.state())).toBe(false);
    expect(tab.actions.exportRecord()).toBe(alone);
    await deal(browser, tab, guest);
    const again = await reopened(browser, tab);
    expect(again.state().table?.online).toBe('host');
    again.actions.leaveTable();
    await browser.until(() => expect(again.actions.exportRecord()).toBe(alone));
  });

  it('allows other games to be played, reviewed and opened', async () => {
    const tab = await inviting();
    const alone = { ...CHOICE, far: [], openRacks: true, help: true, words: GAME_WORDS };
    tab.actions.startGame({ ...alone, seats: seatsOf('human', 'human') });
    tab.actions.pass();
    await settled();
    expect(mayReview(tab.state())).toBe(true);
    tab.actions.startGame({ ...alone, seats: seatsOf('human', 'computer') });
    await settled();
    const first = tab.state().table?.recordId;
    const again = tab.actions.quickStart();
    await settled();
    await learnWords(tab);
    await again;
    expect(tab.state().table).toMatchObject({ online: undefined, turns: 0 });
    expect(tab.state().table?.recordId).not.toBe(first);
  });

  it('is closed when another one is sent', async () => {
    const tab = await playingAlone();
    const old = fragmentFor(tab, 1);
    await hosting(browser, CHOICE, tab);
    await settled();
    expect(fragmentFor(tab, 1)).not.toBe(old);
    expect(tab.state().panel).toBe('online');
    const late = browser.open();
    await late.actions.visit(old);
    late.within(() => late.actions.joinTable('Bob', old));
    await browser.pass(3000);
    expect(onlineAs(late, 'guest').state.status?.kind).toBe('knocking');
    const again = await reopened(browser, tab);
    expect(fragmentFor(again, 1)).toBe(fragmentFor(tab, 1));
    again.within(() => again.actions.openPanel('online'));
    const guest = await joining(browser, again);
    await deal(browser, again, guest);
  });
});

describe('an invitation whose host was never reached', () => {
  /** A tab with its own game that has followed the link of a host whose page is closed. */
  async function waiting(): Promise<{ readonly host: Tab; readonly tab: Tab }> {
    const host = await hosting(browser);
    const tab = browser.open();
    startSmall(tab);
    await settled();
    await tab.actions.visit(fragmentFor(host, 1));
    host.close();
    const { fragment } = onlineAs(tab, 'visitor');
    tab.within(() => tab.actions.joinTable('Ann', fragment));
    await browser.until(() =>
      expect(onlineAs(tab, 'guest').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
    return { host, tab };
  }

  it('is put aside for a game of this page alone, also after a reload', async () => {
    const { tab } = await waiting();
    expect(isInvitationPending(tab.state())).toBe(true);
    expect(tab.state().panel).toBe('online');
    const again = await reopened(browser, tab);
    await browser.pass(5000);
    expect(again.state().panel).toBeUndefined();
    expect(isAtSharedTable(again.state())).toBe(false);
    expect(again.state().table).toMatchObject({ online: undefined, turns: 0 });
    expect(onlineAs(again, 'guest').state).toMatchObject({ status: undefined, failure: undefined });
  });

  it('connects to the host once it is reopened', async () => {
    const { host, tab } = await waiting();
    const again = await reopened(browser, tab);
    const hostAgain = await reopened(browser, host);
    await browser.pass(5000);
    expect(onlineAs(hostAgain, 'host').state.seats[1]?.at).toBe('open');
    again.within(() => again.actions.openPanel('online'));
    await browser.until(() => expect(onlineAs(again, 'guest').state.status?.kind).toBe('seated'));
    expect(isInvitationPending(again.state())).toBe(false);
    await deal(browser, hostAgain, again);
  });

  it('opens after a reload if there is no other game', async () => {
    const host = await hosting(browser);
    const guest = browser.open();
    await guest.actions.visit(fragmentFor(host, 1));
    host.close();
    const { fragment } = onlineAs(guest, 'visitor');
    guest.within(() => guest.actions.joinTable('Ann', fragment));
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
    const again = await reopened(browser, guest);
    expect(again.state().panel).toBe('online');
    await browser.until(() =>
      expect(onlineAs(again, 'guest').state.failure).toEqual(RELAY_SEARCH_FAILED),
    );
  });
});

describe('a shared game that has started', () => {
  it('is reported over a local game after a reload, even if no peer is connected', async () => {
    const host = await hosting(browser);
    await learnWords(host);
    const tab = browser.open();
    startSmall(tab);
    await settled();
    const guest = await joining(browser, host, 'Ann', 1, tab);
    await deal(browser, host, guest);
    host.close();
    const guestAgain = await reopened(browser, guest);
    expect(guestAgain.state()).toMatchObject({ panel: 'online', table: { online: undefined } });
    expect(isAtSharedTable(guestAgain.state())).toBe(true);
    guestAgain.close();
    const hostAgain = await reopened(browser, host);
    expect(hostAgain.state().table?.online).toBe('host');
    expect(isInvitationPending(hostAgain.state())).toBe(false);
  });
});
