// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WordsNote } from '../../src/components';
import { err } from '../../src/engine';
import { openPage, WORDS } from '../store/page';
import { coming, show } from './setup';

function opened() {
  const page = openPage();
  page.actions.loadWords();
  return { page, ...show(page, <WordsNote />) };
}

const note = () => screen.getByText(/^Loading words/);
const bar = () => screen.getByRole('progressbar', { name: 'Words loaded' });

describe('the words', () => {
  it('are on their way, at first without a number', () => {
    opened();
    expect(note()).toHaveTextContent(/^Loading words…$/);
    expect(bar()).not.toHaveAttribute('value');
  });

  it('are told by how much of them has come', () => {
    const { page } = opened();
    act(() => page.words.progress(1_234_567, 2_700_000));
    expect(note()).toHaveTextContent(/^Loading words · 1\.2 of 2\.7 MB$/);
    expect(bar()).toHaveAttribute('value', '1234567');
    expect(bar()).toHaveAttribute('max', '2700000');
  });

  it('are told so as well where nobody knows how many there are', () => {
    const { page } = opened();
    act(() => page.words.progress(1_234_567, undefined));
    expect(note()).toHaveTextContent(/^Loading words · 1\.2 MB$/);
    expect(bar()).not.toHaveAttribute('value');
  });

  it('need no note once they are there', async () => {
    const { page, container } = opened();
    await coming(() => page.learn(WORDS));
    expect(container.querySelector('.words-note')).toBeNull();
  });

  it('can fail to come, for a reason, and be asked for again', async () => {
    const { page, user } = opened();
    await coming(() => page.words.settle(err({ code: 'WORDS_UNREACHABLE' })));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The word list cannot be reached. Check the connection and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.words.asked()).toBe(2);
    expect(note()).toHaveTextContent(/^Loading words…$/);
  });
});
