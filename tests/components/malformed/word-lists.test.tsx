import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  filesOf,
  give,
  openDialog,
  refusing,
  pressStart,
} from '../../support/set-up-dialog';
import { BAD_LISTS, foreign } from '../../golden/malformed/word-lists';

const WORDS = 'no\nnot\n';

describe('an unusable word list', () => {
  it('is refused, and the previous one stays in use', async () => {
    const { page, user, type, readList, kept } = await openDialog('ScraeBBKle');
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    await give('Word list file', fileOf('mine.txt', WORDS));
    await readList();
    const before = kept();
    expect(before).toMatchObject({ answers: expect.arrayContaining(['Ann', '77']) });
    for (const [what, text, problem] of BAD_LISTS.slice(0, 2)) {
      await give('Word list file', fileOf('other.txt', '0'));
      await readList();
      expect(alerts()).toBe(`other.txt ${foreign('"0"', 1, 1)} and choose it again.`);
      await give('Word list file', fileOf('bad.txt', text));
      await readList();
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `bad.txt ${problem} and choose it again.`,
        kept: before,
      });
      expect(screen.getByText('mine.txt').parentElement).toHaveTextContent(/^mine\.txt\s*2 words$/);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    }
    await pressStart(user);
    expect(page.state().wordList).toEqual({ kind: 'own', name: 'mine.txt', text: WORDS });
    expect(page.state().table?.view.seats[0]?.name).toBe('Ann');
  });

  it('is refused after the default one, which then needs no button', async () => {
    const { page, user, readList, kept } = await openDialog('ScraeBBKle');
    const before = kept();
    await give('Word list file', fileOf('bad.txt', 'n0\n'));
    await readList();
    expect(alerts()).toMatch(/^bad\.txt has no words for this game/);
    expect(screen.getByText('Standard list')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use standard list' })).toBeNull();
    expect(kept()).toEqual(before);
    await pressStart(user);
    expect(page.state().wordList).toEqual({ kind: 'shipped', file: 'wordlist.txt' });
  });

  it('is forgotten once a valid one is chosen', async () => {
    const { readList } = await openDialog('ScraeBBKle');
    await give('Word list file', fileOf('bad.txt', 'n0\n'));
    await readList();
    await give('Word list file', fileOf('bad.txt', '\uFEFFno\r\nnot\r\n'));
    await readList();
    expect(alerts()).toBe('');
    expect(screen.getByText('bad.txt').parentElement).toHaveTextContent(/^bad\.txt\s*2 words$/);
  });

  it('is refused by name if it is too large or no longer exists', async () => {
    const { kept } = await openDialog('ScraeBBKle');
    const before = kept();
    const huge = Object.defineProperty(fileOf('huge.txt', ''), 'size', { value: 64_000_001 });
    await give('Word list file', huge);
    const said = '"huge.txt": That file is over 64 MB. Choose a smaller one.';
    expect(alerts()).toBe(said);
    expect(kept()).toEqual(before);
  });
});

describe('the unusable word list of a configuration', () => {
  it('is refused, and the previous configuration still starts', async () => {
    const { page, user, type, readList, kept } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give('Configuration files', ...filesOf());
    await readList();
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    const before = kept();
    expect(before.picture).toBe('Picture of the board, 6 columns, 4 rows');
    const bad = (words: string) =>
      filesOf({ 'words.txt': words, 'board.txt': '5 4\n2 2\n.....\n.....\n.....\n.....\n' });
    for (const [what, text, problem] of BAD_LISTS.slice(0, 2)) {
      await refusing('Configuration files');
      await give('Configuration files', ...bad(text));
      await readList();
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `words.txt ${problem} and choose it again.`,
        kept: before,
      });
    }
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      board: { columns: 6, rows: 4 },
      seats: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });
});

describe('a word list with mostly unspellable lines', () => {
  it('is used without them, and the page asks whether it is the right one', async () => {
    const { page, user, readList } = await openDialog('ScraeBBKle');
    const list = "no\ndon't\nit's\n";
    await give('Word list file', fileOf('mine.txt', list));
    await readList();
    expect(alerts()).toBe('');
    expect(
      screen.getByText(
        `Skipped 2 of the 3 lines of mine.txt: no tile has "'" (line 2, column 4). Is this the right list?`,
      ),
    ).toHaveRole('status');
    await pressStart(user);
    expect(page.state().words).toMatchObject({ kind: 'ready', lexicon: { size: 1 } });
  });
});

describe('a word list in another encoding than UTF-8', () => {
  const SAID = 'mine.txt isn’t in UTF-8. It was read as Windows-1252.';

  it('is used, and the page states the guessed encoding', async () => {
    const { page, user, readList } = await openDialog('ScraeBBKle');
    const bytes = Uint8Array.from('no\nna\u00efve\nnot\n', (each) => each.charCodeAt(0)).buffer;
    const file = Object.assign(fileOf('mine.txt', ''), { arrayBuffer: async () => bytes });
    await give('Word list file', file);
    await readList();
    expect(screen.getByText(SAID)).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Use standard list' }));
    expect(screen.queryByText(SAID)).toBeNull();
    await give('Word list file', file);
    await pressStart(user);
    expect(page.state().wordList).toMatchObject({ name: 'mine.txt', text: 'no\nnaïve\nnot\n' });
  });
});

describe('a word list with some unspellable lines', () => {
  const LIST = "no\ndon't\nnot\nit's\n";
  const SAID = `Skipped 2 lines of mine.txt: no tile has "'" (line 2, column 4).`;

  it('is used without them; the page states that until the default list is back', async () => {
    const { page, user, readList } = await openDialog('ScraeBBKle');
    await give('Word list file', fileOf('mine.txt', LIST));
    await readList();
    expect(alerts()).toBe('');
    expect(screen.getByText(SAID)).toHaveRole('status');
    expect(screen.getByText('mine.txt').parentElement).toHaveTextContent(/2 words$/);
    await user.click(screen.getByRole('button', { name: 'Use standard list' }));
    expect(screen.queryByText(SAID)).toBeNull();
    await give('Word list file', fileOf('mine.txt', LIST));
    expect(screen.getByText(SAID)).toBeInTheDocument();
    await pressStart(user);
    expect(page.state().wordList).toEqual({ kind: 'own', name: 'mine.txt', text: LIST });
    expect(page.state().words).toMatchObject({ kind: 'ready', lexicon: { size: 2 } });
  });

  it('is used without them in a configuration too', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give('Configuration files', ...filesOf({ 'words.txt': LIST }));
    await readList();
    expect(screen.getByText(SAID.replace('mine', 'words'))).toHaveRole('status');
    await pressStart(user);
    expect(page.state().words).toMatchObject({ kind: 'ready', lexicon: { size: 2 } });
  });
});
