import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { latestState, parseRecord } from '../../src/engine';
import { type Advice, adviceNow, type Analysis, analysisNow } from '../../src/store';
import { seatsOf } from '../support/seats';
import { playOf } from '../support/pictures';
import { eventually } from '../support/eventually';
import { type Page, pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { valueOf } from '../support/results';

const HELPED = { seats: seatsOf('human', 'computer'), help: true } as const;

const advice = (page: Page): Advice | undefined => adviceNow(page.state());

/** The advice on screen once the coach has finished. */
async function told<Kind extends Advice['kind']>(page: Page, kind: Kind) {
  await eventually(() => expect(advice(page)?.kind).toBe(kind));
  return advice(page) as Extract<Advice, { kind: Kind }>;
}

const helps = ({ actions }: Page): readonly string[] =>
  valueOf(parseRecord(actions.exportRecord() ?? '', undefined)).record.events.flatMap((event) =>
    event.kind === 'help' ? [event.help] : [],
  );

describe('a hint', () => {
  it('reveals more each time, and each time is recorded', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    const said = new Set<string | undefined>([undefined]);
    page.store.subscribe(() => said.add(advice(page)?.kind));
    page.actions.hint();
    const { best, step } = await told(page, 'hint');
    expect(step).toBe('line');
    expect([...said]).toEqual([undefined, 'looking', 'hint']);
    expect(best.move.kind).toBe('play');
    expect(helps(page)).toEqual(['line']);
    page.actions.hint();
    expect(advice(page)).toEqual({
      kind: 'hint',
      step: 'points',
      best,
      isOnlyMove: false,
      isCut: false,
    });
    page.actions.hint();
    expect(advice(page)).toEqual({
      kind: 'hint',
      step: 'play',
      best,
      isOnlyMove: false,
      isCut: false,
    });
    page.actions.hint();
    expect(advice(page)).toEqual({
      kind: 'hint',
      step: 'whole',
      best,
      isOnlyMove: false,
      isCut: false,
    });
    expect(helps(page)).toEqual(['line', 'points', 'play']);
  });

  it('disappears after its turn', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.hint();
    await told(page, 'hint');
    page.actions.pass();
    await settled();
    expect(advice(page)).toBeUndefined();
  });

  it('is discarded if it arrives after the turn', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.hint();
    page.actions.pass();
    await settled();
    await eventually(() => expect(page.state().coaching).toBeUndefined());
    expect(helps(page)).toEqual([]);
  });

  it('is no longer looked for after the turn', async () => {
    let pending = 0;
    const rateMoves = () => {
      let cancel = (): void => {};
      pending++;
      const answer = new Promise<{ readonly kind: 'cancelled' }>((resolve) => {
        cancel = () => resolve({ kind: 'cancelled' });
      });
      return { answer: answer.finally(() => pending--), cancel };
    };
    const game = smallGame(PLAIN_DRAWS, HELPED);
    const page = await pageWith(game, undefined, undefined, { rateMoves });
    page.actions.hint();
    page.actions.showBestMoves();
    await eventually(() => expect(pending).toBe(2));
    page.actions.typeMove('NO,2b');
    await settled();
    expect(pending).toBe(2);
    page.actions.submit();
    await settled();
    expect(pending).toBe(0);
  });

  it.each([
    ['looks back', ({ actions }: Page) => actions.showTurn(0)],
    ['places tiles', ({ actions }: Page) => actions.typeMove('D,c1')],
  ])('is withheld from a player who %s, and can be requested again', async (_what, turnAway) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED, 'NO,2b', ','));
    page.actions.hint();
    turnAway(page);
    await eventually(() => expect(page.state().coaching).toBeUndefined());
    expect(helps(page)).toEqual([]);
    page.actions.showTurn(2);
    page.actions.typeMove('');
    page.actions.hint();
    await told(page, 'hint');
  });

  it.each([
    ['if help is not allowed', { ...HELPED, help: false }],
    ['on a computer’s turn', { ...HELPED, seats: seatsOf('computer', 'human') }],
  ])('is unavailable %s', async (_where, changes) => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, changes));
    page.actions.hint();
    page.actions.showBestMoves();
    page.actions.judgeLastMove();
    expect(page.state()).toMatchObject({ coaching: undefined, analysis: undefined });
    expect(helps(page)).toEqual([]);
  });
});

/** An answer of the analysis of this turn, once it is found. */
async function found<Name extends 'bestMoves' | 'lastMove'>(page: Page, name: Name) {
  await eventually(() => expect(analysisNow(page.state())?.[name]?.kind).toBe('found'));
  return analysisNow(page.state())?.[name] as Extract<Analysis[Name], { readonly kind: 'found' }>;
}

describe('the best moves', () => {
  it('are listed best first and recorded once however often they are requested', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    for (let time = 0; time < 2; time++) {
      page.actions.showBestMoves();
      const { best } = await found(page, 'bestMoves');
      expect(best.length).toBeGreaterThan(1);
      expect(best.length).toBeLessThanOrEqual(5);
      const equities = best.map(({ equity }) => equity);
      expect(equities).toEqual(equities.toSorted((a, b) => b - a));
    }
    expect(helps(page)).toEqual(['best-moves']);
  });

  it('stay when tiles are placed, and are gone with the turn', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.showBestMoves();
    await found(page, 'bestMoves');
    page.actions.typeMove('NO,2b');
    expect(analysisNow(page.state())?.bestMoves?.kind).toBe('found');
    page.actions.submit();
    await settled();
    expect(analysisNow(page.state())).toBeUndefined();
  });

  it('are not recorded if the turn is over before they are found', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.showBestMoves();
    page.actions.pass();
    await settled();
    expect(helps(page)).toEqual([]);
  });
});

describe('the last move', () => {
  it('cannot be judged before the first play', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.judgeLastMove();
    await settled();
    expect(page.state().analysis).toBeUndefined();
  });

  it('is judged by what its player saw before it, beside the best moves', async () => {
    const played = smallGame(PLAIN_DRAWS, HELPED, 'NO,2b', ',');
    const page = await pageWith(played);
    page.actions.showBestMoves();
    page.actions.judgeLastMove();
    const { before, played: own, better } = await found(page, 'lastMove');
    await found(page, 'bestMoves');
    expect(latestState(played).turns).toBe(2);
    expect(before.grid.every(({ kind }) => kind === 'empty')).toBe(true);
    expect(own.move.kind).toBe('play');
    if (better) expect(better.equity).toBeGreaterThan(own.equity);
    expect(helps(page).toSorted()).toEqual(['best-moves', 'better-move']);
  });
});

describe('a ghost', () => {
  const shown = async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, HELPED));
    page.actions.showGhost(playOf('NO,2b'));
    return page;
  };

  it('is a play with its sum, and places nothing', async () => {
    const page = await shown();
    expect(page.state().ghost).toMatchObject({
      words: [{ letters: 'NO' }],
      score: { total: 2 },
    });
    expect(page.state().draft.order).toEqual([]);
    expect(page.state().verdict.kind).toBe('nothing');
  });

  it.each<[string, (page: Page) => void]>([
    ['another tab opens', ({ actions }) => actions.showTab('moves')],
    ['tiles are placed', ({ actions }) => actions.typeMove('NO,2b')],
    ['the turn is over', ({ actions }) => actions.pass()],
    ['it is taken back', ({ actions }) => actions.showGhost(undefined)],
  ])('goes when %s', async (_what, act) => {
    const page = await shown();
    act(page);
    await settled();
    expect(page.state().ghost).toBeUndefined();
  });

  it('is none of a play that does not fit the board or the rack', async () => {
    const page = await shown();
    page.actions.showGhost(playOf('ZZZ,2b'));
    expect(page.state().ghost).toBeUndefined();
  });
});
