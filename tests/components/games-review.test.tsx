import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatRecord, type Timeline } from '../../src/engine';
import { Dock, LibraryDialog } from '../../src/components';
import { afterResignation } from '../support/games';
import { eventually } from '../support/eventually';
import { storedGame } from '../support/kept-games';
import { fakeStorage, openPage, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { fileOf, lateFile, show } from '../support/rendered-page';
import { at } from '../support/results';
import { seatsOf } from '../support/seats';

const named = (game: Timeline, id: string): Timeline => ({
  ...game,
  record: { ...game.record, id },
});

const SEATS = { seats: seatsOf('human', 'computer') } as const;

const over = (id: string, ...moves: readonly string[]): Timeline =>
  named(afterResignation(smallGame(PLAIN_DRAWS, SEATS, ...moves)), id);

/** The dialog over a library with two finished games and one that is not. */
async function openReview() {
  const games = [
    over('first', 'NO,2b', ','),
    over('second', 'TEA,2b', ','),
    named(smallGame(PLAIN_DRAWS, SEATS, 'NO,2b'), 'unfinished'),
  ];
  const page = openPage({
    storage: fakeStorage(
      Object.fromEntries(
        games.map((game, played) => [`game/${game.record.id}`, storedGame(game, played + 1)]),
      ),
    ),
  });
  await page.learn(WORDS);
  page.actions.openPanel('games');
  const { user } = show(page, <LibraryDialog />);
  await user.click(await screen.findByRole('button', { name: 'Review games…' }));
  return {
    page,
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Review games' })),
  };
}

/** The figures in the row of a table with this name. */
const rowOf = (table: HTMLElement, name: string): readonly (string | null)[] =>
  within(within(table).getByRole('row', { name: (row) => row.startsWith(`${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('reviews the games that are chosen, and shows figures by player, phase, reason and game', async () => {
  const { user, dialog } = await openReview();
  expect(dialog.getByText(/^2 games/)).toHaveTextContent(
    '2 games · 1 unfinished game left out until it’s over',
  );
  expect(dialog.getByRole('button', { name: 'Review 0 games' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Review 2 games' }));
  expect(await dialog.findByText('2 games reviewed.')).toBeInTheDocument();
  const players = dialog.getByRole('table', { name: 'Players' });
  expect(rowOf(players, 'You').slice(0, 1)).toEqual(['2']);
  const phases = dialog.getByRole('table', { name: 'By phase' });
  expect(rowOf(phases, 'Endgame').slice(-3)).toEqual(['–', '0', '–']);
  expect(dialog.getByRole('table', { name: 'By main reason' })).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: /^Points lost in 2 games/ })).toBeInTheDocument();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Player' }), 'Club');
  await user.click(dialog.getByRole('tab', { name: 'Games' }));
  expect(dialog.getAllByRole('button', { name: /^Review You/ })).toHaveLength(2);
});

it('sorts the games of a player by any column', async () => {
  const { user, dialog } = await openReview();
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Review 2 games' }));
  await user.click(await dialog.findByRole('tab', { name: 'Games' }));
  const lost = (): readonly number[] =>
    dialog
      .getAllByRole('row')
      .slice(-2)
      .map((row) => Number(row.querySelectorAll('td')[2]?.textContent));
  const [head] = dialog.getAllByRole('columnheader', { name: 'Points lost' });
  await user.click(dialog.getByRole('button', { name: 'Points lost' }));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  const descending = lost();
  expect(descending[0]).toBeGreaterThan(descending[1] ?? 0);
  await user.click(dialog.getByRole('button', { name: 'Points lost' }));
  expect(lost()).toEqual(descending.toReversed());
});

it('leads back from the review of a game that is opened', async () => {
  const { page, user, dialog } = await openReview();
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Review 2 games' }));
  await user.click(await dialog.findByRole('tab', { name: 'Games' }));
  await user.click(at(dialog.getAllByRole('button', { name: /^Review You/ }), 0));
  await eventually(() => expect(page.state().dockTab).toBe('review'));
  expect(page.state().panel).toBeUndefined();
  show(page, <Dock />);
  await user.click(await screen.findByRole('button', { name: 'Close review' }));
  await eventually(() =>
    expect(page.state()).toMatchObject({ panel: 'reviews', dockTab: 'moves' }),
  );
  show(page, <LibraryDialog />);
  expect(await screen.findAllByText('2 games reviewed.')).not.toHaveLength(0);
});

it('leads to the choice of other games, with the focus in it', async () => {
  const { user, dialog } = await openReview();
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Review 2 games' }));
  await user.click(await dialog.findByRole('button', { name: 'Choose games' }));
  await eventually(() => {
    expect(dialog.getByText(/^2 games ·/)).toHaveFocus();
  });
});

it('finds games by words', async () => {
  const { user, dialog } = await openReview();
  await user.type(dialog.getByRole('searchbox'), 'no such game');
  expect(dialog.getByText('No games match.')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
});

it('adds the games of files and chooses those that are finished', async () => {
  const { user, dialog } = await openReview();
  const files = [
    fileOf('third.json', formatRecord(over('third', 'ON,2b', ',').record)),
    fileOf('not.json', 'nothing'),
  ];
  await user.upload(dialog.getByLabelText('Game files'), files);
  expect(await dialog.findByText('1 game added and 1 skipped.')).toBeInTheDocument();
  expect(dialog.getByText(/^3 games /)).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  expect(dialog.getByRole('button', { name: 'Review 1 game' })).toBeEnabled();
});

it('keeps what is chosen while files are added', async () => {
  const { user, dialog } = await openReview();
  const late = lateFile('third.json', formatRecord(over('third', 'ON,2b', ',').record));
  await user.upload(dialog.getByLabelText('Game files'), late.file);
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  await late.come();
  expect(await dialog.findByText('1 game added.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Review 3 games' })).toBeEnabled();
});

it('shows that there is nothing to review yet', async () => {
  const page = openPage();
  await page.learn(WORDS);
  const { user } = show(page, <LibraryDialog />);
  await user.click(await screen.findByRole('button', { name: 'Review games…' }));
  expect(await screen.findByText(/^No finished games yet/)).toBeInTheDocument();
});

it('lists the players with most games, and all of them if asked', async () => {
  const page = openPage({
    storage: fakeStorage(
      Object.fromEntries(
        ['Ada', 'Ben', 'Cy', 'Di'].map((name) => {
          const seats = seatsOf('human', 'human').map((seat, index) => ({
            ...seat,
            name: `${name} ${index}`,
          }));
          const game = named(
            afterResignation(smallGame(PLAIN_DRAWS, { seats }, 'NO,2b', ',')),
            name,
          );
          return [`game/${name}`, storedGame(game)];
        }),
      ),
    ),
  });
  await page.learn(WORDS);
  await page.actions.readLibrary();
  await page.actions.reviewGames(page.state().library?.games ?? []);
  page.actions.openPanel('games');
  const { user } = show(page, <LibraryDialog />);
  await user.click(await screen.findByRole('button', { name: 'Review games…' }));
  const players = await screen.findByRole('table', { name: 'Players' });
  expect(within(players).getAllByRole('rowheader')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(within(players).getAllByRole('rowheader')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(within(players).getAllByRole('rowheader')).toHaveLength(6);
});
