import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../Header/Header';
import { MovePanel } from '../MovePanel/MovePanel';
import { Front } from './Front';
import { FIRST, next, positionAt, type Progress, turnAt } from './sample-games';
import { formatRecord, formatScraebbkleBoard, scraebbkle, viewFor } from '../../engine';
import { bestOfTurn } from '../../messages';
import recorded from './sample-games.json';
import {
  openPage,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  WORDS,
} from '../../../tests/support/page';
import { afterResignation } from '../../../tests/support/games';
import { settled } from '../../../tests/support/fake-services';
import { coming, doing, show, playing } from '../../../tests/support/rendered-page';
import { seatsOf } from '../../../tests/support/seats';
import { SHIPPED } from '../../../tests/support/set-up-dialog';

const PACE = 2600;

const stillness = (matches: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
};

beforeEach(() => stillness(false));
afterEach(() => {
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const picture = (): string =>
  screen.getByRole('img', { name: 'A sample game on the default board' }).textContent;

const GOING_ON = smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }, 'NO,2b', 'D,c1');

describe('sample games', () => {
  it('are played on the default board', () => {
    const { board } = positionAt({ game: 0, turns: 0 });
    expect(formatScraebbkleBoard(board)).toBe(
      readFileSync('public/resources/defaultBoard.txt', 'utf8'),
    );
  });

  it('are made of common words', () => {
    const common = readFileSync('src/worker/graded-words.txt', 'utf8').split(/\s/);
    const views = recorded.games.map(({ moves }, game) =>
      positionAt({ game, turns: moves.length }),
    );
    const played = views.flatMap(({ turns }) =>
      turns.flatMap((turn) => (turn.kind === 'play' ? turn.words : [])),
    );
    expect(played.length).toBeGreaterThan(30);
    expect(
      played.map((word) => word.toUpperCase()).filter((word) => !common.includes(word)),
    ).toEqual([]);
  });

  it('are three complete games', () => {
    let reached: Progress | undefined = FIRST;
    const ends: number[] = [];
    while (reached) {
      const { result } = positionAt(reached);
      if (result) ends.push(reached.game);
      reached = next(reached);
    }
    expect(ends).toEqual([0, 1, 2]);
  });

  it('offer a turn with a high-scoring best move to a human player', () => {
    const turn = turnAt(FIRST, 'casual');
    expect(turn?.best.score).toBeGreaterThan(100);
    const view = turn && viewFor(turn.timeline, 'everyone');
    expect(view?.grid).toEqual(positionAt(FIRST).grid);
    expect(view?.seats[view.toMove]?.player).toBe('human');
    expect(view?.seats.map(({ level }) => level)).toContain('casual');
  });

  it('confirm the best move to a player who finds it', () => {
    const best = turnAt(FIRST, 'club')?.best;
    const turn = positionAt({ ...FIRST, turns: FIRST.turns + 1 }).turns.at(-1);
    expect(best && turn && bestOfTurn(scraebbkle, best, turn)).toBe(
      '+128: no common word scores more here.',
    );
  });

  it('offer no turn at their end', () => {
    const [last] = recorded.games.map(({ moves }, game) =>
      turnAt({ game, turns: moves.length }, 'club'),
    );
    expect(last).toBeUndefined();
  });
});

describe('front page', () => {
  it('starts the default game against the computer at once', async () => {
    const page = openPage({ files: SHIPPED });
    await page.learn(WORDS);
    const { user } = show(page, <Front isLeaving={false} />);
    expect(button(/^Play(?! this| a friend)/)).toHaveFocus();
    expect(button(/^Play(?! this| a friend)/)).toHaveTextContent('ScraeBBKle · default board');
    await user.click(button(/^Play(?! this| a friend)/));
    await coming(settled);
    expect(page.state().table?.view).toMatchObject({ boardName: 'Default board' });
    expect(page.state().table?.view.seats.map(({ player }) => player)).toEqual([
      'human',
      'computer',
    ]);
  });

  it('continues a game, and saves it when another starts', async () => {
    const record = formatRecord(GOING_ON.record);
    const page = openPage({ files: SHIPPED });
    await page.learn(WORDS);
    await page.actions.importRecord(record);
    doing(page, (actions) => actions.showFront(true));
    const { user } = show(page, <Front isLeaving={false} />);
    expect(button(/^Continue/)).toHaveFocus();
    await user.click(button(/^Continue/));
    expect(page.state().isAtFront).toBe(false);
    await user.click(button(/^Play(?! this| a friend)/));
    await coming(settled);
    expect(page.actions.exportRecord()).not.toBe(record);
    expect(await page.actions.recordOfGame(GOING_ON.record.id)).toBe(record);
  });

  describe('after the game is over', () => {
    const OVER = afterResignation(GOING_ON);

    it.each([
      ['at its end', 2],
      ['at an earlier turn', 0],
    ])(
      'offers a new game and the list of saved games, but no Continue: %s',
      async (_where, turn) => {
        const page = await pageWith(OVER);
        doing(page, (actions) => {
          actions.showTurn(turn);
          actions.showFront(true);
        });
        show(page, <Front isLeaving={false} />);
        expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
        expect(button(/^Play(?! this| a friend)/)).toHaveFocus();
        expect(button(/^Play(?! this| a friend)/)).not.toHaveClass('front__main--second');
        expect(button('Your games')).toBeVisible();
      },
    );

    it('leads back to the game by a menu item', async () => {
      const page = await pageWith(OVER);
      doing(page, (actions) => actions.showFront(true));
      const { user } = show(page, <Header />);
      await user.click(screen.getByText('Menu'));
      await user.click(await screen.findByRole('button', { name: 'Back to game' }));
      expect(page.state()).toMatchObject({ isAtFront: false, table: { phase: 'over' } });
    });

    it('offers the saved games, but no Continue, after a reload without a game on the table', async () => {
      const first = await pageWith(OVER);
      await first.actions.importRecord(formatRecord({ ...GOING_ON.record, id: 'other' }));
      await settled();
      first.storage.texts.delete('record');
      const page = await reloaded(first.storage);
      expect(page.state().table).toBeUndefined();
      show(page, <Front isLeaving={false} />);
      expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
      expect(button('Your games')).toBeVisible();
    });
  });

  it('starts a game at the chosen level', async () => {
    const page = openPage({ files: SHIPPED });
    await page.learn(WORDS);
    const { user } = show(page, <Front isLeaving={false} />);
    await user.click(screen.getByRole('radio', { name: 'Casual' }));
    await user.click(button(/^Play(?! this| a friend)/));
    await coming(settled);
    expect(page.state().table?.view.seats.map(({ level }) => level)).toEqual([undefined, 'casual']);
  });

  it.each(['by its button', 'by a tile', 'by a tile while a thumb rests', 'by a letter'])(
    'hands over the turn of the sample game %s, and reports its best move',
    async (way) => {
      const page = openPage({ files: SHIPPED });
      await page.learn(WORDS);
      const { user } = show(page, <Front isLeaving={false} />);
      const turn = turnAt(FIRST, 'club');
      if (way === 'by its button') await user.click(button(/^Play this turn/));
      else if (way === 'by a letter') await user.keyboard('r');
      else {
        const [tile] = document.querySelectorAll('.sample-rack .tile');
        if (!tile) throw new Error('There is no tile');
        if (way === 'by a tile') await user.pointer({ keys: '[MouseLeft>]', target: tile });
        else fireEvent.pointerDown(tile, { pointerId: 2, isPrimary: false });
      }
      const { view, turns, help } = page.state().table ?? {};
      expect([view?.grid, turns]).toEqual([positionAt(FIRST).grid, FIRST.turns]);
      expect(help).toBe('on-record');
      expect(page.state().typed).toBe(way === 'by a letter' ? 'R' : undefined);
      await playing(page, ({ pass }) => pass());
      expect(page.state().notice?.headline).toMatch(
        new RegExp(`^Best common word: \\w+ at \\w+, ${turn?.best.score} points\\.$`),
      );
    },
  );

  it('takes a turn once for all letters that are typed before the table is drawn', async () => {
    const page = openPage({ files: SHIPPED });
    await page.learn(WORDS);
    const { user } = show(page, <Front isLeaving={false} />);
    const started: unknown[] = [];
    page.store.subscribe(({ table }, before) => {
      if (table && table.recordId !== before.table?.recordId) started.push(table.recordId);
    });
    await user.keyboard('re');
    fireEvent.keyDown(document.body, { key: 'e', repeat: true });
    await user.keyboard('d');
    await waitFor(() => expect(page.state().typed).toBe('RED'));
    expect(started).toHaveLength(1);
  });

  it('leaves a game that was just continued alone when a letter is typed', async () => {
    const page = await pageWith(GOING_ON);
    doing(page, (actions) => actions.showFront(true));
    const { user } = show(page, <Front isLeaving={false} />);
    await user.click(button(/^Continue/));
    await user.keyboard('r');
    expect(page.state().table?.recordId).toBe(GOING_ON.record.id);
  });

  it('moves the focus to the move box when a turn is taken by a letter', async () => {
    const page = openPage({ files: SHIPPED });
    await page.learn(WORDS);
    const { user } = show(
      page,
      <>
        <Front isLeaving={false} />
        <MovePanel />
      </>,
    );
    await user.keyboard('r');
    const box = await screen.findByRole('textbox', { name: /^Move/ });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('R');
  });

  describe('with a friend', () => {
    const shown = async (page = openPage({ files: SHIPPED })) => {
      const rendered = show(page, <Front isLeaving={false} />);
      await rendered.user.click(button('Play a friend'));
      await screen.findByRole('button', { name: 'Send a link' });
      return { page, ...rendered };
    };

    it('offers three ways in place, with what a link reveals, and Esc takes them back', async () => {
      const { page, user } = await shown();
      expect(button('Send a link')).toHaveFocus();
      expect(screen.getByText(/^You play browser to browser/)).toBeVisible();
      expect(screen.getByText(/^Your friends see your IP address/)).not.toBeVisible();
      await user.click(screen.getByText('Details'));
      expect(screen.getByText(/^Your friends see your IP address/)).toBeVisible();
      expect(page.state().online).toBeUndefined();
      act(() => button('Send a link').focus());
      await user.keyboard('{Escape}');
      expect(button('Play a friend')).toHaveFocus();
    });

    it('sets up a game on this device', async () => {
      const { page, user } = await shown();
      await user.click(button('On this device'));
      expect(page.state()).toMatchObject({ panel: 'set-up', secondPlayer: 'human' });
    });

    it('leads to a table of another player', async () => {
      const { page, user } = await shown();
      await user.click(button('Join a game'));
      await waitFor(() => expect(page.state().online?.role).toBe('visitor'));
      expect(page.state().panel).toBe('online');
    });

    it('shows the invitation in its card, and the home page again once it is cancelled', async () => {
      const page = openPage({ files: SHIPPED });
      await page.learn(WORDS);
      const { user } = await shown(page);
      await user.click(button('Send a link'));
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Invite a friend' })).toHaveFocus(),
      );
      expect(screen.queryByRole('button', { name: /^Play(?! this| a friend)/ })).toBeNull();
      await user.click(button('Cancel invitation'));
      expect(page.state()).toMatchObject({ online: undefined, panel: undefined });
      expect(button(/^Play(?! this| a friend)/)).toHaveFocus();
    });
  });

  describe('sample game playback', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const pass = (): void =>
      act(() => {
        vi.advanceTimersByTime(PACE);
      });
    const press = (element: Element, type: string): void => {
      act(() => {
        element.dispatchEvent(new Event(type, { bubbles: true }));
        if (element instanceof HTMLButtonElement) element.click();
      });
    };

    it('can be paused and resumed', () => {
      show(openPage(), <Front isLeaving={false} />);
      const first = picture();
      pass();
      const second = picture();
      expect(second).not.toBe(first);
      press(button('Pause'), 'pointerdown');
      pass();
      expect(picture()).toBe(second);
      press(button('Resume'), 'pointerdown');
      pass();
      expect(picture()).not.toBe(second);
    });

    it.each(['keydown', 'pointerdown', 'wheel'])(
      'stops for good at any input by the user: %s',
      (input) => {
        show(openPage(), <Front isLeaving={false} />);
        press(document.body, input);
        const before = picture();
        pass();
        expect(picture()).toBe(before);
        expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
      },
    );

    it('does not start with reduced motion', () => {
      stillness(true);
      show(openPage(), <Front isLeaving={false} />);
      const before = picture();
      pass();
      expect(picture()).toBe(before);
    });
  });
});
