import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  latestState,
  MAX_LENGTH,
  parseRecord,
  scraebbkle,
  type Timeline,
} from '../../src/engine';
import { DEFAULT_LIST, formatKeptList, type WordList } from '../../src/setup';
import type { LibraryGame } from '../../src/store';
import { ENTRY_FILES, entryOn } from '../support/entry';
import { eventually } from '../support/eventually';
import { settled } from '../support/fake-services';
import {
  fakeLocks,
  fakeStorage,
  type FakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';
import { gameOf, setupOf } from '../support/games';
import { storedGame } from '../support/kept-games';
import { boardOf } from '../support/pictures';
import { at, errorOf, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { wordsOf } from '../support/words';

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;
const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;
const FIRST = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b');

const named = (game: Timeline, id: string): Timeline => ({
  ...game,
  record: { ...game.record, id },
});

/** The games in the library once all pending work is saved. */
async function gamesOf({ actions, state }: Page): Promise<readonly LibraryGame[]> {
  await settled();
  await actions.readLibrary();
  return state().library?.games ?? [];
}

const ids = (games: readonly LibraryGame[]): readonly string[] =>
  games.map(({ card }) => card.id).toSorted();

const exported = async ({ actions }: Page): Promise<string> =>
  (await actions.exportGames())?.pieces.join('') ?? '';

async function startAnother(page: Page): Promise<void> {
  startSmall(page);
  await settled();
}

async function pass({ actions }: Page): Promise<void> {
  actions.pass();
  await settled();
}

describe('the library', () => {
  it('is empty at first and omits games without a turn', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE));
    expect(await gamesOf(page)).toEqual([]);
  });

  it('has a sample game only once its turn has been played', async () => {
    const page = await pageWith(FIRST);
    const best = { move: { kind: 'pass' }, score: 0, words: [] } as const;
    const taken = { timeline: smallGame(PLAIN_DRAWS, PEOPLE, ','), best };
    page.actions.takeTurn(taken);
    await startAnother(page);
    page.actions.takeTurn(taken);
    const second = page.state().table?.recordId;
    expect(ids(await gamesOf(page))).toEqual([FIRST.record.id]);
    const again = await reloaded(page.storage);
    expect(again.state().table?.recordId).toBe(second);
    expect(ids(await gamesOf(again))).toEqual([FIRST.record.id]);
    await pass(again);
    const games = await gamesOf(again);
    expect(new Set(ids(games))).toEqual(new Set([FIRST.record.id, second]));
    expect(games.map(({ branches }) => branches.length)).toEqual([1, 1]);
    again.actions.takeTurn(taken);
    await pass(again);
    expect(await gamesOf(again)).toHaveLength(3);
  });

  it('has the current state of every game that was continued', async () => {
    const page = await pageWith(FIRST);
    const [game] = await gamesOf(page);
    expect(game?.card).toMatchObject({
      id: 'game',
      rules: 'ScraeBBKle',
      rows: 8,
      columns: 8,
      tiles: [
        [9, 'N'],
        [10, 'O'],
      ],
      seats: [
        { name: 'Player 1', player: 'human', plays: 1, best: { word: 'NO' } },
        { name: 'Player 2', score: 0, plays: 0 },
      ],
      toMove: 1,
      turns: 1,
    });
    await pass(page);
    expect(at(await gamesOf(page), 0).card).toMatchObject({ toMove: 0, turns: 2 });
  });

  it('has each game that was left for another', async () => {
    const page = await pageWith(FIRST);
    await startAnother(page);
    await pass(page);
    await startAnother(page);
    await pass(page);
    const games = await gamesOf(page);
    expect(games).toHaveLength(3);
    const played = games.map(({ card }) => card.played);
    expect(new Set(played).size).toBe(3);
  });

  it('has a game once, with its branches and undone turns, as last played', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', ','));
    page.actions.undo();
    await settled();
    await pass(page);
    const games = await gamesOf(page);
    expect(games).toHaveLength(1);
    expect(games[0]?.records).toHaveLength(2);
    expect(games[0]?.root).toBe('game');
    expect(games[0]?.card).toMatchObject({ turns: 1, seats: [{ undos: 1 }, {}] });
  });
});

describe('a game of the library', () => {
  it('opens where it was left, with the words it names', async () => {
    const page = await pageWith(FIRST);
    await startAnother(page);
    expect(valueOf(await page.actions.openGame('game', 'if-free'))).toBeUndefined();
    expect(page.state().table).toMatchObject({ recordId: 'game', turns: 1 });
    expect(page.state().panel).toBeUndefined();
    expect(page.actions.exportRecord()).toBe(formatRecord(FIRST.record));
  });

  it('cannot be opened after its deletion until it is restored', async () => {
    const page = await pageWith(FIRST);
    await startAnother(page);
    await pass(page);
    const game = (await gamesOf(page)).find(({ root }) => root === 'game');
    if (!game) throw new Error('There is no game');
    await page.actions.giveTitle(game.root, ' The first ');
    const [first] = (await gamesOf(page)).filter(({ root }) => root === 'game');
    expect(first?.title).toBe('The first');
    await page.actions.deleteGame(first ?? game);
    expect(ids(await gamesOf(page))).not.toContain('game');
    expect(errorOf(await page.actions.openGame('game', 'if-free'))).toEqual({
      code: 'NO_SUCH_GAME',
    });
    const deleted = page.state().deletedGame;
    expect(deleted?.game?.root).toBe('game');
    if (deleted) await page.actions.putGameBack(deleted);
    expect(page.state().deletedGame).toBeUndefined();
    const back = (await gamesOf(page)).find(({ root }) => root === 'game');
    expect(back).toEqual(first);
  });

  it('can be duplicated, and each copy goes its own way', async () => {
    const page = await pageWith(FIRST);
    await page.actions.duplicateGame(at(await gamesOf(page), 0));
    const copy = (await gamesOf(page)).find(({ root }) => root !== 'game');
    expect(copy?.card).toMatchObject({
      turns: 1,
      tiles: [
        [9, 'N'],
        [10, 'O'],
      ],
    });
    await page.actions.openGame(copy?.card.id ?? '', 'if-free');
    await pass(page);
    const turns = (await gamesOf(page)).map(({ root, card }) => [root === 'game', card.turns]);
    expect(turns).toEqual(
      expect.arrayContaining([
        [true, 1],
        [false, 2],
      ]),
    );
  });

  it('opens again as soon as it was left, once it is saved', async () => {
    const storage = fakeStorage();
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const readToReplace: FakeStorage['readToReplace'] = async (name) => {
      await answered;
      return storage.readToReplace(name);
    };
    const page = openPage({ storage: { ...storage, readToReplace } });
    await page.actions.readLibrary();
    valueOf(await page.actions.importRecord(formatRecord(FIRST.record)));
    startSmall(page);
    const opening = page.actions.openGame('game', 'if-free');
    await settled();
    answer();
    valueOf(await opening);
    expect(page.state().table).toMatchObject({ recordId: 'game', turns: 1 });
  });

  it('is not copied later if the browser refuses to copy it', async () => {
    const page = await pageWith(FIRST);
    const longer = storedGame(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    page.storage.texts.set('game/cut', longer.slice(0, -20));
    page.storage.fill(true);
    const [game] = await gamesOf(page);
    for (const copied of [
      await page.actions.duplicateGame(game ?? at([], 0)),
      await page.actions.recoverGame('cut'),
    ])
      expect(errorOf(copied)).toEqual({ code: 'NOT_SAVED' });
    page.storage.fill(false);
    page.clock.strike();
    await settled();
    expect(await page.storage.names('game/')).toEqual(['game/game', 'game/cut']);
    valueOf(await page.actions.recoverGame('cut'));
    expect(await page.storage.names('game/')).toHaveLength(3);
  });

  it('takes the place of the editor, which then leads back to it', async () => {
    const page = openPage({ files: ENTRY_FILES });
    valueOf(await page.actions.importRecord(formatRecord(FIRST.record)));
    await settled();
    const first = page.state().table?.recordId ?? '';
    startSmall(page);
    await settled();
    const second = page.state().table?.recordId ?? '';
    for (const id of [second, first]) {
      page.actions.showFront(true);
      await page.actions.enterGame();
      valueOf(await page.actions.openGame(id, 'if-free'));
      expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
      await page.actions.enterGame();
      entryOn(page).state().actions.close();
      expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
      expect(page.state().table?.recordId).toBe(id);
    }
  });

  it('is listed apart if it is damaged, and its text can be saved', async () => {
    const storage = fakeStorage({ 'game/old': 'damaged', 'game/cut': '3\n{"id":' });
    const page = await pageWith(FIRST, storage);
    expect(ids(await gamesOf(page))).toEqual(['game']);
    expect(page.state().library?.damaged).toEqual(['old', 'cut']);
    expect(await page.actions.recordOfGame('old')).toBe('damaged');
    expect(errorOf(await page.actions.openGame('old', 'if-free'))).toMatchObject({
      code: 'NOT_JSON',
    });
  });

  it('is listed even without a card', async () => {
    const storage = fakeStorage({ 'game/game': formatRecord(FIRST.record) });
    const page = openPage({ storage });
    expect(ids(await gamesOf(page))).toEqual(['game']);
    await page.learn(WORDS);
    valueOf(await page.actions.openGame('game', 'if-free'));
    expect(page.state().table?.turns).toBe(1);
  });

  it('is listed, opened and exported even if its card is unreadable', async () => {
    const text = storedGame(FIRST).replace('"isHelped":false', '"isHelped":"by a newer version"');
    const page = openPage({ storage: fakeStorage({ 'game/game': text }) });
    const [game] = await gamesOf(page);
    expect(game?.card).toMatchObject({ id: 'game', turns: 1 });
    expect(page.state().library?.damaged).toEqual([]);
    expect(await page.actions.exportGames()).toMatchObject({ games: 1, damaged: 0 });
    expect(await page.actions.recordOfGame('game')).toBe(formatRecord(FIRST.record));
    await page.learn(WORDS);
    valueOf(await page.actions.openGame('game', 'if-free'));
    expect(page.state().table?.turns).toBe(1);
  });

  it('has a card with the longest names that a record allows', async () => {
    const seats = PEOPLE.seats.map((each) => ({ ...each, name: '🦊'.repeat(MAX_LENGTH.name) }));
    const boardName = '🦊'.repeat(MAX_LENGTH.title);
    const game = smallGame(PLAIN_DRAWS, { ...PEOPLE, seats, boardName }, 'NO,2b');
    valueOf(parseRecord(formatRecord(game.record), undefined));
    const page = openPage({ storage: fakeStorage({ 'game/game': storedGame(game, 7) }) });
    const [listed] = await gamesOf(page);
    expect(listed?.card).toMatchObject({ played: 7, board: boardName });
  });

  it('has a card with a score that is no safe integer', async () => {
    const list = wordsOf(['NOTENOTE']);
    const setup = setupOf('NOTENOTEDDDDAAII', list.lexicon, {
      rules: { ...scraebbkle, rackSize: 8 },
      board: boardOf(['<99>'.repeat(8)]),
    });
    const game = gameOf(setup, list.lexicon, 'NOTENOTE,1a');
    const page = openPage({ storage: fakeStorage({ 'game/game': storedGame(game, 7) }) });
    const [listed] = await gamesOf(page);
    expect(listed?.card).toMatchObject({
      played: 7,
      seats: [{ score: at(latestState(game).scores, 0) }, {}],
    });
  });
});

describe('an opened record', () => {
  const LONGER = smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ',', ',');
  const open = async (page: Page, game: Timeline): Promise<void> => {
    valueOf(await page.actions.importRecord(formatRecord(game.record)));
    await settled();
  };
  const turnsOf = (games: readonly LibraryGame[]): readonly number[] =>
    games.map(({ card }) => card.turns).toSorted((a, b) => a - b);

  it('does not shorten the same game in the library', async () => {
    const page = await pageWith(LONGER);
    await gamesOf(page);
    await open(page, FIRST);
    expect(page.state().table?.turns).toBe(1);
    expect(turnsOf(await gamesOf(page))).toEqual([3]);
    await pass(page);
    expect(turnsOf(await gamesOf(page))).toEqual([3]);
  });

  it('is saved beside the same game if it diverges', async () => {
    const page = await pageWith(LONGER);
    await gamesOf(page);
    await open(page, FIRST);
    page.actions.typeMove('D,c1');
    page.actions.submit();
    await settled();
    const games = await gamesOf(page);
    expect(turnsOf(games)).toEqual([2, 3]);
    const [other = ''] = ids(games).filter((id) => id !== 'game');
    expect(
      valueOf(parseRecord((await page.actions.recordOfGame(other)) ?? '', undefined)).record,
    ).toEqual({
      ...LONGER.record,
      id: other,
    });
  });
});

describe('two tabs of one browser', () => {
  /** A tab with a game on screen, and another tab of the same browser. */
  async function twoTabs() {
    const storage = fakeStorage();
    const tabs = fakeLocks();
    const first = openPage({ storage, tabs });
    await first.learn(WORDS);
    valueOf(await first.actions.importRecord(formatRecord(FIRST.record)));
    await settled();
    // Each tab has its own current record.
    const second = openPage({
      storage: {
        ...storage,
        read: async (name) => (name === 'record' ? undefined : storage.read(name)),
      },
      tabs,
    });
    await second.learn(WORDS);
    return { first, second, storage };
  }

  it('cannot play the same game: the second is refused, and may take it over', async () => {
    const { first, second } = await twoTabs();
    await second.actions.readLibrary();
    expect(second.state().library?.held).toEqual(['game']);
    expect(errorOf(await second.actions.openGame('game', 'if-free'))).toEqual({
      code: 'IN_ANOTHER_TAB',
    });
    expect(second.state().table).toBeUndefined();
    valueOf(await second.actions.openGame('game', 'take-over'));
    expect(second.state().table?.turns).toBe(1);
    expect(first.state().table).toBeUndefined();
    expect(first.state().notice?.headline).toBe('Your game is open in another tab.');
    await pass(second);
    expect(at(await gamesOf(first), 0).card.turns).toBe(2);
  });

  it('report it if the second opens a file of the first one’s game', async () => {
    const { first, second } = await twoTabs();
    valueOf(await second.actions.importRecord(formatRecord(FIRST.record)));
    await eventually(() => expect(second.state().table).toBeUndefined());
    expect(second.state().notice?.headline).toBe('Your game is open in another tab.');
    expect(first.state().table?.turns).toBe(1);
  });
});

describe('an archive of all games', () => {
  it('moves all games to another browser and merges with those there', async () => {
    const page = await pageWith(FIRST);
    await startAnother(page);
    await pass(page);
    const [game] = await gamesOf(page);
    if (game) await page.actions.giveTitle(game.root, 'A title');
    const text = await exported(page);

    const other = openPage();
    expect(valueOf(await other.actions.importGames(text))).toEqual({
      added: 2,
      updated: 0,
      known: 0,
      refused: 0,
      left: 0,
      practice: 0,
    });
    const [here, there] = [await gamesOf(page), await gamesOf(other)];
    expect(new Set(there)).toEqual(new Set(here));
    expect(valueOf(await other.actions.importGames(text))).toMatchObject({ added: 0, known: 2 });
  });

  it('does not overwrite newer games, but adds newer and new ones', async () => {
    const shorter = await pageWith(FIRST);
    const longer = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    const another = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, ',', 'AD,2b'));
    for (const page of [shorter, longer, another]) await gamesOf(page);
    const texts = {
      shorter: await exported(shorter),
      longer: await exported(longer),
      another: await exported(another),
    };
    // The next turn would overwrite a game on screen.
    startSmall(shorter);
    expect(valueOf(await shorter.actions.importGames(texts.longer))).toMatchObject({ updated: 1 });
    expect(at(await gamesOf(shorter), 0).card.turns).toBe(2);
    expect(valueOf(await shorter.actions.importGames(texts.shorter))).toMatchObject({ known: 1 });
    expect(valueOf(await shorter.actions.importGames(texts.another))).toMatchObject({ added: 1 });
    expect(await gamesOf(shorter)).toHaveLength(2);
  });

  it('adds a game that went another way once, also after it was played on here', async () => {
    const another = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, ',', 'AD,2b'));
    await gamesOf(another);
    const text = await exported(another);
    const page = await pageWith(FIRST);
    const [own] = ids(await gamesOf(page));
    expect(valueOf(await page.actions.importGames(text))).toMatchObject({ added: 1 });
    expect(valueOf(await page.actions.importGames(text))).toMatchObject({ added: 0, known: 1 });
    const copy = ids(await gamesOf(page)).find((id) => id !== own) ?? '';
    valueOf(await page.actions.openGame(copy, 'if-free'));
    await pass(page);
    expect(valueOf(await page.actions.importGames(text))).toMatchObject({ added: 0, known: 1 });
    const turns = (await gamesOf(page)).map(({ card }) => card.turns);
    expect(turns.toSorted((a, b) => a - b)).toEqual([1, 3]);
  });

  it.each([
    ['no JSON', '{', 'NOT_AN_ARCHIVE'],
    ['something else', '{"games":[]}', 'NOT_AN_ARCHIVE'],
    ['a later version', '{"format":"scraebbkle-games","version":2,"games":[]}', 'NEWER_ARCHIVE'],
    ['endless', `{"games":[${'0,'.repeat(200_000)}0]}`, 'TOO_MANY_GAMES'],
  ])('is refused if it is %s', async (_what, text, code) => {
    const page = await pageWith(FIRST);
    const before = await gamesOf(page);
    expect(errorOf(await page.actions.importGames(text))).toMatchObject({ code });
    expect(await gamesOf(page)).toEqual(before);
  });

  const ID = FIRST.record.setup.lexiconId;
  const OWN_LIST = { kind: 'own', name: 'list.txt', text: 'NO' } as const;

  it.each<[string, string, WordList, boolean]>([
    ['the words of its games', ID, OWN_LIST, true],
    ['words added to a list of the page', ID, { ...DEFAULT_LIST, added: ['NOO'] }, true],
    ['no list that the page lacks', ID, { kind: 'shipped', file: 'none.txt' }, false],
    ['no others under their name', 'another', OWN_LIST, false],
  ])('brings %s', async (_what, lexiconId, list, isTaken) => {
    const name = `words/${ID}`;
    const page = await pageWith(FIRST);
    page.storage.texts.set(name, formatKeptList({ lexiconId, list }));
    await gamesOf(page);
    const other = openPage();
    await other.actions.importGames(await exported(page));
    expect(other.storage.texts.has(name)).toBe(isTaken);
  });

  it('is imported without the games that are unreadable', async () => {
    const page = await pageWith(named(FIRST, 'one'));
    await gamesOf(page);
    const archive = JSON.parse(await exported(page));
    archive.games.push({ record: { format: 'scraebbkle-record' } }, { record: {} });
    const other = openPage();
    expect(valueOf(await other.actions.importGames(JSON.stringify(archive)))).toEqual({
      added: 1,
      updated: 0,
      known: 0,
      refused: 2,
      left: 0,
      practice: 0,
    });
    const kept = (await other.actions.recordOfGame('one')) ?? '';
    expect(parseRecord(kept, undefined).ok).toBe(true);
  });
});

describe('practice in an archive', () => {
  /** Reviewed once, at time 1. */
  const REVIEWED = 'a AEINRST 46655 1 2.5 5 1 0 2 0 10';
  const withCards = (texts: Readonly<Record<string, string>>): Page =>
    openPage({ storage: fakeStorage(texts) });
  const practiceIn = (archive: string): unknown => JSON.parse(archive).practice;
  const cardsOf = async (page: Page): Promise<unknown> => practiceIn(await exported(page));

  it('is exported whole, and moves to another browser without a game', async () => {
    const page = withCards({ cards: 'a AEINRST\nf ATE', cardAnswers: `${REVIEWED}\nb ATE ?` });
    const cards = `${REVIEWED}\nf ATE\nb ATE ?`;
    const archive = await exported(page);
    expect(practiceIn(archive)).toEqual({ cards });
    const other = withCards({});
    expect(valueOf(await other.actions.importGames(archive))).toMatchObject({ practice: 1 });
    expect(await cardsOf(other)).toEqual({ cards });
  });

  it('never replaces what is known by less', async () => {
    const [begun, reviewed] = [withCards({ cards: 'a AEINRST' }), withCards({ cards: REVIEWED })];
    const [less, more] = [await exported(begun), await exported(reviewed)];
    await reviewed.actions.importGames(less);
    await begun.actions.importGames(more);
    for (const page of [begun, reviewed]) expect(await cardsOf(page)).toEqual({ cards: REVIEWED });
  });

  it.each([
    ['that older versions wrote without it', {}],
    ['with nothing valid in it', { practice: { cards: 'x\n\na' } }],
    ['of kinds that only newer versions know', { practice: { songs: 'la' } }],
  ])('stays as it is after an import of a file %s', async (_what, practice) => {
    const page = withCards({ cards: REVIEWED });
    const file = JSON.stringify({ format: 'scraebbkle-games', version: 1, games: [], ...practice });
    expect(valueOf(await page.actions.importGames(file))).toMatchObject({ practice: 0 });
    expect(await cardsOf(page)).toEqual({ cards: REVIEWED });
  });

  it('is not taken if the browser saves nothing', async () => {
    const page = withCards({});
    page.storage.fill(true);
    const file = {
      format: 'scraebbkle-games',
      version: 1,
      games: [],
      practice: { cards: REVIEWED },
    };
    const imported = await page.actions.importGames(JSON.stringify(file));
    expect(valueOf(imported)).toMatchObject({ practice: 0 });
  });
});

describe('the branches of a game', () => {
  /** A game of three turns with a named branch from its second turn. */
  async function twoWays() {
    const page = await pageWith(FIRST);
    await pass(page);
    await pass(page);
    const main = page.state().table?.recordId;
    page.actions.showTurn(1);
    page.actions.playOnFromHere();
    await settled();
    await pass(page);
    const other = page.state().table?.recordId ?? '';
    await gamesOf(page);
    await page.actions.giveTitle(other, '  The other way ');
    return { page, main, other };
  }

  it('are listed together, the main line first', async () => {
    const { page, main, other } = await twoWays();
    const [game, ...others] = await gamesOf(page);
    expect(others).toEqual([]);
    expect(
      game?.branches.map(({ card: { id, turns, from }, name }) => [id, turns, from, name]),
    ).toEqual([
      [main, 3, undefined, undefined],
      [other, 2, 1, 'The other way'],
    ]);
    expect((await page.actions.turnsOfGame(other))?.map(({ kind }) => kind)).toEqual([
      'play',
      'pass',
    ]);
    expect(await page.actions.turnsOfGame('none')).toBeUndefined();
  });

  it('are reachable from each other', async () => {
    const { page, main, other } = await twoWays();
    for (const id of [main, other]) {
      expect(await page.actions.openGame(id ?? '', 'if-free')).toMatchObject({ ok: true });
      expect(page.state().table?.recordId).toBe(id);
    }
  });

  it('keep their names in another browser, and are deleted with their game', async () => {
    const { page } = await twoWays();
    const text = await exported(page);
    const elsewhere = openPage({ storage: fakeStorage() });
    await elsewhere.actions.importGames(text);
    const [game] = await gamesOf(elsewhere);
    expect(game?.branches.map(({ name }) => name)).toEqual([undefined, 'The other way']);
    if (game) await elsewhere.actions.deleteGame(game);
    expect([...elsewhere.storage.texts.keys()].filter((name) => name.startsWith('title/'))).toEqual(
      [],
    );
    const deleted = elsewhere.state().deletedGame;
    if (deleted) await elsewhere.actions.putGameBack(deleted);
    expect((await gamesOf(elsewhere))[0]?.branches[1]?.name).toBe('The other way');
  });
});
