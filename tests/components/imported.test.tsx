import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dock, MovePanel } from '../../src/components';
import { gcgKindOf, readGcg } from '../../src/engine';
import { pageWith } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { valueOf } from '../support/results';
import { shippedBoard } from '../support/shipped';

const PASSES = '>ben: - +0 0\n>ann: - +0 66\n'.repeat(3);
const FILE = `#player1 ann Ann
#player2 ben Ben
#note Round 3.
>ann: AEILNRT 8D RETINAL +66 66
#note <b>Phony?</b>
#note LATRINE is best.
${PASSES}>ben: (time) -10 -10
#note A short game.
`;

const imported = (file = FILE) => {
  const table = {
    rules: gcgKindOf(file).rules,
    board: shippedBoard('boards/classic.txt'),
    boardName: 'Classic',
  };
  return pageWith(valueOf(readGcg(table, file, 'imported')).timeline);
};

it('an imported game shows the final score of its file beside the score by the rules', async () => {
  const page = await imported();
  show(page, <MovePanel />);
  const scores = within(screen.getByRole('region', { name: 'Final scores' }));
  const theirs = 'Recorded final score: Ann 66 and Ben −10 (−10 for time).';
  expect(scores.getByText(theirs)).toBeInTheDocument();
  expect(scores.getByText('Ben scored 0 points.')).toBeInTheDocument();
  expect(scores.getByText(/^Tiles left on the racks aren’t counted/)).toBeInTheDocument();
});

it('an imported game shows its notes where its turns are looked back at, as text', async () => {
  const page = await imported();
  const { user } = show(page, <Dock />);
  const notes = () => screen.findByRole('group', { name: 'Notes' });
  await user.click(screen.getByRole('button', { name: /^Turn 1, .*, has notes$/ }));
  expect(await notes()).toHaveTextContent('<b>Phony?</b>LATRINE is best.');
  await user.click(screen.getByRole('button', { name: /^Turn 2, / }));
  expect(screen.queryByRole('group', { name: 'Notes' })).toBeNull();
  doing(page, ({ showTurn }) => showTurn(0));
  expect(await notes()).toHaveTextContent('Round 3.');
});

it('the keys that scroll notes leave the board and its turn alone', async () => {
  const page = await imported();
  const { user } = show(page, <Dock />);
  doing(page, ({ showTurn }) => showTurn(1));
  const notes = await screen.findByRole('group', { name: 'Notes' });
  notes.focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{End}');
  expect(page.state().cursor).toBeUndefined();
  expect(page.state().table?.turnsShown).toBe(1);
});

it('the review of an imported game shows the notes of the turn on the board', async () => {
  const page = await imported();
  await page.learn(['RETINAL']);
  show(page, <Dock />);
  doing(page, ({ showTab }) => showTab('review'));
  const review = within(await screen.findByRole('region', { name: 'Review' }));
  doing(page, ({ showTurn }) => showTurn(1));
  expect(await review.findByText('LATRINE is best.')).toBeInTheDocument();
  doing(page, ({ showTurn }) => showTurn(5));
  expect(review.getByText('A short game.')).toBeInTheDocument();
  expect(await review.findByText('Rack not known, so this turn isn’t judged.')).toBeInTheDocument();
});

it('an imported game strikes out a word that was withdrawn', async () => {
  const page = await imported(`#player1 ann Ann
#player2 ben Ben
>ann: AEILNRT 8D RETINAL +66 66
>ben: BDGOOOV E7 D.G +5 5
>ben: BDGOOOV -- -5 0
${'>ann: - +0 66\n>ben: - +0 0\n'.repeat(3)}`);
  await page.learn(['RETINAL', 'DE']);
  const { user } = show(page, <Dock />);
  const turn = screen.getByRole('button', { name: /^Turn 2, Ben: lost turn, / });
  expect(within(turn).getByText('DEG').tagName).toBe('S');
  doing(page, ({ showTab }) => showTab('review'));
  const review = within(await screen.findByRole('region', { name: 'Review' }));
  doing(page, ({ showTurn }) => showTurn(2));
  expect(await review.findByText('DEG lost the turn')).toBeInTheDocument();
  await user.click(review.getByRole('tab', { name: 'All turns' }));
  expect(review.getByRole('button', { name: /^2 ?Ben/ })).toHaveTextContent('DEG');
});
