import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { classic } from '../../src/engine';
import { pageWith, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { at } from '../support/results';
import { doing, show } from '../support/rendered-page';

const rules = { ...classic, firstSeat: 'first' } as const;

async function opened(changes: Parameters<typeof smallGame>[1] = {}) {
  const page = await pageWith(
    smallGame('NOTEAEIDDDDZQAXY', { rules, seats: seatsOf('human', 'computer'), ...changes }),
  );
  return { page, ...show(page, <MovePanel />) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function asked(user: Awaited<ReturnType<typeof opened>>['user']): Promise<HTMLElement> {
  await user.click(button('Exchange'));
  return screen.getByRole('dialog', { name: 'Exchange tiles' });
}

function firstTile(dialog: HTMLElement): HTMLElement {
  const tiles = within(dialog).getByRole('group', { name: 'Tiles to exchange' });
  return at(within(tiles).getAllByRole('button'), 0);
}

describe('an exchange', () => {
  it('swaps the chosen tiles and ends the turn', async () => {
    const { page, user } = await opened();
    const dialog = await asked(user);
    expect(within(dialog).getByText(/86 tiles in the bag/)).toBeInTheDocument();
    expect(button('Exchange 0 tiles')).toBeDisabled();
    const tiles = within(within(dialog).getByRole('group', { name: 'Tiles to exchange' }));
    const [first, second] = tiles.getAllByRole('button');
    if (!first || !second) throw new Error('No tiles');
    await user.click(first);
    await user.click(second);
    await user.click(second);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Exchange 1 tile'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.state().table?.view.turns).toEqual([
      {
        kind: 'exchange',
        seat: 0,
        total: 0,
        returned: { kind: 'shown', tiles: [{ kind: 'letter', letter: 'N' }] },
        drawn: { kind: 'shown', tiles: [{ kind: 'letter', letter: 'X' }] },
      },
    ]);
  });

  it('shows the tiles in the order of the rack', async () => {
    const { page, user } = await opened();
    doing(page, (actions) => {
      actions.sort();
      actions.dropOnRack(0, 6);
    });
    const { draft } = page.state();
    const dialog = await asked(user);
    const shown = within(within(dialog).getByRole('group', { name: 'Tiles to exchange' }));
    const letters = shown.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 1));
    expect(letters.join('')).toBe('AEEIOTN');
    await user.click(firstTile(dialog));
    await user.click(button('Exchange 1 tile'));
    expect(draft.tiles[0]).toEqual({ kind: 'letter', letter: 'N' });
    expect(page.state().table?.view.turns).toMatchObject([
      { returned: { tiles: [{ kind: 'letter', letter: 'A' }] } },
    ]);
  });

  it('is disabled if the bag holds too few tiles, and states how many it needs', async () => {
    const { user } = await opened({ rules: { ...rules, leastInBag: 87 } });
    const dialog = await asked(user);
    expect(dialog).toHaveTextContent(
      'Only 86 tiles left in the bag, but an exchange needs 87. Play or pass.',
    );
    await user.click(firstTile(dialog));
    expect(button('Exchange 1 tile')).toBeDisabled();
  });

  it('is allowed with exactly as many tiles in the bag as it needs', async () => {
    const { page, user } = await opened({ rules: { ...rules, leastInBag: 86 } });
    await user.click(firstTile(await asked(user)));
    await user.click(button('Exchange 1 tile'));
    expect(page.state().table?.view.turns).toMatchObject([{ kind: 'exchange' }]);
  });

  it('is refused with the rule if it is typed while the bag holds too few tiles', async () => {
    const { user } = await opened({ rules: { ...rules, leastInBag: 87 } });
    await user.type(screen.getByRole('textbox'), '-N{Enter}');
    expect(
      await screen.findByText(/Only 86 tiles left in the bag, but an exchange needs 87/),
    ).toBeInTheDocument();
  });

  it.each([
    ['-N', 87, 'Only 86 tiles left in the bag, but an exchange needs 87. Play or pass.'],
    ['-QQ', 0, 'You don’t have Q and Q.'],
    ['-N', 0, 'Exchanging 1 tile uses your turn.'],
  ])(
    'typed as %s with a minimum of %s in the bag is judged before it is played',
    async (text, leastInBag, told) => {
      const { user } = await opened({ rules: { ...rules, leastInBag } });
      await user.type(screen.getByRole('textbox'), text);
      expect(screen.getByRole('group', { name: 'Verdict' })).toHaveTextContent(told);
    },
  );

  it('is not offered by games without exchanges', async () => {
    await opened({ rules: { ...rules, exchange: 'none' } });
    expect(screen.queryByRole('button', { name: 'Exchange' })).not.toBeInTheDocument();
  });
});

describe('a game in which an invalid word costs the turn', () => {
  it('does not judge a word before it is played, and then takes the turn', async () => {
    const { page, user } = await opened();
    await user.type(screen.getByRole('textbox'), 'NT,2b');
    expect(screen.getByRole('group', { name: 'Verdict' })).toHaveTextContent(
      /a wrong word costs your turn\.$/,
    );
    await user.keyboard('{Enter}');
    expect(page.state().table?.view.turns).toMatchObject([{ kind: 'lost-turn', words: ['NT'] }]);
  });
});
