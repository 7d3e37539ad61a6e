import { describe, expect, it } from 'vitest';
import { formatRecord } from '../../src/engine';
import { moveOf } from '../support/games';
import { settled } from '../support/fake-services';
import {
  fakeStorage,
  laidOf,
  openPage,
  type Page,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

/** A storage whose writes of the record wait for the test after `slowDown`. */
function slowStorage() {
  const storage = fakeStorage();
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  async function write(name: string, text: string): Promise<boolean> {
    requested.push(name);
    if (isSlow && name === 'record') {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    return storage.write(name, text);
  }
  return {
    storage: { ...storage, write, replace: replaceBy({ ...storage, write }) },
    /** Names of all writes so far, in order. */
    requested,
    slowDown: () => {
      isSlow = true;
    },
    /** Completes the oldest pending write of the record. */
    end: async () => {
      waiting.shift()?.();
      await settled();
    },
  };
}

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;
const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;

async function slowPage(game: Parameters<typeof smallGame>[1] = MIXED, ...moves: string[]) {
  const disk = slowStorage();
  const page = openPage({ storage: disk.storage });
  await page.learn(WORDS);
  const { record } = smallGame(PLAIN_DRAWS, game, ...moves);
  valueOf(await page.actions.importRecord(formatRecord(record)));
  await settled();
  disk.slowDown();
  disk.requested.length = 0;
  return { page, disk };
}

function play({ actions }: Page, move: string): void {
  actions.typeMove(move);
  actions.submit();
}

const turns = (page: Page): number | undefined => page.state().table?.turns;
const lastSaid = (page: Page): number => page.state().announcements.at(-1)?.number ?? 0;
const saidSince = (page: Page, last: number): readonly string[] =>
  page
    .state()
    .announcements.filter(({ number }) => number > last)
    .map(({ text }) => text);

describe('a played turn', () => {
  it('is shown and announced only once it is saved', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    const before = lastSaid(page);
    await settled();
    expect(turns(page)).toBe(0);
    expect(saidSince(page, before)).toEqual([]);
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(saidSince(page, before)).toEqual([
      'NO across from b2, 2 points. You 2, Club 0. Drew X, Y.',
    ]);
    expect(page.storage.texts.get('record')).toBe(page.actions.exportRecord());
  });

  it('is saved before it enters the library', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    await settled();
    const ofTheGame = disk.requested.filter(
      (name) => name === 'record' || name.startsWith('game/'),
    );
    expect(ofTheGame[0]).toBe('record');
    await disk.end();
    expect(disk.requested.some((name) => name.startsWith('game/'))).toBe(true);
  });

  it('is shown after a second if the database does not answer', async () => {
    const { page } = await slowPage();
    play(page, 'NO,2b');
    await settled();
    expect(page.clock.waiting()).toEqual([1000]);
    page.clock.strike();
    expect(turns(page)).toBe(1);
    expect(page.state().canPersist).toBe(true);
  });

  it('is shown with a warning if it could not be saved', async () => {
    const { page, disk } = await slowPage();
    page.storage.fill(true);
    play(page, 'NO,2b');
    await settled();
    expect(turns(page)).toBe(0);
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state().canPersist).toBe(false);
  });

  it('of a computer waits too, and each is shown and announced in order', async () => {
    const { page, disk } = await slowPage();
    const seen: unknown[] = [];
    page.store.subscribe(({ table }, before) => {
      if (table !== before.table) seen.push([table?.turns, table?.phase]);
    });
    play(page, 'NO,2b');
    const before = lastSaid(page);
    page.search.last().answer(moveOf(','));
    await settled();
    expect(seen).toEqual([]);
    await disk.end();
    expect(seen).toEqual([[1, 'thinking']]);
    await disk.end();
    while (page.clock.waiting().length > 0) page.clock.strike();
    expect(seen).toEqual([
      [1, 'thinking'],
      [2, 'your-turn'],
    ]);
    expect(saidSince(page, before)).toHaveLength(2);
  });

  it('waits too when it is undone, with its announcement', async () => {
    const { page, disk } = await slowPage(MIXED, 'NO,2b', ',');
    page.actions.undo();
    await settled();
    expect(page.state()).toMatchObject({ table: { turns: 2 }, notice: undefined });
    await disk.end();
    expect(turns(page)).toBe(0);
    expect(page.state().notice?.headline).toBe('Undone.');
  });
});

describe('while a turn is being saved', () => {
  it('its tiles stay on the board, and the next typed move is kept', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.typeMove('TE');
    await disk.end();
    expect(laidOf(page.state())).toBe('');
    expect(page.state().typed).toBe('TE');
  });

  it('the player’s next actions wait and then follow in order', async () => {
    const { page, disk } = await slowPage({ ...PEOPLE, undo: true });
    play(page, 'NO,2b');
    play(page, ',');
    page.actions.pass();
    page.actions.undo();
    for (const shown of [1, 2, 3, 2]) {
      await disk.end();
      expect(turns(page)).toBe(shown);
    }
    expect(page.state().notice?.headline).toBe('Undone.');
  });

  it('pressing Enter twice plays once', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    page.actions.submit();
    await disk.end();
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state()).toMatchObject({ table: { isOver: false }, notice: undefined });
  });

  it('a second Pass is dropped without a message', async () => {
    const { page, disk } = await slowPage();
    page.actions.pass();
    page.actions.pass();
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state().notice).toBeUndefined();
  });

  it('an earlier turn can be shown', async () => {
    const { page, disk } = await slowPage(PEOPLE, 'NO,2b');
    page.actions.pass();
    page.actions.showTurn(1);
    await disk.end();
    while (page.clock.waiting().length > 0) page.clock.strike();
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 1, turns: 2 });
  });

  it('another game can be opened, and pending actions do not affect it', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    page.actions.pass();
    const { record } = smallGame(PLAIN_DRAWS, PEOPLE, 'NOTE,2b', ',');
    const opened = page.actions.importRecord(formatRecord({ ...record, id: 'another' }));
    await settled();
    await disk.end();
    await disk.end();
    valueOf(await opened);
    expect(page.state().table).toMatchObject({ recordId: 'another', turns: 2 });
    await disk.end();
    page.clock.strike();
    expect(page.state().table).toMatchObject({ recordId: 'another', turns: 2 });
  });
});

describe('a change that is not saved', () => {
  it('is shown at once: an earlier turn, and the next player', async () => {
    const { page } = await slowPage({ seats: seatsOf('human', 'human') }, 'NO,2b');
    page.actions.showTurn(0);
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 0 });
    page.actions.showTurn(1);
    expect(page.state().table?.phase).toBe('curtain');
    page.actions.liftCurtain();
    expect(page.state().table?.phase).toBe('your-turn');
  });

  it('is shown at once: a refused move', async () => {
    const { page } = await slowPage();
    play(page, 'XX,2b');
    expect(page.state().notice?.tone).toBe('refusal');
    expect(page.state().refused).toBeDefined();
  });
});
