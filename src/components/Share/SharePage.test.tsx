import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SharePage } from './SharePage';
import { pageWith, PLAIN_DRAWS, smallGame } from '../../../tests/support/page';
import { show } from '../../../tests/support/rendered-page';

class Item {
  readonly #data: Readonly<Record<string, Promise<Blob>>>;

  constructor(data: Readonly<Record<string, Promise<Blob>>>) {
    this.#data = data;
  }

  getType = async (type: string) => this.#data[type];
}

// Safari refuses to write what is begun later.
it('begins to copy the picture during the press, before it is made', async () => {
  vi.stubGlobal('ClipboardItem', Item);
  show(await pageWith(smallGame(PLAIN_DRAWS, {})), <SharePage />);
  const write = vi
    .spyOn(navigator.clipboard, 'write')
    .mockImplementation(async ([item]) => void (await item?.getType('image/png')));
  fireEvent.click(screen.getByRole('button', { name: 'Copy picture' }));
  expect(write).toHaveBeenCalledOnce();
  // The test DOM makes no picture.
  expect(await screen.findByText('Your browser blocked that.')).toBeInTheDocument();
});
