import { describe, expect, it } from 'vitest';
import {
  crossword,
  formatRecord,
  isTurn,
  parseRecord,
  readGcg,
  type Timeline,
  tournament,
} from '../../src/engine';
import { enter, entering, type EnteringPage, ENTRY_FILES, entryOn } from '../support/entry';
import { settled } from '../support/fake-services';
import { afterResignation } from '../support/games';
import { storedGame, storedRecord } from '../support/kept-games';
import {
  fakeLocks,
  fakeStorage,
  openPage,
  PLAIN_DRAWS,
  smallGame,
  startSmall,
} from '../support/page';
import { at, valueOf } from '../support/results';
import { shippedBoard } from '../support/shipped';

/** Records of the library, by id. */
const recordsIn = ({ texts }: ReturnType<typeof fakeStorage>): ReadonlyMap<string, string> =>
  new Map(
    [...texts].flatMap(([name, text]) =>
      name.startsWith('game/') ? [[name.slice('game/'.length), storedRecord(text)]] : [],
    ),
  );

/** Numbers of turns of the games in a library. */
const turnsIn = (storage: ReturnType<typeof fakeStorage>): readonly number[] =>
  [...recordsIn(storage).values()].map(
    (record) => valueOf(parseRecord(record, undefined)).record.events.filter(isTurn).length,
  );

const scoresShown = ({ page }: EnteringPage) =>
  page.state().table?.view.seats.map(({ score }) => score);

async function save(opened: EnteringPage) {
  const saved = valueOf(await opened.state().actions.save());
  await settled();
  return saved;
}

/** Enters that the players stopped, or that they didn't. */
const stop = ({ state }: EnteringPage, isStopped = true): void =>
  state().actions.changeEntry({ kind: 'change-ending', ending: { isStopped } });

/** A page with a library of one game that was entered, and is not over. */
async function withSavedGame(options: Parameters<typeof entering>[1] = {}) {
  const storage = fakeStorage();
  const opened = await entering(storage, options);
  enter(opened, 'RETINAL,8d');
  await save(opened);
  return { storage, opened };
}

/** A page with a finished game that was entered, on the table. */
async function withFinishedGame() {
  const storage = fakeStorage();
  const opened = await entering(storage);
  enter(opened, 'RETINAL,8d');
  stop(opened);
  await save(opened);
  return { storage, opened };
}

/** A finished game from a file, with racks known in part, notes, and an exchange of which only the number is known. */
const FILE = `#player1 ann Ann
#player2 ben Ben
#title Final
#note Before.
>ann: AEILNRT 8D RETINAL +66 66
>ben: DG? G7 D.g +5 5
#note A hook.
>ann: - +0 66
>ben: -3 +0 5
>ann: (time) -10 56
`;

const imported = (): Timeline =>
  valueOf(
    readGcg(
      { rules: tournament, board: shippedBoard('boards/classic.txt'), boardName: 'Classic' },
      FILE,
      'imported',
    ),
  ).timeline;

describe('saving an entry', () => {
  it('needs turns that fit', async () => {
    const opened = await entering();
    const { actions } = opened.state();
    expect(await actions.save()).toMatchObject({ error: { code: 'NO_TURNS' } });
    enter(opened, 'RETINAL,8d', 'ZZ,1a');
    expect(await actions.save()).toMatchObject({ error: { code: 'TURN_DOES_NOT_FIT', turn: 1 } });
  });

  it('opens a game that is over, adds it to the library, and keeps the entry', async () => {
    const { storage, opened } = await withFinishedGame();
    const { page } = opened;
    expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
    expect(page.state().notice).toMatchObject({ headline: 'Saved to Your games.' });
    expect(scoresShown(opened)).toEqual([66, 0]);
    expect(recordsIn(storage).size).toBe(1);
    await page.actions.enterGame();
    expect(entryOn(page).state().entry.turns).toHaveLength(1);
  });

  it.each([false, true])(
    'leaves the next game alone that is begun meanwhile; the first is over: %s',
    async (isOver) => {
      const storage = fakeStorage();
      const opened = await entering(storage);
      enter(opened, 'RETINAL,8d');
      stop(opened, isOver);
      const saving = opened.state().actions.save();
      opened.state().actions.startAgain();
      expect(valueOf(await saving)).toMatchObject({ isOpened: false });
      expect(opened.page.state()).toMatchObject({ entry: opened.entry, table: undefined });
      expect(opened.state().entry.turns).toHaveLength(0);
      enter(opened, 'DIG,8f', 'S,8i');
      await save(opened);
      expect(turnsIn(storage)).toEqual([1, 2]);
    },
  );

  it('adds a game that is not over to the library, and stays in the editor', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    expect(await save(opened)).toEqual({ isOpened: false, headline: 'Saved to Your games.' });
    expect(opened.page.state()).toMatchObject({
      entry: opened.entry,
      table: undefined,
      hasGames: true,
    });
    expect(turnsIn(storage)).toEqual([1]);
    // A reload shows it in the editor, and nothing on the table.
    const again = await entering(storage);
    expect(again.page.state().table).toBeUndefined();
    expect(again.state().saved?.id).toBe(again.state().id);
  });

  it('updates the game when it is saved again, also after a reload', async () => {
    const { storage, opened } = await withSavedGame();
    const [id] = [...recordsIn(storage).keys()];
    enter(opened, 'DG,g7');
    await save(opened);
    expect([...recordsIn(storage).keys()]).toEqual([id]);
    expect(turnsIn(storage)).toEqual([2]);
    const again = await entering(storage);
    again.state().actions.removeTurn(1);
    await save(again);
    expect([...recordsIn(storage).keys()]).toEqual([id]);
    expect(turnsIn(storage)).toEqual([1]);
  });

  it('takes a game off the table that is not over any more', async () => {
    const { storage, opened } = await withFinishedGame();
    const { page } = opened;
    await page.actions.enterGame();
    stop(opened, false);
    enter(opened, 'DG,g7');
    await save(opened);
    expect(page.state()).toMatchObject({ entry: opened.entry, table: undefined });
    expect(turnsIn(storage)).toEqual([2]);
    const again = await entering(storage);
    await settled();
    expect(again.page.state().table).toBeUndefined();
    expect(turnsIn(storage)).toEqual([2]);
  });

  it('says if the browser refuses to save the game, and adds none later', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    await settled();
    storage.fill(true);
    expect(await opened.state().actions.save()).toMatchObject({ error: { code: 'NOT_SAVED' } });
    storage.fill(false);
    await save(opened);
    expect(turnsIn(storage)).toEqual([1]);
  });

  it('adds one game when the button is pressed twice', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    const { actions } = opened.state();
    await Promise.all([actions.save(), actions.save()]);
    await settled();
    expect(recordsIn(storage).size).toBe(1);
  });

  it('adds the next game too if it is saved while the first still is', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    const { actions } = opened.state();
    const first = actions.save();
    actions.startAgain();
    enter(opened, 'DIG,8f', 'S,8i');
    await save(opened);
    expect(turnsIn(storage)).toEqual([1, 2]);
    expect(opened.state().saved?.entry).toBe(opened.state().entry);
    valueOf(await first);
  });

  it('saves a turn that is entered while the game is saved', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    const first = opened.state().actions.save();
    enter(opened, 'DG,g7');
    await save(opened);
    expect(turnsIn(storage)).toEqual([2]);
    valueOf(await first);
  });

  it('adds another game after starting again, and updates the first one after undo', async () => {
    const { storage, opened } = await withSavedGame();
    const [first] = [...recordsIn(storage).keys()];
    const { actions } = opened.state();
    actions.startAgain();
    expect(opened.state().entry.turns).toHaveLength(0);
    actions.undo();
    actions.showTurn(1);
    enter(opened, 'DG,g7');
    await save(opened);
    expect([...recordsIn(storage).keys()]).toEqual([first]);
    actions.startAgain();
    enter(opened, 'RETINAL,8b');
    await save(opened);
    expect(recordsIn(storage).size).toBe(2);
  });

  it('leaves a game that was played on, and adds one with the correction', async () => {
    const { storage, opened } = await withSavedGame();
    const { page } = opened;
    const [id] = [...recordsIn(storage).keys()] as [string];
    valueOf(await page.actions.openGame(id, 'if-free'));
    page.actions.liftCurtain();
    page.actions.pass();
    await settled();
    const played = recordsIn(storage).get(id);
    await page.actions.enterGame();
    enter(opened, 'DG,g7');
    expect((await save(opened)).headline).toMatch(/^Saved as a new game/);
    expect(recordsIn(storage).get(id)).toBe(played);
    expect(recordsIn(storage).size).toBe(2);
    // Neither does a version before that overwrite it.
    opened.state().actions.undo();
    await save(opened);
    expect(recordsIn(storage).get(id)).toBe(played);
  });

  it('does not replace a game that is open in another tab', async () => {
    const tabs = fakeLocks();
    const { storage, opened } = await withSavedGame({ tabs });
    const [[id, before]] = [...recordsIn(storage)] as [[string, string]];
    const other = tabs();
    other.request(id, 'take-over', () => {});
    enter(opened, 'DG,g7');
    expect(await opened.state().actions.save()).toMatchObject({
      error: { code: 'IN_ANOTHER_TAB' },
    });
    expect(recordsIn(storage).get(id)).toBe(before);
  });
});

describe('a game of the library in the editor', () => {
  it('is corrected if it was entered or imported, with its notes and what is known of racks', async () => {
    const storage = fakeStorage({ 'game/imported': storedGame(imported()) });
    const opened = await entering(storage);
    valueOf(await opened.page.actions.editGame('imported', 'correct'));
    const edited = entryOn(opened.page);
    expect(edited.state().entry).toMatchObject({
      title: 'Final',
      notes: ['Before.'],
      turns: [
        { rack: { length: 7 }, notes: [] },
        { rack: { length: 3 }, notes: ['A hook.'] },
        { move: { kind: 'pass' }, rack: [] },
        { move: { kind: 'exchange', returned: 3 } },
      ],
      ending: { time: [-10, 0] },
    });
    edited.state().actions.removeTurn(3);
    await save(edited);
    const record = recordsIn(storage).get('imported') ?? '';
    expect(recordsIn(storage).size).toBe(1);
    expect(JSON.parse(record)).toMatchObject({
      imported: { title: 'Final', racks: { length: 3 } },
    });
  });

  it('is the entry that was saved, while that is unchanged', async () => {
    const { storage, opened } = await withSavedGame();
    const [id] = [...recordsIn(storage).keys()] as [string];
    enter(opened, 'DG,g7');
    valueOf(await opened.page.actions.editGame(id, 'correct'));
    expect(entryOn(opened.page).state().entry.turns).toHaveLength(2);
  });

  it('does not take the place of an entry that is not saved', async () => {
    const storage = fakeStorage({ 'game/imported': storedGame(imported()) });
    const opened = await entering(storage);
    opened.state().actions.change({ rack: 'dig' });
    const { editGame } = opened.page.actions;
    expect(await editGame('imported', 'correct')).toMatchObject({
      error: { code: 'ENTRY_UNSAVED' },
    });
    opened.state().actions.change({ rack: '' });
    expect(await editGame('imported', 'correct')).toMatchObject({ ok: true });
    await settled();
    expect((await entering(storage)).state().entry.title).toBe('Final');
  });

  it('is what a reload shows, even if a word list for the entry before comes late', async () => {
    const storage = fakeStorage({ 'game/imported': storedGame(imported()) });
    const before = await entering(storage);
    valueOf(await before.page.actions.editGame('imported', 'correct'));
    before.state().actions.chooseList({ kind: 'own', name: 'mine.txt', text: 'AA' });
    await settled();
    expect((await entering(storage)).state().entry.title).toBe('Final');
  });

  it('is a copy with all racks if it was played here', async () => {
    const game = smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',');
    const storage = fakeStorage({ [`game/${game.record.id}`]: storedGame(game) });
    const opened = await entering(storage);
    valueOf(await opened.page.actions.editGame(game.record.id, 'copy'));
    const edited = entryOn(opened.page);
    const { turns, ending } = edited.state().entry;
    expect(turns.map(({ move }) => move.kind)).toEqual(['play', 'pass', 'pass', 'pass', 'pass']);
    expect(at(turns, 0).rack).toEqual(at(game.states, 1).racks[0]);
    expect(ending.left).toEqual(at(game.states, game.states.length - 1).racks);
    await save(edited);
    expect(recordsIn(storage).get(game.record.id)).toBe(formatRecord(game.record));
    expect(recordsIn(storage).size).toBe(2);
  });

  it('is a copy if it is a branch of one that was entered', async () => {
    const game = imported();
    const parent = { id: game.record.id, events: 2 };
    const record = { ...game.record, id: 'branch', parent };
    const opened = await entering(fakeStorage({ 'game/branch': storedGame({ ...game, record }) }));
    valueOf(await opened.page.actions.editGame('branch', 'correct'));
    expect(entryOn(opened.page).state()).toMatchObject({ saved: undefined });
    expect(entryOn(opened.page).state().id).not.toBe('branch');
  });

  it.each([
    ['NOT_OVER', smallGame(PLAIN_DRAWS, {}, 'NO,2b')],
    ['RESIGNED', afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b'))],
    ['RANDOM_FIRST_TILE', smallGame(PLAIN_DRAWS, { rules: crossword }, ',', ',')],
  ])('is refused: %s', async (code, game) => {
    const opened = await entering(fakeStorage({ 'game/played': storedGame(game) }));
    const { editGame } = opened.page.actions;
    expect(await editGame('played', 'copy')).toEqual({ ok: false, error: { code } });
  });

  it('does not cover a game that begins while it is opened, and is not kept for the next time', async () => {
    const storage = fakeStorage({ 'game/imported': storedGame(imported()) });
    const page = openPage({ storage, files: ENTRY_FILES });
    const asked = page.actions.editGame('imported', 'correct');
    startSmall(page);
    expect(await asked).toEqual({ ok: false, error: { code: 'CANCELLED' } });
    await settled();
    expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
    expect(storage.texts.has('entry')).toBe(false);
  });

  it('is refused if there is none, or it is damaged', async () => {
    const opened = await entering(fakeStorage({ 'game/bad': '1\n{}\n{}' }));
    const { editGame } = opened.page.actions;
    expect(await editGame('none', 'correct')).toMatchObject({ error: { code: 'NO_SUCH_GAME' } });
    expect(await editGame('bad', 'correct')).toMatchObject({ error: { code: 'DAMAGED' } });
  });
});
