import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { formatRecord, scraebbkle } from '../../src/engine';
import { isReviewing, mayReview } from '../../src/store';
import { eventually } from '../support/eventually';
import {
  fakeStorage,
  openPage,
  type Page,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { afterResignation } from '../support/games';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { clientOfSeveral } from '../support/worker-in-node';

const GOING_ON = () => smallGame(PLAIN_DRAWS, {}, 'NO,2b', ',');

const OVER = () => afterResignation(smallGame(PLAIN_DRAWS, {}, 'NO,2b', ','));

async function done(page: Page) {
  await eventually(() => expect(page.state().review?.state).toBe('done'));
  return page.state().review;
}

const helps = ({ state }: Page): readonly string[] =>
  state().table?.allTurns.flatMap(({ help = [] }) => help) ?? [];

describe('the review of a finished game', () => {
  it('evaluates all turns by what their players saw', async () => {
    const page = await pageWith(OVER());
    expect(mayReview(page.state())).toBe(true);
    await page.actions.startReview(false);
    const review = await done(page);
    expect(review?.turns.map(({ number, seat }) => [number, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(review?.turns[1]?.lost).toBeGreaterThan(0);
    expect(review?.turns[0]?.seen.racks[1]).toMatchObject({ kind: 'hidden' });
    expect(helps(page)).toEqual([]);
  });

  it('can use all tiles', async () => {
    const page = await pageWith(OVER());
    await page.actions.startReview(true);
    expect((await done(page))?.turns[0]?.seen.racks[1]).toMatchObject({ kind: 'shown' });
  });

  it('continues where it was stopped', async () => {
    const page = await pageWith(OVER());
    const leave = page.store.subscribe(({ review }) => {
      if (review?.state === 'running' && review.turns.length === 1) page.actions.stopReview();
    });
    await page.actions.startReview(false);
    leave();
    const left = page.state().review;
    expect(left?.state).toBe('stopped');
    await page.actions.startReview(false);
    const review = await done(page);
    expect(review?.turns[0]).toBe(left?.turns[0]);
    expect(review?.turns).toHaveLength(2);
  });

  it('opens a turn to be retried, and compares it with the finished game', async () => {
    const page = await pageWith(OVER());
    await page.actions.startReview(false);
    await done(page);
    const reviewed = page.state().table?.recordId;
    await page.actions.tryAgain(2);
    const { table } = page.state();
    expect(table?.recordId).not.toBe(reviewed);
    expect(table).toMatchObject({ turns: 1, view: { toMove: 1 } });
    page.actions.liftCurtain();
    page.actions.typeMove('D,c1');
    page.actions.submit();
    await settled();
    expect(page.state().notice).toMatchObject({
      headline: 'In your finished game, Player 2 passed.',
      reason: '+3: the best move here!',
    });
    await page.actions.backToFinishedGame();
    expect(page.state().table).toMatchObject({ recordId: reviewed, turnsShown: 2 });
    expect(isReviewing(page.state())).toBe(true);
  });
});

describe('what a player missed', () => {
  const SEATS = { seats: seatsOf('computer', 'human') } as const;

  /** The only turn of a person is the second. */
  const MIXED = () => afterResignation(smallGame(PLAIN_DRAWS, SEATS, 'NO,2b', ',', ','));

  /** Opens the review at the costliest turn, and calls `onReviewed` after each turn. */
  async function seeMissed(page: Page, onReviewed: () => void): Promise<void> {
    await page.actions.seeMissed();
    const leave = page.store.subscribe(({ review }, before) => {
      if ((review?.turns.length ?? 0) > (before.review?.turns.length ?? 0)) onReviewed();
    });
    await page.actions.beginReview();
    leave();
  }

  const turnShown = ({ state }: Page) => state().table?.turnsShown;

  it('shows the first turn until all are reviewed, then the costliest', async () => {
    const page = await pageWith(MIXED());
    const shown: unknown[] = [];
    await seeMissed(page, () => shown.push(turnShown(page)));
    expect(shown).toEqual([1, 1, 1]);
    expect(turnShown(page)).toBe(2);
  });

  it('stays at the turn to which the player has stepped', async () => {
    const page = await pageWith(MIXED());
    await seeMissed(page, () => page.actions.showTurn(0));
    expect(page.state().review?.state).toBe('done');
    expect(turnShown(page)).toBe(0);
  });

  it('shows only the costliest turn if all are reviewed already', async () => {
    const page = await pageWith(MIXED());
    await page.actions.startReview(false);
    const shown = new Set<unknown>();
    const leave = page.store.subscribe(() => shown.add(turnShown(page)));
    await seeMissed(page, () => {});
    leave();
    expect(turnShown(page)).toBe(2);
    expect(shown).not.toContain(1);
  });
});

describe('a comparison of moves', () => {
  /** Ends the time for a comparison as soon as it has begun; no other timer fires. */
  function hurry(run: () => void, milliseconds: number) {
    if (milliseconds === 3000) run();
    return () => {};
  }

  it.each(['best', 'by-skill'] as const)(
    'shows several moves, whether or not computers have a skill: %s',
    async (computers) => {
      const { compareMoves } = clientOfSeveral(1, hurry);
      const page = openPage({ world: { compareMoves } });
      await page.learn(WORDS);
      const rules = { ...scraebbkle, computers };
      const game = afterResignation(smallGame(PLAIN_DRAWS, { rules }, 'NO,2b', ','));
      valueOf(await page.actions.importRecord(formatRecord(game.record)));
      await page.actions.startReview(false);
      await done(page);
      await page.actions.compareMoves(1);
      const comparison = page.state().review?.comparison;
      expect(comparison).toMatchObject({ number: 1, share: 1, isDone: true });
      expect(comparison?.best.length).toBeGreaterThan(1);
    },
  );
});

describe('the review of a game in progress', () => {
  it('covers only the turns of the player to move, and is recorded', async () => {
    const page = await pageWith(
      smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer'), help: true }, 'NO,2b', ','),
    );
    expect(mayReview(page.state())).toBe(true);
    await page.actions.startReview(true);
    const review = await done(page);
    expect(review?.openTiles).toBe(false);
    expect(review?.turns.map(({ number }) => number)).toEqual([1]);
    page.actions.pass();
    await settled();
    expect(helps(page)).toEqual(['better-move']);
  });

  it('gives no help that the game does not record, as while a turn is being saved', async () => {
    const storage = fakeStorage();
    let end = (): void => {};
    const saving = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = { ...storage, write: (): Promise<boolean> => saving.then(() => true) };
    const page = openPage({ storage: slow });
    await page.learn(WORDS);
    const seats = seatsOf('human', 'computer');
    const game = smallGame(PLAIN_DRAWS, { seats, help: true }, 'NO,2b', ',');
    valueOf(await page.actions.importRecord(formatRecord(game.record)));
    page.actions.pass();
    expect(page.state().table?.turns).toBe(2);
    expect(mayReview(page.state())).toBe(true);
    await page.actions.startReview(false);
    expect(page.state().review).toBeUndefined();
    end();
    await settled();
    expect(helps(page)).toEqual([]);
  });

  it('is unavailable if help is not allowed', async () => {
    const page = await pageWith(GOING_ON());
    expect(mayReview(page.state())).toBe(false);
    await page.actions.startReview(false);
    expect(page.state().review).toBeUndefined();
  });
});
