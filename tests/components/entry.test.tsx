import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EntryScreen, Header, LibraryDialog, useGame } from '../../src/components';
import { crossword, formatRuleBook, outcomesOf, superTournament } from '../../src/engine';
import { DEFAULT_LIST } from '../../src/setup';
import { enter, entering, type EnteringPage, ENTRY_FILES, entryOn } from '../support/entry';
import { settled } from '../support/fake-services';
import { storedGame } from '../support/kept-games';
import { fakeStorage, PLAIN_DRAWS, smallGame } from '../support/page';
import { besideBoard, coming, doing, fileOf, lateFile, show } from '../support/rendered-page';
import { at as item, valueOf } from '../support/results';
import { shippedText } from '../support/shipped';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function screenOf(opened: EnteringPage) {
  const shown = show(opened.page, <EntryScreen entry={opened.entry} />);
  await screen.findByRole('heading', { name: 'Enter a game' });
  return shown;
}

/** A page with an entry of these moves, and its screen. */
async function editing(...moves: readonly string[]) {
  const opened = await entering();
  enter(opened, ...moves);
  return { ...opened, ...(await screenOf(opened)) };
}

beforeEach(besideBoard);

describe('the button that saves an entry', () => {
  it('says where it saved a game that is not over, and that it updates it from then on', async () => {
    const { user, page, state } = await editing('RETINAL,8d');
    await user.click(await button('Save game'));
    expect(await screen.findByText('Saved to Your games.')).toBeInTheDocument();
    expect(page.state().table).toBeUndefined();
    expect(await button('Update game')).toBeEnabled();
    act(() => enter({ state }, 'DG,g7'));
    expect(screen.queryByText('Saved to Your games.')).toBeNull();
    await user.click(await button('Start again'));
    await user.click(await button('Yes, start again'));
    expect(await button('Save game')).toBeDisabled();
    expect(screen.getByRole('heading', { name: /^Turn 1/ })).toHaveFocus();
  });

  it('marks words that the list lacks on the score sheet', async () => {
    await editing('RETINAS,8d');
    const turn = screen.getByRole('button', { name: /RETINAS isn’t in the word list/ });
    expect(turn).toHaveTextContent('RETINAS*');
  });

  it('names the first turn that does not fit', async () => {
    const { user } = await editing('RETINAL,8d', 'ZZ,1a');
    await user.click(await button('Save game'));
    expect(screen.getByRole('alert')).toHaveTextContent('Turn 2 doesn’t fit. Correct it first.');
  });
});

describe('a screen that stays until the table is drawn', () => {
  /** The screen of a finished game that was saved, and has opened. */
  async function leaving() {
    const opened = await entering();
    const { page, state } = opened;
    doing(page, (actions) => actions.showFront(true));
    await page.actions.enterGame();
    enter(opened, 'RETINAL,8d');
    state().actions.changeEntry({ kind: 'change-ending', ending: { isStopped: true } });
    const { user } = await screenOf(opened);
    await user.click(await button('Save game'));
    await coming(settled);
    const { table } = page.state();
    expect(table).toMatchObject({ isOver: true });
    return { ...opened, user, table };
  }

  it('is not left again, and opens the game once', async () => {
    const { user, page, table, state } = await leaving();
    await user.click(await button('Update game'));
    await user.click(await button('Close'));
    await coming(settled);
    expect(page.state().isAtFront).toBe(false);
    expect(page.state().table).toBe(table);
    act(() => state().actions.close());
    expect(page.state().isAtFront).toBe(false);
  });

  it.each(['{Control>}z{/Control}', '{ArrowRight}', '{Enter}'])(
    'ignores keys: %s',
    async (keys) => {
      const { user, state } = await leaving();
      act(() => state().actions.typeMove('DG,g7'));
      const { entry, cursor } = state();
      await user.keyboard(keys);
      expect(state()).toMatchObject({ entry, cursor });
      act(() => screen.getByLabelText('Move').focus());
      await user.keyboard('{Enter}');
      expect(state().entry).toBe(entry);
    },
  );
});

describe('a move that is typed', () => {
  it('comes with what it may mean, which a press takes', async () => {
    const { user, state } = await editing();
    await user.type(screen.getByLabelText('Move'), 'retinal 8d');
    expect(screen.getByText('Did you mean')).toBeInTheDocument();
    await user.click(await button('RETINAL,8d'));
    expect(state().form.laid).toHaveLength(7);
    expect(screen.queryByText('Did you mean')).toBeNull();
    expect(screen.getByRole('heading', { name: /^Turn 1/ })).toHaveFocus();
  });
});

describe('the Enter key', () => {
  it('enters the turn, but opens a menu of the header that has the focus', async () => {
    const opened = await entering();
    const { user } = show(
      opened.page,
      <>
        <Header />
        <EntryScreen entry={opened.entry} />
      </>,
    );
    await user.type(await screen.findByLabelText('Move'), 'RETINAL,8d');
    for (const name of ['Menu', 'Settings']) {
      const menu = screen.getByLabelText(name, { selector: 'summary' });
      act(() => menu.focus());
      expect(fireEvent.keyDown(menu, { key: 'Enter' })).toBe(true);
    }
    expect(opened.state().entry.turns).toHaveLength(0);
    const square = screen.getByRole('gridcell', { name: /^d8/ });
    act(() => square.focus());
    // A key held down may have pressed a button that has gone.
    fireEvent.keyDown(square, { key: 'Enter', repeat: true });
    expect(opened.state().entry.turns).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(opened.state().entry.turns).toHaveLength(1);
  });
});

describe('the focus', () => {
  it('stays nowhere if a pressed button doesn’t take it, as in Safari', async () => {
    await editing('RETINAL,8d');
    act(() => screen.getByLabelText('Rack').focus());
    act(() => screen.getByLabelText('Rack').blur());
    fireEvent.click(await button('Undo'));
    expect(document.body).toHaveFocus();
  });
});

describe('a button that has nothing left to do', () => {
  const idle = async (name: string) => {
    expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(await button(name)).toBeEnabled();
    expect(await button(name)).toHaveFocus();
  };

  it('keeps the focus: undo and redo', async () => {
    const { user, state } = await editing('RETINAL,8d');
    await user.click(await button('Undo'));
    await idle('Undo');
    await user.keyboard('{Enter}');
    await user.click(await button('Redo'));
    await idle('Redo');
    await user.keyboard('{Enter}');
    expect(state().entry.turns).toHaveLength(1);
  });

  it('keeps the focus: the search for the best moves', async () => {
    const rateMoves = vi.fn(() => ({ answer: new Promise<never>(() => {}), cancel: () => {} }));
    const opened = await entering(fakeStorage(), { world: { rateMoves } });
    const { user } = await screenOf(opened);
    await user.type(screen.getByLabelText('Rack'), 'aeilnrt');
    await user.click(screen.getByRole('tab', { name: 'Best moves' }));
    await user.click(await button('Find best moves'));
    await idle('Find best moves');
    await user.keyboard('{Enter}');
    expect(rateMoves).toHaveBeenCalledOnce();
  });

  it('keeps the focus: adding and removing a player', async () => {
    const { user, state } = await editing();
    const seats = () => state().entry.setup.seats;
    await user.click(screen.getByRole('tab', { name: 'Game' }));
    expect(screen.queryByRole('button', { name: 'Add player' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Classic');
    await user.click(await button('Add player'));
    await user.click(await button('Add player'));
    await idle('Add player');
    await user.keyboard('{Enter}');
    expect(seats()).toHaveLength(4);
    await user.click(await button('Remove player'));
    await user.click(await button('Remove player'));
    await idle('Remove player');
    await user.keyboard('{Enter}');
    expect(seats()).toHaveLength(2);
  });
});

describe('a turn whose words another one changes', () => {
  it('is marked and announced, until it is confirmed', async () => {
    const { user, page } = await editing('8H CAT', 'I7 R.E');
    await user.click(await button(/^Turn 1/));
    const move = screen.getByLabelText('Move');
    await user.clear(move);
    await user.type(move, '8H COT');
    await user.click(await button('Change turn'));
    expect(page.state().announcements.at(-1)?.text).toMatch(/^Entered, .* Turn 2 now reads ROE\.$/);
    await user.click(await button(/^Turn 2, .*, now reads ROE/));
    expect(screen.getByText(/^You entered RAE, but it now reads ROE\./)).toBeInTheDocument();
    await user.click(await button('Confirm turn'));
    expect(screen.queryByText(/now reads/)).toBeNull();
  });
});

describe('a correction that is begun', () => {
  it('is marked on the score sheet, and can be discarded', async () => {
    const { user } = await editing('RETINAL,8d', 'DG,g7');
    await user.click(await button(/^Turn 1/));
    await user.type(screen.getByLabelText('Rack'), 'aei');
    await user.click(await button(/^Turn 2/));
    expect(screen.getByLabelText('Rack')).toHaveValue('');
    await user.click(await button(/^Turn 1, .*, change not entered yet$/));
    expect(screen.getByLabelText('Rack')).toHaveValue('aei');
    await user.click(await button('Discard changes'));
    expect(screen.getByLabelText('Rack')).toHaveValue('');
    expect(screen.getByRole('heading', { name: /^Turn 1/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /not entered yet/ })).toBeNull();
  });
});

describe('a rack that contradicts another', () => {
  /** Enters an exchange of an A, and what the same player had in the next turn. */
  async function contradicting(next: string) {
    const opened = await entering();
    const { change, enterTurn } = opened.state().actions;
    change({ kind: 'exchange', returned: 'a', rack: 'abcdefg' });
    enterTurn();
    change({ kind: 'pass' });
    enterTurn();
    change({ kind: 'pass', rack: next });
    enterTurn();
    return { ...opened, ...(await screenOf(opened)) };
  }

  it('is marked on the score sheet, and explained at its turn until it is corrected', async () => {
    const { user } = await contradicting('bcdefhi');
    expect(await screen.findByText(/^1 rack can’t be right/)).toBeInTheDocument();
    await user.click(await button(/^Turn 1, .*, check its rack$/));
    expect(
      screen.getByText(/^This rack isn’t used: with it, Player 1 .* tiles of turn 3/),
    ).toBeInTheDocument();
    const rack = screen.getByLabelText('Rack');
    await user.clear(rack);
    await user.type(rack, 'abcdefh');
    await user.click(await button('Change turn'));
    expect(screen.queryByText(/can’t be right/)).toBeNull();
  });

  it('is explained beside the tiles left at the end', async () => {
    const { user } = await contradicting('bcdefgh');
    await user.click(screen.getByRole('tab', { name: 'End' }));
    await user.click(screen.getByLabelText('The players stopped here'));
    await user.type(screen.getByLabelText('Player 1: tiles left'), 'jklmnop');
    expect(await screen.findByText(/^Player 1 couldn’t have had those tiles/)).toBeInTheDocument();
  });
});

describe('a text that is typed', () => {
  it.each([
    ['Game', 'Title'],
    ['Game', 'Description'],
    ['Game', 'Note before the first turn'],
    ['Game', 'Player 2'],
    ['End', 'Note at the end'],
  ])('is one step to undo: %s, %s', async (tab, label) => {
    const { user, state } = await editing('RETINAL,8d');
    await user.click(screen.getByRole('tab', { name: tab }));
    const box = screen.getByLabelText(label);
    await user.type(box, 'Final');
    expect(state().past).toHaveLength(2);
    await user.click(await button('Undo'));
    expect(box).toHaveValue('');
    await user.click(await button('Redo'));
    expect(box).toHaveValue('Final');
  });

  it('is another step after another text, a turn or an undo', async () => {
    const { user, state } = await editing();
    await user.click(screen.getByRole('tab', { name: 'Game' }));
    const title = screen.getByLabelText('Title');
    await user.type(title, 'A');
    await user.type(screen.getByLabelText('Player 1'), 'Ann');
    await user.type(screen.getByLabelText('Player 2'), 'Ben');
    await user.type(title, 'B');
    act(() => enter({ state }, 'RETINAL,8d'));
    await user.type(title, 'C');
    expect(state().past).toHaveLength(6);
    await user.type(title, 'CC');
    expect(title).toHaveValue('ABCCC');
    await user.click(await button('Undo'));
    expect(title).toHaveValue('AB');
    await user.type(title, 'D');
    await user.click(await button('Undo'));
    expect(title).toHaveValue('AB');
  });

  const notes = ['Windy.', 'Late.'];
  it.each([
    ['Game', 'Note before the first turn', { kind: 'change-game', game: { notes } }],
    ['End', 'Note at the end', { kind: 'change-ending', ending: { notes } }],
  ] as const)('is another step in each of several notes: %s', async (tab, label, given) => {
    const { user, state } = await editing();
    act(() => state().actions.changeEntry(given));
    await user.click(screen.getByRole('tab', { name: tab }));
    const boxes = screen.getAllByLabelText(label);
    const [first, second] = [item(boxes, 0), item(boxes, 1)];
    await user.type(first, '!');
    await user.type(second, '?');
    await user.click(await button('Undo'));
    expect(first).toHaveValue('Windy.!');
    expect(second).toHaveValue('Late.');
  });

  it.each<[deed: string, act: (opened: Pick<EnteringPage, 'state'>) => unknown]>([
    ['saving the game', ({ state }) => state().actions.save()],
    ['saving the GCG file', ({ state }) => state().actions.gcgText()],
    ['typing a move', ({ state }) => state().actions.typeMove('DG,g7')],
    ['choosing a word list', ({ state }) => state().actions.chooseList(DEFAULT_LIST)],
  ])('is another step after %s', async (_deed, deed) => {
    const { user, state } = await editing('RETINAL,8d');
    await user.click(screen.getByRole('tab', { name: 'Game' }));
    const title = screen.getByLabelText('Title');
    await user.type(title, 'Final');
    await act(async () => void (await deed({ state })));
    await user.type(title, ', round 2');
    await user.click(await button('Undo'));
    expect(title).toHaveValue('Final');
  });
});

describe('the end of a game', () => {
  it('is shown as it is after undo, redo and a new start', async () => {
    const { user } = await editing('RETINAL,8d');
    await user.click(screen.getByRole('tab', { name: 'End' }));
    const left = screen.getByLabelText('Player 1: tiles left');
    const penalty = screen.getByLabelText('Player 1: time penalty');
    await user.type(left, 'dg');
    await user.type(penalty, '5');
    await user.click(await button('Undo'));
    expect(penalty).toHaveValue('');
    await user.click(await button('Undo'));
    expect(left).toHaveValue('');
    await user.click(await button('Redo'));
    await user.click(await button('Redo'));
    expect(left).toHaveValue('dg');
    expect(penalty).toHaveValue('5');
    await user.type(left, '1');
    expect(left).toBeInvalid();
    await user.click(await button('Start again'));
    await user.click(await button('Yes, start again'));
    expect(screen.getByLabelText('Player 1: tiles left')).toHaveValue('');
    expect(screen.getByLabelText('Player 1: time penalty')).toHaveValue('');
  });

  it('keeps what is not yet a rack in its box', async () => {
    const { user } = await editing('RETINAL,8d');
    await user.click(screen.getByRole('tab', { name: 'End' }));
    const left = screen.getByLabelText('Player 1: tiles left');
    await user.type(left, 'd g1');
    await user.click(screen.getByLabelText('The players stopped here'));
    expect(left).toHaveValue('d g1');
    expect(left).toBeInvalid();
    await user.clear(left);
    await user.type(left, '?');
    expect(left).toBeValid();
  });
});

/** A board of 15 × 15 squares with CAT from D8 on. */
const TILES_ON_BOARD = Array.from({ length: 15 }, (_, row) =>
  row === 7 ? '___CAT_________' : '_'.repeat(15),
).join('\n');

describe('the game that is entered', () => {
  async function choosing(files: Readonly<Record<string, Promise<string>>> = {}) {
    const opened = await entering(fakeStorage(), { files: { ...ENTRY_FILES, ...files } });
    const shown = await screenOf(opened);
    await shown.user.click(screen.getByRole('tab', { name: 'Game' }));
    const setup = () => opened.state().entry.setup;
    const game = screen.getByRole('combobox', { name: 'Game' });
    return { ...opened, ...shown, setup, game };
  }

  it('may be a configured one, with its tiles, board and words', async () => {
    const { user, setup, game, state } = await choosing();
    await user.selectOptions(game, 'Configured: Deutsch');
    await waitFor(() => expect(setup().rules.id).toBe('configured'));
    expect(state().list).toMatchObject({ file: 'configured/deutsch/german-dictionary.txt' });
    enter({ state }, '7I MÜSSE');
    expect(outcomesOf(state().entry)[0]).toMatchObject({ problem: undefined, total: 28 });
    // Its letters are not those of other games.
    await user.selectOptions(game, 'Classic');
    expect(await screen.findByText(/^That game doesn’t have all the letters/)).toBeInTheDocument();
    expect(setup().rules.id).toBe('configured');
  });

  it('may be by rules and on a board from files, with tiles on it', async () => {
    const { user, setup, state } = await choosing();
    await user.upload(
      screen.getByLabelText('Board', { selector: 'input' }),
      fileOf('mine.txt', TILES_ON_BOARD),
    );
    expect(await screen.findByRole('option', { name: 'mine.txt' })).toBeInTheDocument();
    enter({ state }, '8D CATS');
    expect(outcomesOf(state().entry)[0]).toMatchObject({ problem: undefined, total: 6 });
    valueOf(await state().actions.save());
    expect(setup().given).toHaveLength(3);
  });

  it('may be on a board from a file with a long name', async () => {
    const { user, setup } = await choosing();
    await user.upload(
      screen.getByLabelText('Board', { selector: 'input' }),
      fileOf(`${'a'.repeat(250)}.txt`, TILES_ON_BOARD),
    );
    await waitFor(() => expect(setup().boardName).toBe(`${'a'.repeat(99)}…`));
  });

  /** The same, with a board that is not read until `come` is called. */
  async function choosingSlowly() {
    let read = (): void => {};
    const text = new Promise<string>((resolve) => {
      read = () => resolve(shippedText('boards/super.txt'));
    });
    const chosen = await choosing({ 'boards/super.txt': text });
    return { ...chosen, come: () => coming(async () => (read(), settled())) };
  }

  it('is the one that was chosen last, even if another comes late', async () => {
    const { user, setup, game, come } = await choosingSlowly();
    await user.selectOptions(game, superTournament.name);
    await user.selectOptions(game, 'Classic');
    await waitFor(() => expect(setup().rules.name).toBe('Classic'));
    await come();
    expect(setup().rules.name).toBe('Classic');
    await user.selectOptions(game, superTournament.name);
    await waitFor(() => expect(setup().rules.name).toBe(superTournament.name));
  });

  it('is the one that was chosen last, even if its fields were left before', async () => {
    const { user, setup, game, come } = await choosingSlowly();
    await user.selectOptions(game, superTournament.name);
    await user.click(screen.getByRole('tab', { name: 'End' }));
    await user.click(screen.getByRole('tab', { name: 'Game' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Classic');
    await come();
    expect(setup().rules.name).toBe('Classic');
  });

  it('leaves a word list alone that was chosen after it', async () => {
    const { user, state, setup, game, come } = await choosingSlowly();
    await user.selectOptions(game, superTournament.name);
    const list = screen.getByLabelText('Word list', { selector: 'input' });
    await user.upload(list, fileOf('mine.txt', 'AA\nAB\n'));
    await waitFor(() => expect(state().list).not.toBe(DEFAULT_LIST));
    const chosen = state().list;
    await come();
    expect(setup().rules.name).toBe(superTournament.name);
    expect(state().list).toBe(chosen);
  });

  it('keeps its word list if one that was chosen before it comes late', async () => {
    const { user, state, setup, game } = await choosing();
    const late = lateFile('other.txt', 'AA\nAD\n');
    await user.upload(screen.getByLabelText('Word list', { selector: 'input' }), late.file);
    await user.selectOptions(game, 'Classic');
    await waitFor(() => expect(setup().rules.name).toBe('Classic'));
    await late.come();
    expect(state().list).toBe(DEFAULT_LIST);
  });

  it('has the word list that was chosen last, even if another comes late', async () => {
    const { user, state } = await choosing();
    const list = screen.getByLabelText('Word list', { selector: 'input' });
    await user.upload(list, fileOf('mine.txt', 'AA\nAB\n'));
    const late = lateFile('other.txt', 'AA\nAD\n');
    await user.upload(list, late.file);
    await user.click(await button('Standard list'));
    expect(state().list).toBe(DEFAULT_LIST);
    expect(screen.getByText(/^Word list:/)).toHaveFocus();
    await late.come();
    expect(state().list).toBe(DEFAULT_LIST);
  });

  it('keeps its word list if one that was chosen before it comes sooner', async () => {
    const { user, state, setup, game, come } = await choosingSlowly();
    const late = lateFile('other.txt', 'AA\nAD\n');
    await user.upload(screen.getByLabelText('Word list', { selector: 'input' }), late.file);
    await user.selectOptions(game, superTournament.name);
    await late.come();
    await come();
    expect(setup().rules.name).toBe(superTournament.name);
    expect(state().list).toBe(DEFAULT_LIST);
  });

  /** The rules of a game that no entry can have. */
  const refusedText = formatRuleBook({ rules: crossword, board: undefined });

  it.each(['before', 'after'])('takes no word list away if it is refused: %s', async (when) => {
    const { user, state } = await choosing();
    const list = lateFile('mine.txt', 'AA\nAB\n');
    const refused = lateFile('crossword.json', refusedText);
    await user.upload(screen.getByLabelText('Word list', { selector: 'input' }), list.file);
    await user.upload(screen.getByLabelText('Files of the game'), refused.file);
    const [first, second] = when === 'before' ? [list, refused] : [refused, list];
    await first.come();
    await second.come();
    expect(await screen.findByText(/^That game begins with a random tile/)).toBeInTheDocument();
    await waitFor(() => expect(state().list).toMatchObject({ name: 'mine.txt' }));
  });

  it('can’t begin with a random tile', async () => {
    const { user, setup } = await choosing();
    const rules = fileOf('crossword.json', refusedText);
    await user.upload(screen.getByLabelText('Files of the game'), rules);
    expect(await screen.findByText(/^That game begins with a random tile/)).toBeInTheDocument();
    expect(setup().rules.id).toBe('tournament');
  });
});

describe('a notice of the page', () => {
  it('is shown in the editor, and not on the front page after it', async () => {
    const opened = await entering();
    const { page } = opened;
    await screenOf(opened);
    const headline = 'Couldn’t open notes.txt.';
    doing(page, ({ showNotice }) => showNotice({ tone: 'refusal', headline }));
    expect(screen.getByText(headline)).toBeVisible();
    act(() => opened.state().actions.close());
    expect(page.state().notice).toBeUndefined();
  });

  it('goes with the next turn that is entered or shown, unless it is about an unreadable save', async () => {
    const { page, state } = await entering();
    const notify = (isAboutUnreadable: boolean): void =>
      page.actions.showNotice({ tone: 'refusal', headline: 'It failed.', isAboutUnreadable });
    notify(false);
    enter({ state }, 'RETINAL,8d');
    expect(page.state().notice).toBeUndefined();
    notify(false);
    state().actions.showTurn(0);
    expect(page.state().notice).toBeUndefined();
    notify(true);
    state().actions.undo();
    expect(page.state().notice?.headline).toBe('It failed.');
  });
});

function ShownEntry() {
  const entry = useGame((state) => state.entry);
  return entry && <EntryScreen entry={entry} />;
}

describe('a game in the library', () => {
  /** The dialog of a library with one game that was entered. */
  async function withEntered({ isStopped }: { readonly isStopped: boolean }) {
    const opened = await entering();
    enter(opened, 'RETINAL,8d');
    const { actions } = opened.state();
    actions.changeEntry({ kind: 'change-ending', ending: { isStopped } });
    await actions.save();
    await settled();
    const { page } = opened;
    page.actions.openPanel('games');
    return { page, ...show(page, <LibraryDialog />) };
  }

  it('is opened for correction if it was entered', async () => {
    const { user, page } = await withEntered({ isStopped: true });
    await user.click(await screen.findByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Correct…' }));
    expect(entryOn(page).state().entry.turns).toHaveLength(1);
  });

  it('opens in the editor if it was entered and is not over', async () => {
    const { user, page } = await withEntered({ isStopped: false });
    expect(await screen.findByText('Not finished')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Open: / }));
    expect(entryOn(page).state()).toMatchObject({ entry: { turns: { length: 1 } } });
    expect(page.state()).toMatchObject({ panel: undefined, table: undefined });
  });

  it('is copied into the editor if it was played here, unless another is entered', async () => {
    const game = smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',');
    const opened = await entering(fakeStorage({ [`game/${game.record.id}`]: storedGame(game) }));
    enter(opened, 'RETINAL,8d');
    const { page } = opened;
    page.actions.openPanel('games');
    const { user } = show(page, <LibraryDialog />);
    await user.click(await screen.findByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Edit a copy…' }));
    expect(await screen.findByText(/^You’re entering another game/)).toBeInTheDocument();
    act(() => opened.state().actions.startAgain());
    await user.click(screen.getByLabelText(/^More: /));
    await user.click(screen.getByRole('button', { name: 'Edit a copy…' }));
    expect(entryOn(page).state().entry.turns).toHaveLength(5);
  });

  it('replaces a saved one in the editor: its board, its turns, and what was said of the other', async () => {
    const game = smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',', ',', ',', ',');
    const { page } = await entering(fakeStorage({ [`game/${game.record.id}`]: storedGame(game) }));
    const { user } = show(page, <ShownEntry />);
    enter(entryOn(page), 'RETINAL,8d');
    await user.click(await button('Save game'));
    expect(await screen.findByText('Saved to Your games.')).toBeInTheDocument();
    await act(() => page.actions.editGame(game.record.id, 'copy'));
    expect(screen.queryByText('Saved to Your games.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Enter a game' })).toHaveFocus();
    expect(screen.getByRole('gridcell', { name: /^b2, N/ })).toBeInTheDocument();
    expect(screen.queryByRole('gridcell', { name: /^d8, R/ })).toBeNull();
    await user.click(screen.getByRole('gridcell', { name: /^a1/ }));
    expect(entryOn(page).state().cursor?.square).toEqual({ row: 0, column: 0 });
  });
});
