import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { classic } from '../../src/engine';
import { pageWith, reloaded, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { at } from '../support/results';
import { coming, doing, playing, show } from '../support/rendered-page';

const rules = { ...classic, firstSeat: 'first' } as const;

async function opened(changes: Parameters<typeof smallGame>[1] = {}) {
  const page = await pageWith(
    smallGame('NOTEAEIDDDDZQAXY', { rules, seats: seatsOf('human', 'computer'), ...changes }),
  );
  return { page, ...show(page, <MovePanel />) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tiles = () => within(screen.getByRole('group', { name: 'Tiles to exchange' }));
const tile = (position: number): HTMLElement => at(tiles().getAllByRole('button'), position);
const chosen = (): readonly string[] =>
  tiles()
    .getAllByRole('button', { pressed: true })
    .map((each) => each.textContent?.slice(0, 1) ?? '');

type User = Awaited<ReturnType<typeof opened>>['user'];
const choose = (user: User): Promise<void> => user.click(button('Exchange'));

describe('an exchange', () => {
  it('swaps the chosen tiles and ends the turn', async () => {
    const { page, user } = await opened();
    await choose(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Verdict' })).toHaveTextContent(
      'Choose tiles to exchange. This uses your turn. 86 tiles in the bag.',
    );
    expect(button('Exchange 0 tiles')).toBeDisabled();
    await user.click(tile(0));
    await user.click(tile(1));
    await user.click(tile(1));
    expect(tile(0)).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('Exchange 1 tile'));
    expect(screen.queryByRole('group', { name: 'Tiles to exchange' })).not.toBeInTheDocument();
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
    await choose(user);
    const letters = tiles()
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.slice(0, 1));
    expect(letters.join('')).toBe('AEEIOTN');
    await user.click(tile(0));
    await user.click(button('Exchange 1 tile'));
    expect(page.state().table?.view.turns).toMatchObject([
      { returned: { tiles: [{ kind: 'letter', letter: 'A' }] } },
    ]);
  });

  it('is possible by keys alone', async () => {
    const { page, user } = await opened();
    button('Exchange').focus();
    await user.keyboard('{Enter}');
    expect(tile(0)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['N']);
    await user.keyboard(' ');
    expect(tiles().queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await user.keyboard('oe');
    expect(chosen()).toEqual(['O', 'E']);
    expect(page.state().announcements.at(-1)?.text).toBe('Chosen: O and E.');
    await user.keyboard('e');
    expect(chosen()).toEqual(['O', 'E', 'E']);
    await user.keyboard('e');
    expect(chosen()).toEqual(['O']);
    await user.keyboard('q');
    expect(chosen()).toEqual(['O']);
    expect(screen.getByText('No Q on your rack.')).toBeInTheDocument();
    button('Exchange 1 tile').focus();
    await user.keyboard('{Enter}');
    expect(page.state().table?.view.turns).toMatchObject([
      { kind: 'exchange', returned: { tiles: [{ letter: 'O' }] } },
    ]);
  });

  it('is announced', async () => {
    const { page, user } = await opened();
    doing(page, ({ dropOnSquare }) => dropOnSquare(0, { row: 0, column: 0 }));
    await choose(user);
    expect(
      page
        .state()
        .announcements.slice(-2)
        .map(({ text }) => text),
    ).toEqual([
      'All tiles back.',
      'Choose tiles to exchange. This uses your turn. 86 tiles in the bag.',
    ]);
  });

  it('is disabled if the bag holds too few tiles, and states how many it needs', async () => {
    const { user } = await opened({ rules: { ...rules, leastInBag: 87 } });
    await choose(user);
    expect(screen.getByRole('group', { name: 'Verdict' })).toHaveTextContent(
      'Only 86 tiles left in the bag, but an exchange needs 87. Play or pass.',
    );
    await user.click(tile(0));
    expect(button('Exchange 1 tile')).toBeDisabled();
  });

  it('is allowed with exactly as many tiles in the bag as it needs', async () => {
    const { page, user } = await opened({ rules: { ...rules, leastInBag: 86 } });
    await choose(user);
    await user.click(tile(0));
    await user.click(button('Exchange 1 tile'));
    expect(page.state().table?.view.turns).toMatchObject([{ kind: 'exchange' }]);
  });

  describe('with a draft on the board', () => {
    async function drafted() {
      const { page, user } = await opened();
      doing(page, ({ putCursor, typeLetter }) => {
        putCursor({ square: { row: 1, column: 1 }, direction: 'down' });
        typeLetter('N', false);
      });
      const { draft, cursor } = page.state();
      expect(draft.order).toHaveLength(1);
      await choose(user);
      expect(page.state().draft.order).toEqual([]);
      expect(page.state().cursor).toBeUndefined();
      const expectBack = (): void => {
        expect(screen.queryByRole('group', { name: 'Tiles to exchange' })).not.toBeInTheDocument();
        expect(page.state()).toMatchObject({ draft, cursor });
      };
      return { page, user, expectBack };
    }

    it.each(['Cancel', 'Exchange'])('is cancelled by the button %s', async (name) => {
      const { user, expectBack } = await drafted();
      await user.click(tile(1));
      await user.click(button(name));
      expectBack();
      expect(button('Exchange')).toHaveFocus();
    });

    it.each(['{Escape}', '{Control>}z{/Control}'])('is cancelled by %s', async (keys) => {
      const { page, user, expectBack } = await drafted();
      await user.keyboard(keys);
      expectBack();
      expect(button('Exchange')).toHaveFocus();
      expect(page.state().table?.turns).toBe(0);
    });

    it('leaves the tiles on the rack', async () => {
      const { page, user } = await drafted();
      await user.click(tile(1));
      await user.click(button('Exchange 1 tile'));
      expect(page.state().draft.order).toEqual([]);
    });

    it('is back on the board after a reload', async () => {
      const { page } = await drafted();
      const { draft } = (await reloaded(page.storage)).state();
      expect(draft.order).toHaveLength(1);
    });

    it('ends if a move is placed instead', async () => {
      const { page } = await drafted();
      doing(page, ({ typeMove }) => typeMove('NOTE,2b'));
      expect(screen.queryByRole('group', { name: 'Tiles to exchange' })).not.toBeInTheDocument();
      expect(page.state().draft.order).toHaveLength(4);
    });
  });

  it('ends if another turn is shown, or the turn is undone', async () => {
    const { page, user } = await opened({ undo: true });
    await playing(page, ({ pass }) => pass());
    await coming(async () => page.search.last().answer({ kind: 'pass' }));
    await choose(user);
    doing(page, ({ showTurn }) => showTurn(0));
    expect(page.state().exchange).toBeUndefined();
    doing(page, ({ showTurn }) => showTurn(2));
    await choose(user);
    expect(page.state().exchange).toBeDefined();
    await playing(page, ({ undo }) => undo());
    expect(page.state().table?.turns).toBe(0);
    expect(page.state().exchange).toBeUndefined();
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
    ['-QQ', 0, 'You don’t have 2 Qs.'],
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
