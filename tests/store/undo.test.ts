import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { formatRecord, parseRecord, scraebbkle } from '../../src/engine';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { GAME_WORDS, type Page, pageWith, PLAIN_DRAWS, reloaded, smallGame } from '../support/page';

const MIXED = { seats: seatsOf('human', 'computer'), undo: true } as const;
const PLAYED = smallGame(PLAIN_DRAWS, MIXED, 'NO,2b', 'D,c1', ',', ',');

const recordOf = ({ actions }: Page): string => actions.exportRecord() ?? '';
const said = (page: Page): string =>
  page
    .state()
    .announcements.map(({ text }) => text)
    .join(' ');

describe('undo', () => {
  it('is announced, and the original game stays reachable after several undos', async () => {
    const page = await pageWith(PLAYED);
    const first = recordOf(page);
    page.actions.undo();
    await settled();
    expect(page.state().table).toMatchObject({ turns: 2, undo: 'possible', undos: [1, 0] });
    expect(page.state().notice).toMatchObject({
      headline: 'Undone.',
      reason: 'Your earlier game is in Menu › Your games.',
    });
    expect(said(page)).toContain('Undone. You 2, Club 3.');
    page.actions.undo();
    await settled();
    expect(page.state().table).toMatchObject({ turns: 0, undo: 'later', undos: [2, 0] });
    page.actions.undo();
    await settled();
    expect(page.state().table).toMatchObject({ turns: 0, undos: [2, 0] });
    valueOf(await page.actions.openGame(PLAYED.record.id, 'if-free'));
    expect(recordOf(page)).toBe(first);
  });

  it('is saved', async () => {
    const page = await pageWith(PLAYED);
    page.actions.undo();
    await settled();
    const again = await reloaded(page.storage);
    expect(again.state().table).toMatchObject({ turns: 2, undos: [1, 0] });
    expect(await again.actions.recordOfGame(PLAYED.record.id)).toBe(formatRecord(PLAYED.record));
  });

  it('also keeps a game reachable that was continued after an earlier undo', async () => {
    const page = await pageWith(PLAYED);
    page.actions.undo();
    await settled();
    page.actions.pass();
    await settled();
    const goneOn = recordOf(page);
    const { id } = valueOf(parseRecord(goneOn, undefined)).record;
    page.actions.undo();
    await settled();
    valueOf(await page.actions.openGame(id, 'if-free'));
    expect(recordOf(page)).toBe(goneOn);
  });
});

describe('a new game', () => {
  const begun = async (seats: typeof MIXED.seats, undo?: boolean, rules = scraebbkle) => {
    const page = await pageWith(PLAYED);
    page.actions.startGame({
      rules,
      board: plainBoard(8, 8, 'b2'),
      given: [],
      boardName: 'Small',
      seats,
      openRacks: true,
      undo,
      words: GAME_WORDS,
      seed: 'another',
    });
    return page.state().table?.undo;
  };

  it('allows undo against computers alone by default', async () => {
    expect(await begun(MIXED.seats)).toBe('later');
    expect(await begun(MIXED.seats, false)).toBe('none');
    expect(await begun(seatsOf('human', 'human'))).toBe('none');
    expect(await begun(seatsOf('human', 'human'), true)).toBe('later');
  });

  it('does not allow undo if an unknown word costs the turn', async () => {
    const rules = { ...scraebbkle, unknownWord: 'lose-turn' } as const;
    expect(await begun(MIXED.seats, undefined, rules)).toBe('none');
  });
});

describe('the transcript', () => {
  it('can end at an earlier turn', async () => {
    const page = await pageWith(PLAYED);
    const turnsTold = (turns?: number) =>
      page.actions.readGame(({ record }) => String(record.events.length - 1), turns);
    expect([turnsTold(), turnsTold(4), turnsTold(1), turnsTold(0)]).toEqual(['4', '4', '1', '0']);
  });
});
