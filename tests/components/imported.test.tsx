import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { gcgKindOf, readGcg } from '../../src/engine';
import { pageWith } from '../support/page';
import { show } from '../support/rendered-page';
import { valueOf } from '../support/results';
import { shippedBoard } from '../support/shipped';

const PASSES = '>ben: - +0 0\n>ann: - +0 66\n'.repeat(3);
const FILE = `#player1 ann Ann
#player2 ben Ben
>ann: AEILNRT 8D RETINAL +66 66
${PASSES}>ben: (time) -10 -10
`;

it('an imported game shows the final score of its file beside the score by the rules', async () => {
  const table = {
    rules: gcgKindOf(FILE).rules,
    board: shippedBoard('boards/classic.txt'),
    boardName: 'Classic',
  };
  const page = await pageWith(valueOf(readGcg(table, FILE, 'imported')).timeline);
  show(page, <MovePanel />);
  const scores = within(screen.getByRole('region', { name: 'Final scores' }));
  const theirs = 'The file’s final score: Ann 66 and Ben −10 (−10 for time).';
  expect(scores.getByText(theirs)).toBeInTheDocument();
  const [ours] = scores.getAllByText(/^Ann scored/);
  expect(ours).not.toHaveTextContent('Ann scored 66 points');
});
