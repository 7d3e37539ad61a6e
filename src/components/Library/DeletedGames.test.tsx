import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeletedGames } from './DeletedGames';
import { openPage } from '../../../tests/support/page';
import { show } from '../../../tests/support/rendered-page';

it('the bin is empty before the library has been read', () => {
  show(openPage(), <DeletedGames />);
  expect(screen.getByText(/Nothing here/)).toBeInTheDocument();
});
