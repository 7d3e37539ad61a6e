import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { configured, formatRuleBook } from '../../../src/engine';
import { plainBoard } from '../../support/pictures';
import { fileOf } from '../../support/rendered-page';
import { alerts, ANN_AND_HER_SEED, give, openDialog } from '../../support/set-up-dialog';
import { BAD_SCRIPTS, missing } from '../../golden/malformed/scripts';
import { ON_THE_TABLE } from '../../support/set-up-files';

const SCRIPT = '2\nAnn\nBob\nPASS\n\nPASS\n';

const box = () => screen.getByLabelText('Number of players, then one name or command per line');
const play = () => screen.getByRole('button', { name: 'Run script' });

describe('an invalid script', () => {
  it('is refused with its position, and stays in its box', async () => {
    const { page, user, type, kept } = await openDialog('Configured');
    await type(...ANN_AND_HER_SEED[0]);
    await type(...ANN_AND_HER_SEED[1]);
    for (const [what, text, place, problem] of BAD_SCRIPTS.slice(0, 2)) {
      await give('Script file', fileOf('bad.txt', text));
      const before = kept();
      expect(before.answers).toContain(text);
      expect(alerts()).toBe('');
      await user.click(play());
      await waitFor(() =>
        expect({ what, said: alerts(), kept: kept() }).toEqual({
          what,
          said: `In the script, ${place}: ${problem}.`,
          kept: before,
        }),
      );
      expect(box()).toBeInvalid();
    }
    await give('Script file', fileOf('good.txt', `\uFEFF${SCRIPT}`));
    expect(alerts()).toBe('');
    await user.click(play());
    await waitFor(() =>
      expect(page.state().table?.view.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']),
    );
    expect(page.actions.exportRecord()).toContain('"seed": "77"');
  });

  it('is refused if it was pasted too, and can be corrected there', async () => {
    const { page, user, kept } = await openDialog('Configured');
    await user.click(box());
    await user.paste(SCRIPT.replace('Bob', ''));
    const before = kept();
    await user.click(play());
    await waitFor(() =>
      expect(alerts()).toBe(`In the script, line 3, column 1: ${missing('Player 2')}.`),
    );
    expect(kept()).toEqual(before);
    await user.clear(box());
    await user.click(box());
    await user.paste(`\uFEFF${SCRIPT}`);
    await user.click(play());
    await waitFor(() => expect(page.state().table?.view.seats).toHaveLength(2));
  });

  it('cannot be played if it is empty', async () => {
    const { user } = await openDialog('Configured');
    expect(play()).toBeDisabled();
    await user.click(box());
    await user.paste(' \n\n');
    expect(play()).toBeDisabled();
    await give('Script file', fileOf('bad.txt', '\uFEFF'));
    expect(play()).toBeDisabled();
  });

  it('is refused if it is too large, and the one in the box stays', async () => {
    const { user, kept } = await openDialog('Configured');
    await user.click(box());
    await user.paste(SCRIPT);
    const before = kept();
    await give('Script file', fileOf('huge.txt', 'x'.repeat(4_000_001)));
    expect(alerts()).toBe('"huge.txt": That file is over 4 MB. Choose a smaller one.');
    expect(kept()).toEqual(before);
  });

  it.each(['\r', '\r\n'])('excludes a valid one with other line ends: %j', async (end) => {
    const { page, user } = await openDialog('Configured');
    await give('Script file', fileOf('good.txt', SCRIPT.replaceAll('\n', end)));
    expect(box()).toHaveValue(SCRIPT);
    await user.click(play());
    await waitFor(() => expect(alerts()).toBe(''));
    expect(page.state().table?.view.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  });
});

describe('a script with invalid commands', () => {
  it('is played without them; each is reported, and the previous game stays available', async () => {
    const { page, user } = await openDialog('Configured');
    await give(
      'Script file',
      fileOf('bad.txt', '2\nAnn\nBob\nCAKE,h8\n\0\nPLACE | 99 1 CAKE\nPASS\n'),
    );
    await user.click(play());
    expect(page.state().notice?.headline).toBe('Script finished. 3 commands were rejected.');
    expect(page.state().notice?.lines).toEqual([
      'Line 4, "CAKE,h8": Unknown command "CAKE,h8". Use PASS, EXCHANGE or PLACE.',
      'Line 5, "\\u0000": Unknown command "\\u0000". Use PASS, EXCHANGE or PLACE.',
      'Line 6, "PLACE | 99 1 CAKE": That square isn’t on this board.',
      'The script ended early. It’s Bob’s turn.',
    ]);
    expect(await page.actions.recordOfGame('game')).toBe(ON_THE_TABLE);
  });
});

describe('a script whose players do not fit its game', () => {
  const rules = { ...configured, seats: { least: 2, most: 2, fixed: [] } };
  const FIXED = [
    { name: 'White', player: 'human' },
    { name: 'Black', player: 'human' },
  ] as const;

  it.each([
    [rules, 'This game needs 2 players, the script names 3. Change its first lines.'],
    [
      { ...rules, seats: { ...rules.seats, fixed: FIXED } },
      'This game sets its own players. Choose another game for a script.',
    ],
  ])('is refused, and stays in its box', async (own, sentence) => {
    const { user, kept } = await openDialog('Custom rules');
    const text = formatRuleBook({ rules: own, board: plainBoard(15, 15, 'h8') });
    await give('Rules file', fileOf('rules.json', text));
    await give('Script file', fileOf('bad.txt', '3\nAnn\nBob\nCid\nPASS\n'));
    const before = kept();
    expect(alerts()).toBe('');
    await user.click(play());
    await waitFor(() => expect(alerts()).toBe(sentence));
    expect(kept()).toEqual(before);
  });
});
