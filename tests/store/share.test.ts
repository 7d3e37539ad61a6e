import { describe, expect, it } from 'vitest';
import {
  type GameSetup,
  latestState,
  parseRecord,
  scraebbkle,
  type Timeline,
} from '../../src/engine';
import { cardStanding, nameOnScreen } from '../../src/messages';
import { loadLinks } from '../../src/setup';
import { challengeNow, statisticsOf } from '../../src/store';
import { eventually } from '../support/eventually';
import { afterResignation } from '../support/games';
import { settled } from '../support/fake-services';
import { at, valueOf } from '../support/results';
import {
  fakeLocks,
  fakeStorage,
  openPage,
  ownTiles,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';
import { seatsOf } from '../support/seats';

const AGAINST_COMPUTER = { seats: seatsOf('human', 'computer') };

const OVER = (more: Partial<GameSetup> = {}): Timeline =>
  afterResignation(smallGame(PLAIN_DRAWS, { ...AGAINST_COMPUTER, ...more }, 'NO,2b', ','));

const recordOf = (page: Page): Timeline =>
  valueOf(parseRecord(page.actions.exportRecord() ?? '', undefined));

const announced = ({ state }: Page): readonly string[] =>
  state().announcements.map(({ text }) => text);

async function opened(link: string | undefined): Promise<Page> {
  const page = openPage({ storage: fakeStorage() });
  await page.learn(WORDS);
  await page.actions.openLink(link ?? '');
  return page;
}

describe('a link to watch a game', () => {
  it('opens the whole game at its beginning', async () => {
    const sender = await pageWith(OVER());
    const page = await opened(await sender.actions.linkTo('watch'));
    expect(page.state().table).toMatchObject({ turns: 3, turnsShown: 0 });
    expect(recordOf(page).record.events).toEqual(OVER().record.events);
    expect(page.state().playback).toEqual({
      recordId: page.state().table?.recordId,
      headline: 'Club won, 0 to 2: the sender resigned.',
      state: 'due',
    });
    expect(announced(page)).toContain('Club won, 0 to 2: the sender resigned.');
  });

  it('does not replace a game that is started while other tabs are asked', async () => {
    const sender = await pageWith(OVER());
    let answer = (): void => {};
    const answered = new Promise<readonly string[]>((resolve) => {
      answer = () => resolve([]);
    });
    const locks = { ...fakeLocks()(), elsewhere: () => answered };
    const page = openPage({ storage: fakeStorage(), tabs: () => locks });
    const opening = page.actions.openLink((await sender.actions.linkTo('watch')) ?? '');
    await settled();
    startSmall(page);
    const { table } = page.state();
    answer();
    await opening;
    expect(page.state()).toMatchObject({ table, playback: undefined });
  });

  it('names the person who sent it, after a reload and in the library too', async () => {
    const sender = await pageWith(OVER());
    const page = await opened(await sender.actions.linkTo('watch'));
    const again = await reloaded(page.storage);
    for (const { state } of [page, again]) {
      const { view } = state().table ?? {};
      expect(view).toMatchObject({ you: undefined, sender: 0 });
      expect(view && nameOnScreen(view, 0)).toBe('Sender');
      expect(view && nameOnScreen(view, 1)).toBe('Club');
    }
    await settled();
    await page.actions.readLibrary();
    const { card } = at(page.state().library?.games ?? [], 0);
    expect(cardStanding(card)).toMatch(/^Sender −?\d+ · Club −?\d+$/);
    expect(statisticsOf([card]).byLevel).toEqual([]);
  });

  it('calls a sender by the name that was typed', async () => {
    const seats = seatsOf('human', 'computer').with(0, { ...at(seatsOf('human'), 0), name: 'Ada' });
    const sender = await pageWith(
      afterResignation(smallGame(PLAIN_DRAWS, { seats }, 'NO,2b', ',')),
    );
    const { view } = (await opened(await sender.actions.linkTo('watch'))).state().table ?? {};
    expect(view && nameOnScreen(view, 0)).toBe('Ada');
    const page = await opened(await sender.actions.linkTo('same-bag'));
    expect(page.state().challenge?.sender).toBe('Ada');
    expect(page.state().table?.view.seats[0]?.name).toBe('Player 1');
  });

  it.each([
    ['Grace', 'Grace'],
    [' \u202eGrace\n', 'Grace'],
    ['G'.repeat(90), 'G'.repeat(40)],
    ['\u200b', 'Sender'],
    ['', 'Sender'],
  ])('is signed with the name %j as %j', async (typed, shown) => {
    const sender = await pageWith(OVER());
    for (const kind of ['watch', 'same-bag'] as const) {
      const { challenge, table } = (await opened(await sender.actions.linkTo(kind, typed))).state();
      const name = kind === 'watch' ? table && nameOnScreen(table.view, 0) : challenge?.sender;
      expect([kind, name]).toEqual([kind, shown]);
    }
    expect(sender.state().table?.view.seats[0]?.name).toBe('Player 1');
  });

  it('gives a game to play on from, which is one’s own', async () => {
    const sender = await pageWith(OVER());
    const page = await opened(await sender.actions.linkTo('watch'));
    page.actions.showTurn(2);
    page.actions.playOnFromHere();
    await settled();
    expect(page.state().table?.view.you).toBe(0);
    expect(recordOf(page).record.sender).toBeUndefined();
    page.actions.pass();
    await settled();
    expect(page.state().table?.phase).toBe('thinking');
  });

  it('leaves its turns as they are, though its sender may undo them', async () => {
    const sender = await pageWith(OVER({ undo: true }));
    expect(sender.state().table?.undo).toBe('possible');
    const page = await opened(await sender.actions.linkTo('watch'));
    page.actions.backToGame();
    page.actions.undo();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'over', undo: 'none', turns: 3 });
  });

  it('is unavailable during the game, since it would reveal bag and racks', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, AGAINST_COMPUTER, 'NO,2b', ','));
    expect(await page.actions.linkTo('watch')).toBeUndefined();
    expect(await page.actions.linkTo('same-bag')).toBeUndefined();
    expect(await page.actions.linkTo('position')).toBeDefined();
  });
});

describe('a link to play with the same bag', () => {
  it('deals the same racks and compares the scores turn by turn, after a reload too', async () => {
    const sender = await pageWith(OVER());
    const page = await opened(await sender.actions.linkTo('same-bag'));
    expect(page.state().table?.turns).toBe(0);
    expect(recordOf(page).record.events).toEqual(OVER().record.events.slice(0, 1));
    expect(page.state().challenge).toMatchObject({
      seat: 0,
      turns: [{ kind: 'play', total: 2 }, { kind: 'resign' }],
    });
    const final = page.state().challenge?.final;
    expect(announced(page)).toContain(`The sender scored ${final} with this bag. Beat ${final}.`);
    const again = await reloaded(page.storage);
    await eventually(() => expect(again.state().challenge).toEqual(page.state().challenge));
    expect(again.state().challenge?.recordId).toBe(again.state().table?.recordId);
  });

  it('stays a challenge after undos, and after a reload too', async () => {
    const sender = await pageWith(OVER({ undo: true }));
    const page = await opened(await sender.actions.linkTo('same-bag'));
    const first = page.state().challenge;
    for (const move of ['NOTE,2b', 'NO,2b']) {
      page.actions.typeMove(move);
      page.actions.submit();
      await settled();
      page.actions.undo();
      await settled();
      expect(challengeNow(page.state())).toMatchObject({
        turns: first?.turns,
        final: first?.final,
      });
    }
    expect(page.state().table?.undos).toEqual([2, 0]);
    const again = await reloaded(page.storage);
    await eventually(() => expect(challengeNow(again.state())).toEqual(page.state().challenge));
  });

  it('is the game that a watcher of the whole game begins with its bag', async () => {
    const sender = await pageWith(OVER());
    const page = await opened(await sender.actions.linkTo('watch', 'Ada'));
    await page.actions.playSameBag();
    await settled();
    expect(recordOf(page).record.events).toEqual(OVER().record.events.slice(0, 1));
    const { view } = page.state().table ?? {};
    expect([view?.you, view?.sender]).toEqual([0, undefined]);
    expect(page.state().challenge).toMatchObject({ sender: 'Ada', seat: 0 });
    const again = await reloaded(page.storage);
    await eventually(() => expect(again.state().challenge).toEqual(page.state().challenge));
  });

  it('is available only for one person against computers', async () => {
    const page = await pageWith(afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',')));
    expect(await page.actions.linkTo('same-bag')).toBeUndefined();
    expect(await page.actions.linkTo('watch')).toBeDefined();
  });
});

describe('a link to a position', () => {
  it('contains the board and the visible rack, and no hidden tiles', async () => {
    const game = smallGame(PLAIN_DRAWS, AGAINST_COMPUTER, 'NO,2b', ',');
    const sender = await pageWith(game);
    const { rules } = game.record.setup;
    const page = await opened(await sender.actions.linkTo('position'));
    const { setup } = recordOf(page).record;
    expect([...ownTiles(page.state())].toSorted()).toEqual(
      [...ownTiles(sender.state())].toSorted(),
    );
    expect(setup.given.map(({ tile }) => tile.letter)).toEqual(['N', 'O']);
    const count = (letter: string, { tileSet }: typeof rules): number =>
      tileSet.letters.find((each) => each.letter === letter)?.count ?? 0;
    expect(count('N', setup.rules)).toBe(count('N', rules) - 1);
    // The other rack is among the tiles still to be drawn.
    expect(setup.chance).toMatchObject({ kind: 'given', tiles: latestState(game).racks[0] });
    expect(page.state().table?.view.unseen).toHaveLength(
      sender.state().table?.view.unseen.length ?? 0,
    );
    expect(page.state().table?.phase).toBe('your-turn');
  });
});

it('a link to a position leaves out the players who have resigned', async () => {
  const rules = { ...scraebbkle, seats: { least: 4, most: 4, fixed: [] } };
  const seats = seatsOf('human', 'human', 'human', 'computer');
  const game = afterResignation(smallGame(PLAIN_DRAWS, { rules, seats, openRacks: true }, 'NO,2b'));
  const sender = await pageWith(game);
  const page = await opened(await sender.actions.linkTo('position'));
  expect(latestState(recordOf(page)).setup.seats.map(({ player }) => player)).toEqual([
    'human',
    'computer',
    'computer',
  ]);
});

describe('an invalid link', () => {
  it('leaves the current game in place and reports why', async () => {
    const page = await pageWith(OVER());
    const before = page.state().table;
    const { formatLink } = await loadLinks();
    const good = formatLink({ kind: 'watch', game: OVER() });
    for (const link of ['1w', '1wAAAA', `9${good.slice(1)}`, good.slice(0, -7)]) {
      await page.actions.openLink(link);
      expect(page.state().table).toBe(before);
      expect(page.state().notice).toMatchObject({
        tone: 'refusal',
        headline: 'Couldn’t open the link. Nothing changed.',
      });
    }
  });
});
