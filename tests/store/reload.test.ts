import { describe, expect, it } from 'vitest';
import { formatRecord, squareName } from '../../src/engine';
import { squareOf } from '../support/pictures';
import { valueOf } from '../support/results';
import { settled } from '../support/fake-services';
import {
  BLANK_DRAWS,
  fakeStorage,
  laidOf,
  moveShown,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  rackShown,
  reloaded,
  smallGame,
  WORDS,
} from '../support/page';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const PEOPLE = { seats: seatsOf('human', 'human') } as const;
const COMPUTERS = { seats: seatsOf('computer', 'computer') } as const;

const RECORD = formatRecord(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b').record);

/** Everything on a page that a reload must restore. */
function keptOf(page: Page) {
  const { table, cursor, typed, blankSlot, settings } = page.state();
  return {
    view: table?.view,
    phase: table?.phase,
    running: table?.running,
    recordId: table?.recordId,
    laid: laidOf(page.state()),
    rack: rackShown(page.state()),
    move: moveShown(page.state()),
    order: page.state().draft.order,
    cursor: cursor && `${squareName(cursor.square)} ${cursor.direction}`,
    typed,
    blankSlot,
    settings,
  };
}

async function reload(page: Page): Promise<Page> {
  const again = await reloaded(page.storage);
  expect(again.state().words.kind).toBe('loading');
  return again;
}

async function pageAfter(act: (page: Page) => void, draws = PLAIN_DRAWS): Promise<Page> {
  const page = await pageWith(smallGame(draws, MIXED, 'NO,2b', ','));
  act(page);
  return page;
}

describe('a reload', () => {
  it.each<[string, (page: Page) => void, string?]>([
    ['nothing but the game', () => {}],
    [
      'tiles placed one by one',
      ({ actions }) => {
        actions.dropOnSquare(3, squareOf('e2'));
        actions.dropOnSquare(0, squareOf('d2'));
      },
    ],
    [
      'tiles placed at the cursor',
      ({ actions }) => {
        actions.tapSquare(squareOf('c3'));
        actions.tapSquare(squareOf('c3'));
        for (const letter of 'TAX') actions.typeLetter(letter, false);
      },
    ],
    [
      'a blank with its letter',
      ({ actions, state }) => {
        const blank = state().draft.tiles.findIndex(({ kind }) => kind === 'blank');
        actions.dropOnSquare(blank, squareOf('d2'));
        actions.nameBlank('T');
      },
      BLANK_DRAWS,
    ],
    [
      'a blank that awaits its letter',
      ({ actions, state }) => {
        const blank = state().draft.tiles.findIndex(({ kind }) => kind === 'blank');
        actions.dropOnSquare(blank, squareOf('d2'));
      },
      BLANK_DRAWS,
    ],
    ['a typed move', ({ actions }) => actions.typeMove('TE,2d')],
    ['a text that is not yet a move', ({ actions }) => actions.typeMove('TE,')],
    ['an invalid move', ({ actions }) => actions.typeMove('QQ,2d')],
    ['the cursor', ({ actions }) => actions.tapSquare(squareOf('g7'))],
    [
      'a sorted rack',
      ({ actions }) => {
        actions.sort();
      },
    ],
    ['a shuffled rack', ({ actions }) => actions.shuffle()],
    [
      'a shuffled rack with gaps on the left',
      ({ actions }) => {
        actions.dropOnSquare(0, squareOf('d2'));
        actions.dropOnRack(6, 2);
        actions.dropOnRack(1, 4);
        actions.dropOnRack(3, 6);
      },
    ],
    [
      'a sorted rack with tiles on the board',
      ({ actions }) => {
        actions.dropOnSquare(6, squareOf('d2'));
        actions.sort();
      },
    ],
    [
      'settings',
      ({ actions }) => {
        actions.setTheme('light');
        actions.setPace('slow');
      },
    ],
  ])('restores %s', async (_what, act, draws) => {
    const page = await pageAfter(act, draws);
    const again = await reload(page);
    const withoutWords = { ...keptOf(page) };
    expect(keptOf(again)).toEqual(withoutWords);
    await again.learn(WORDS);
    expect(keptOf(again)).toEqual(withoutWords);
    expect(again.actions.exportRecord()).toBe(page.actions.exportRecord());
  });

  it('restores the same state twice', async () => {
    const page = await pageAfter(({ actions }) => actions.typeMove('TE,2d'));
    const twice = await reload(await reload(page));
    expect(keptOf(twice)).toEqual(keptOf(page));
  });

  it('keeps what is done after it', async () => {
    const again = await reload(await pageAfter(() => {}));
    again.actions.typeMove('TE,2d');
    expect((await reload(again)).state().typed).toBe('TE,2d');
  });

  it('opens the game, not the dialog', async () => {
    const again = await reload(await pageAfter(() => {}));
    expect(again.state().panel).toBeUndefined();
    expect(again.state().notice).toBeUndefined();
  });

  it('repeats the computer’s interrupted search', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    const again = await reload(page);
    expect(again.state().table?.phase).toBe('waiting-for-words');
    await again.learn(WORDS);
    expect(again.search.last().position).toEqual(page.search.last().position);
  });

  it('restores a draft placed while the computer was thinking', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, 'NO,2b'));
    page.actions.dropOnSquare(0, squareOf('d2'));
    expect(laidOf((await reload(page)).state())).toBe('d2 T');
  });

  it('restores the earlier turn on display, and the draft behind it', async () => {
    const page = await pageAfter(({ actions }) => {
      actions.tapSquare(squareOf('d2'));
      actions.typeLetter('T', false);
    });
    const before = keptOf(page);
    page.actions.showTurn(1);
    const again = await reload(page);
    expect(again.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 1, turns: 2 });
    await again.learn(WORDS);
    expect(keptOf(again)).toEqual(keptOf(page));
    again.actions.showTurn(2);
    expect(keptOf(again)).toEqual(before);
    expect(keptOf(await reload(again))).toEqual(before);
  });

  it.each([
    ['a finished game', smallGame(PLAIN_DRAWS, MIXED, ',', ',', ',', ',')],
    ['a game between computers', smallGame(PLAIN_DRAWS, COMPUTERS, ',', ',', ',')],
  ])('restores the earlier turn on display: %s', async (_what, timeline) => {
    const page = await pageWith(timeline);
    page.actions.showTurn(2);
    const again = await reload(page);
    expect(again.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 2 });
  });

  it('restores a finished game', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, MIXED, ',', ',', ',', ','));
    expect((await reload(page)).state().table).toMatchObject({ phase: 'over', turns: 4 });
  });

  it('restores the end of a game whose last move was made here', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, ',', ',', ','));
    page.actions.liftCurtain();
    page.actions.pass();
    expect((await reload(page)).state().table).toMatchObject({ phase: 'over', turns: 4 });
  });

  it('discards the draft of another game', async () => {
    const page = await pageAfter(({ actions }) => actions.typeMove('TE,2d'));
    const desk = page.storage.texts.get('desk') ?? '';
    valueOf(
      await page.actions.importRecord(page.actions.exportRecord()?.replace('"game"', '"g2"') ?? ''),
    );
    page.storage.texts.set('desk', desk);
    const again = await reload(page);
    expect(again.state().typed).toBeUndefined();
    expect(laidOf(again.state())).toBe('');
  });
});

describe('a game between computers, after a reload', () => {
  it('keeps running', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, COMPUTERS));
    page.actions.run(true);
    const again = await reload(page);
    await again.learn(WORDS);
    expect(again.state().table).toMatchObject({ phase: 'thinking', running: true });
  });

  it('stays paused', async () => {
    const again = await reload(await pageWith(smallGame(PLAIN_DRAWS, COMPUTERS)));
    await again.learn(WORDS);
    expect(again.state().table).toMatchObject({ phase: 'paused', running: false });
  });

  it('follows a choice made after an earlier reload', async () => {
    const again = await reload(await pageWith(smallGame(PLAIN_DRAWS, COMPUTERS)));
    again.actions.run(true);
    expect((await reload(again)).state().table).toMatchObject({ running: true });
  });
});

describe('two people at one screen, after a reload', () => {
  it('find the curtain down in a closed game, and their draft behind it', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    page.actions.liftCurtain();
    page.actions.typeMove('TE,2d');
    const before = keptOf(page);
    const again = await reload(page);
    expect(again.state()).toMatchObject({ typed: undefined, table: { phase: 'curtain' } });
    expect(again.state().draft.tiles).toEqual([]);
    again.actions.liftCurtain();
    expect(keptOf(again)).toEqual(before);
  });

  it('find the turn they were looking at behind the curtain', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    page.actions.liftCurtain();
    page.actions.typeMove('TE,2d');
    const before = keptOf(page);
    page.actions.showTurn(0);
    const again = await reload(page);
    expect(again.state().table?.phase).toBe('curtain');
    again.actions.liftCurtain();
    expect(again.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 0 });
    again.actions.showTurn(2);
    expect(keptOf(again)).toEqual(before);
  });

  it('find it again after another reload with the curtain down', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    page.actions.liftCurtain();
    page.actions.typeMove('TE,2d');
    const again = await reload(await reload(page));
    again.actions.liftCurtain();
    expect(again.state().typed).toBe('TE,2d');
  });

  it('keep a draft placed after a reload with the curtain down', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ','));
    expect(page.state().table?.phase).toBe('curtain');
    const again = await reload(page);
    again.actions.liftCurtain();
    again.actions.typeMove('TE,2d');
    const twice = await reload(again);
    twice.actions.liftCurtain();
    expect(twice.state().typed).toBe('TE,2d');
  });

  it('cannot see each other’s draft', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, PEOPLE));
    page.actions.liftCurtain();
    page.actions.typeMove('NOTE,2b');
    const desk = page.storage.texts.get('desk') ?? '';
    page.actions.pass();
    page.storage.texts.set('desk', desk);
    const again = await reload(page);
    again.actions.liftCurtain();
    expect(again.state().table?.view.viewer).toBe(1);
    expect(again.state().typed).toBeUndefined();
  });

  it('continue without a curtain in an open game', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...PEOPLE, openRacks: true }));
    page.actions.typeMove('NO,2b');
    expect((await reload(page)).state()).toMatchObject({
      typed: 'NO,2b',
      table: { phase: 'your-turn', view: { viewer: 0 } },
    });
  });
});

describe('the saved data of the browser', () => {
  it('may be empty: the front page opens', async () => {
    const page = openPage();
    await page.restore();
    expect(page.state()).toMatchObject({ panel: undefined, table: undefined, notice: undefined });
  });

  it.each([
    ['not a record', 'The saved game is damaged.'],
    [RECORD.slice(0, 500), 'The saved game is damaged.'],
    [
      RECORD.replace('"score": 2', '"score": 20'),
      'The game is damaged: at event 2, the words or the score don’t match the move.',
    ],
    [
      '{"format":"scraebbkle-record","version":9}',
      'This page doesn’t know version 9 of saved games. Reload and try again.',
    ],
  ])('may be damaged: the front page reports it: %s', async (record, reason) => {
    const page = openPage({ storage: fakeStorage({ record }) });
    await page.restore();
    expect(page.state()).toMatchObject({
      panel: undefined,
      table: undefined,
      notice: {
        tone: 'remark',
        headline: 'Couldn’t open your saved game.',
        reason: `${reason} It’s set aside and won’t be overwritten.`,
      },
    });
  });

  it.each([
    ['no JSON', 'x'],
    ['not a saved screen', '{}'],
    ['another version of it', '{"recordId":"game","viewer":0,"spots":[],"order":[],"typed":3}'],
  ])('may contain an invalid draft, which is ignored: %s', async (_what, desk) => {
    const page = await pageAfter(({ actions }) => actions.typeMove('TE,2d'));
    page.storage.texts.set('desk', desk);
    const again = await reload(page);
    expect(again.state().typed).toBeUndefined();
    expect(again.state().table?.turns).toBe(2);
  });

  it('may contain invalid settings, which fall back to the defaults', async () => {
    const page = await pageAfter(({ actions }) => actions.setTheme('dark'));
    await settled();
    page.storage.texts.set('settings', 'garbage');
    const again = await reload(page);
    expect(again.state().settings).toEqual(openPage().state().settings);
    expect(again.state().table?.turns).toBe(2);
  });

  it('may contain an impossible draft: all tiles return to the rack', async () => {
    const page = await pageAfter(({ actions }) => {
      actions.dropOnSquare(0, squareOf('d2'));
      actions.tapSquare(squareOf('e5'));
    });
    const desk = page.storage.texts.get('desk') ?? '';
    for (const [from, to] of [
      ['"d2"', '"z99"'],
      ['"d2"', '"b2"'],
      ['"d2"', '"nowhere"'],
      ['"order":[0]', '"order":[0,0,44]'],
      ['"e5"', '"z99"'],
      ['"position":1}', '"position":999}'],
      ['"position":1}', '"position":2}'],
      ['{"position":1}', '{"square":"d2","letter":null,"home":1}'],
    ] as const) {
      expect(desk).toContain(from);
      page.storage.texts.set('desk', desk.replace(from, to));
      const again = await reload(page);
      const { draft, cursor } = again.state();
      expect(rackShown(again.state())).toBe(from === '"e5"' ? '.EAEIXY' : 'TEAEIXY');
      expect(draft.tiles).toEqual(page.state().draft.tiles);
      expect(laidOf(again.state())).toBe(from === '"e5"' ? 'd2 T' : '');
      expect(cursor?.direction).toBe(to === '"z99"' && from === '"e5"' ? undefined : 'across');
    }
  });

  it('cannot be written to full storage; the page warns until it can', async () => {
    const page = await pageAfter(() => {});
    expect(page.state().canPersist).toBe(true);
    page.storage.fill(true);
    page.actions.typeMove('TE,2d');
    await settled();
    expect(page.state().canPersist).toBe(false);
    page.storage.fill(false);
    page.actions.typeMove('TE,2');
    await settled();
    expect(page.state().canPersist).toBe(true);
  });
});
