import { describe, expect, it } from 'vitest';
import { err, formatRecord, lexiconOf, ok, scraebbkle } from '../../src/engine';
import { DEFAULT_LIST, type WordList } from '../../src/setup';
import { lexiconIn } from '../../src/store';
import { fullWords, shippedWordList } from '../golden/full-word-list';
import { eventually } from '../support/eventually';
import { afterResignation, gameOf, setupOf } from '../support/games';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { wordsOf } from '../support/words';
import { settled } from '../support/fake-services';
import {
  fakeStorage,
  type FakeStorage,
  openPage,
  compiled,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  slowStorage,
  smallGame,
  startSmall,
  WORDS,
} from '../support/page';

const OWN_WORDS = ['NO', 'ZQ'];
const OWN: WordList = { kind: 'own', name: 'mine.txt', text: OWN_WORDS.join('\n') };
const own = lexiconOf(compiled(OWN_WORDS));

const startOwn = ({ actions }: Page): void =>
  actions.startGame({
    rules: scraebbkle,
    board: plainBoard(8, 8, 'b2'),
    given: [],
    boardName: 'Small',
    seats: seatsOf('human', 'human'),
    openRacks: true,
    words: { list: OWN, lexicon: own },
    seed: 'mine',
  });

async function ownGame(storage = fakeStorage()): Promise<Page> {
  const page = openPage({ storage });
  await page.learn(WORDS);
  startOwn(page);
  return page;
}

async function reopened(storage: FakeStorage): Promise<Page> {
  const page = openPage({ storage: fakeStorage(Object.fromEntries(storage.texts)) });
  await page.restore();
  page.actions.loadWords();
  await settled();
  return page;
}

const has = (page: Page, word: string): boolean | undefined => lexiconIn(page.state())?.has(word);

describe('the words of a game', () => {
  it('are those of its set-up, at once', async () => {
    const page = await ownGame();
    expect([has(page, 'ZQ'), has(page, 'NOTE')]).toEqual([true, false]);
    expect(page.state().table?.wordsChecked).toBe(true);
    expect(page.words.asked()).toBe(1);
  });

  it('stay those of its set-up even if other words were loading when it started', async () => {
    const page = openPage();
    page.actions.loadWords();
    startOwn(page);
    await page.words.settle(ok(compiled(WORDS)));
    expect(page.state().wordList).toEqual(OWN);
    expect([has(page, 'ZQ'), has(page, 'NOTE')]).toEqual([true, false]);
    page.words.progress(1, 2);
    expect(page.state().words.kind).toBe('ready');
  });

  it('are the same after a reload', async () => {
    const { storage } = await ownGame();
    const page = await reopened(storage);
    expect(page.words.wanted()).toEqual(OWN);
    await page.words.settle(ok(compiled(OWN_WORDS)));
    expect(has(page, 'ZQ')).toBe(true);
    expect(page.state().table?.wordsChecked).toBe(true);
  });

  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['garbage', '{"lexiconId":'],
    ['something else', '{"lexiconId":7,"list":[]}'],
    ['the list of another game', JSON.stringify({ lexiconId: 'another', list: OWN })],
  ])(
    'are those saved under their id, or else the default ones, if the saved list is %s',
    async (_what, kept) => {
      const { storage } = await ownGame();
      if (kept === undefined) storage.texts.delete('words');
      else storage.texts.set('words', kept);
      const found = await reopened(storage);
      expect(found.words.wanted()).toEqual(OWN);
      storage.texts.delete(`words/${own.id}`);
      const page = await reopened(storage);
      expect(page.words.wanted()).toEqual(DEFAULT_LIST);
    },
  );

  it('return with a game of the library and change with the current one', async () => {
    const page = await ownGame();
    const id = page.state().table?.recordId ?? '';
    page.actions.liftCurtain();
    page.actions.pass();
    await settled();
    valueOf(await page.actions.importRecord(formatRecord(smallGame(PLAIN_DRAWS, {}, ',').record)));
    await settled();
    expect([page.state().wordList, has(page, 'NOTE')]).toEqual([DEFAULT_LIST, true]);

    valueOf(await page.actions.openGame(id, 'if-free'));
    expect(page.state().wordList).toEqual(OWN);
    await page.words.settle(ok(compiled(OWN_WORDS)));
    expect(has(page, 'ZQ')).toBe(true);
  });

  it('of a foreign record are searched in all lists of the page', async () => {
    const theirs = lexiconOf(compiled(['EI']));
    const { record } = smallGame(PLAIN_DRAWS, { lexiconId: theirs.id });
    const page = openPage();
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(record)));
    await settled();
    expect(page.words.wanted()).toMatchObject({ kind: 'shipped', file: /german/ });
    await page.words.settle(ok(compiled(['EI'])));
    expect(has(page, 'EI')).toBe(true);
    expect(page.state().table?.wordsChecked).toBe(true);
  });

  it('stay the default ones, unchecked, if no list of the page matches', async () => {
    const { record } = smallGame(PLAIN_DRAWS, { lexiconId: 'unknown' });
    const page = openPage();
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(record)));
    await settled();
    await page.words.settle(ok(compiled(['EI'])));
    expect([page.state().wordList, has(page, 'NOTE')]).toEqual([DEFAULT_LIST, true]);
    expect(page.state().table?.wordsChecked).toBe(false);
  });

  it('can be supplied by the player, and are saved with the game', async () => {
    const page = openPage();
    valueOf(await page.actions.importRecord(formatRecord(smallGame(PLAIN_DRAWS, {}).record)));
    await page.words.settle(err({ code: 'WORDS_MISSING', status: 404 }));
    await page.words.settle(err({ code: 'WORDS_MISSING', status: 404 }));
    expect(page.state().words.kind).toBe('failed');
    page.actions.switchWordList(OWN);
    expect(page.words.wanted()).toEqual(OWN);
    await page.words.settle(ok(compiled(OWN_WORDS)));
    expect(has(page, 'ZQ')).toBe(true);
    const again = await reopened(page.storage);
    expect(again.words.wanted()).toEqual(OWN);
  });
});

describe('a player’s own list that another game has left in the browser', () => {
  const OVER = afterResignation(
    smallGame(
      PLAIN_DRAWS,
      { seats: seatsOf('human', 'computer'), lexiconId: own.id },
      'NO,2b',
      ',',
    ),
  );
  const kept = () => fakeStorage({ [`words/${own.id}`]: LIST });
  const LIST = JSON.stringify({ lexiconId: own.id, list: OWN });

  async function opening(storage = kept()): Promise<Page> {
    const page = openPage({ storage });
    await page.learn(WORDS);
    return page;
  }

  async function expectOwn(page: Page): Promise<void> {
    expect(page.state().wordList).toEqual(OWN);
    expect((await reopened(page.storage)).words.wanted()).toEqual(OWN);
  }

  it('is that of a record that names it, also after a reload', async () => {
    const page = await opening();
    valueOf(await page.actions.importRecord(formatRecord(OVER.record)));
    await expectOwn(page);
  });

  it.each(['watch', 'same-bag'] as const)('is that of a link that names it: %s', async (kind) => {
    const sender = await pageWith(OVER);
    const link = await sender.actions.linkTo(kind);
    const page = await opening();
    await page.actions.openLink(link ?? '');
    expect(page.state().table?.turns).toBe(kind === 'watch' ? 3 : 0);
    await expectOwn(page);
  });

  it('does not open a game if another begins while it is read', async () => {
    const storage = slowStorage(`words/${own.id}`);
    storage.texts.set(`words/${own.id}`, LIST);
    const page = await opening(storage);
    storage.hold();
    const opened = page.actions.importRecord(formatRecord(OVER.record));
    startSmall(page);
    const id = page.state().table?.recordId;
    await storage.arrive();
    expect(await opened).toMatchObject({ error: { code: 'CANCELLED' } });
    expect(page.state()).toMatchObject({ table: { recordId: id }, wordList: DEFAULT_LIST });
  });

  it('does not keep a game from opening if it is read slowly, and is used after a reload', async () => {
    const storage = slowStorage(`words/${own.id}`);
    storage.texts.set(`words/${own.id}`, LIST);
    const page = await opening(storage);
    storage.hold();
    const opened = page.actions.importRecord(formatRecord(OVER.record));
    await settled();
    page.clock.strike();
    valueOf(await opened);
    expect(page.state().wordList).toEqual(DEFAULT_LIST);
    await storage.arrive();
    expect((await reopened(storage)).words.wanted()).toEqual(OWN);
  });

  it('is used after a reload by a game that was opened before it came', async () => {
    const page = await opening(fakeStorage());
    valueOf(await page.actions.importRecord(formatRecord(OVER.record)));
    await settled();
    page.storage.texts.set(`words/${own.id}`, LIST);
    expect((await reopened(page.storage)).words.wanted()).toEqual(OWN);
  });
});

describe('reading a word list', () => {
  const alphabet = own.alphabet;
  const ignore = (): void => {};

  it('does not repeat a pending request, and reports progress to every caller', async () => {
    const page = openPage();
    page.actions.loadWords();
    const heard: object[] = [];
    const reading = page.actions.readWords(alphabet, DEFAULT_LIST, (progress) =>
      heard.push(progress),
    );
    page.words.progress(7, 10);
    expect(heard).toEqual([{ stage: 'reading', received: 7, total: 10 }]);
    expect(page.state().words).toMatchObject({ received: 7 });
    expect(page.words.asked()).toBe(1);
    await page.words.settle(ok(compiled(WORDS)));
    expect(valueOf(await reading).lexicon.has('NOTE')).toBe(true);
  });

  it('repeats a failed request', async () => {
    const page = openPage();
    const first = page.actions.readWords(alphabet, OWN, ignore);
    await page.words.settle(err({ code: 'EMPTY_WORD_LIST' }));
    expect(await first).toEqual(err({ code: 'EMPTY_WORD_LIST' }));
    void page.actions.readWords(alphabet, OWN, ignore);
    expect(page.words.asked()).toBe(2);
  });

  it('returns another list for another name, text or alphabet', () => {
    const page = openPage();
    const { letters, lowerCase } = alphabet;
    const other = lexiconOf({
      ...own.words,
      letters: letters.slice(1),
      lowerCase: lowerCase.slice(1),
    });
    void page.actions.readWords(alphabet, OWN, ignore);
    void page.actions.readWords(alphabet, { ...OWN, name: 'yours.txt' }, ignore);
    void page.actions.readWords(alphabet, { ...OWN, text: 'NO' }, ignore);
    void page.actions.readWords(other.alphabet, OWN, ignore);
    expect(page.words.asked()).toBe(4);
  });

  it('reuses recent results, the latest of many', async () => {
    const page = openPage();
    const read = async (name: string): Promise<void> => {
      const reading = page.actions.readWords(alphabet, { ...OWN, name }, ignore);
      await page.words.settle(ok(compiled(OWN_WORDS)));
      await reading;
    };
    for (const name of ['1', '2', '3', '1', '4', '1', '3']) await read(name);
    expect(page.words.asked()).toBe(4);
    await read('2');
    expect(page.words.asked()).toBe(5);
  });
});

describe('a saved game with the previously shipped word list', () => {
  it('continues with its successor without reading any other list', async () => {
    const former = fullWords.lexicon;
    const { record } = gameOf(setupOf('FRACKSEINOTEAD', former), former, 'FRACK,2b', ',');
    const words = JSON.stringify({ lexiconId: former.id, list: DEFAULT_LIST });
    const page = await reopened(fakeStorage({ record: formatRecord(record), words }));
    await page.words.settle(ok(wordsOf(shippedWordList).compiled));
    expect(page.words.asked()).toBe(1);
    expect(page.state().table?.wordsChecked).toBe(true);
    page.actions.liftCurtain();
    page.actions.typeMove('S,2g');
    page.actions.submit();
    expect(page.actions.exportRecord()).toContain('"FRACKS"');
  });
});

describe('custom words in addition to a list', () => {
  const ADDED = ['ZQ', 'QZ'];
  const list: WordList = { ...DEFAULT_LIST, added: ADDED };
  const all = compiled([...WORDS, ...ADDED]);
  const startWith = ({ actions }: Page): void =>
    actions.startGame({
      rules: scraebbkle,
      board: plainBoard(8, 8, 'b2'),
      given: [],
      boardName: 'Small',
      seats: seatsOf('human', 'human'),
      openRacks: true,
      words: { list, lexicon: lexiconOf(all) },
      seed: 'mine',
    });

  it('judge the game they were set up for, also after a reload', async () => {
    const page = openPage();
    await page.learn(WORDS);
    startWith(page);
    expect(lexiconIn(page.state())?.has('ZQ')).toBe(true);
    const again = await reopened(page.storage);
    expect(again.words.wanted()).toEqual(list);
    await again.words.settle(ok(all));
    expect(again.state().table?.wordsChecked).toBe(true);
    expect(lexiconIn(again.state())?.has('QZ')).toBe(true);
    expect(again.words.asked()).toBe(1);
  });

  it('are saved for each list, and invalid ones are ignored', async () => {
    const page = openPage();
    page.actions.changeOwnWords('a', () => ['ZQ']);
    page.actions.changeOwnWords('b', () => ADDED);
    page.actions.changeOwnWords('a', () => []);
    await eventually(async () => {
      const again = await reopened(page.storage);
      expect(again.state().ownWords).toEqual([{ lexiconId: 'b', added: ADDED }]);
    });
    for (const text of [
      'no JSON',
      '{}',
      '[{"lexiconId":"a","added":[7]}]',
      JSON.stringify([{ lexiconId: 'a', added: Array(1001).fill('A') }]),
    ]) {
      const damaged = await reopened(fakeStorage({ ownWords: text }));
      expect(damaged.state().ownWords).toEqual([]);
    }
  });

  it('are kept for the twenty lists changed last', () => {
    const { actions, state } = openPage();
    for (let index = 0; index < 21; index++) actions.changeOwnWords(`list ${index}`, () => ['ZQ']);
    expect(state().ownWords).toHaveLength(20);
    expect(state().ownWords[0]?.lexiconId).toBe('list 1');
  });
});
