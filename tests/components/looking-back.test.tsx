import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dock, Header, MovePanel } from '../../src/components';
import { type GameSetup, scraebbkle } from '../../src/engine';
import { squareOf } from '../support/pictures';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { coming, doing, show } from '../support/rendered-page';
import { settled } from '../support/fake-services';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;
const MOVES = ['NO,2b', 'D,c1', ',', ','];

const button = (name: string) => screen.getByRole('button', { name });
const found = (name: string) => screen.findByRole('button', { name });

/** Opens a game at an earlier turn, after it was shown at its last. */
async function opened(turn: number, setup: Partial<GameSetup> = {}, moves = MOVES) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, { ...MIXED, ...setup }, ...moves));
  const shown = show(
    page,
    <>
      <Header />
      <Dock />
      <MovePanel />
    </>,
  );
  const at = () => page.state().table?.turnsShown;
  const look = async () => {
    doing(page, (actions) => actions.showTurn(turn));
    await screen.findAllByRole('button', { name: 'Latest' });
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Viewing'));
  };
  return { page, at, look, ...shown };
}

describe('an earlier turn', () => {
  it('is named in the header, and shown with its sum in place of the move box', async () => {
    const { look, container } = await opened(1);
    expect(screen.getByRole('banner')).toHaveTextContent('closed game');
    await look();
    expect(screen.getByRole('banner')).toHaveTextContent('Viewing turn 1 of 4');
    expect(screen.getByRole('banner')).not.toHaveTextContent('closed game');
    const panel = within(screen.getByRole('region', { name: 'Your move' }));
    expect(panel.getByText('2 points')).toBeInTheDocument();
    expect(container).toHaveTextContent('N 1 + O 1 = 2');
    expect(panel.getByText('Your game is paused.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is described in words if it placed no tiles', async () => {
    const { look } = await opened(3);
    await look();
    expect(screen.getByText('You passed.')).toBeInTheDocument();
  });

  it('has step buttons in the ledge, which are disabled at the ends of the game', async () => {
    const { look, at, user } = await opened(2);
    await look();
    const seen: (number | undefined)[] = [];
    for (const name of ['Previous turn', 'Previous turn', 'Previous turn', 'Next turn', 'First']) {
      await user.click(button(name));
      seen.push(at());
    }
    expect(seen).toEqual([1, 0, 0, 1, 0]);
    expect(button('First')).toHaveAttribute('aria-disabled', 'true');
    expect(button('First')).toHaveFocus();
    expect(screen.getByRole('banner')).toHaveTextContent('Viewing the start');
    await user.click(button('Latest'));
    expect(at()).toBe(4);
  });

  it('takes the focus along from the steps of the list of moves', async () => {
    const { user, at } = await opened(4);
    await user.click(button('Previous turn'));
    await waitFor(() => expect(button('Previous turn').closest('.ledge')).not.toBeNull());
    await waitFor(() => expect(button('Previous turn')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(at()).toBe(2);
  });

  it('is left and stepped from by keys, wherever the focus is', async () => {
    const { look, at, user } = await opened(2);
    await look();
    const seen: (number | undefined)[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      seen.push(at());
    }
    expect(seen).toEqual([3, 2, 1, 0, 4]);
    await look();
    await user.keyboard('{Escape}');
    expect(at()).toBe(4);
  });

  it('returns draft, text and cursor as they were', async () => {
    const { look, page, user } = await opened(1);
    doing(page, ({ typeMove, putCursor }) => {
      typeMove('T,2d');
      putCursor({ square: squareOf('a4'), direction: 'down' });
    });
    const { draft, cursor } = page.state();
    expect(draft.order).toHaveLength(1);
    await look();
    expect(screen.getByText('Your draft for turn 5 is kept.')).toBeInTheDocument();
    doing(page, ({ moveCursor }) => moveCursor(1, 0));
    expect(page.state().cursor).not.toEqual(cursor);
    await user.keyboard('{Backspace}{Escape}');
    expect(page.state()).toMatchObject({ draft, cursor, typed: 'T,2d' });
  });
});

describe('play from an earlier turn', () => {
  it('undoes the turns after it once the page has said which, and where the game stays', async () => {
    const { look, page, user } = await opened(1, { undo: true });
    await look();
    await user.click(button('Undo to here'));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(
      'Undo turns 3 to 4? It’s noted in the result. The game as it is now stays in Menu › Your games.',
    );
    expect(button('Keep them')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(button('Undo to here')).toHaveFocus();
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turns: 4 });
    await user.click(button('Undo to here'));
    await user.click(button('Yes, undo'));
    await coming(settled);
    expect(page.state().table).toMatchObject({ phase: 'your-turn', turns: 2, undos: [1, 0] });
  });

  it('is not undone by the shortcut', async () => {
    const { look, page, user } = await opened(1, { undo: true });
    await look();
    await user.keyboard('{Control>}z{/Control}');
    expect(page.state().table).toMatchObject({ phase: 'looking-back', turns: 4 });
  });

  it('no longer asks about a turn that is left', async () => {
    const { look, user } = await opened(1, { undo: true });
    await look();
    await user.click(button('Undo to here'));
    await user.click(button('Next turn'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('branches off if the game has no undo, or is over', async () => {
    const over = await opened(1, { undo: true, rules: { ...scraebbkle, passesToEnd: 1 } });
    await over.look();
    expect(over.page.state().table?.isOver).toBe(true);
    expect(await found('Play from here')).toBeInTheDocument();
    over.unmount();
    const { look, page, user } = await opened(1);
    await look();
    await user.click(button('Play from here'));
    await coming(settled);
    await waitFor(() => expect(page.state().table).toMatchObject({ recordId: 'game 1' }));
  });
});

describe('a playback', () => {
  it('that was paused runs again from the turn to which the player has stepped', async () => {
    const { look, at, page, user } = await opened(0, {
      rules: { ...scraebbkle, passesToEnd: 1 },
    });
    doing(page, ({ setPace }) => setPace('fast'));
    await look();
    await user.click(button('Watch'));
    await waitFor(() => expect(at()).toBe(1), { timeout: 5000 });
    await user.click(button('Pause'));
    await user.click(button('First'));
    await user.click(button('Watch'));
    expect(button('Pause')).toBeInTheDocument();
  });

  it('ends when the player steps', async () => {
    const { look, page, user } = await opened(0, { rules: { ...scraebbkle, passesToEnd: 1 } });
    doing(page, ({ setPace }) => setPace('slow'));
    await look();
    await user.click(button('Watch'));
    await user.click(button('Next turn'));
    expect(button('Watch')).toBeInTheDocument();
  });
});
