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

/** A storage whose writes of the record wait for the test, once it says so. */
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
    /** The names of all texts that have been asked to be kept, in order. */
    requested,
    slowDown: () => {
      isSlow = true;
    },
    /** Lets the oldest write of the record that waits end. */
    end: async () => {
      waiting.shift()?.();
      await settled();
    },
  };
}

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;
const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;

/** A page with a game, in a browser that takes its time to keep a record from now on. */
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
/** What has been said after an announcement. */
const saidSince = (page: Page, last: number): readonly string[] =>
  page
    .state()
    .announcements.filter(({ number }) => number > last)
    .map(({ text }) => text);

describe('a turn', () => {
  it('is shown and said once it is kept, and not before', async () => {
    const { page, disk } = await slowPage();
    const before = lastSaid(page);
    play(page, 'NO,2b');
    await settled();
    expect(turns(page)).toBe(0);
    expect(saidSince(page, before)).toEqual([]);
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(saidSince(page, before)).toEqual([
      'Player 1 played NO at 2b for 2 points. New tiles: X and Y.',
    ]);
    expect(page.storage.texts.get('record')).toBe(page.actions.exportRecord());
  });

  it('is kept before the library has it', async () => {
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

  it('is shown after a second where the database does not answer', async () => {
    const { page } = await slowPage();
    play(page, 'NO,2b');
    await settled();
    expect(page.clock.waiting()).toEqual([1000]);
    page.clock.strike();
    expect(turns(page)).toBe(1);
    expect(page.state().canPersist).toBe(true);
  });

  it('is shown with the warning where it could not be kept', async () => {
    const { page, disk } = await slowPage();
    page.storage.fill(true);
    play(page, 'NO,2b');
    await settled();
    expect(turns(page)).toBe(0);
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state().canPersist).toBe(false);
  });

  it('of a computer waits as well, and each is shown and said by itself, in order', async () => {
    const { page, disk } = await slowPage();
    const seen: unknown[] = [];
    page.store.subscribe(({ table }, before) => {
      if (table !== before.table) seen.push([table?.turns, table?.phase]);
    });
    const before = lastSaid(page);
    play(page, 'NO,2b');
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

  it('that is taken back waits as well, and so does what is said of it', async () => {
    const { page, disk } = await slowPage(MIXED, 'NO,2b', ',');
    page.actions.undo();
    await settled();
    expect(page.state()).toMatchObject({ table: { turns: 2 }, notice: undefined });
    await disk.end();
    expect(turns(page)).toBe(0);
    expect(page.state().notice?.headline).toBe('Turn taken back.');
  });
});

describe('while a turn is being kept', () => {
  it('its tiles stay on the board, and what is typed next is not lost', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    expect(laidOf(page.state())).toBe('b2 N, c2 O');
    page.actions.typeMove('TE');
    await disk.end();
    expect(laidOf(page.state())).toBe('');
    expect(page.state().typed).toBe('TE');
  });

  it('what a player asks for next waits for it, and comes after it', async () => {
    const { page, disk } = await slowPage({ ...PEOPLE, undo: true });
    play(page, 'NO,2b');
    play(page, ',');
    page.actions.pass();
    page.actions.undo();
    for (const shown of [1, 2, 3, 2]) {
      await disk.end();
      expect(turns(page)).toBe(shown);
    }
    expect(page.state().notice?.headline).toBe('Turn taken back.');
  });

  it('Enter that is pressed twice plays once', async () => {
    const { page, disk } = await slowPage();
    play(page, 'NO,2b');
    page.actions.submit();
    await disk.end();
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state()).toMatchObject({ table: { isOver: false }, notice: undefined });
  });

  it('Pass that is pressed twice passes once, and nothing is said of it', async () => {
    const { page, disk } = await slowPage();
    page.actions.pass();
    page.actions.pass();
    await disk.end();
    expect(turns(page)).toBe(1);
    expect(page.state().notice).toBeUndefined();
  });

  it('an earlier turn is looked at behind it', async () => {
    const { page, disk } = await slowPage(PEOPLE, 'NO,2b');
    page.actions.pass();
    page.actions.showTurn(1);
    await disk.end();
    while (page.clock.waiting().length > 0) page.clock.strike();
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 1, turns: 2 });
  });

  it('another game may be opened, which neither it nor what was asked for next disturbs', async () => {
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

describe('what is not kept', () => {
  it('is shown at once: an earlier turn, and who sits down next', async () => {
    const { page } = await slowPage({ seats: seatsOf('human', 'human') }, 'NO,2b');
    page.actions.showTurn(0);
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turnsShown: 0 });
    page.actions.showTurn(1);
    expect(page.state().table?.phase).toBe('curtain');
    page.actions.liftCurtain();
    expect(page.state().table?.phase).toBe('your-turn');
  });

  it('is a move that is refused: that is said at once', async () => {
    const { page } = await slowPage();
    play(page, 'XX,2b');
    expect(page.state().notice?.tone).toBe('refusal');
    expect(page.state().refused).toBeDefined();
  });
});
