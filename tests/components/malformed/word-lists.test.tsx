// @vitest-environment jsdom
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
  start,
} from '../../support/set-up-dialog';

const WORDS = 'no\nnot\n';

/** Lists that no game can take, each with what is said of it after its name. */
const BAD_LISTS: readonly (readonly [what: string, text: string, problem: string])[] = [
  ['nothing', '', 'holds no words. Put one word on each line'],
  ['a byte order mark alone', '\uFEFF', 'holds no words. Put one word on each line'],
  ['line ends alone', '\n\r\n\n', 'holds no words. Put one word on each line'],
  ['blank space alone', '  \n\t\n', 'holds no words. Put one word on each line'],
  ['a digit', 'n0t\n', foreign('every line', '"0"', 1, 2)],
  ['a number before each word', '1 no\n2 not\n', foreign('every line', '"1"', 1, 1)],
  ['words between commas', 'no,not,note', foreign('every line', '","', 1, 3)],
  ['words between blanks', 'no not\n', foreign('every line', '" "', 1, 3)],
  ['indented words', 'no\n\tno\n\tnot\n', foreign('2 of its 3 lines', '"\\t"', 2, 1)],
  ['apostrophes', "no\n\nit's\nit's", foreign('2 of its 3 lines', '"\'"', 3, 3)],
  ['a hyphen', 'well-off', foreign('every line', '"-"', 1, 5)],
  ['letters of other languages', 'no\nnaïve\nå', foreign('2 of its 3 lines', '"ï"', 2, 3)],
  ['a letter and its accent apart', 'nai\u0308ve', foreign('every line', '"ï"', 1, 3)],
  ['a blank', 'n?t', foreign('every line', '"?"', 1, 2)],
  ['a quotation mark', '"no"', foreign('every line', '"\\""', 1, 1)],
  ['a space that does not break', 'no\u00a0not', foreign('every line', '"\\u00a0"', 1, 3)],
  ['a space without width', 'no\u200bt', foreign('every line', '"\\u200b"', 1, 3)],
  ['a second byte order mark', '\uFEFF\uFEFFno', foreign('every line', '"\\ufeff"', 1, 1)],
  ['zero bytes', '\0\0\0\0', foreign('every line', '"\\u0000"', 1, 1)],
  ['UTF-16', 'n\0o\0\n\0', foreign('every line', '"\\u0000"', 1, 2)],
  [
    'Latin-1',
    'na\ufffdve\nno\n\ufffd',
    'is not in UTF-8: line 1, column 3 is the first place that cannot be read. Save it as UTF-8',
  ],
  ['CR alone', 'no\rnot\r', foreign('every line', '"\\r"', 1, 3)],
  ['a page', '<!doctype html>\n<p>no</p>', foreign('every line', '"<"', 1, 1)],
  ['emoji', 'no\n😀\n😀', foreign('2 of its 3 lines', '"😀"', 2, 1)],
];

function foreign(which: string, character: string, line: number, column: number): string {
  return `has characters that no tile bears in ${which}, the first ${character} in line ${line}, column ${column}. Put one word a line, in letters of the game,`;
}

describe('a list of words that cannot be used', () => {
  it('is refused, and the one before it still counts', async () => {
    const { page, user, type, readList, kept } = await openDialog('ScraeBBKle');
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    await give('Word list file', fileOf('mine.txt', WORDS));
    await readList();
    const before = kept();
    expect(before).toMatchObject({ answers: expect.arrayContaining(['Ann', '77']) });
    for (const [what, text, problem] of BAD_LISTS) {
      await give('Word list file', fileOf('other.txt', '0'));
      await readList();
      expect(alerts()).toBe(
        `The word list other.txt ${foreign('every line', '"0"', 1, 1)} and choose it again.`,
      );
      await give('Word list file', fileOf('bad.txt', text));
      await readList();
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `The word list bad.txt ${problem} and choose it again.`,
        kept: before,
      });
      expect(screen.getByText('mine.txt').parentElement).toHaveTextContent(/^mine\.txt\s*2 words$/);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    }
    await user.click(start());
    expect(page.state().wordList).toEqual({ kind: 'own', name: 'mine.txt', text: WORDS });
    expect(page.state().table?.view.seats[0]?.name).toBe('Ann');
  });

  it('is refused after the usual one, which then needs no button', async () => {
    const { page, user, readList, kept } = await openDialog('ScraeBBKle');
    const before = kept();
    await give('Word list file', fileOf('bad.txt', 'n0\n'));
    await readList();
    expect(alerts()).toMatch(
      /^The word list bad\.txt has characters that no tile bears in every line/,
    );
    expect(screen.getByText('The usual list')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Usual list' })).toBeNull();
    expect(kept()).toEqual(before);
    await user.click(start());
    expect(page.state().wordList).toEqual({ kind: 'shipped', file: 'wordlist.txt' });
  });

  it('is forgotten once a good one has been chosen', async () => {
    const { readList } = await openDialog('ScraeBBKle');
    await give('Word list file', fileOf('bad.txt', 'n0\n'));
    await readList();
    await give('Word list file', fileOf('bad.txt', '\uFEFFno\r\nnot\r\n'));
    await readList();
    expect(alerts()).toBe('');
    expect(screen.getByText('bad.txt').parentElement).toHaveTextContent(/^bad\.txt\s*2 words$/);
  });

  it('may be too large or gone, which is said with its name', async () => {
    const { kept } = await openDialog('ScraeBBKle');
    const before = kept();
    const huge = Object.defineProperty(fileOf('huge.txt', ''), 'size', { value: 64_000_001 });
    await give('Word list file', huge);
    const said = '"huge.txt": The file is larger than 64 MB; choose a smaller one.';
    expect(alerts()).toBe(said);
    expect(kept()).toEqual(before);
  });
});

describe('the word list of a configuration that cannot be used', () => {
  it('is refused, and the configuration before it still starts', async () => {
    const { page, user, type, readList, kept } = await openDialog('Configured');
    await user.click(screen.getByLabelText('files of my own'));
    await give('Files of a configuration', ...filesOf());
    await readList();
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    const before = kept();
    expect(before.picture).toBe('Picture of the board, 6 columns, 4 rows');
    const bad = (words: string) =>
      filesOf({ 'words.txt': words, 'board.txt': '5 4\n2 2\n.....\n.....\n.....\n.....\n' });
    for (const [what, text, problem] of BAD_LISTS) {
      await refusing('Files of a configuration');
      await give('Files of a configuration', ...bad(text));
      await readList();
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `The word list words.txt ${problem} and choose it again.`,
        kept: before,
      });
    }
    await user.click(start());
    expect(page.state().table?.view).toMatchObject({
      board: { columns: 6, rows: 4 },
      seats: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });
});

describe('a list of words with lines that no tile can spell', () => {
  const LIST = "no\ndon't\nnot\nit's\n";
  const SAID = `2 lines of mine.txt are left out: no tile bears "'", which stands first in line 2, column 4.`;

  it('is taken without them, which is said, and no more once the usual one is back', async () => {
    const { page, user, readList } = await openDialog('ScraeBBKle');
    await give('Word list file', fileOf('mine.txt', LIST));
    await readList();
    expect(alerts()).toBe('');
    expect(screen.getByText(SAID)).toHaveRole('status');
    expect(screen.getByText('mine.txt').parentElement).toHaveTextContent(/2 words$/);
    await user.click(screen.getByRole('button', { name: 'Usual list' }));
    expect(screen.queryByText(SAID)).toBeNull();
    await give('Word list file', fileOf('mine.txt', LIST));
    expect(screen.getByText(SAID)).toBeInTheDocument();
    await user.click(start());
    expect(page.state().wordList).toEqual({ kind: 'own', name: 'mine.txt', text: LIST });
    expect(page.state().words).toMatchObject({ kind: 'ready', lexicon: { size: 2 } });
  });

  it('is taken so from a configuration', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('files of my own'));
    await give('Files of a configuration', ...filesOf({ 'words.txt': LIST }));
    await readList();
    expect(screen.getByText(SAID.replace('mine', 'words'))).toHaveRole('status');
    await user.click(start());
    expect(page.state().words).toMatchObject({ kind: 'ready', lexicon: { size: 2 } });
  });
});
