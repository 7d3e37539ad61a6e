import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MovePanel } from '../MovePanel/MovePanel';
import { WordsNote } from './WordsNote';
import { err, formatRecord, GCG_LEXICON, ok } from '../../engine';
import { valueOf } from '../../../tests/support/results';
import { settled } from '../../../tests/support/fake-services';
import {
  compiled,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../../../tests/support/page';
import { coming, fileOf, show } from '../../../tests/support/rendered-page';

function opened() {
  const page = openPage();
  page.actions.loadWords();
  return { page, ...show(page, <WordsNote />) };
}

const note = () => screen.getByText(/^Loading words[… ]/);
const bar = () => screen.getByRole('progressbar', { name: 'Words loaded' });

describe('word list', () => {
  it('shows that it is loading, at first without a number', () => {
    opened();
    expect(note()).toHaveTextContent(/^Loading words…$/);
    expect(bar()).not.toHaveAttribute('value');
  });

  it('shows how much has loaded', () => {
    const { page } = opened();
    act(() => page.words.progress(1_234_567, 2_700_000));
    expect(note()).toHaveTextContent(/^Loading words · 1\.2 of 2\.7 MB$/);
    expect(bar()).toHaveAttribute('value', '1234567');
    expect(bar()).toHaveAttribute('max', '2700000');
  });

  it('shows how much has loaded even if the total is unknown', () => {
    const { page } = opened();
    act(() => page.words.progress(1_234_567, undefined));
    expect(note()).toHaveTextContent(/^Loading words · 1\.2 MB$/);
    expect(bar()).not.toHaveAttribute('value');
  });

  it('shows the progress of preparing it', () => {
    const { page } = opened();
    act(() => page.words.build(0.418));
    expect(screen.getByText('Preparing words · 41%')).toBeInTheDocument();
    const prepared = screen.getByRole('progressbar', { name: 'Words prepared' });
    expect(prepared).toHaveAttribute('value', '0.418');
  });

  it('needs no note once loaded', async () => {
    const { page, container } = opened();
    await coming(() => page.learn(WORDS));
    expect(container.querySelector('.words-note')).toBeNull();
  });

  it('shows why loading failed and can be retried', async () => {
    const { page, user } = opened();
    await coming(() => page.words.settle(err({ code: 'WORDS_UNREACHABLE' })));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Can’t reach the word list. Check your connection and try again.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.words.asked()).toBe(2);
    expect(note()).toHaveTextContent(/^Loading words…$/);
  });
});

describe('words other than the game’s', () => {
  it('are reported at the end of the game, which has no rematch without its own words', async () => {
    const theirs = compiled(['EI', 'NO']);
    const page = openPage();
    await page.learn(WORDS);
    const over = smallGame(PLAIN_DRAWS, { lexiconId: theirs.id }, ',', ',', ',', ',');
    valueOf(await page.actions.importRecord(formatRecord(over.record)));
    await settled();
    await page.words.settle(ok(compiled(['AE'])));
    show(page, <MovePanel />);
    const rematch = screen.getByRole('button', { name: 'Rematch' });
    expect(rematch).toBeDisabled();
    expect(screen.getByText(/^This game was played with another word list/)).toBeInTheDocument();
    const files = [fileOf('theirs.txt', 'ei\nno')];
    fireEvent.change(screen.getByLabelText('Word list file'), { target: { files } });
    await coming(settled);
    await coming(() => page.words.settle(ok(theirs)));
    expect(rematch).toBeEnabled();
    expect(screen.queryByText(/another word list/)).toBeNull();
  });

  it('are not reported as others if nobody knows which list a game was played with', async () => {
    const page = openPage();
    await page.learn(WORDS);
    const { record } = smallGame(PLAIN_DRAWS, { lexiconId: GCG_LEXICON });
    valueOf(await page.actions.importRecord(formatRecord(record)));
    await settled();
    await page.words.settle(ok(compiled(['AE'])));
    show(page, <WordsNote />);
    expect(screen.queryByText(/another word list/)).toBeNull();
  });

  it('are reported and can be replaced', async () => {
    const theirs = compiled(['EI', 'NO']);
    const page = openPage();
    await page.learn(WORDS);
    const { record } = smallGame(PLAIN_DRAWS, { lexiconId: theirs.id });
    valueOf(await page.actions.importRecord(formatRecord(record)));
    await settled();
    await page.words.settle(ok(compiled(['AE'])));
    show(page, <WordsNote />);
    expect(
      screen.getByText('This game was played with another word list (11 words loaded now).'),
    ).toBeInTheDocument();
    const files = [fileOf('theirs.txt', 'ei\nno')];
    fireEvent.change(screen.getByLabelText('Word list file'), { target: { files } });
    await coming(settled);
    await coming(() => page.words.settle(ok(theirs)));
    expect(screen.queryByText(/another word list/)).toBeNull();
    expect(page.state().table?.wordsChecked).toBe(true);
  });

  it('are reported with the lines left out once chosen for the game', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}));
    const leftOut = { lines: 1, of: 3, first: { line: 3, column: 2, character: '\ufffd' } };
    page.actions.switchWordList({ kind: 'own', name: 'theirs.txt', text: '' });
    await page.words.settle(ok({ words: compiled(WORDS), leftOut }));
    await waitFor(() =>
      expect(page.state().notice).toEqual({
        tone: 'remark',
        headline:
          'Skipped 1 line of theirs.txt: the file isn’t in UTF-8 (line 3, column 2 can’t be read).',
      }),
    );
  });

  it('are reported if their encoding was guessed', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}));
    page.actions.switchWordList({ kind: 'own', name: 'theirs.txt', text: '', isGuessed: true });
    await page.words.settle(ok({ words: compiled(WORDS), leftOut: undefined }));
    expect(page.state().notice?.headline).toMatch(/^theirs\.txt isn’t in UTF-8. It was read/);
  });
});
