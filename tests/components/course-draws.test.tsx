import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courseLexicon, courseText } from '../golden/course';
import { fileOf, form } from '../support/rendered-page';
import { alerts, give, openDialog } from '../support/set-up-dialog';

const FILES = ['game.txt', 'tiles.txt', 'board.txt', 'words.txt'].map((name) =>
  fileOf(name, courseText(name)),
);

describe('a script with the bag and seed of the course', () => {
  it('is played without a refusal if its draws are chosen', async () => {
    const { page, user, readList } = await openDialog('Configured');
    await user.click(screen.getByLabelText('My files'));
    await give('Configuration files', ...FILES);
    await readList();
    expect(form().getByText(/^100 tiles, 7 on a rack/)).toBeInTheDocument();
    await user.click(form().getByText('More options'));
    await user.click(form().getByLabelText('As in the course’s program'));
    expect(form().getByText(/^101 tiles, 7 on a rack/)).toBeInTheDocument();
    expect(form().getByText(/That includes its bug/)).toBeInTheDocument();
    expect(form().getByLabelText(/^Seed \(optional whole number\)/)).toHaveValue(54);

    await user.click(form().getByText('Run a script'));
    await user.click(await form().findByLabelText(/^Number of players, then one name/));
    await user.paste(courseText('script.txt'));
    await user.click(form().getByRole('button', { name: 'Run script' }));
    expect(alerts()).toBe('');
    const { table, notice } = page.state();
    expect(notice).toBeUndefined();
    expect(table?.lexiconId).toBe(courseLexicon.id);
    expect(table).toMatchObject({
      phase: 'over',
      view: { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cas' }] },
    });
    expect(page.actions.exportRecord()).toContain('"kind": "course"');
  });
});
