import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dock, MovePanel } from '../../src/components';
import { formatMove, winProbabilitiesOf } from '../../src/engine';
import { candidateLabel } from '../../src/messages';
import { settled } from '../support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { at } from '../support/results';
import { seatsOf } from '../support/seats';

const MIXED = { seats: seatsOf('human', 'computer') } as const;

/** A finished game of six turns, of which the last four are passes. */
const OVER = () => smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',', ',', ',');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The ledge below the board has the same steps. */
const inReview = (name: string) =>
  within(screen.getByRole('region', { name: 'Review' })).getByRole('button', { name });
const percents = (text: string | null) => text?.match(/\d+(?=%)/g)?.map(Number) ?? [];
const chart = () => screen.getByRole('slider', { name: 'Win chance' });
const caption = () => chart().closest('figure')?.querySelector('figcaption span')?.textContent;
const cost = () => document.querySelector('.review__cost')?.textContent ?? '';

/** Opens the review of a game, and waits until it is done. */
async function opened(open = () => button('Review')) {
  const page = await pageWith(OVER());
  const shown = show(
    page,
    <>
      <Dock />
      <MovePanel />
    </>,
  );
  await shown.user.click(open());
  await waitFor(() => expect(page.state().review?.state).toBe('done'), { timeout: 20_000 });
  const state = () => page.state();
  const turnShown = () => state().table?.turnsShown;
  const go = (turn: number) => fireEvent.change(chart(), { target: { value: String(turn) } });
  return { page, state, turnShown, go, ...shown };
}

/** The key turns, by the names of their buttons. */
const keyTurns = () =>
  within(screen.getByRole('list', { name: 'Key turns' })).getAllByRole('button');

describe('the review', () => {
  it('opens at the first turn, on the board at once', async () => {
    const { page, turnShown, user } = await opened();
    expect(turnShown()).toBe(1);
    await user.keyboard('{Escape}');
    act(() => page.store.setState({ review: undefined }));
    await user.click(button('Review'));
    expect(turnShown()).toBe(1);
  });

  it('opens from “See what you missed” at the turn that cost the person most', async () => {
    const { state, turnShown } = await opened(() => button(/^See what you missed/));
    const { turns = [], chances } = state().review ?? {};
    if (!chances) throw new Error('No chances');
    const costOf = (turn: (typeof turns)[number]) => {
      const { after, withBest } = winProbabilitiesOf(turn, chances);
      return withBest - after;
    };
    const own = turns.filter(({ seat }) => seat === 0).map(costOf);
    const shown = turns.find(({ number }) => number === turnShown());
    expect(shown?.seat).toBe(0);
    expect(shown && costOf(shown)).toBe(Math.max(...own));
  });

  it('shows the rack of a turn, with the tiles drawn before it', async () => {
    const { state, go } = await opened();
    act(() => void go(1));
    const { seen } = at(state().review?.turns ?? [], 0);
    const tiles = seen.rack.map((tile) => (tile.kind === 'blank' ? 'blank' : tile.letter));
    expect(screen.getByRole('img', { name: `Rack: ${tiles.join(', ')}.` })).toBeVisible();
    act(() => void go(3));
    const { drawn = [] } = at(state().review?.turns ?? [], 2);
    const groups = document.querySelectorAll('.review__tiles');
    expect([...groups].map(({ children }) => children.length)).toEqual([
      7 - drawn.length,
      drawn.length,
    ]);
  });

  it('stays open on a phone while it shows earlier turns', async () => {
    const { state, go } = await opened(() => button(/^See what you missed/));
    act(() => void go(3));
    expect(state()).toMatchObject({ table: { phase: 'looking-back' }, sheet: 'half' });
  });

  it('has the same figures in the chart, the sentence, the key turns and the list', async () => {
    const { state, go, user } = await opened();
    const { turns = [], view } = state().review ?? {};
    const rows: string[] = [];
    for (const turn of turns) {
      act(() => void go(turn.number));
      const [, after = Number.NaN] = [turn, ...percents(caption() ?? null)];
      expect(caption()).toBe(`${after}% after turn ${turn.number}`);
      const [lost, own, best] = percents(cost());
      if (lost === undefined || own === undefined || best === undefined) {
        expect(cost()).toMatch(/found the best move|either way/);
        continue;
      }
      expect(best - own).toBe(lost);
      expect(own).toBe(turn.seat === 0 ? after : 100 - after);
      rows.push(`${turn.number} −${lost}%`);
      const name = turn.seat === 0 ? 'You' : 'Club';
      const text = `${turn.number} ${name} −${lost}%`;
      const key = keyTurns().find(({ textContent }) => textContent === text);
      expect(key).toHaveAttribute('aria-current', 'true');
    }
    expect(view?.seats).toHaveLength(2);
    expect(rows.length).toBeGreaterThan(1);
    await user.click(screen.getByRole('tab', { name: 'All turns' }));
    const listed = screen
      .getAllByRole('row')
      .map((row) => [...row.children])
      .map(
        (cells) =>
          `${parseInt(at(cells, 0).textContent ?? '', 10)} ${at(cells, -1).firstChild?.textContent}`,
      );
    expect(listed).toEqual(expect.arrayContaining(rows));
    expect(listed).toHaveLength(turns.length);
  });

  it('says whose each turn is', async () => {
    const { state, go, user } = await opened();
    const names = ['You', 'Club'];
    for (const { number, seat } of state().review?.turns ?? []) {
      act(() => void go(number));
      const whose = ['Your', 'Club’s'][seat];
      expect(screen.getByRole('heading', { name: new RegExp(`^${whose} turn ${number} `) }));
    }
    for (const key of keyTurns()) {
      const [, name = '', number] =
        /^(\S+) turn (\d+), /.exec(key.getAttribute('aria-label') ?? '') ?? [];
      expect(key).toHaveTextContent(`${number} ${name === 'Your' ? 'You' : 'Club'} `);
    }
    await user.click(screen.getByRole('tab', { name: 'All turns' }));
    const listed = screen
      .getAllByRole('row')
      .map((row) => row.textContent?.match(/[A-Z][a-z]+/)?.[0]);
    expect(listed).toEqual(state().review?.turns.map(({ seat }) => names[seat]));
  });

  it('steps by buttons, arrow keys, key turns and the list', async () => {
    const { turnShown, user } = await opened();
    await user.click(at(keyTurns(), 0));
    const first = turnShown() ?? 0;
    await user.click(inReview('Next turn'));
    expect(turnShown()).toBe(first + 1);
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(turnShown()).toBe(first);
    await user.click(screen.getByRole('tab', { name: 'All turns' }));
    await user.click(button(/^4\D/));
    expect(turnShown()).toBe(4);
    expect(screen.getByRole('heading', { name: /^Club’s turn 4 / })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(turnShown()).toBe(5);
  });

  it('steps by a swipe of one finger, but not by a scroll, on the chart or by the mouse', async () => {
    const { turnShown, go } = await opened();
    act(() => void go(3));
    const turn = screen.getByRole('heading', { name: /^Your turn 3 / });
    const draw = (
      pointerType: string,
      [x, y]: readonly [number, number],
      on: HTMLElement = turn,
    ): void => {
      fireEvent.pointerDown(on, { pointerId: 1, pointerType, clientX: 200, clientY: 500 });
      fireEvent.pointerUp(on, { pointerId: 1, pointerType, clientX: 200 + x, clientY: 500 + y });
    };
    draw('touch', [-20, 0]);
    draw('touch', [-90, 80]);
    draw('mouse', [-90, 0]);
    expect(turnShown()).toBe(3);
    draw('touch', [-90, 10]);
    expect(turnShown()).toBe(4);
    draw('touch', [90, 10]);
    draw('touch', [90, 10]);
    expect(turnShown()).toBe(2);
    // A finger there moves the cursor of the chart.
    draw('touch', [90, 0], chart());
    expect(turnShown()).toBe(2);
    fireEvent.pointerDown(turn, { pointerId: 1, pointerType: 'touch', clientX: 200, clientY: 500 });
    fireEvent.pointerDown(turn, { pointerId: 2, pointerType: 'touch', clientX: 100, clientY: 500 });
    fireEvent.pointerUp(turn, { pointerId: 1, pointerType: 'touch', clientX: 20, clientY: 500 });
    expect(turnShown()).toBe(2);
  });

  it('shows the best move on the board, or the one pointed at; the one that was made has no ghost', async () => {
    const { state, go, user } = await opened();
    const turn = state().review?.turns.find(
      ({ lost, best }) => lost > 1 && best[0]?.move.kind === 'play',
    );
    if (!turn) throw new Error('No turn lost points by a better word');
    act(() => void go(turn.number));
    const { rules } = turn.seen;
    const ghost = () => {
      const { ghost: play } = state();
      return play && formatMove(rules, { kind: 'play', play: play.play });
    };
    const textOf = (place: number) => formatMove(rules, at(turn.best, place).move);
    await waitFor(() => expect(ghost()).toBe(textOf(0)));
    const rows = within(screen.getByRole('table')).getAllByRole('button');
    await user.hover(at(rows, 1));
    await waitFor(() => expect(ghost()).toBe(textOf(1)));
    await user.unhover(at(rows, 1));
    await waitFor(() => expect(ghost()).toBe(textOf(0)));
    await user.click(button(/, played$/));
    await user.unhover(button(/, played$/));
    expect(ghost()).toBeUndefined();
  });

  /** A turn with many moves, which a comparison puts into another order. */
  async function ranking() {
    const { page, state, go, user } = await opened();
    const turn = state().review?.turns.find(({ best }) => best.length > 4);
    if (!turn) throw new Error('No turn with many moves');
    const { number, seen, best } = turn;
    act(() => void go(number));
    const rank = (...places: readonly number[]) => {
      const { review } = state();
      if (!review) throw new Error('No review');
      // As from a worker, each is a copy.
      const copies = structuredClone(places.map((place) => at(best, place)));
      const moves = copies.map((copy) => ({ ...copy, value: 9, isValueToEnd: false }));
      const comparison = { number, share: 0.5, best: moves, isDone: false };
      act(() => page.store.setState({ review: { ...review, comparison } }));
    };
    const rows = () => within(screen.getByRole('table')).getAllByRole('button');
    const names = () => rows().map((row) => row.getAttribute('aria-label'));
    return { state, user, seen, best, rank, rows, names };
  }

  it('keeps the move that is chosen or pointed at while a comparison ranks the moves anew', async () => {
    const { state, user, seen, best, rank, rows, names } = await ranking();
    const nameOf = (place: number) => candidateLabel(seen, at(best, place));
    const current = () =>
      document.querySelector('tr[aria-current] button')?.getAttribute('aria-label');
    rank(0, 1, 2);
    expect(current()).toBe(nameOf(0));
    await waitFor(() => expect(state().ghost).toBeDefined());
    const { revealSquares } = state();
    rank(0, 1, 2);
    await settled();
    // A board that was scrolled meanwhile is not scrolled back.
    expect(state().revealSquares).toBe(revealSquares);
    const second = at(rows(), 1);
    await user.click(second);
    await user.unhover(second);
    // The rows stay where they are while one is pointed at.
    await user.hover(at(rows(), 0));
    const before = names();
    rank(4, 3, 2, 1, 0);
    expect(names()).toEqual(before);
    await user.unhover(at(rows(), 0));
    expect(names().slice(0, 3)).toEqual([4, 3, 2].map(nameOf));
    // The move that was chosen remains, though it is no longer one of the best three.
    expect(current()).toBe(nameOf(1));
    expect(screen.getByRole('button', { name: nameOf(1) })).toHaveFocus();
    rank(4, 3);
    expect(current()).toBe(nameOf(1));
    expect(screen.getByRole('button', { name: nameOf(1) })).toHaveFocus();
  });

  it('keeps the rows, and the move that has the focus by keys, while a pointer crosses the list', async () => {
    const { state, user, rank, rows, names, best } = await ranking();
    rank(0, 1, 2);
    await user.click(at(rows(), 0));
    await user.tab();
    const before = names();
    await user.hover(at(rows(), 2));
    await user.unhover(at(rows(), 2));
    rank(4, 3, 2, 1, 0);
    expect(names()).toEqual(before);
    expect(at(rows(), 1)).toHaveFocus();
    const { move } = at(best, 1);
    await waitFor(() => expect({ kind: 'play', play: state().ghost?.play }).toEqual(move));
    await user.click(document.body);
    expect(names()).not.toEqual(before);
  });

  it('closes by Esc, and comes back to its turn', async () => {
    const { page, state, turnShown, user, go } = await opened();
    act(() => void go(3));
    await user.click(inReview('Previous turn'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
    expect(state().table?.phase).toBe('over');
    doing(page, (actions) => actions.showTab('review'));
    await waitFor(() => expect(turnShown()).toBe(2));
  });

  it('gives way to another game, and comes back to the turn that was retried', async () => {
    const { page, state, turnShown, user, go } = await opened();
    act(() => void go(3));
    await user.click(button('Retry this turn'));
    await waitFor(() => expect(state().table?.turns).toBe(2));
    expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
    await act(() => page.actions.backToFinishedGame());
    expect(await screen.findByRole('heading', { name: /^Your turn 3 / })).toBeVisible();
    expect(turnShown()).toBe(3);
    const turn = state().review?.turns.find(({ number }) => number === 3);
    const word = turn?.best[0]?.move;
    if (word?.kind !== 'play') throw new Error('The best move is no word');
    await waitFor(() => expect(state().ghost?.play).toEqual(word.play));
  });
});
