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
