import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../../src/components';
import { TIPS } from '../../src/store';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { doing, show } from '../support/rendered-page';
import { seatsOf } from '../support/seats';

const coach = () => screen.getByRole('group', { name: 'Hints' });

describe('a hint', () => {
  it('is read out once: the focus is beside its sentence, not on it', async () => {
    const page = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), help: true }),
    );
    const { user } = show(page, <MovePanel />);
    doing(page, (actions) => actions.giveTips(...TIPS));
    within(coach()).getByRole('button', { name: 'Hint' }).focus();
    await user.keyboard('{Enter}');
    const sentence = await within(coach()).findByText(/^Look at /);
    expect(sentence).toHaveAttribute('role', 'status');
    expect(coach()).toHaveFocus();
  });
});
