import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeletedGames } from '../../src/components/Library/DeletedGames';
import { openPage } from '../support/page';
import { show } from '../support/rendered-page';

it('deleted games are none before the library has been read', () => {
  show(openPage(), <DeletedGames />);
  expect(screen.getByText(/Nothing here/)).toBeInTheDocument();
});
