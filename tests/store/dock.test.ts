import { describe, expect, it } from 'vitest';
import { playOf } from '../support/pictures';
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
