import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dock, MovePanel } from '../../src/components';
import { type EvaluatedMove, formatMove, type GameSetup, parseRecord } from '../../src/engine';
import { analysisNow, TIPS } from '../../src/store';
import { defaultBoard } from '../golden/default-board';
import { moveOf } from '../support/games';
import { LEARNED } from '../support/learned';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { coming, doing, show } from '../support/rendered-page';
import { settled } from '../support/fake-services';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const HELPED = { seats: seatsOf('human', 'computer'), help: true } as const;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const moves = () =>
  within(screen.getByRole('table'))
    .getAllByRole('button')
    .map((each) => each as HTMLButtonElement);

async function opened(...played: readonly string[]) {
  const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED, ...played));
  const shown = show(
    page,
    <>
      <Dock />
      <MovePanel />
    </>,
  );
  doing(page, (actions) => actions.giveTips(...TIPS));
  await shown.user.click(screen.getByRole('tab', { name: 'Analysis' }));
  const helps = () =>
    valueOf(parseRecord(page.actions.exportRecord() ?? '', undefined)).record.events.flatMap(
      (event) => (event.kind === 'help' ? [event.help] : []),
    );
  /** The notation of a listed move. */
  const textOf = (index: number) => {
    const asked = analysisNow(page.state())?.bestMoves;
    const move = asked?.kind === 'found' ? asked.best[index]?.move : undefined;
    const rules = page.state().table?.view.rules;
    return move && rules ? formatMove(rules, move) : undefined;
  };
  const ghost = () => {
    const { ghost: play, table } = page.state();
    return play && table && formatMove(table.view.rules, { kind: 'play', play: play.play });
  };
  return { page, helps, textOf, ghost, ...shown };
}

async function listed(...played: readonly string[]) {
  const page = await opened(...played);
  await page.user.click(await screen.findByRole('button', { name: 'Show best moves' }));
  await screen.findByRole('table');
  return page;
}

describe('the Analysis tab', () => {
  it('computes and records nothing before its button is pressed', async () => {
    const { helps, page, user } = await opened();
    const ask = await screen.findByRole('button', { name: 'Show best moves' });
    expect(page.state().analysis).toBeUndefined();
    expect(helps()).toEqual([]);
    await user.click(ask);
    await screen.findByRole('table');
    expect(helps()).toEqual(['best-moves']);
  });

  it('tells listeners how many moves it has found', async () => {
    const { user } = await opened();
    const ask = await screen.findByRole('button', { name: 'Show best moves' });
    const status = ask.parentElement?.querySelector('[role="status"]');
    await user.click(ask);
    await screen.findByRole('table');
    expect(status).toBeVisible();
    expect(status).toHaveTextContent(`Found ${moves().length} moves.`);
  });

  it('shows the move pointed at on the board, until the pointer leaves it', async () => {
    const { ghost, page, textOf, user } = await listed();
    await user.hover(moves()[1] as HTMLElement);
    expect(ghost()).toBe(textOf(1));
    expect(page.state().draft.order).toEqual([]);
    await user.unhover(moves()[1] as HTMLElement);
    expect(ghost()).toBeUndefined();
  });

  it('shows moves by arrow keys, and places one by Enter; Play plays it', async () => {
    const { ghost, page, textOf, user } = await listed();
    moves()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(moves()[1]).toHaveFocus();
    expect(ghost()).toBe(textOf(1));
    await user.keyboard('{Enter}');
    expect(ghost()).toBeUndefined();
    expect(page.state().typed).toBe(textOf(1));
    expect(page.state().table?.turns).toBe(0);
    await user.click(button(/^Play/));
    await waitFor(() => expect(page.state().table?.turns).toBe(1));
  });

  it('takes a move back by Esc', async () => {
    const { ghost, user } = await listed();
    moves()[0]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(ghost()).toBeDefined();
    await user.keyboard('{Escape}');
    expect(ghost()).toBeUndefined();
  });

  it('keeps a clicked move on the board, and places it by a button; a second click changes nothing', async () => {
    const { ghost, page, textOf, user } = await listed();
    await user.click(moves()[2] as HTMLElement);
    await user.unhover(moves()[2] as HTMLElement);
    expect(ghost()).toBe(textOf(2));
    const place = button(/^Place [A-Z]+ \+\d+$/);
    await user.click(place);
    const { draft, typed } = page.state();
    expect(typed).toBe(textOf(2));
    expect(draft.order.length).toBeGreaterThan(0);
    await user.click(place);
    expect(page.state().typed).toBe(typed);
    expect(page.state().draft.order).toEqual(draft.order);
    expect(page.state().table?.turns).toBe(0);
  });

  it('shows the sum of the move on the board without announcing it', async () => {
    const { page, user } = await listed();
    await user.hover(moves()[0] as HTMLElement);
    const word = page.state().ghost?.words[0]?.text ?? '';
    const sum = within(screen.getByRole('region', { name: 'Your move' })).getByText(word);
    expect(sum.closest('[role="status"]')).toBeNull();
  });

  it('judges the last move in one sentence', async () => {
    const { helps, user } = await opened('NO,2b', ',');
    await user.click(await screen.findByRole('button', { name: 'How was my last move?' }));
    expect(await screen.findByText(/NO at 2b/)).toHaveAttribute('role', 'status');
    expect(helps()).toEqual(['better-move']);
  });

  it('shows the better move where it could have been played, and the figures of both', async () => {
    const { page, ghost, user } = await opened('NO,2b', ',');
    await user.click(await screen.findByRole('button', { name: 'How was my last move?' }));
    await user.click(await screen.findByRole('button', { name: 'Compare both' }));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'MoveScoreTiles keptValue',
      'NO 2b2−8.0−6.0',
      'EAT b14−1.03.0',
    ]);
    await user.click(button(/^Show [A-Z]+$/));
    expect(page.state().table).toMatchObject({ turnsShown: 0, turns: 2 });
    await waitFor(() => expect(ghost()).toBe('EAT,b1'));
    expect(
      screen.getByText('EAT at b1 for 4 points was better: it keeps better tiles than NO at 2b.'),
    ).toBeVisible();
    doing(page, (actions) => actions.backToGame());
    expect(ghost()).toBeUndefined();
    expect(screen.getByText(/EAT at b1 for 4 points/)).toHaveAttribute('role', 'status');
  });

  it('waits for the player’s turn', async () => {
    const { page } = await opened();
    await screen.findByRole('button', { name: 'Show best moves' });
    doing(page, (actions) => actions.pass());
    expect(await screen.findByText('You can ask on your own turn.')).toBeInTheDocument();
  });
});

const evaluated = (text: string, value: number): EvaluatedMove => ({
  move: moveOf(text),
  score: 2,
  equity: 2,
  value,
  isValueToEnd: false,
});

const COMPARED = [
  evaluated('TONE,2b', 9.25),
  evaluated('NOTE,2b', 8),
  evaluated('EAT,2b', 7),
  evaluated('NOT,2b', 6),
  evaluated('TEA,2b', 5),
  evaluated(',', -1),
];

/** A game in which a computer has begun to compare moves. */
async function comparing(changes: Partial<GameSetup> = {}) {
  const computers = { seats: seatsOf('computer', 'computer'), ...changes };
  const page = await pageWith(smallGame(PLAIN_DRAWS, computers));
  const { user } = show(page, <Dock />);
  await user.click(screen.getByRole('tab', { name: 'Analysis' }));
  await screen.findByRole('button', { name: 'Review' });
  doing(page, (actions) => actions.stepOnce());
  const report = (share: number, best: readonly EvaluatedMove[]): void =>
    doing(page, () => page.search.last().report({ share, best }));
  report(0.25, COMPARED);
  const rows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' '));
  const row = (name: RegExp) => screen.getByRole('button', { name });
  const moveNow = () =>
    coming(async () => {
      page.search.last().answer(moveOf('NO,2b'));
      await settled();
    });
  return { page, user, report, rows, row, moveNow };
}

describe('the moves that a computer compares', () => {
  it('are listed with their values so far, best first, until it moves', async () => {
    const { rows, report, moveNow } = await comparing();
    expect(rows()).toEqual([
      'Best so far Score Value',
      '1TONE2b 2 9.3',
      '2NOTE2b 2 8.0',
      '3EAT2b 2 7.0',
      '4NOT2b 2 6.0',
      '5TEA2b 2 5.0',
    ]);
    expect(screen.getByText('Comparing 6 moves')).toBeInTheDocument();
    report(0.5, COMPARED.slice(1, 3));
    expect(rows()).toEqual(['Best so far Score Value', '1NOTE2b 2 8.0', '2EAT2b 2 7.0']);
    expect(screen.getByRole('progressbar', { name: 'Thinking' })).toHaveValue(0.5);
    await moveNow();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('have chances to win if those are known for the board', async () => {
    const { rows } = await comparing({ board: defaultBoard });
    expect(rows()[0]).toBe('Best so far Score Value Win chance');
    expect(rows()[1]).toMatch(/^1TONE2b 2 9\.3 \d\d%$/);
  });

  it('have chances to win if those were learned', async () => {
    const { page, rows } = await comparing();
    act(() => page.store.setState({ learnedOf: () => LEARNED }));
    expect(rows()[1]).toMatch(/^1TONE2b 2 9\.3 \d\d%$/);
  });

  it('stay in their rows while one of them is pointed at, which is on the board', async () => {
    const { page, user, report, rows, row } = await comparing();
    const before = rows();
    await user.hover(row(/^NOTE/));
    await waitFor(() => expect(page.state().ghost?.words[0]?.text).toBe('NOTE'));
    report(0.5, COMPARED.toReversed());
    expect(rows()).toEqual(before);
    await user.unhover(row(/^NOTE/));
    expect(page.state().ghost).toBeUndefined();
    expect(rows()[1]).toBe('1Pass 2 −1.0');
  });

  it('keep one on the board after a click, until the next', async () => {
    const { page, user, row } = await comparing();
    await user.click(row(/^EAT/));
    await user.unhover(row(/^EAT/));
    await user.tab();
    await user.hover(row(/^TEA/));
    await user.unhover(row(/^TEA/));
    await waitFor(() => expect(page.state().ghost?.words[0]?.text).toBe('NOT'));
    act(() => row(/^NOT at/).blur());
    await waitFor(() => expect(page.state().ghost?.words[0]?.text).toBe('EAT'));
    expect(row(/^EAT/)).toBePressed();
    await user.click(row(/^EAT/));
    await user.unhover(row(/^EAT/));
    expect(page.state().ghost).toBeUndefined();
  });

  it('leave neither a ghost nor a lost focus when the computer moves', async () => {
    const { page, row, moveNow } = await comparing();
    doing(page, () => row(/^NOTE/).focus());
    await moveNow();
    await waitFor(() => expect(page.state().ghost).toBeUndefined());
    expect(document.activeElement).toHaveClass('dock-tab');
  });

  it('are never announced', async () => {
    await comparing();
    expect(screen.getByRole('table').closest('[role="status"], [aria-live]')).toBeNull();
  });

  it('are hidden with the rack', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, { ...HELPED, openRacks: true }));
    const { user } = show(page, <Dock />);
    await user.click(screen.getByRole('tab', { name: 'Analysis' }));
    doing(page, (actions) => actions.pass());
    await screen.findByText('You can ask on your own turn.');
    doing(page, () => page.search.last().report({ share: 0.5, best: COMPARED }));
    expect(page.state().simulationProgress).toBeDefined();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/NOTE/)).not.toBeInTheDocument();
  });
});
