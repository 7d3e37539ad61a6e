import { DEFAULT_LEVEL } from '../../src/engine';
import { describe, expect, it } from 'vitest';
import { transcript } from '../../src/messages';
import {
  err,
  formatRecord,
  ok,
  parseRecord,
  parseScraebbkleBoard,
  type Seat,
  type Premium,
  scraebbkle,
} from '../../src/engine';
import { lexiconIn, WORDS_PENDING } from '../../src/store';
import { defaultBoard } from '../golden/default-board';
import { moveOf } from '../support/games';
import { valueOf } from '../support/results';
import { settled } from '../support/fake-services';
import {
  GAME_WORDS,
  fakeStorage,
  openPage,
  ownTiles,
  compiled,
  pageWith,
  reloaded,
  smallGame,
  WORDS,
} from '../support/page';
import { seatsOf } from '../support/seats';

const choice = (changes: {
  readonly seats?: readonly Seat[];
  readonly seed?: string;
  readonly openRacks?: boolean;
}) => ({
  rules: scraebbkle,
  board: defaultBoard,
  given: [],
  boardName: 'Default board',
  seats: seatsOf('human', 'computer'),
  openRacks: false,
  words: GAME_WORDS,
  seed: '',
  ...changes,
});

async function ready() {
  const page = openPage();
  await page.learn(WORDS);
  return page;
}

describe('a new game', () => {
  it('survives a reload even if its word list has a very long name', async () => {
    const storage = fakeStorage();
    const page = openPage({ storage });
    await page.learn(WORDS);
    const list = {
      kind: 'own',
      name: `${'folder/'.repeat(50)}words.txt`,
      text: WORDS.join(),
    } as const;
    const words = { ...GAME_WORDS, list };
    page.actions.startGame({ ...choice({}), words });
    await settled();
    const again = await reloaded(storage);
    expect(again.state().notice).toBeUndefined();
    expect(again.state().wordList).toEqual(list);
    expect(again.state().table?.view).toEqual(page.state().table?.view);
  });

  it('starts as it was set up, and closes the dialog', async () => {
    const page = await ready();
    page.actions.openPanel('set-up');
    page.actions.startGame(choice({ openRacks: true, seed: 'mine' }));
    const { table, panel } = page.state();
    expect(panel).toBeUndefined();
    expect(table).toMatchObject({ phase: 'your-turn', recordId: 'game 1', turns: 0 });
    expect(table?.view).toMatchObject({ board: defaultBoard, openRacks: true, bagCount: 86 });
    expect(table?.view.seats.map(({ player }) => player)).toEqual(['human', 'computer']);
    const { record } = valueOf(parseRecord(page.actions.exportRecord() ?? '', undefined));
    expect(record.setup).toMatchObject({
      rules: scraebbkle,
      chance: { kind: 'seeded', seed: 'mine' },
      lexiconId: lexiconIn(page.state())?.id,
    });
  });

  it('differs each time, and is the same for the same seed', async () => {
    const page = await ready();
    const rackFor = (seed: string) => {
      page.actions.startGame(choice({ seed }));
      return ownTiles(page.state());
    };
    expect(rackFor('one')).toHaveLength(7);
    expect(rackFor('one')).not.toBe(rackFor('two'));
    expect(rackFor('one')).toBe(rackFor('one'));
    expect(rackFor('')).toBe(rackFor('a new seed'));
    expect(page.state().table?.recordId).toBe('game 7');
  });

  it('is saved before its first turn', async () => {
    const page = await ready();
    page.actions.startGame(choice({}));
    expect(page.storage.texts.get('record')).toBe(page.actions.exportRecord());
  });

  it('replaces the previous game: its search is cancelled and its draft is discarded', async () => {
    const page = await ready();
    page.actions.startGame(choice({ seats: seatsOf('computer', 'human') }));
    const old = page.search.last();
    page.actions.tapPosition(0);
    page.actions.tapSquare({ row: 0, column: 0 });
    page.actions.startGame(choice({}));
    expect(old.isCancelled()).toBe(true);
    old.answer(moveOf(','));
    await settled();
    expect(page.state().table).toMatchObject({ recordId: 'game 2', turns: 0 });
    expect(page.state().draft.order).toEqual([]);
  });

  it('announces whose turn it is, and the rack', async () => {
    const page = await ready();
    page.actions.startGame(choice({}));
    await settled();
    expect(page.state().announcements.at(-1)?.text).toMatch(
      /^Your turn\. Rack: (?:\w+, ){6}\w+\.$/,
    );
  });
});

describe('the words', () => {
  it('report their progress, and arrive', async () => {
    const page = openPage();
    expect(page.state().words).toEqual(WORDS_PENDING);
    page.actions.loadWords();
    page.words.progress(500, 2000);
    expect(page.state().words).toEqual({ ...WORDS_PENDING, received: 500, total: 2000 });
    page.words.build(0.25);
    expect(page.state().words).toEqual({ kind: 'loading', stage: 'building', fraction: 0.25 });
    await page.words.settle(ok(compiled(WORDS)));
    expect(lexiconIn(page.state())?.has('NOTE')).toBe(true);
  });

  it('can fail to load, and be requested again', async () => {
    const page = openPage();
    page.actions.loadWords();
    const failure = { code: 'WORDS_MISSING', status: 404 } as const;
    await page.words.settle(err(failure));
    expect(page.state().words).toEqual({ kind: 'failed', failure });
    expect(lexiconIn(page.state())).toBeUndefined();
    await page.learn(WORDS);
    expect(page.words.asked()).toBe(2);
    expect(page.state().words.kind).toBe('ready');
  });

  it('start the move of a computer that waits for them', async () => {
    const page = openPage();
    const record = smallGame(
      'NOTEAEIDDDDZQA',
      { seats: seatsOf('human', 'computer') },
      'NO,2b',
    ).record;
    valueOf(await page.actions.importRecord(formatRecord(record)));
    expect(page.state().table?.phase).toBe('waiting-for-words');
    await page.learn(WORDS);
    expect(page.state().table?.phase).toBe('thinking');
  });
});

describe('a board file', () => {
  const text = ['7', '28', 'd14', ...Array.from({ length: 28 }, () => '.......')].join('\n');

  it('is fetched by its name and parsed', async () => {
    const page = openPage({ files: { 'boards/plain.txt': text } });
    const { board, given } = valueOf(await page.actions.fetchBoard(scraebbkle, 'boards/plain.txt'));
    expect(ok(board)).toEqual(parseScraebbkleBoard(text));
    expect(given).toEqual([]);
    expect(board.premiums.every(({ kind }: Premium) => kind === 'none')).toBe(true);
  });

  it('may be missing or invalid, which is reported and changes nothing', async () => {
    const page = openPage({ files: { 'boards/bad.txt': text.replace('7', '6') } });
    const before = page.state();
    expect(await page.actions.fetchBoard(scraebbkle, 'boards/none.txt')).toEqual(
      err({ code: 'FILE_NOT_FOUND', name: 'boards/none.txt' }),
    );
    expect(await page.actions.fetchBoard(scraebbkle, 'boards/bad.txt')).toMatchObject({
      error: { code: 'BAD_COLUMN_COUNT', line: 1 },
    });
    expect(page.state()).toEqual(before);
  });
});

describe('a record', () => {
  const timeline = smallGame(
    'NOTEAEIDDDDZQA',
    { seats: seatsOf('human', 'computer') },
    'NO,2b',
    'D,c1',
  );
  const text = formatRecord(timeline.record);

  it('becomes the current game when it is opened, and is saved', async () => {
    const page = await ready();
    page.actions.openPanel('set-up');
    valueOf(await page.actions.importRecord(text));
    expect(page.state()).toMatchObject({
      panel: undefined,
      table: { recordId: 'game', phase: 'your-turn', turns: 2, wordsChecked: true },
    });
    expect(page.actions.exportRecord()).toBe(text);
    expect(page.storage.texts.get('record')).toBe(text);
  });

  it('changes nothing if it is invalid', async () => {
    const page = await pageWith(timeline);
    page.actions.typeMove('T,2d');
    await settled();
    const before = page.state();
    const kept = new Map(page.storage.texts);
    for (const broken of ['', '{}', text.replace('"score": 2', '"score": 3'), text.slice(0, -9)]) {
      expect((await page.actions.importRecord(broken)).ok).toBe(false);
    }
    expect(page.state()).toBe(before);
    expect(page.storage.texts).toEqual(kept);
    expect(page.actions.exportRecord()).toBe(text);
  });

  it('of computers alone opens paused', async () => {
    const page = await pageWith(
      smallGame('NOTEAEIDDDDZQA', { seats: seatsOf('computer', 'computer') }, 'NO,2b'),
    );
    expect(page.state().table).toMatchObject({ phase: 'paused', running: false });
    expect(page.search.asked()).toEqual([]);
  });

  it('of a game with a computer continues', async () => {
    const page = await pageWith(
      smallGame('NOTEAEIDDDDZQA', { seats: seatsOf('human', 'computer') }, ','),
    );
    expect(page.state().table?.phase).toBe('thinking');
  });

  it('is undefined before there is a game', () => {
    const page = openPage();
    expect(page.actions.exportRecord()).toBeUndefined();
    expect(page.actions.readGame(transcript)).toBeUndefined();
  });

  it('of a branch names its parent and replaces it in storage', async () => {
    const page = await pageWith(timeline);
    page.actions.showTurn(1);
    page.actions.playOnFromHere();
    await settled();
    expect(page.state().table).toMatchObject({ recordId: 'game 1', turns: 1 });
    const { record } = valueOf(parseRecord(page.storage.texts.get('record') ?? '', undefined));
    expect(record).toMatchObject({ id: 'game 1', parent: { id: 'game', events: 2 } });
  });
});

const USUAL_SETTINGS = openPage().state().settings;

describe('the settings', () => {
  it('are saved when they change, not before', async () => {
    const page = openPage();
    await page.restore();
    expect(page.storage.texts.has('settings')).toBe(false);
    page.actions.setTheme('dark');
    page.actions.setPace('fast');
    expect(page.state().settings).toEqual({ ...USUAL_SETTINGS, theme: 'dark', pace: 'fast' });
    await settled();
    const again = openPage({ storage: page.storage });
    await again.restore();
    expect(again.state().settings).toEqual({ ...USUAL_SETTINGS, theme: 'dark', pace: 'fast' });
  });

  it.each(['', '{', '[]', '{"theme":"pink","pace":"fast"}'])(
    'are the defaults if the saved ones are invalid: %j',
    async (settings) => {
      const page = openPage({ storage: fakeStorage({ settings }) });
      await page.restore();
      expect(page.state().settings).toEqual(USUAL_SETTINGS);
    },
  );

  it.each(['grandmaster', 5, null])('have the default level instead of %j', async (level) => {
    const settings = JSON.stringify({ theme: 'dark', pace: 'fast', level, tipsGiven: [] });
    const page = openPage({ storage: fakeStorage({ settings }) });
    await page.restore();
    expect(page.state().settings).toEqual({
      ...USUAL_SETTINGS,
      theme: 'dark',
      pace: 'fast',
      level: DEFAULT_LEVEL,
    });
  });

  it.each([
    ['slow', 2500],
    ['steady', 900],
    ['fast', undefined],
  ] as const)('set the pace of games between computers: %s', async (pace, milliseconds) => {
    const page = await ready();
    page.actions.setPace(pace);
    page.actions.startGame(choice({ seats: seatsOf('computer', 'computer') }));
    expect(page.clock.waiting()).toEqual(milliseconds === undefined ? [] : [milliseconds]);
  });
});
