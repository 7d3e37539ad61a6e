// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HelpDialog } from '../../src/components';
import { crossword, type RuleBook, scraebbkle } from '../../src/engine';
import { pageWith, PLAIN_DRAWS, smallGame } from '../store/page';
import { seatsOf } from '../support/seats';
import { show } from './setup';

const WITHOUT_BLANKS = { ...scraebbkle.tileSet, blank: crossword.tileSet.blank };

async function opened(rules: RuleBook): Promise<void> {
  const seats = seatsOf('human', 'computer');
  show(await pageWith(smallGame(PLAIN_DRAWS, { rules, seats })), <HelpDialog />);
  await screen.findByText(rules.name);
}

describe('the help', () => {
  it('tells how blanks are laid', async () => {
    await opened(scraebbkle);
    expect(screen.getByText(/A small letter is a blank\./)).toBeInTheDocument();
    expect(screen.getByText('Shift + letter')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^letters/ })).toHaveTextContent('a blank where');
  });

  it('is silent about blanks in a game that has none', async () => {
    await opened({ ...scraebbkle, tileSet: WITHOUT_BLANKS });
    expect(screen.getByRole('row', { name: /^letters/ })).toBeInTheDocument();
    expect(screen.queryByText(/blank/)).not.toBeInTheDocument();
    expect(screen.queryByText('Shift + letter')).not.toBeInTheDocument();
  });
});
