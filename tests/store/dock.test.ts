import { describe, expect, it } from 'vitest';
import { dialogShown, dockPage, isBoardWhole, sheetHeight } from '../../src/store';
import { playOf } from '../support/pictures';
import { settled } from '../support/fake-services';
import { pageWith, PLAIN_DRAWS, smallGame } from '../support/page';
import { seatsOf } from '../support/seats';

const opened = () => pageWith(smallGame(PLAIN_DRAWS, { seats: seatsOf('human', 'computer') }));

describe('the sheet', () => {
  it('opens half with a tab, and keeps its height when the tab changes', async () => {
    const { actions, state } = await opened();
    expect(state().sheet).toBe('closed');
    actions.showTab('look-up');
    expect(state()).toMatchObject({ dockTab: 'look-up', sheet: 'half' });
    actions.setSheet('full');
    actions.showTab('moves');
    expect(state()).toMatchObject({ dockTab: 'moves', sheet: 'full' });
  });

  it('takes its play off the board when it closes', async () => {
    const { actions, state } = await opened();
    actions.setSheet('half');
    actions.showGhost(playOf('NO,2b'));
    expect(state().ghost).toBeDefined();
    actions.setSheet('full');
    expect(state().ghost).toBeDefined();
    actions.setSheet('closed');
    expect(state().ghost).toBeUndefined();
  });
});

it('the moves show when a game ends: the result has the place of other tabs', async () => {
  const { actions, state } = await opened();
  actions.showTab('look-up');
  actions.resign();
  await settled();
  expect(state()).toMatchObject({ dockTab: 'moves', table: { isOver: true } });
  actions.showTab('look-up');
  actions.showTurn(0);
  actions.backToGame();
  expect(state().dockTab).toBe('look-up');
});

it('the whole board shows at the end of one game, not of the next', async () => {
  const { actions, state } = await opened();
  actions.showWholeBoard(true);
  expect(isBoardWhole(state())).toBe(true);
  actions.rematch();
  expect(isBoardWhole(state())).toBe(false);
});

describe('a page of the dock', () => {
  it('has a height of its own, and leaves the sheet as it was', async () => {
    const { actions, state } = await opened();
    actions.openPanel('share');
    expect(dockPage(state())).toBe('share');
    expect(dialogShown(state())).toBeUndefined();
    expect(sheetHeight(state())).toBe('half');
    actions.setSheet('full');
    expect(sheetHeight(state())).toBe('full');
    actions.openPanel('branches');
    expect(sheetHeight(state())).toBe('half');
    actions.openPanel(undefined);
    expect(sheetHeight(state())).toBe('closed');
  });

  it('closes with the sheet', async () => {
    const { actions, state } = await opened();
    actions.setSheet('full');
    actions.openPanel('transcript');
    actions.setSheet('closed');
    expect(state().panel).toBeUndefined();
    expect(sheetHeight(state())).toBe('closed');
  });

  it('gives way to a tab', async () => {
    const { actions, state } = await opened();
    actions.openPanel('share');
    actions.showTab('moves');
    expect(state().panel).toBeUndefined();
  });

  it('takes a play off the board', async () => {
    const { actions, state } = await opened();
    actions.showGhost(playOf('NO,2b'));
    actions.openPanel('share');
    expect(state().ghost).toBeUndefined();
  });

  it('is about a game on the table, and a summary about a finished one', async () => {
    const { actions, state } = await opened();
    actions.openPanel('summary');
    expect(state().panel).toBeUndefined();
    actions.openPanel('share');
    actions.showFront(true);
    expect(state().panel).toBeUndefined();
  });
});
