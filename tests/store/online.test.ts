import { describe, expect, it, vi } from 'vitest';
import { crossword, err, formatRecord, ok, type RuleBook } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import { isAtSharedTable, isAwayAt, hasOtherLexicon, seatStatusAt } from '../../src/store';
import {
  ENTRY,
  GAME_NOT_OPENED,
  HOST_AWAY,
  HOST_BACK,
  PUZZLES,
  TABLE_CLOSED,
} from '../../src/messages';
import { enter, ENTRY_FILES, entryOn } from '../support/entry';
import { fakeNetwork } from '../support/fake-connections';
import { storedGame } from '../support/kept-games';
import { squareOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { compiled, fakeStorage, laidOf, PLAIN_DRAWS, smallGame } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import {
  CHOICE,
  deal,
  dealt,
  fragmentFor,
  hosting,
  joining,
  learnWords,
  nonsenseOf,
  onlineAs,
  playBest,
  playOn,
  reopened,
  type Tab,
  tilesOf,
} from '../support/tabs';

browserForEachTest();

const gameAt = ({ state }: Tab) => {
  const { table } = state();
  if (!table) throw new Error('There is no game');
  return table;
};

const phaseOf = (tab: Tab) => tab.state().table?.phase;
const keptAt = ({ storage }: Tab) => storage.texts.get('online');

/** A table whose first seat belongs to a guest. */
const GUEST_BEGINS = { ...CHOICE, far: [0] };

async function leave(tab: Tab): Promise<void> {
  tab.actions.leaveTable();
  await browser.until(() => expect(tab.state().online).toBeUndefined());
  await browser.until(() => expect(keptAt(tab)).toBe(''));
}

/** Takes the second seat of a host’s table by exchanging codes. */
async function joiningByCode(host: Tab, tab: Tab): Promise<Tab> {
  await tab.actions.visit('');
  const offer = (): string | undefined => onlineAs(host, 'host').state.offers.get(1);
  const before = offer();
  host.actions.offerCode(1);
  await browser.until(() => expect(offer()).not.toBe(before));
  tab.actions.joinTable('Ann', offer() ?? '');
  const answer = (): string | undefined => onlineAs(tab, 'guest').state.answer;
  await browser.until(() => expect(answer()).toBeDefined());
  host.actions.takeAnswer(answer() ?? '');
  await browser.until(() => expect(onlineAs(tab, 'guest').state.status?.kind).toBe('seated'));
  return tab;
}

const LOCAL = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'human') }, 'NO,2b', ',');
const LOCAL_TEXT = formatRecord(LOCAL.record);

async function withLocalGame(tab: Tab = browser.open()): Promise<Tab> {
  valueOf(await tab.actions.importRecord(LOCAL_TEXT));
  await settled();
  return tab;
}

describe('a table with remote seats', () => {
  it('opens before the deal, with an invitation to each remote seat', async () => {
    const host = await hosting(browser);
    const { state, connection } = onlineAs(host, 'host');
    const { plan } = state;
    expect(host.state().panel).toBe('online');
    expect(host.state().table).toBeUndefined();
    expect(state).toMatchObject({
      seats: [
        { at: 'host', name: 'Player 1' },
        { at: 'open', name: 'Player 2' },
      ],
      rooms: 'closed',
      failure: undefined,
      isPlaying: false,
    });
    expect([...state.invitations.keys()]).toEqual([1]);
    expect(fragmentFor(host, 1)).toMatch(/^#join=[a-z2-7]{16}(?:\.[a-z2-7]{26}){2}$/);
    expect(plan).toMatchObject({ draws: 'joint', far: [1] });
    expect(connection.isLocal).toBe(false);
  });

  it('is not created if all players are here: the game is dealt at once', () => {
    const page = browser.open();
    page.actions.startGame({ ...CHOICE, far: [] });
    expect(page.state().online).toBeUndefined();
    expect(gameAt(page)).toMatchObject({ online: undefined, turns: 0 });
  });

  it('keeps the current game on screen until the deal', async () => {
    const host = await hosting(browser, CHOICE, await withLocalGame());
    expect(host.actions.exportRecord()).toBe(LOCAL_TEXT);
    expect(isAtSharedTable(host.state())).toBe(false);
    expect(seatStatusAt(host.state(), 1)).toBeUndefined();
    const guest = await joining(browser, host);
    expect(isAtSharedTable(host.state())).toBe(true);
    await deal(browser, host, guest);
    expect(seatStatusAt(host.state(), 1)).toMatchObject({ at: 'guest', name: 'Ann' });
  });

  it('deals nothing while a seat is open', async () => {
    const host = await hosting(browser);
    host.actions.dealGame();
    await browser.pass(2000);
    expect(host.state().table).toBeUndefined();
    expect(onlineAs(host, 'host').state.isPlaying).toBe(false);
  });

  it('deals once every guest is connected, and shows that it is waiting', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host);
    guest.close();
    await browser.until(() => expect(onlineAs(host, 'host').state.seats[1]?.isAway).toBe(true));
    host.actions.dealGame();
    await browser.pass(2000);
    expect(onlineAs(host, 'host').state).toMatchObject({ isDealing: true, isPlaying: false });
    expect(host.state().table).toBeUndefined();
    const again = await reopened(browser, guest);
    await browser.until(() => expect(again.state().table?.online).toBe('guest'));
    expect(onlineAs(host, 'host').state).toMatchObject({ isDealing: false, isPlaying: true });
    expect(gameAt(host).recordId).toBe(gameAt(again).recordId);
  });

  it('replaces the dialog for new games', async () => {
    const host = await hosting(browser);
    await joining(browser, host);
    host.actions.openPanel(undefined);
    host.actions.openPanel('set-up');
    expect(host.state().panel).toBe('online');
    host.actions.openPanel('help');
    expect(host.state().panel).toBe('help');
    host.actions.leaveTable();
    await browser.until(() => expect(host.state().online).toBeUndefined());
    host.actions.openPanel('set-up');
    expect(host.state().panel).toBe('set-up');
  });
});

describe('a visitor', () => {
  const invited = async () => {
    const host = await hosting(browser);
    const visitor = browser.open();
    await visitor.actions.visit(fragmentFor(host, 1));
    return { host, visitor };
  };

  it('is asked for a name before anything is sent', async () => {
    const { host, visitor } = await invited();
    expect(visitor.state().panel).toBe('online');
    expect(onlineAs(visitor, 'visitor').fragment).toBe(fragmentFor(host, 1));
    expect(isAtSharedTable(visitor.state())).toBe(false);
    await browser.pass(3000);
    expect(onlineAs(host, 'host').state.seats[1]?.at).toBe('open');
    expect(keptAt(visitor)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['half a link', '#join=abc'],
    ['another address', 'https://example.org/#help'],
    ['a word', 'friends'],
    ['a word in the fragment of a code', '#code=friends'],
    ['a book', 'a'.repeat(4001)],
  ])('is refused with %s, and stays', async (_what, way) => {
    const { visitor } = await invited();
    expect(visitor.within(() => visitor.actions.joinTable('Ann', way))).toEqual(
      err({ code: 'NOT_AN_INVITATION' }),
    );
    expect(onlineAs(visitor, 'visitor').connection.name).toBe('');
  });

  it('is refused without an invitation', () => {
    const player = browser.open();
    expect(player.actions.joinTable('Ann', '')).toEqual(err({ code: 'NOT_AN_INVITATION' }));
    expect(player.state().online).toBeUndefined();
  });

  it('is refused with an invisible name', async () => {
    const { visitor } = await invited();
    const { fragment } = onlineAs(visitor, 'visitor');
    expect(visitor.within(() => visitor.actions.joinTable('\u202E ', fragment))).toEqual(
      err({ code: 'NO_NAME' }),
    );
  });

  it.each<[string, (fragment: string) => string]>([
    ['the fragment alone', (fragment) => fragment],
    ['the address', (fragment) => `https://example.org/play/${fragment}`],
    [
      'an address changed by a chat program',
      (fragment) => `Come: <https://example.org/${fragment} >\nAnn`,
    ],
  ])('joins the table by its link: %s', async (_what, wayOf) => {
    const { host, visitor } = await invited();
    const way = wayOf(fragmentFor(host, 1));
    expect(visitor.within(() => visitor.actions.joinTable('Ann', way))).toEqual(ok(undefined));
    await browser.until(() =>
      expect(onlineAs(visitor, 'guest').state.status).toEqual({
        kind: 'seated',
        seat: 1,
        isHostAway: false,
      }),
    );
    const seats = [
      { at: 'host', name: 'Player 1', isAway: false },
      { at: 'guest', name: 'Ann', isAway: false },
    ];
    expect(onlineAs(visitor, 'guest')).toMatchObject({ hasLink: true, state: { seats } });
    expect(onlineAs(host, 'host').state.seats).toEqual(seats);
    expect(host.said()).toEqual(['Ann joined.']);
  });

  it('is offered the same name the next time, on any page of this browser', async () => {
    const host = await hosting(browser);
    const storage = fakeStorage();
    await joining(browser, host, 'Ann', 1, browser.open(storage));
    const next = browser.open(fakeStorage({ meeting: storage.texts.get('meeting') ?? '' }));
    await next.actions.visit('');
    await browser.until(() => expect(onlineAs(next, 'visitor').connection.name).toBe('Ann'));
  });

  it('returns to the game on screen, or to the front page', async () => {
    const { visitor } = await invited();
    visitor.actions.leaveTable();
    await browser.until(() => expect(visitor.state().online).toBeUndefined());
    expect(visitor.state().panel).toBeUndefined();
    const player = await withLocalGame();
    await player.actions.visit('');
    player.actions.leaveTable();
    await browser.until(() => expect(player.state().online).toBeUndefined());
    expect(player.state().panel).toBeUndefined();
    expect(player.actions.exportRecord()).toBe(LOCAL_TEXT);
  });

  it('gets back the seat of a game that was left, even after other tables', async () => {
    const { host, guest } = await dealt(browser);
    await leave(guest);
    await joining(browser, await hosting(browser), 'Ann', 1, guest);
    await leave(guest);
    const again = await joining(browser, host, 'Ann', 1, await reopened(browser, guest));
    await browser.until(() => expect(gameAt(again).recordId).toBe(gameAt(host).recordId));
  });

  it('gets back the seat of a game to which it came by a code, even after other tables', async () => {
    const { RTCPeerConnection } = fakeNetwork({ hasWay: true, isGathered: true });
    vi.stubGlobal('RTCPeerConnection', RTCPeerConnection);
    const host = await hosting(browser);
    const guest = await joiningByCode(host, browser.open());
    await deal(browser, host, guest);
    await leave(guest);
    await joiningByCode(await hosting(browser), guest);
    await leave(guest);
    await joining(browser, await hosting(browser), 'Ann', 1, guest);
    await leave(guest);
    await joiningByCode(host, guest);
    await browser.until(() => expect(gameAt(guest).recordId).toBe(gameAt(host).recordId));
  });

  it('gets back a seat that was left in another tab', async () => {
    const storage = fakeStorage();
    const [one, other] = [browser.open(storage), browser.open(storage)];
    const [first, second] = [await hosting(browser), await hosting(browser)];
    await joining(browser, first, 'Ann', 1, one);
    await joining(browser, second, 'Ann', 1, other);
    await leave(one);
    await leave(other);
    await joining(browser, first, 'Ann', 1, other);
    await leave(other);
    await joining(browser, second, 'Ann', 1, await reopened(browser, one));
  });

  it('is shown with the visible part of the name', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host, ' \u202eAn\u0000n ');
    expect(onlineAs(host, 'host').state.seats[1]?.name).toBe('Ann');
    expect(onlineAs(guest, 'guest').state.seats[1]?.name).toBe('Ann');
  });

  it('is refused a seat that is taken', async () => {
    const host = await hosting(browser);
    await joining(browser, host);
    const late = browser.open();
    await late.actions.visit(fragmentFor(host, 1));
    const { fragment } = onlineAs(late, 'visitor');
    late.within(() => late.actions.joinTable('Eve', fragment));
    await browser.until(() =>
      expect(onlineAs(late, 'guest').state.status).toEqual({
        kind: 'turned-away',
        reason: 'taken',
      }),
    );
    expect(onlineAs(host, 'host').state.seats[1]?.name).toBe('Ann');
  });

  it('contacts no relay if the host is in another tab', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host);
    await browser.pass(5000);
    expect(onlineAs(guest, 'guest').state.failure).toBeUndefined();
  });

  // Relays can't be contacted here: test pages are not served securely.
  const LOOKED = { code: 'NOT_SECURE' } as const;

  it('contacts relays if no tab hosts the table', async () => {
    const { host, visitor } = await invited();
    host.close();
    const { fragment } = onlineAs(visitor, 'visitor');
    visitor.within(() => visitor.actions.joinTable('Ann', fragment));
    await browser.until(() => expect(onlineAs(visitor, 'guest').state.failure).toEqual(LOOKED));
  });

  it('contacts no relay in a local connection', async () => {
    const { host, visitor } = await invited();
    host.close();
    const { fragment } = onlineAs(visitor, 'visitor');
    visitor.actions.changeConnection({ isLocal: true });
    visitor.within(() => visitor.actions.joinTable('Ann', fragment));
    await browser.pass(5000);
    expect(onlineAs(visitor, 'guest').state).toMatchObject({
      status: undefined,
      failure: undefined,
    });
  });

  it('is shown what is wrong with a code', async () => {
    const visitor = browser.open();
    await visitor.actions.visit('');
    const code = 'H'.repeat(60);
    expect(visitor.within(() => visitor.actions.joinTable('Ann', ` #code=${code}\n`))).toEqual(
      ok(undefined),
    );
    await browser.until(() =>
      expect(onlineAs(visitor, 'guest').state.failure).toMatchObject({ code: 'BAD_CODE' }),
    );
    expect(onlineAs(visitor, 'guest').hasLink).toBe(false);
  });
});

describe('the connection settings', () => {
  it('are saved and restored', async () => {
    const host = await hosting(browser);
    const relays = ['wss://relay.example'];
    const { connection } = onlineAs(host, 'host');
    host.actions.changeConnection({ isLocal: true, helpers: { ...connection.helpers, relays } });
    const changed = { isLocal: true, helpers: { ...connection.helpers, relays } };
    expect(onlineAs(host, 'host').connection).toMatchObject(changed);
    const again = await reopened(browser, host);
    expect(onlineAs(again, 'host').connection).toEqual(onlineAs(host, 'host').connection);
  });

  it.each([
    ['no JSON', 'x'],
    ['a list', '[]'],
    ['parts of the wrong types', '{"name":7,"isLocal":"yes","helpers":null}'],
    ['a name that is too long', `{"name":"${'a'.repeat(41)}"}`],
    ['too many relays', `{"helpers":{"relays":${JSON.stringify(Array(21).fill('wss://a.b'))}}}`],
  ])('return to their defaults if they are invalid: %s', async (_what, connection) => {
    const first = browser.open();
    await first.actions.visit('');
    const damaged = browser.open(fakeStorage({ meeting: connection }));
    await damaged.actions.visit('');
    await browser.until(() =>
      expect(onlineAs(damaged, 'visitor').connection).toEqual(
        onlineAs(first, 'visitor').connection,
      ),
    );
  });
});

describe('a game between two tabs', () => {
  it('shows each player the player’s own view', async () => {
    const { host, guest } = await dealt(browser);
    for (const tab of [host, guest]) {
      expect(tab.state().panel).toBeUndefined();
      expect(gameAt(tab)).toMatchObject({ turns: 0, recordId: gameAt(host).recordId });
      expect(gameAt(tab).view.seats.map(({ name }) => name)).toEqual(['Player 1', 'Ann']);
      expect(tilesOf(tab)).toHaveLength(4);
    }
    expect(gameAt(host)).toMatchObject({ online: 'host', phase: 'your-turn', hasRecord: true });
    expect(gameAt(guest)).toMatchObject({ online: 'guest', phase: 'their-turn', hasRecord: false });
    expect(guest.said().at(-1)).toMatch(/^Player 1 begins\. Rack: (?:\w+, ){3}\w+\.$/);
    expect(gameAt(host).view.viewer).toBe(0);
    expect(gameAt(guest).view.viewer).toBe(1);
    expect(gameAt(guest).view.seats[0]?.rack.kind).toBe('hidden');
    expect(guest.actions.exportRecord()).toBeUndefined();
    expect(seatStatusAt(guest.state(), 0)?.at).toBe('host');
    expect(seatStatusAt(guest.state(), 1)).toEqual({ at: 'guest', name: 'Ann', isAway: false });
  });

  it('is played in both directions', async () => {
    const { host, guest } = await dealt(browser);
    playBest(guest);
    expect(gameAt(guest).phase).toBe('their-turn');
    playBest(host);
    await browser.until(() => expect(phaseOf(guest)).toBe('your-turn'));
    playBest(guest);
    expect(gameAt(guest).phase).toBe('drawing');
    await browser.until(() => expect(phaseOf(host)).toBe('your-turn'));
    expect(gameAt(host).turns).toBe(2);
    expect(gameAt(host).view.turns).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(gameAt(guest).view.grid).toEqual(gameAt(host).view.grid);
    expect(host.said().at(-1)).toMatch(/^Ann: .*Your turn\.$/);
    expect(guest.said().at(-1)).toMatch(/^\w+ (?:across|down) from .* Drew /);
  });

  it('continues while a player looks back', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 1, host, guest);
    host.actions.showTurn(0);
    expect(phaseOf(host)).toBe('looking-back');
    playBest(guest);
    await browser.until(() => expect(gameAt(host)).toMatchObject({ turns: 2, turnsShown: 0 }));
    guest.actions.showTurn(1);
    expect(gameAt(guest)).toMatchObject({ phase: 'looking-back', turnsShown: 1, turns: 2 });
    guest.actions.playOnFromHere();
    expect(gameAt(guest).recordId).toBe(gameAt(host).recordId);
  });

  it('stays on the table if a puzzle is asked for', async () => {
    const { host, guest } = await dealt(browser);
    for (const tab of [host, guest]) {
      await tab.actions.openPuzzles();
      expect(tab.state().notice).toMatchObject({ tone: 'refusal', headline: PUZZLES.notOpened });
      expect(tab.state().puzzles).toBeUndefined();
    }
    await playOn(browser, 2, host, guest);
    expect(gameAt(guest).view.grid).toEqual(gameAt(host).view.grid);
  });

  it('stays on the table if another game is opened', async () => {
    const storage = fakeStorage({ 'game/game': storedGame(LOCAL) });
    const host = await hosting(browser, CHOICE, browser.open(storage, ENTRY_FILES));
    const guest = await joining(browser, host);
    await deal(browser, host, guest);
    for (const tab of [host, guest]) {
      const { recordId } = gameAt(tab);
      for (const open of [
        ...(tab === host
          ? [
              () => host.actions.openGame('game', 'if-free'),
              () => host.actions.importGcg('#player1 a A\n#player2 b B\n'),
            ]
          : []),
        () => tab.actions.importRecord(LOCAL_TEXT),
        async () => tab.actions.startGame({ ...CHOICE, far: [] }),
      ]) {
        tab.actions.showNotice({ tone: 'remark', headline: '' });
        await open();
        await browser.atOnce(() =>
          expect(tab.state().notice).toMatchObject({ headline: GAME_NOT_OPENED.headline }),
        );
        expect(gameAt(tab).recordId).toBe(recordId);
      }
    }
    for (const tab of [host, guest]) await learnWords(tab);
    await playOn(browser, 2, host, guest);
    expect(gameAt(guest).view.grid).toEqual(gameAt(host).view.grid);
  });

  it('stays on the table if a finished game is entered, which goes to the library', async () => {
    const host = await hosting(browser, CHOICE, browser.open(fakeStorage(), ENTRY_FILES));
    await host.actions.enterGame();
    const entered = entryOn(host);
    enter(entered, 'RETINAL,8d');
    entered.state().actions.changeEntry({ kind: 'change-ending', ending: { isStopped: true } });
    await deal(browser, host, await joining(browser, host));
    const { recordId } = gameAt(host);
    const saved = valueOf(await entered.state().actions.save());
    expect(saved).toMatchObject({ isOpened: false, headline: ENTRY.saved });
    expect(gameAt(host).recordId).toBe(recordId);
    expect([...host.storage.texts.keys()].some((name) => name.startsWith('game/'))).toBe(true);
  });

  it('can have several guests, each with an invitation', async () => {
    const rules: RuleBook = { ...CHOICE.rules, seats: { least: 2, most: 3, fixed: [] } };
    const seats = seatsOf('human', 'human', 'human');
    const host = await hosting(browser, { ...CHOICE, rules, seats, far: [0, 2] });
    await learnWords(host);
    const ann = await joining(browser, host, 'Ann', 2);
    expect(onlineAs(host, 'host').state.seats[0]?.at).toBe('open');
    const bo = await joining(browser, host, 'Bo', 0);
    expect(fragmentFor(host, 0)).not.toBe(fragmentFor(host, 2));
    await browser.until(() => expect(ann.said()).toContain('Bo joined.'));
    await deal(browser, host, ann, bo);
    for (const tab of [ann, bo]) await learnWords(tab);
    await playOn(browser, 4, host, ann, bo);
    expect(gameAt(ann).view.turns.map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
    expect(gameAt(bo).view.grid).toEqual(gameAt(ann).view.grid);
  });

  it('ends when a guest resigns', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    guest.actions.resign();
    await browser.until(() => expect([phaseOf(host), phaseOf(guest)]).toEqual(['over', 'over']));
    expect(host.said().join(' ')).toContain('Ann');
    expect(gameAt(host).view.result).toEqual(gameAt(guest).view.result);
  });
});

describe('a word that is not in the list', () => {
  it('is refused on the guest’s page at once if both have the same list', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    guest.actions.typeMove(nonsenseOf(guest));
    guest.actions.submit();
    expect(phaseOf(guest)).toBe('your-turn');
    expect(guest.state().notice).toMatchObject({ tone: 'refusal' });
    await browser.pass(2000);
    expect(gameAt(host).turns).toBe(0);
  });

  async function withOtherWords(list: readonly string[]) {
    const host = await hosting(browser, GUEST_BEGINS);
    await learnWords(host);
    const guest = await joining(browser, host, 'Ann', 0);
    await deal(browser, host, guest);
    guest.actions.loadWords();
    await guest.words.settle(ok(compiled(list)));
    // No other list of the page matches the host's.
    await guest.words.settle(ok(compiled(['EI'])));
    return { host, guest };
  }

  it('is refused by the host if the lists differ, and the guest is notified', async () => {
    const { guest } = await withOtherWords(['EI', 'IE']);
    expect(hasOtherLexicon(guest.state())).toBe(true);
    const typed = nonsenseOf(guest);
    guest.actions.typeMove(typed);
    expect(guest.state().verdict).toMatchObject({
      kind: 'play',
      judged: { ok: true, value: { wordsChecked: false } },
    });
    guest.actions.submit();
    expect(phaseOf(guest)).toBe('drawing');
    expect(guest.state().notice).toBeUndefined();
    await browser.until(() => expect(phaseOf(guest)).toBe('your-turn'));
    const { notice } = guest.state();
    const [word = ''] = typed.split(',');
    expect(notice).toMatchObject({ tone: 'refusal', headline: expect.stringContaining(word) });
    expect(notice?.reason).toContain(word);
    expect(gameAt(guest).turns).toBe(0);
    expect(guest.said().at(-1)).toContain(word);
  });

  it('is refused with a notice again if it is tried again', async () => {
    const { guest } = await withOtherWords(['EI', 'IE']);
    const typed = nonsenseOf(guest);
    const tryIt = async (): Promise<void> => {
      guest.actions.typeMove(typed);
      guest.actions.submit();
      expect(guest.state().notice).toBeUndefined();
      await browser.until(() => expect(guest.state().notice?.tone).toBe('refusal'));
      expect(phaseOf(guest)).toBe('your-turn');
    };
    await tryIt();
    await tryIt();
  });

  it('is accepted if the host’s list has it', async () => {
    const { host, guest } = await withOtherWords(['EI', 'IE']);
    playBest(guest);
    await browser.until(() => expect(phaseOf(host)).toBe('your-turn'));
    expect(gameAt(guest).turns).toBe(1);
    expect(guest.state().notice).toBeUndefined();
  });

  it('is judged by the host if the guest can load no list', async () => {
    const host = await hosting(browser, GUEST_BEGINS);
    const guest = await joining(browser, host, 'Ann', 0);
    await deal(browser, host, guest);
    guest.actions.loadWords();
    expect(hasOtherLexicon(guest.state())).toBe(false);
    // Neither the default list nor another one of the page arrives.
    await guest.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
    await guest.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
    expect(guest.state().words.kind).toBe('failed');
    expect(hasOtherLexicon(guest.state())).toBe(true);
    expect(hasOtherLexicon(host.state())).toBe(false);
  });
});

describe('an absent player', () => {
  it('is announced to the host, and so is the return', async () => {
    const { host, guest } = await dealt(browser);
    expect(isAwayAt(host.state(), 1)).toBe(false);
    guest.close();
    await browser.until(() => expect(host.said()).toContain('Ann is away.'));
    expect(isAwayAt(host.state(), 1)).toBe(true);
    expect(isAwayAt(host.state(), 0)).toBe(false);
    await reopened(browser, guest);
    await browser.until(() => expect(host.said().at(-1)).toBe('Ann is back.'));
    expect(isAwayAt(host.state(), 1)).toBe(false);
    expect(host.said().filter((text) => text === 'Ann is away.')).toHaveLength(1);
  });

  it('is announced to the guest if it is the host, and so is the return', async () => {
    const { host, guest } = await dealt(browser);
    host.close();
    await browser.until(() => expect(guest.said().at(-1)).toBe(HOST_AWAY));
    expect(isAwayAt(guest.state(), 0)).toBe(true);
    expect(isAwayAt(guest.state(), 1)).toBe(false);
    await reopened(browser, host);
    await browser.until(() => expect(guest.said().at(-1)).toBe(HOST_BACK));
    expect(isAwayAt(guest.state(), 0)).toBe(false);
  });

  it('is detected at once if the page says goodbye', async () => {
    const { host, guest } = await dealt(browser);
    host.leave();
    await browser.atOnce(() => expect(isAwayAt(guest.state(), 0)).toBe(true));
    expect(onlineAs(guest, 'guest').state.status?.kind).toBe('seated');
    const again = await reopened(browser, host);
    await browser.until(() => expect(guest.said().at(-1)).toBe(HOST_BACK));
    guest.leave();
    await browser.atOnce(() => expect(again.said().at(-1)).toBe('Ann is away.'));
    await reopened(browser, guest);
    await browser.until(() => expect(again.said().at(-1)).toBe('Ann is back.'));
  });
});

const letterAt = ({ state }: Tab): number =>
  state().draft.tiles.findIndex(({ kind }) => kind === 'letter');

describe('after a reload', () => {
  it('the host continues with the same seats, racks and draft', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 2, host, guest);
    host.actions.dropOnSquare(letterAt(host), squareOf('h10'));
    const before = { tiles: tilesOf(host), laid: laidOf(host.state()), game: gameAt(host) };
    expect(before.laid).toMatch(/^h10 /);
    const again = await reopened(browser, host);
    expect(again.state().panel).toBeUndefined();
    expect(gameAt(again)).toMatchObject({
      recordId: before.game.recordId,
      turns: 2,
      online: 'host',
      phase: 'your-turn',
    });
    expect(gameAt(again).view.seats).toEqual(before.game.view.seats);
    expect(laidOf(again.state())).toBe(before.laid);
    expect(tilesOf(again)).toBe(before.tiles);
    expect(onlineAs(again, 'host').state.invitations).toEqual(
      onlineAs(host, 'host').state.invitations,
    );
    await browser.until(() =>
      expect(onlineAs(again, 'host').state.seats[1]).toMatchObject({ name: 'Ann', isAway: false }),
    );
    await learnWords(again);
    again.actions.recall();
    await playOn(browser, 4, again, guest);
    expect(gameAt(guest).view.grid).toEqual(gameAt(again).view.grid);
  });

  it('the guest continues with the same seat, rack and draft', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 2, host, guest);
    guest.actions.dropOnSquare(letterAt(guest), squareOf('h10'));
    const before = { tiles: tilesOf(guest), laid: laidOf(guest.state()) };
    expect(before.laid).toMatch(/^h10 /);
    const again = await reopened(browser, guest);
    await browser.until(() => expect(again.state().table?.online).toBe('guest'));
    expect(gameAt(again)).toMatchObject({ turns: 2, phase: 'their-turn' });
    expect(gameAt(again).view.viewer).toBe(1);
    expect(laidOf(again.state())).toBe(before.laid);
    expect(tilesOf(again)).toBe(before.tiles);
    expect(again.state().panel).toBeUndefined();
    await learnWords(again);
    again.actions.recall();
    await playOn(browser, 4, host, again);
    expect(gameAt(again).view.grid).toEqual(gameAt(host).view.grid);
  });

  it('a draft is restored even in a tab that also has its own game', async () => {
    const tab = await withLocalGame();
    const host = await hosting(browser, CHOICE, tab);
    const guest = await joining(browser, host);
    await deal(browser, host, guest);
    host.actions.dropOnSquare(letterAt(host), squareOf('h10'));
    const laid = laidOf(host.state());
    expect(laid).toMatch(/^h10 /);
    expect(laidOf((await reopened(browser, host)).state())).toBe(laid);
  });

  it('a host that had not dealt yet keeps its own word list', async () => {
    const list = { kind: 'own', name: 'mine.txt', text: 'mine' } as const;
    const host = await hosting(browser, { ...CHOICE, words: { ...CHOICE.words, list } });
    const again = await reopened(browser, host);
    const guest = await joining(browser, again);
    again.within(() => again.actions.dealGame());
    await browser.until(() => expect(again.state().table?.online).toBe('host'));
    expect(again.state().wordList).toEqual(list);
    expect(onlineAs(guest, 'guest').state.status?.kind).toBe('seated');
  });

  it('the text in the move box is restored', async () => {
    const { guest } = await dealt(browser, GUEST_BEGINS);
    guest.actions.typeMove('TE,d4');
    const again = await reopened(browser, guest);
    await browser.until(() => expect(again.state().table?.online).toBe('guest'));
    expect(again.state().typed).toBe('TE,d4');
  });

  it('the host continues with its own word list until it leaves the table', async () => {
    const list = { kind: 'own', name: 'mine.txt', text: 'mine' } as const;
    const tab = await withLocalGame();
    const own = { ...CHOICE, words: { ...CHOICE.words, list } };
    const host = await hosting(browser, own, tab);
    const guest = await joining(browser, host);
    await deal(browser, host, guest);
    expect(host.state().wordList).toEqual(list);
    const again = await reopened(browser, host);
    expect(again.state().wordList).toEqual(list);
    expect(again.words.wanted()).toEqual(list);
    again.actions.leaveTable();
    await browser.until(() => expect(again.actions.exportRecord()).toBe(LOCAL_TEXT));
    expect(again.state().wordList).toEqual(DEFAULT_LIST);
  });

  it('a waiting table keeps its invitations', async () => {
    const host = await hosting(browser);
    const fragment = fragmentFor(host, 1);
    const again = await reopened(browser, host);
    expect(again.state().panel).toBe('online');
    expect(fragmentFor(again, 1)).toBe(fragment);
    const guest = await joining(browser, again);
    expect(onlineAs(guest, 'guest').state.seats[1]?.name).toBe('Ann');
  });

  it('the host continues with the game it was dealing, not with the previous one', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    const first = gameAt(host).recordId;
    guest.actions.resign();
    await browser.until(() => expect(phaseOf(guest)).toBe('over'));
    guest.close();
    host.actions.dealGame();
    await browser.pass(100);
    const hostAgain = await reopened(browser, host);
    expect(onlineAs(hostAgain, 'host').state).toMatchObject({ isDealing: true });
    expect(gameAt(hostAgain)).toMatchObject({ recordId: first, phase: 'over' });
    const guestAgain = await reopened(browser, guest);
    await browser.until(() => expect(guestAgain.state().table?.turns).toBe(0));
    expect(gameAt(guestAgain).recordId).toBe(gameAt(hostAgain).recordId);
    expect(gameAt(guestAgain).recordId).not.toBe(first);
    expect(onlineAs(hostAgain, 'host').state).toMatchObject({ isDealing: false });
  });

  it('a waiting guest keeps its seat', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host);
    const again = await reopened(browser, guest);
    await browser.until(() => expect(onlineAs(again, 'guest').state.status?.kind).toBe('seated'));
    expect(again.state().panel).toBe('online');
    await deal(browser, host, again);
    expect(tilesOf(again)).toHaveLength(4);
  });

  it('both continue to the end, reloaded one after the other', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 1, host, guest);
    const hostAgain = await reopened(browser, host);
    await learnWords(hostAgain);
    const guestAgain = await reopened(browser, guest);
    await browser.until(() => expect(guestAgain.state().table?.online).toBe('guest'));
    await learnWords(guestAgain);
    await playOn(browser, Infinity, hostAgain, guestAgain);
    await browser.until(() =>
      expect(onlineAs(guestAgain, 'guest').state.draws).toMatchObject({
        kind: 'verified',
        result: { ok: true },
      }),
    );
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing of a table', '{}'],
    ['half a host', '{"role":"host","invitations":[],"helpers":null,"host":"{}"}'],
    ['half a guest', '{"role":"guest","invitation":null,"helpers":null,"guest":""}'],
  ])('invalid saved data is reported, and the page works: %s', async (_what, online) => {
    const page = browser.open(fakeStorage({ online, record: LOCAL_TEXT }));
    await page.within(() => page.restore());
    expect(page.state().notice).toMatchObject({
      tone: 'remark',
      headline: 'Couldn’t reopen your table.',
    });
    expect(page.state().online).toBeUndefined();
    expect(await page.storage.read('online')).toBeUndefined();
    expect(await page.actions.unreadable()?.read()).toBe(online);
    expect(page.actions.exportRecord()).toBe(LOCAL_TEXT);
    page.actions.openPanel('set-up');
    expect(page.state().panel).toBe('set-up');
    await hosting(browser, CHOICE, page);
  });
});

describe('leaving a table', () => {
  it('returns a guest to its earlier game and keeps its seat', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host, 'Ann', 1, await withLocalGame());
    await deal(browser, host, guest);
    expect(gameAt(guest).online).toBe('guest');
    guest.actions.leaveTable();
    await browser.until(() => expect(guest.actions.exportRecord()).toBe(LOCAL_TEXT));
    expect(guest.state()).toMatchObject({ online: undefined, panel: undefined });
    expect(gameAt(guest)).toMatchObject({ online: undefined, turns: 2 });
    expect(keptAt(guest)).toBe('');
    await browser.until(() => expect(host.said()).toContain('Ann is away.'));
    const again = await reopened(browser, guest);
    expect(again.state().online).toBeUndefined();
    expect(again.actions.exportRecord()).toBe(LOCAL_TEXT);
  });

  it('lets a guest return to the same seat by the same link', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 2, host, guest);
    const tiles = tilesOf(guest);
    guest.actions.leaveTable();
    await browser.until(() => expect(guest.state().online).toBeUndefined());
    await joining(browser, host, 'Anne', 1, guest);
    await browser.until(() => expect(guest.state().table?.online).toBe('guest'));
    expect(gameAt(guest)).toMatchObject({ turns: 2, view: { viewer: 1 } });
    expect(tilesOf(guest)).toBe(tiles);
    expect(onlineAs(host, 'host').state.seats[1]?.name).toBe('Anne');
    await browser.until(() => expect(guest.state().words.kind).toBe('ready'));
    await playOn(browser, 4, host, guest);
  });

  it('lets a guest return after a reload too, but not to another table', async () => {
    const { host, guest } = await dealt(browser);
    const other = await hosting(browser);
    const tiles = tilesOf(guest);
    await leave(guest);
    const again = await reopened(browser, guest);
    expect(again.state().online).toBeUndefined();
    await joining(browser, host, 'Ann', 1, again);
    await browser.until(() => expect(again.state().table?.online).toBe('guest'));
    expect(tilesOf(again)).toBe(tiles);
    again.actions.leaveTable();
    await browser.until(() => expect(again.state().online).toBeUndefined());
    await joining(browser, other, 'Ann', 1, again);
    expect(onlineAs(other, 'host').state.seats[1]?.name).toBe('Ann');
    expect(again.state().table).toBeUndefined();
  });

  it('leaves a guest at the table if the page is closed before its seat is saved', async () => {
    const { host, guest } = await dealt(browser);
    guest.actions.leaveTable();
    const again = await reopened(browser, guest);
    await browser.until(() => expect(again.state().table?.online).toBe('guest'));
    expect(gameAt(again).recordId).toBe(gameAt(host).recordId);
  });

  it('closes a host’s table for all, and the host can return to its own game', async () => {
    const tab = await withLocalGame();
    await learnWords(tab);
    const host = await hosting(browser, CHOICE, tab);
    const guest = await joining(browser, host);
    await deal(browser, host, guest);
    await learnWords(guest);
    await playOn(browser, 2, host, guest);
    const record = host.actions.exportRecord() ?? '';
    const { recordId } = gameAt(host);
    expect(record).toContain('"Ann"');
    host.actions.leaveTable();
    await browser.until(() => expect(host.actions.exportRecord()).toBe(LOCAL_TEXT));
    expect(host.state()).toMatchObject({ online: undefined, panel: undefined });
    // Its words are looked up again, in every list of the page.
    await host.words.settle(ok(compiled(['EI'])));
    await browser.until(() => expect(host.state().words.kind).toBe('ready'));
    expect(keptAt(host)).toBe('');
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state.status).toEqual({ kind: 'closed' }),
    );
    await host.within(() => host.actions.openGame(recordId, 'if-free'));
    expect(host.actions.exportRecord()).toBe(record);
    expect(gameAt(host)).toMatchObject({ online: undefined, turns: 2 });
  });

  it('leaves no pending writes of a host behind', async () => {
    const { host } = await dealt(browser);
    playBest(host);
    host.actions.leaveTable();
    await browser.pass(2000);
    expect(keptAt(host)).toBe('');
    const again = await reopened(browser, host);
    expect(again.state()).toMatchObject({ online: undefined, table: undefined, panel: undefined });
  });

  it('by a guest after the host also keeps the record of the game', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, 2, host, guest);
    const record = host.actions.exportRecord();
    const { recordId } = gameAt(host);
    host.actions.leaveTable();
    await browser.until(() => {
      expect(onlineAs(guest, 'guest').state.status?.kind).toBe('closed');
      expect(gameAt(guest).hasRecord).toBe(true);
    });
    expect(guest.state().notice).toMatchObject({ tone: 'remark', headline: TABLE_CLOSED });
    expect(guest.said()).toContain(TABLE_CLOSED);
    guest.actions.leaveTable();
    await browser.until(() => expect(guest.state().online).toBeUndefined());
    expect(guest.state()).toMatchObject({ table: undefined, hasGames: true });
    expect(await guest.within(() => guest.actions.recordOfGame(recordId))).toBe(record);
  });

  it('keeps the host’s game, which can continue alone with its words', async () => {
    const { host } = await dealt(browser);
    playBest(host);
    await browser.until(() => expect(gameAt(host).turns).toBe(1));
    const { recordId } = gameAt(host);
    host.actions.leaveTable();
    await browser.until(() => expect(host.state().online).toBeUndefined());
    host.actions.startGame({ ...CHOICE, far: [] });
    await host.within(() => host.actions.openGame(recordId, 'if-free'));
    expect(gameAt(host)).toMatchObject({ online: undefined, turns: 1, phase: 'curtain' });
    host.actions.liftCurtain();
    playBest(host);
    await settled();
    expect(gameAt(host).turns).toBe(2);
  });

  it('before the deal returns to the earlier screen', async () => {
    const tab = await withLocalGame();
    const host = await hosting(browser, CHOICE, tab);
    const guest = await joining(browser, host);
    host.actions.leaveTable();
    expect(host.state()).toMatchObject({ online: undefined, panel: undefined });
    expect(host.actions.exportRecord()).toBe(LOCAL_TEXT);
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state.status).toEqual({ kind: 'closed' }),
    );
    guest.actions.leaveTable();
    expect(guest.state()).toMatchObject({ online: undefined, panel: undefined });
  });

  it('allows another table, which the old link does not reach', async () => {
    const host = await hosting(browser);
    const old = fragmentFor(host, 1);
    host.actions.leaveTable();
    await hosting(browser, CHOICE, host);
    expect(fragmentFor(host, 1)).not.toBe(old);
    const guest = await joining(browser, host);
    await deal(browser, host, guest);
    expect(gameAt(guest).view.seats[1]?.name).toBe('Ann');
  });
});

describe('an invitation to another table', () => {
  it('waits until this table is left', async () => {
    const other = await hosting(browser);
    const { guest } = await dealt(browser);
    await guest.actions.visit(fragmentFor(other, 1));
    await browser.until(() => expect(guest.state().panel).toBe('online'));
    expect(guest.state().notice).toMatchObject({
      tone: 'remark',
      headline: expect.stringContaining('another table'),
    });
    expect(gameAt(guest).online).toBe('guest');
    guest.actions.leaveTable();
    await browser.until(() =>
      expect(onlineAs(guest, 'visitor').fragment).toBe(fragmentFor(other, 1)),
    );
    await joining(browser, other, 'Ann', 1, guest);
    expect(onlineAs(other, 'host').state.seats[1]?.name).toBe('Ann');
  });

  it('waits on a host’s page too', async () => {
    const other = await hosting(browser);
    const host = await hosting(browser);
    await host.actions.visit(fragmentFor(other, 1));
    await browser.until(() => expect(host.state().notice?.tone).toBe('remark'));
    host.actions.leaveTable();
    await browser.until(() =>
      expect(onlineAs(host, 'visitor').fragment).toBe(fragmentFor(other, 1)),
    );
  });

  it('is ignored if it leads to this table', async () => {
    const { host, guest } = await dealt(browser);
    await guest.actions.visit(fragmentFor(host, 1));
    await settled();
    expect(guest.state()).toMatchObject({ notice: undefined, panel: undefined });
    guest.actions.leaveTable();
    await browser.until(() => expect(guest.state().online).toBeUndefined());
  });
});

describe('the end of a shared game', () => {
  it('shows the guest the result of verifying the draws, and brings the record', async () => {
    const { host, guest } = await dealt(browser);
    await playOn(browser, Infinity, host, guest);
    await browser.until(() => expect(guest.said().at(-1)).toMatch(/draws are verified/));
    expect(onlineAs(guest, 'guest').state.draws).toMatchObject({
      kind: 'verified',
      result: { ok: true },
    });
    expect(guest.said().filter((text) => text.includes('verified'))).toHaveLength(1);
    expect(guest.said().join(' ')).toContain('Game over.');
    expect(guest.actions.exportRecord()).toBe(host.actions.exportRecord());
    expect(gameAt(guest)).toMatchObject({ phase: 'over', hasRecord: true });
  });

  it('states that draws were not joint if the game draws from one generator', async () => {
    const rules: RuleBook = { ...crossword, rackSize: 4, tileSet: CHOICE.rules.tileSet };
    const { host, guest } = await dealt(browser, { ...GUEST_BEGINS, rules });
    expect(onlineAs(host, 'host').state.plan.draws).toBe('own');
    guest.actions.resign();
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state.draws).toEqual({ kind: 'not-joint' }),
    );
    expect(guest.said().at(-1)).toMatch(/can’t be verified\.$/);
  });

  it('can be followed by another game, which the next player begins', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    const first = gameAt(host).recordId;
    guest.actions.resign();
    await browser.until(() => expect(onlineAs(guest, 'guest').state.draws?.kind).toBe('verified'));
    await deal(browser, host, guest);
    expect(gameAt(guest).recordId).toBe(gameAt(host).recordId);
    expect(gameAt(guest).recordId).not.toBe(first);
    expect(gameAt(guest)).toMatchObject({ turns: 0, phase: 'their-turn' });
    expect(gameAt(host)).toMatchObject({ turns: 0, phase: 'your-turn' });
    expect(onlineAs(guest, 'guest').state.draws).toBeUndefined();
    // The words are already loaded.
    for (const tab of [host, guest]) expect(gameAt(tab).wordsChecked).toBe(true);
    await playOn(browser, Infinity, host, guest);
    await browser.until(() =>
      expect(onlineAs(guest, 'guest').state.draws).toMatchObject({ result: { ok: true } }),
    );
  });
});
