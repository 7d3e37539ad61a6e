import { beforeEach, describe, expect, it } from 'vitest';
import { ok, outcomesOf, parseSquareName, type PublicSetup, scraebbkle } from '../../src/engine';
import { CONFIGURATIONS, readShippedGame } from '../../src/setup';
import { createEntryBoard, formOutcome, isBegun, playText, suggestedMove } from '../../src/store';
import { enter, entering, type EnteringPage, ENTRY_FILES, entryOn } from '../support/entry';
import { eventually } from '../support/eventually';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import { plainBoard } from '../support/pictures';
import { seatsOf } from '../support/seats';
import {
  compiled,
  fakeStorage,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
  startSmall,
} from '../support/page';
import { at as item, valueOf } from '../support/results';

const scores = ({ state }: EnteringPage) => outcomesOf(state().entry).map(({ total }) => total);

const squareOf = (name: string) => {
  const square = parseSquareName(name);
  if (!square) throw new Error(`${name} is no square`);
  return square;
};

const laid = ({ state }: EnteringPage) =>
  state().form.laid.map(({ tile }) => `${tile.kind} ${tile.letter}`);

describe('the screen of an entry', () => {
  it('takes typed moves in two notations, and counts them', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d', 'G7 D.G');
    expect(scores(opened)).toEqual([66, 9]);
    expect(opened.state()).toMatchObject({ at: 2, form: { laid: [] } });
  });

  it('takes a typed whole word that has letters on the board', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d');
    opened.state().actions.typeMove('DEG,e7');
    expect(laid(opened)).toEqual(['letter D', 'letter G']);
    opened.state().actions.typeMove('DG,e7');
    expect(laid(opened)).toEqual(['letter D', 'letter G']);
  });

  it('does not take a text that is no move', async () => {
    const opened = await entering();
    opened.state().actions.typeMove('RETINAL');
    expect(formOutcome(opened.state()).fault).toBe('BAD_MOVE');
    expect(opened.state().actions.enterTurn()).toBe(false);
    expect(opened.state().entry.turns).toHaveLength(0);
  });

  it.each(['-5', '+5', '', '10001', '5 points'])(
    'does not take “%s” as the points for a challenge',
    async (awarded) => {
      const opened = await entering();
      opened.state().actions.typeMove('RETINAL,8d');
      opened.state().actions.change({ kind: 'challenged', awarded });
      expect(formOutcome(opened.state()).fault).toBe('BAD_POINTS');
      expect(opened.state().actions.enterTurn()).toBe(false);
    },
  );

  it.each(['0', '5', '10000'])('takes %s as the points for a challenge', async (awarded) => {
    const opened = await entering();
    opened.state().actions.typeMove('RETINAL,8d');
    opened.state().actions.change({ kind: 'challenged', awarded });
    expect(opened.state().actions.enterTurn()).toBe(true);
    expect(scores(opened)).toEqual([66 + Number(awarded)]);
  });

  it('lays letters at the cursor, skips tiles on the board, and takes letters with Shift for blanks', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d');
    const { actions } = opened.state();
    actions.setCursor({ square: squareOf('g7'), direction: 'down' });
    actions.typeLetter('d', false);
    actions.typeLetter('g', true);
    expect(laid(opened)).toEqual(['letter D', 'blank G']);
    expect(opened.state().form.laid.map(({ square }) => square.row)).toEqual([6, 8]);
    expect(actions.typeLetter('1', false)).toBe(false);
    actions.takeBack();
    expect(laid(opened)).toEqual(['letter D']);
    expect(opened.state().cursor?.square).toEqual(squareOf('g9'));
  });

  it('takes back the tile that was laid or moved last, wherever it is', async () => {
    const opened = await entering();
    const { actions } = opened.state();
    actions.setCursor({ square: squareOf('f8'), direction: 'across' });
    for (const letter of 'ate') actions.typeLetter(letter, false);
    actions.setCursor({ square: squareOf('e8'), direction: 'across' });
    actions.typeLetter('r', false);
    expect(playText(opened.state().entry.setup.rules, opened.state().form)).toBe('RATE,8e');
    expect(formOutcome(opened.state()).outcome?.total).toBe(8);
    actions.takeBack();
    expect(laid(opened)).toEqual(['letter A', 'letter T', 'letter E']);
    expect(opened.state().cursor?.square).toEqual(squareOf('e8'));
    actions.moveTile(squareOf('g8'), squareOf('i8'));
    actions.takeBack();
    expect(laid(opened)).toEqual(['letter A', 'letter E']);
  });

  it('names the words that the list lacks', async () => {
    const opened = await entering();
    opened.state().actions.typeMove('RETINAS,8d');
    expect(formOutcome(opened.state()).unlisted).toEqual(['RETINAS']);
  });

  it.each([
    ['RETINAL 8d', 'RETINAL,8d'],
    ['8d retinal', 'RETINAL,8d'],
    ['retinal,8d', 'RETINAL,8d'],
    ['RETINAL,8D', 'RETINAL,8d'],
    ['RETINAL,8d', undefined],
    ['RETINA,8d', undefined],
    ['', undefined],
  ])('suggests what “%s” may mean', async (typed, meant) => {
    const opened = await entering();
    opened.state().actions.typeMove(typed);
    expect(suggestedMove(opened.state())).toBe(meant);
  });

  it('corrects, inserts, removes, undoes and redoes turns', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d', 'DG,g7', 'S,8k');
    const { actions } = opened.state();
    actions.showTurn(0);
    actions.typeMove('RETINAL,8b');
    actions.enterTurn();
    const problems = () => outcomesOf(opened.state().entry).map(({ problem }) => problem?.code);
    expect(problems()).toEqual([undefined, undefined, 'NOT_ADJACENT']);
    actions.undo();
    expect(problems()).toEqual([undefined, undefined, undefined]);
    actions.redo();
    actions.undo();
    actions.insertBefore(1);
    actions.change({ kind: 'pass' });
    actions.enterTurn();
    expect(scores(opened)).toEqual([66, 0, 75, 8]);
    actions.removeTurn(1);
    expect(scores(opened)).toEqual([66, 9, 74]);
  });

  describe('whose board takes long to load', () => {
    const CLASSIC = 'boards/classic.txt';
    let page: Page;
    let arrive = (): void => {};

    beforeEach(() => {
      const late = new Promise<string>((resolve) => {
        arrive = () => resolve(ENTRY_FILES[CLASSIC] ?? '');
      });
      const storage = fakeStorage({
        'game/game': storedGame(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',')),
      });
      page = openPage({ storage, files: { ...ENTRY_FILES, [CLASSIC]: late } });
    });

    /** Asks for entries, whose board does not arrive yet. */
    async function ask(times = 1): Promise<readonly Promise<void>[]> {
      const asked = Array.from({ length: times }, page.actions.enterGame);
      await eventually(() => expect(page.filesAsked()).toContain(CLASSIC));
      return asked;
    }

    it('stays the same if it is asked for twice', async () => {
      const asked = await ask(2);
      const shown = new Set<unknown>();
      page.store.subscribe(({ entry }) => shown.add(entry));
      arrive();
      await Promise.all(asked);
      expect(page.state().entry).toBeDefined();
      expect(shown.size).toBe(1);
    });

    it('gives way to a game that is edited meanwhile', async () => {
      const [asked] = await ask();
      valueOf(await page.actions.editGame('game', 'copy'));
      const { entry } = page.state();
      arrive();
      await asked;
      expect(entry?.getState().entry.turns).toHaveLength(5);
      expect(page.state().entry).toBe(entry);
    });

    it('does not cover a game that begins meanwhile', async () => {
      const [asked] = await ask();
      startSmall(page);
      arrive();
      await asked;
      expect(page.state()).toMatchObject({ entry: undefined, isAtFront: false });
    });
  });

  it('survives a reload', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d', 'DG,g7');
    const { actions } = opened.state();
    actions.changeEntry({
      kind: 'change-ending',
      ending: { left: [[], undefined], time: [-10, 0] },
    });
    await settled();
    const again = await entering(storage);
    expect(again.state().entry).toEqual(opened.state().entry);
  });

  it.each([
    [
      'a new turn on the board',
      ({ state }: EnteringPage) => {
        const { setCursor, typeLetter, change } = state().actions;
        setCursor({ square: squareOf('g7'), direction: 'down' });
        typeLetter('d', false);
        typeLetter('g', true);
        change({ rack: 'dge?', notes: ['Not yet.'] });
      },
    ],
    [
      'a correction in words that are no move yet',
      ({ state }: EnteringPage) => {
        state().actions.showTurn(0);
        state().actions.typeMove('RETINA,8');
      },
    ],
    [
      'a challenge that is inserted',
      ({ state }: EnteringPage) => {
        state().actions.insertBefore(0);
        state().actions.change({ kind: 'challenged', awarded: '10' });
      },
    ],
  ])('keeps %s over a reload', async (_, type) => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    type(opened);
    await settled();
    const { form, at, isInserting } = opened.state();
    expect((await entering(storage)).state()).toMatchObject({ form, at, isInserting });
  });

  it('keeps a new turn that is typed while another one is looked at', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    opened.state().actions.change({ rack: 'dig' });
    opened.state().actions.showTurn(0);
    expect(opened.state().form.laid).toHaveLength(7);
    await settled();
    const again = await entering(storage);
    again.state().actions.showTurn(1);
    expect(again.state()).toMatchObject({ form: { rack: 'dig' }, begun: {} });
    enter(again, 'G7 D.G');
    expect(again.state().form.rack).toBe('');
  });

  it('keeps a correction that is begun while another turn is looked at, also over a reload', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d', 'DG,g7');
    const { actions } = opened.state();
    actions.showTurn(0);
    actions.typeMove('RETINA,8');
    actions.showTurn(1);
    actions.insertBefore(1);
    actions.change({ rack: 'q' });
    actions.showTurn(2);
    expect([0, 1, 2].map((turn) => isBegun(opened.state(), turn))).toEqual([true, true, false]);
    await settled();
    const again = await entering(storage);
    again.state().actions.showTurn(0);
    expect(again.state().form.typed).toBe('RETINA,8');
    again.state().actions.insertBefore(1);
    expect(again.state().form.rack).toBe('q');
    again.state().actions.discard();
    expect(again.state()).toMatchObject({ isInserting: false, form: { laid: { length: 2 } } });
    expect(isBegun(again.state(), 1)).toBe(false);
  });

  it('keeps no correction that changes nothing, nor that of a turn that is removed', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d', 'DG,g7');
    const { actions } = opened.state();
    actions.showTurn(1);
    actions.typeMove('DG,g7');
    actions.showTurn(2);
    expect(opened.state().begun).toEqual({});
    actions.showTurn(1);
    actions.typeMove('DOG,1a');
    actions.showTurn(2);
    actions.removeTurn(1);
    enter(opened, 'DG,g7');
    actions.showTurn(1);
    expect(laid(opened)).toEqual(['letter D', 'letter G']);
  });

  it('keeps a correction that is begun when another change is undone', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d', 'DG,g7');
    const { actions } = opened.state();
    actions.showTurn(0);
    actions.change({ rack: 'aeilnrt' });
    actions.undo();
    expect(opened.state()).toMatchObject({ at: 0, form: { rack: 'aeilnrt' } });
  });

  it('keeps a word list that comes with the page over a reload', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    const list = { kind: 'shipped', file: 'configured/deutsch/german-dictionary.txt' } as const;
    opened.state().actions.chooseList(list);
    await settled();
    expect((await entering(storage)).state().list).toEqual(list);
  });

  describe('whose board or game is changed', () => {
    /** The cursor at the edge of the board, the best moves, and one of them on the board. */
    async function withMoves(opened: EnteringPage): Promise<void> {
      const { actions } = opened.state();
      actions.change({ rack: 'dig' });
      await actions.analyse();
      actions.setCursor({ square: squareOf('o15'), direction: 'across' });
      const { move } = item(opened.state().analysis?.moves?.candidates ?? [], 0);
      if (move.kind === 'play') actions.showGhost(move.play);
      expect(opened.state()).toMatchObject({ ghost: {}, analysis: { state: 'done' } });
    }

    const changeSetup = ({ state }: EnteringPage, change: Partial<PublicSetup>): void => {
      const setup = { ...state().entry.setup, ...change };
      state().actions.changeEntry({ kind: 'change-game', game: { setup } });
    };

    const NONE = { analysis: undefined, ghost: undefined };

    it.each([{ board: plainBoard(8, 8, 'b2') }, { rules: scraebbkle }])(
      'drops the cursor and the best moves, and keeps the turn',
      async (change) => {
        const opened = await entering();
        await withMoves(opened);
        changeSetup(opened, change);
        expect(opened.state()).toMatchObject({ ...NONE, cursor: undefined, form: { rack: 'dig' } });
      },
    );

    it('drops best moves that are found later', async () => {
      const opened = await entering();
      opened.state().actions.change({ rack: 'dig' });
      const analysing = opened.state().actions.analyse();
      changeSetup(opened, { board: plainBoard(8, 8, 'b2') });
      await analysing;
      expect(opened.state().analysis).toBeUndefined();
    });

    it('drops the best moves, and keeps the cursor, if only the words are others', async () => {
      const opened = await entering();
      await withMoves(opened);
      const file = 'configured/deutsch/german-dictionary.txt';
      opened.state().actions.chooseList({ kind: 'shipped', file });
      expect(opened.state()).toMatchObject({ ...NONE, cursor: { square: squareOf('o15') } });
    });

    it('keeps all of them if a player has another name', async () => {
      const opened = await entering();
      await withMoves(opened);
      changeSetup(opened, { seats: seatsOf('human', 'human') });
      expect(opened.state()).toMatchObject({ ghost: {}, cursor: {}, analysis: {} });
    });

    it('has the words of its own letters, also after undo and redo', async () => {
      const opened = await entering();
      const { words, actions } = opened.page;
      const english = opened.state().lexicon;
      const { configuration, files } = item(CONFIGURATIONS, 1);
      const { rules } = valueOf(await readShippedGame(configuration, files, actions.fetchText));
      changeSetup(opened, { rules });
      expect(opened.state().lexicon).toBeUndefined();
      await words.settle(ok(compiled(['ÄHRE'], rules)));
      const german = opened.state().lexicon;
      expect(german?.has('ÄHRE')).toBe(true);
      opened.state().actions.undo();
      await settled();
      expect(opened.state().lexicon).toBe(english);
      opened.state().actions.redo();
      await settled();
      expect(opened.state().lexicon).toBe(german);
    });
  });

  it('leaves out a turn that is damaged, and keeps those entered', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    opened.state().actions.change({ rack: 'dig' });
    await settled();
    const kept = storage.texts.get('entry') ?? '';
    storage.texts.set('entry', kept.replace('"kind":"play","rack":"dig"', '"kind":"?"'));
    const again = await entering(storage);
    expect(again.state()).toMatchObject({ at: 1, form: { rack: '' }, entry: { turns: [{}] } });
  });

  it.each(['enterGame', 'editGame'] as const)(
    'sets aside a saved entry that is damaged, once: %s',
    async (action) => {
      const damaged = '{"turns":[]}';
      const storage = fakeStorage({
        entry: damaged,
        'game/game': storedGame(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',')),
      });
      const page = openPage({ storage, files: ENTRY_FILES });
      const open = () => page.actions[action]('game', 'copy');
      await Promise.all([open(), open()]);
      enter(entryOn(page), 'NO,8h');
      await settled();
      expect(page.state().notice).toMatchObject({
        headline: 'Couldn’t open the game that you were entering.',
        isAboutUnreadable: true,
      });
      expect([...storage.texts].filter(([, text]) => text === damaged)).toEqual([
        ['unreadable-1', damaged],
      ]);
    },
  );

  it.each([
    ['63', true],
    ['64', false],
    ['77', false],
  ])('takes %s as the number of tiles exchanged: %s', async (returned, isTaken) => {
    const opened = await entering();
    opened.state().actions.change({ kind: 'exchange', returned });
    expect(formOutcome(opened.state()).fault).toBe(isTaken ? undefined : 'BAD_RETURNED');
    expect(opened.state().actions.enterTurn()).toBe(isTaken);
  });

  it('reads an exchange of more tiles than a rack holds, as it was once saved', async () => {
    const storage = fakeStorage();
    const opened = await entering(storage);
    enter(opened, 'RETINAL,8d');
    opened.state().actions.change({ kind: 'exchange', returned: '7' });
    opened.state().actions.enterTurn();
    await settled();
    const kept = storage.texts.get('entry') ?? '';
    storage.texts.set('entry', kept.replace('"returned":7', '"returned":77'));
    const again = await entering(storage);
    expect(again.state().entry.turns).toMatchObject([{}, { move: { returned: 77 } }]);
    expect(outcomesOf(again.state().entry)[1]?.problem).toMatchObject({ code: 'RACK_TOO_LARGE' });
  });

  it('finds the best moves with the tiles that are known', async () => {
    const opened = await entering();
    const { actions } = opened.state();
    await actions.analyse();
    expect(opened.state().analysis).toMatchObject({ state: 'unavailable' });
    actions.change({ rack: 'dig' });
    await actions.analyse();
    const { analysis } = opened.state();
    expect(analysis).toMatchObject({ state: 'done', isPartial: true });
    const { move } = item(analysis?.moves?.candidates ?? [], 0);
    expect(move.kind).toBe('play');
    if (move.kind === 'play') actions.takePlay(move.play);
    expect(laid(opened)).toEqual(['letter D', 'letter I', 'letter G']);
  });

  it('writes a GCG file with notes', async () => {
    const opened = await entering();
    opened.state().actions.change({ notes: ['Only word.\n#hm'], rack: 'aeilnrt' });
    enter(opened, 'RETINAL,8d');
    expect(valueOf(opened.state().actions.gcgText())).toContain(
      '>Player_1: AEILNRT 8D RETINAL +66 66\n#note Only word.\n #hm\n',
    );
  });

  it('leads back to where it came from', async () => {
    const opened = await entering();
    opened.state().actions.close();
    expect(opened.page.state()).toMatchObject({ entry: undefined, isAtFront: false });
  });
});

/** The store of the board, while it is on the screen. */
function followed({ entry, page }: EnteringPage) {
  const board = createEntryBoard(entry, page.state());
  board.follow();
  return board.store;
}

describe('the board of an entry', () => {
  it('shows the position before the turn, and its tiles as a draft', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d', 'DG,g7');
    const board = followed(opened);
    const { actions } = board.getState();
    actions.tapSquare(squareOf('k8'));
    opened.state().actions.typeLetter('S', false);
    expect(board.getState()).toMatchObject({
      draft: { tiles: [{ kind: 'letter', letter: 'S' }], order: [0] },
      verdict: { kind: 'play', judged: { ok: true, value: { wordsChecked: false } } },
      table: { turns: 2 },
    });
    actions.dropOnSquare(0, squareOf('h9'));
    expect(opened.state().form.laid[0]?.square).toEqual(squareOf('h9'));
    actions.tapSquare(squareOf('h9'));
    expect(board.getState().verdict).toEqual({ kind: 'nothing' });
    opened.state().actions.showTurn(0);
    expect(board.getState()).toMatchObject({
      table: { turns: 0 },
      draft: { order: { length: 7 } },
    });
  });

  it('scrolls to the tiles of the turn, and not while anything else is typed', async () => {
    const opened = await entering();
    enter(opened, 'RETINAL,8d');
    const board = followed(opened);
    opened.state().actions.showTurn(0);
    const { revealSquares } = board.getState();
    expect(revealSquares.at(-1)).toEqual(squareOf('d8'));
    opened.state().actions.change({ rack: 'aeilnrt' });
    expect(board.getState().revealSquares).toBe(revealSquares);
    opened.state().actions.setCursor({ square: squareOf('a1'), direction: 'across' });
    expect(board.getState().revealSquares.at(-1)).toEqual(squareOf('a1'));
  });

  it('turns the cursor where it is tapped again, and removes it', async () => {
    const opened = await entering();
    const { actions } = followed(opened).getState();
    const directions = [0, 1, 2].map(() => {
      actions.tapSquare(squareOf('h8'));
      return opened.state().cursor?.direction;
    });
    expect(directions).toEqual(['across', 'down', undefined]);
  });

  it('shows what changed before it came on the screen, and nothing once it left', async () => {
    const opened = await entering();
    const { store, follow } = createEntryBoard(opened.entry, opened.page.state());
    enter(opened, 'RETINAL,8d');
    const stop = follow();
    expect(store.getState().table).toMatchObject({ turns: 1 });
    enter(opened, 'DG,g7');
    expect(store.getState().table).toMatchObject({ turns: 2 });
    stop();
    enter(opened, 'S,8k');
    expect(store.getState().table).toMatchObject({ turns: 2 });
    follow();
    expect(store.getState().table).toMatchObject({ turns: 3 });
  });
});
