import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyField } from '../../src/components/ui';

const field = (text: string) => (
  <CopyField label="Link" text={text} remarks={{ copied: 'Copied.', refused: 'Not copied.' }} />
);

const button = (name: RegExp) => screen.getByRole('button', { name });

describe('the remark on a copied text', () => {
  it.each([
    ['Copied.', async () => {}],
    ['Not copied.', () => Promise.reject(new Error('No'))],
  ])('disappears with the text: %s', async (remark, write) => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    const { rerender } = render(field('one'));
    await user.click(button(/^Copy/));
    expect(screen.getByRole('status')).toHaveTextContent(remark);
    rerender(field('other'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button(/^Copy /)).toBeInTheDocument();
  });
});

describe('a text that is shared', () => {
  const shareable = <CopyField {...field('one').props} shared="A game" />;

  it.each([
    ['is copied if the browser refuses to share it', 'NotAllowedError', 'Copied.'],
    ['is not copied if the player closes the sheet', 'AbortError', ''],
  ])('%s', async (_, name, remark) => {
    const user = userEvent.setup();
    const share = vi.fn(() => Promise.reject(new DOMException('', name)));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    render(shareable);
    await user.click(button(/^Share/));
    expect(share).toHaveBeenCalledWith({ url: 'one', text: 'A game' });
    expect(screen.getByRole('status')).toHaveTextContent(remark === '' ? /^$/ : remark);
    Reflect.deleteProperty(navigator, 'share');
  });
});

describe('the QR code', () => {
  it('shows as many bytes as one can hold', async () => {
    const user = userEvent.setup();
    render(field('a'.repeat(2331)));
    await user.click(button(/^QR/));
    expect(screen.getByRole('img')).toBeInTheDocument();
  });

  it.each([['a'.repeat(2332)], ['ä'.repeat(1500)], ['a'.repeat(3000)]])(
    'is not offered for a longer text',
    async (text) => {
      const user = userEvent.setup();
      const { rerender } = render(field('short'));
      await user.click(button(/^QR/));
      rerender(field(text));
      expect(screen.queryByRole('button', { name: /^QR/ })).toBeNull();
      expect(screen.queryByRole('img')).toBeNull();
    },
  );
});
