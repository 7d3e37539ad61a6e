import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runToEnd, formatRecord, isTurn, latestState, parseRecord } from '../../engine';
import { recoverySteps } from './recover';
import { randomGames } from '../../../tests/arbitraries/games';
import { runs } from '../../../tests/arbitraries/runs';
import { settled } from '../../../tests/support/fake-services';
import {
  fakeStorage,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
} from '../../../tests/support/page';
import { at, errorOf, valueOf } from '../../../tests/support/results';
import { seatsOf } from '../../../tests/support/seats';

const GAME = smallGame(
  PLAIN_DRAWS,
  { seats: seatsOf('human', 'human'), openRacks: true },
  'NO,2b',
  ',',
  ',',
);
const RECORD = formatRecord(GAME.record);

const recoveredFrom = (text: string, newId: string) => runToEnd(recoverySteps(text, newId));

const turnsOf = (text: string): number | undefined => {
  const game = recoveredFrom(text, 'new');
  return game && latestState(game).turns;
};

describe('a damaged record', () => {
  it('is recovered up to its last complete event, wherever it was truncated', () => {
    fc.assert(
      fc.property(randomGames, fc.double({ min: 0, max: 1, noNaN: true }), (random, part) => {
        const { events } = random.timeline.record;
        const text = formatRecord(random.timeline.record);
        const cut = text.slice(0, Math.floor(part * text.length));
        const [, list = ''] = cut.split('"events": [');
        const whole = events.slice(0, list.split('\n  }').length - 1);
        const back = recoveredFrom(cut, 'new');
        expect(back?.record.events ?? []).toEqual(whole.some(isTurn) ? whole : []);
      }),
      runs(60, 1000),
    );
  });

  it('is recovered up to the first impossible event', () => {
    const json = JSON.parse(RECORD);
    const events = [
      ...json.events.slice(0, 3),
      { ...json.events[1], square: 'h8' },
      json.events[3],
    ];
    expect(turnsOf(JSON.stringify({ ...json, events }, undefined, 1))).toBe(2);
    expect(
      turnsOf(JSON.stringify({ ...json, events: [...json.events, { kind: 'nonsense' }] })),
    ).toBe(3);
  });

  it('becomes a separate game that can be parsed', () => {
    const game = recoveredFrom(RECORD.slice(0, -30), 'new');
    expect(game?.record).toMatchObject({ id: 'new', parent: undefined });
    expect(valueOf(parseRecord(game ? formatRecord(game.record) : '', undefined)).record).toEqual(
      game?.record,
    );
  });

  it.each([
    ['garbage', '’Ä 𐐀\r\n\u0000'],
    ['nothing', ''],
    ['another kind of JSON', '[1, 2]'],
    ['no events', RECORD.slice(0, 400)],
    ['events that are no list', '{\n "events": {}\n}'],
    ['a damaged set-up', RECORD.replace('"ScraeBBKle"', '7')],
  ])('is lost if it has %s', (_what, text) => {
    expect(recoveredFrom(text, 'new')).toBeUndefined();
  });
});

describe('a damaged game in its slot', () => {
  it('continues from what was recovered, and the damaged text is kept', async () => {
    const damaged = RECORD.slice(0, -40);
    const page = openPage({ storage: fakeStorage({ record: damaged }) });
    await page.restore();
    await settled();
    expect(page.state().table?.turns).toBe(2);
    expect(page.state().notice?.headline).toBe('Recovered the first 2 turns of your saved game.');
    expect(await page.actions.unreadable()?.read()).toBe(damaged);
    const again = await reloaded(page.storage);
    expect(again.state().table).toMatchObject({ recordId: page.state().table?.recordId, turns: 2 });
    expect(await again.actions.unreadable()?.read()).toBe(damaged);
  });
});

describe('a damaged game of the library', () => {
  it('is recovered beside the damaged text, which can be deleted', async () => {
    const storage = fakeStorage({ 'game/cut': RECORD.slice(0, -40), 'game/none': 'nothing' });
    const { actions, state } = openPage({ storage });
    await actions.readLibrary();
    expect(state().library?.damaged).toEqual(['cut', 'none']);
    expect(errorOf(await actions.recoverGame('none'))).toEqual({ code: 'NOTHING_LEFT' });
    expect((await actions.recoverGame('cut')).ok).toBe(true);
    expect(at(state().library?.games ?? [], 0).card.turns).toBe(2);
    await actions.discardGame('cut');
    expect(state().library?.damaged).toEqual(['none']);
  });

  it('is reported when it is opened, if its card is intact', async () => {
    const page = await pageWith(GAME);
    await page.actions.readLibrary();
    const kept = page.storage.texts.get('game/game') ?? '';
    page.storage.texts.set('game/other', kept.replace('"id":"game"', '"id":"other"').slice(0, -40));
    const opened = await page.actions.openGame('other', 'if-free');
    expect(opened).toMatchObject({ ok: false, error: { code: 'NOT_JSON' } });
    expect((await page.actions.recoverGame('other')).ok).toBe(true);
  });
});
