import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpDialog } from '../../src/components';
import { crossword, type RuleBook, scraebbkle } from '../../src/engine';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';
import { doing, show } from '../support/rendered-page';

const WITHOUT_BLANKS = { ...scraebbkle.tileSet, blank: crossword.tileSet.blank };

async function opened(rules: RuleBook): Promise<void> {
  const seats = seatsOf('human', 'computer');
  show(await pageWith(smallGame(PLAIN_DRAWS, { rules, seats })), <HelpDialog />);
  await screen.findByText(rules.name);
}

describe('a dialog', () => {
  it('announces new messages while it is open, and no earlier ones', async () => {
    const seats = seatsOf('human', 'computer');
    const page = await pageWith(smallGame(PLAIN_DRAWS, { rules: scraebbkle, seats }));
    show(page, <HelpDialog />);
    await screen.findByText(scraebbkle.name);
    const log = screen.getByRole('log', { name: 'Announcements' });
    expect(log).toBeEmptyDOMElement();
    doing(page, (actions) => actions.say({ tone: 'remark', headline: 'A remark.' }));
    expect(log).toHaveTextContent('A remark.');
  });
});

describe('the help dialog', () => {
  it('explains how to place blanks', async () => {
    await opened(scraebbkle);
    expect(screen.getByText(/A small letter is a blank\./)).toBeInTheDocument();
    expect(screen.getByText('Shift + letter')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^letters/ })).toHaveTextContent(
      '(a blank if one is missing)',
    );
  });

  it('omits blanks in a game without them', async () => {
    await opened({ ...scraebbkle, tileSet: WITHOUT_BLANKS });
    expect(screen.getByRole('row', { name: /^letters/ })).toBeInTheDocument();
    expect(screen.queryByText(/blank/)).not.toBeInTheDocument();
    expect(screen.queryByText('Shift + letter')).not.toBeInTheDocument();
  });
});
