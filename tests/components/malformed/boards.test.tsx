import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFileReader } from '../../../src/setup';
import { fileOf, form } from '../../support/rendered-page';
import {
  alerts,
  ANN_AND_HER_SEED,
  filesOf,
  give,
  openDialog,
  refusing,
  pressStart,
} from '../../support/set-up-dialog';
import {
  BAD_CONFIGURED,
  BAD_SCRABBKLE,
  BAD_SCRAEBBKLE,
  CONFIGURED,
  NOT_VALID,
  textOf,
} from '../../golden/malformed/boards';

// The parser of such boards is loaded on demand; the first test must not wait for it.
beforeAll(loadFileReader);

describe.each([
  ['ScraeBBKle', textOf('scraebbkle', 7, 28, 'd7'), 7, 28, BAD_SCRAEBBKLE],
  ['ScraBBKle', textOf('scrabbkle', 13, 13, 'g7'), 13, 13, BAD_SCRABBKLE],
] as const)('an invalid board of %s', (game, good, across, down, table) => {
  const hasSeats = game === 'ScraeBBKle';

  it('is refused with its position, and the previous one still starts', async () => {
    const { page, user, type, kept } = await openDialog(game);
    await user.click(form().getByLabelText('Load a board…'));
    if (hasSeats) await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    await give('Board file', fileOf('mine.txt', `\uFEFF${good}`));
    const before = kept();
    expect(alerts()).toBe('');
    expect(before.picture).toBe(`Picture of the board, ${across} columns, ${down} rows`);
    for (const [what, text, problem] of table.slice(0, 2)) {
      await give('Board file', fileOf('other.txt', '12\n12\n12'));
      expect(alerts()).toMatch(
        /^This is not a valid file\..*: In "other\.txt": Line [23], column 1: /,
      );
      await give('Board file', fileOf('bad.txt', text));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `${NOT_VALID}In "bad.txt": ${problem}`,
        kept: before,
      });
    }
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      boardName: 'mine.txt',
      board: { columns: across, rows: down },
      seats: hasSeats ? [{ name: 'Ann' }, { name: 'Player 2' }] : [{}, {}],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });
});

describe('an invalid board of a configuration', () => {
  it('is refused with its position, and the previous configuration still starts', async () => {
    const { page, user, type, readList, kept } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give('Configuration files', ...filesOf({ 'board.txt': `\uFEFF${CONFIGURED}` }));
    await readList();
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    const before = kept();
    expect(before.picture).toBe('Picture of the board, 6 columns, 4 rows');
    for (const [what, text, problem] of BAD_CONFIGURED.slice(0, 2)) {
      await refusing('Configuration files');
      await give('Configuration files', ...filesOf({ 'board.txt': text }));
      expect({ what, said: alerts(), kept: kept() }).toEqual({
        what,
        said: `In "board.txt": ${problem}`,
        kept: before,
      });
    }
    await pressStart(user);
    expect(page.state().table?.view).toMatchObject({
      boardName: 'board.txt',
      board: { columns: 6, rows: 4 },
      seats: [{ name: 'Ann' }, { name: 'Player 2' }],
    });
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });
});
