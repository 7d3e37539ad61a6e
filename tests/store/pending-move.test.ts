import { describe, expect, it } from 'vitest';
import { formatMove } from '../../src/engine';
import { bestIn } from '../support/online-table';
import { laidOf } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import { CHOICE, dealt, learnWords, nonsenseOf, playOn, reopened, type Tab } from '../support/tabs';

browserForEachTest();

const GUEST_BEGINS = { ...CHOICE, far: [0] };

const turnsAt = ({ state }: Tab) => state().table?.turns;
const phaseAt = ({ state }: Tab) => state().table?.phase;

/** A guest acts on its turn after the host's page was closed; then the guest's page closes too. */
async function unheard(act: (guest: Tab) => void, turns = 0) {
  const { host, guest } = await dealt(browser, GUEST_BEGINS);
  await playOn(browser, turns, host, guest);
  host.close();
  act(guest);
  const laid = laidOf(guest.state());
  await browser.pass(1000);
  guest.close();
  return { host, guest, laid };
}

const playBestOf = ({ state, actions }: Tab): void => {
  const { table } = state();
  if (!table) throw new Error('There is no game');
  actions.typeMove(formatMove(table.view.rules, bestIn(table.view)));
  actions.submit();
};

describe('a guest’s move that has not reached the host before both pages close', () => {
  it.each<[string, (guest: Tab) => void, object]>([
    ['a play', playBestOf, { kind: 'play' }],
    ['a pass', ({ actions }) => actions.pass(), { kind: 'pass' }],
    ['a resignation', ({ actions }) => actions.resign(), { kind: 'resign' }],
  ])('is made once both are back: %s', async (_what, act, turn) => {
    const { host, guest } = await unheard(act);
    const hostAgain = await reopened(browser, host);
    await learnWords(hostAgain);
    expect(turnsAt(hostAgain)).toBe(0);
    const guestAgain = await reopened(browser, guest);
    await browser.until(() => expect(turnsAt(guestAgain)).toBe(1));
    expect(guestAgain.state().table?.view.turns).toMatchObject([{ seat: 0, ...turn }]);
    expect(laidOf(guestAgain.state())).toBe('');
  });

  it('stays on the board until then', async () => {
    const { host, guest, laid } = await unheard(playBestOf, 2);
    expect(laid).not.toBe('');
    const hostAgain = await reopened(browser, host);
    const guestAgain = await reopened(browser, guest);
    await browser.until(() => expect(turnsAt(guestAgain)).toBe(2));
    await browser.pass(2000);
    expect(phaseAt(guestAgain)).toBe('drawing');
    expect(laidOf(guestAgain.state())).toBe(laid);
    await learnWords(hostAgain);
    await browser.until(() => expect(turnsAt(guestAgain)).toBe(3));
    expect(laidOf(guestAgain.state())).toBe('');
  });

  it('is not made twice if the host did receive it', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    playBestOf(guest);
    await browser.atOnce(() => expect(phaseAt(host)).not.toBe('their-turn'));
    guest.close();
    const again = await reopened(browser, guest);
    await browser.until(() => expect(turnsAt(again)).toBe(1));
    await browser.pass(2000);
    expect([turnsAt(host), turnsAt(again)]).toEqual([1, 1]);
    expect(phaseAt(again)).toBe('their-turn');
  });

  it('is not repeated once it has been refused', async () => {
    const { host, guest } = await dealt(browser, GUEST_BEGINS);
    // A guest with other words, so only the host can judge the move.
    const stranger = await reopened(browser, guest);
    await browser.until(() => expect(phaseAt(stranger)).toBe('your-turn'));
    stranger.actions.typeMove(nonsenseOf(stranger));
    stranger.actions.submit();
    expect(phaseAt(stranger)).toBe('drawing');
    await browser.until(() => expect(phaseAt(stranger)).toBe('your-turn'));
    expect(stranger.state().notice?.tone).toBe('refusal');
    const again = await reopened(browser, stranger);
    await browser.until(() => expect(phaseAt(again)).toBe('your-turn'));
    await browser.pass(2000);
    expect(again.state().notice).toBeUndefined();
    expect(turnsAt(host)).toBe(0);
  });
});
