import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { scraebbkle } from '../../engine';
import { DEFAULT_LIST } from '../../setup';
import type { StoreServices } from '../../store';
import { defaultBoard } from '../../../tests/golden/default-board';
import { openPage } from '../../../tests/support/page';
import { plainBoard } from '../../../tests/support/pictures';
import { show } from '../../../tests/support/rendered-page';
import { TINY_GAME, TINY_LEXICON } from '../../../tests/support/tiny-game';
import { LearnGame } from './LearnGame';

const words = { list: DEFAULT_LIST, lexicon: TINY_LEXICON };

type Worker = ReturnType<StoreServices['workersFor']>[number];

const ANSWERS: Readonly<Record<string, unknown>> = {
  playToLearn: {
    racks: new Uint8Array(),
    equities: new Float64Array(),
    positions: new Float64Array(),
  },
  fitLeaves: [64],
  fitWinCurve: { onMove: 1, base: 2, perRoot: 3 },
  playMatch: 5,
};

const quick = ((kind: string) => ({
  answer: Promise.resolve({ kind: 'answered', value: ANSWERS[kind] }),
  cancel: () => {},
})) as Worker;

/** A worker that answers nothing, and notes what is cancelled. */
function busyWorker() {
  const cancelled: string[] = [];
  const worker: Worker = (kind) => ({
    answer: new Promise((resolve) => {
      cancels.push(() => resolve({ kind: 'cancelled' }));
    }),
    cancel: () => {
      cancelled.push(kind);
      for (const cancel of cancels) cancel();
    },
  });
  const cancels: (() => void)[] = [];
  return { worker, cancelled };
}

const broken: Worker = () => ({
  answer: Promise.resolve({ kind: 'unavailable' }),
  cancel: () => {},
});

/** The tiny game on a page with a worker. */
function shown(worker: Worker) {
  const page = openPage({ world: { workersFor: () => [worker] } });
  return { page, ...show(page, <LearnGame game={TINY_GAME} words={words} />) };
}

const button = (name: string) => screen.getByRole('button', { name });
const status = () => document.querySelector('.learning > [role="status"]')?.textContent;

describe('a game that the page has no values for', () => {
  it('is learned on request, which says what was gained, and forgotten again', async () => {
    const { page, user } = shown(quick);
    expect(status()).toBe('');
    await user.click(button('Learn'));
    await waitFor(() =>
      expect(status()).toBe(
        'Learned. Expert won 40 of 40 games against Club, by 5 points on average. Before, it won 40.',
      ),
    );
    expect(button('Forget')).toHaveFocus();
    await user.click(button('Forget'));
    await waitFor(() => expect(button('Learn')).toHaveFocus());
    expect(status()).toBe('');
    expect(page.storage.texts.has('learned')).toBe(false);
  });

  it('is offered again once learning is cancelled', async () => {
    const { worker } = busyWorker();
    const { page, user } = shown(worker);
    await user.click(button('Learn'));
    expect(screen.getByRole('progressbar', { name: 'Learning…' })).toBeInTheDocument();
    expect(button('Cancel')).toHaveFocus();
    await user.click(button('Cancel'));
    await waitFor(() => expect(button('Learn')).toHaveFocus());
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(page.state().learnedOf).toBeUndefined();
  });

  it('reports that no worker can learn it', async () => {
    const { user } = shown(broken);
    await user.click(button('Learn'));
    await waitFor(() => expect(status()).toBe('Couldn’t learn this game. Try again.'));
    expect(button('Learn')).toHaveFocus();
  });

  it('is no longer learned once the dialog is closed', async () => {
    const { worker, cancelled } = busyWorker();
    const { user, unmount } = shown(worker);
    await user.click(button('Learn'));
    await act(async () => unmount());
    expect(cancelled).toEqual(['playToLearn']);
  });
});

describe('a game that is not offered to be learned', () => {
  it.each([
    ['ScraeBBKle on its board', { rules: scraebbkle, board: defaultBoard }],
    ['a game with large racks', { ...TINY_GAME, rules: { ...TINY_GAME.rules, rackSize: 11 } }],
  ])('%s', (_what, game) => {
    show(openPage(), <LearnGame game={game} words={words} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('unless it has another board or another word list', () => {
    const board = plainBoard(12, 12, 'f6');
    const { unmount } = show(
      openPage(),
      <LearnGame game={{ rules: scraebbkle, board }} words={words} />,
    );
    expect(button('Learn')).toBeEnabled();
    unmount();
    const list = { kind: 'own', name: 'mine.txt', text: 'AT' } as const;
    const game = { rules: scraebbkle, board: defaultBoard };
    show(openPage(), <LearnGame game={game} words={{ ...words, list }} />);
    expect(button('Learn')).toBeEnabled();
  });
});
