import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Dock, MovePanel, ScorePanel } from '../../src/components';
import { afterResignation } from '../support/games';
import { fakeStorage, openPage, pageWith, PLAIN_DRAWS, smallGame, WORDS } from '../support/page';
import { besideBoard, doing, playing, show } from '../support/rendered-page';
import { settled } from '../support/fake-services';
import { moveOf } from '../support/games';
import { seatsOf } from '../support/seats';

beforeEach(besideBoard);

/** Ada has played NO and then resigned: 2 points. */
async function challenged() {
  const seats = seatsOf('human', 'computer');
  const game = smallGame(PLAIN_DRAWS, { seats }, 'NO,2b', ',');
  const sender = await pageWith(afterResignation(game));
  const link = await sender.actions.linkTo('same-bag', 'Ada');
  const page = openPage({ storage: fakeStorage() });
  await page.learn(WORDS);
  await page.actions.openLink(link ?? '');
  const shown = show(
    page,
    <>
      <ScorePanel />
      <MovePanel />
      <Dock />
    </>,
  );
  const reply = async (): Promise<void> => {
    await playing(page, () => page.search.last().answer(moveOf(',')));
  };
  return { page, reply, ...shown };
}

it('tells what to beat before the first turn, and the lead after each', async () => {
  const { page, reply } = await challenged();
  expect(screen.getByRole('heading', { name: /^Ada scored/ })).toHaveTextContent(
    'Ada scored 2 with this bag. Beat 2.',
  );
  await playing(page, (actions) => {
    actions.typeMove('NOTE,2b');
    actions.submit();
  });
  expect(screen.getByText(/ahead of Ada/)).toHaveTextContent(/^\d+ ahead of Ada after 1 turn$/);
  expect(screen.getByText('Beat 2')).toBeInTheDocument();
  await reply();
  expect(page.state().table?.phase).toBe('your-turn');
});

it('tells who has won at the end, and compares the turns on a page', async () => {
  const { page, user, reply } = await challenged();
  await playing(page, (actions) => {
    actions.typeMove('NOTE,2b');
    actions.submit();
  });
  await reply();
  await playing(page, (actions) => actions.resign());
  await settled();
  expect(screen.queryByText('Beat 2')).toBeNull();
  expect(screen.getByText('You and Ada both resigned')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Turn by turn' }));
  const comparison = within(await screen.findByRole('region', { name: 'Challenge' }));
  const rows = (await comparison.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows[0]).toBe('TurnAdaYouAhead');
  expect(rows[1]).toMatch(/^1NO \+2NOTE \+(\d+)\+\d+$/);
  expect(rows.at(-1)).toMatch(/^End/);

  // The page still shows the whole game, with its end.
  await user.click(comparison.getByRole('button', { name: 'Show turn 1' }));
  expect(page.state().table?.turnsShown).toBe(1);
  expect(comparison.getByText('You and Ada both resigned')).toBeInTheDocument();
  const rowsAfter = comparison.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rowsAfter).toEqual(rows);
});

it('shows no comparison before the end', async () => {
  const { page } = await challenged();
  doing(page, ({ openPanel }) => openPanel('challenge'));
  expect(screen.queryByRole('region', { name: 'Challenge' })).toBeNull();
});
