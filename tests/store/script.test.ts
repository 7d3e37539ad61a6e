import { describe, expect, it } from 'vitest';
import { settled } from '../support/fake-services';
import { configured, lexiconOf, parseRecord } from '../../src/engine';
import type { SetupChoice } from '../../src/store';
import { tileSetOf } from '../support/games';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { fakeStorage, openPage, compiled, PLAIN_DRAWS, pageWith, smallGame } from '../support/page';

const lexicon = lexiconOf(compiled(['CAKE', 'CAKES'], configured));

/** A game with one tile for each letter of CAKES, all on one rack. */
const choice: SetupChoice = {
  rules: {
    ...configured,
    rackSize: 5,
    bonuses: [],
    tileSet: tileSetOf({ C: 1, A: 1, K: 1, E: 1, S: 1 }),
  },
  board: plainBoard(8, 8, 'c3'),
  given: [],
  boardName: 'Small',
  seats: seatsOf('human', 'computer'),
  openRacks: false,
  words: { list: { kind: 'own', name: 'cake.txt', text: 'cake\ncakes' }, lexicon },
  seed: '54',
};

const script = (...commands: readonly string[]): string =>
  ['1', 'Anna Maria', ...commands].join('\n');

async function played(...commands: readonly string[]) {
  const page = openPage({ storage: fakeStorage() });
  page.actions.openPanel('set-up');
  const outcome = await page.actions.playScript(choice, script(...commands));
  return { page, outcome };
}

describe('a script', () => {
  it('that ends its game opens the result, without a notice', async () => {
    const { page, outcome } = await played('PLACE - 3 3 CAKES', '');
    expect(outcome).toMatchObject({ ok: true });
    const { table, panel, notice } = page.state();
    expect(table).toMatchObject({ phase: 'over', turns: 1 });
    expect(table?.view.seats).toMatchObject([{ name: 'Anna Maria', player: 'human', score: 5 }]);
    expect([panel, notice]).toEqual([undefined, undefined]);
    const { record } = valueOf(parseRecord(page.storage.texts.get('record') ?? '', lexicon));
    expect(record.setup.chance).toEqual({ kind: 'seeded', seed: '54' });
  });

  it('reports every line that was refused or not read', async () => {
    const { page } = await played('PLACE - 1 1 CAKE', 'PLACE - 3 3 CAKES', 'PASS');
    expect(page.state().notice).toMatchObject({
      headline: 'Script finished. 1 command was rejected.',
      lines: [
        expect.stringContaining('Line 3, "PLACE - 1 1 CAKE": '),
        expect.stringContaining('line 5'),
      ],
    });
  });

  it('lists a hundred refused lines and counts the rest', async () => {
    const { page } = await played(
      ...Array.from({ length: 150 }, () => 'PLACE'),
      'PLACE - 3 3 CAKES',
    );
    const lines = page.state().notice?.lines ?? [];
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('… and 50 more.');
  });

  it('that stops before the end leaves the game to be continued', async () => {
    const { page } = await played('PLACE - 3 3 CAKE');
    expect(page.state().notice?.headline).toBe('Script finished.');
    expect(page.state().table).toMatchObject({ phase: 'your-turn', turns: 1 });
    page.actions.typeMove('PLACE - 3 7 S');
    page.actions.submit();
    await settled();
    expect(page.state().table).toMatchObject({ phase: 'over', turns: 2 });
  });

  it('that is invalid changes nothing', async () => {
    const page = await pageWith(smallGame(PLAIN_DRAWS, {}));
    page.actions.openPanel('set-up');
    const before = page.state();
    const kept = new Map(page.storage.texts);
    expect(await page.actions.playScript(choice, '0\n')).toMatchObject({
      ok: false,
      error: { code: 'BAD_PLAYER_COUNT', line: 1 },
    });
    expect(page.state()).toBe(before);
    expect(page.storage.texts).toEqual(kept);
  });
});
