import { describe, expect, it } from 'vitest';
import { formatRecord, type Timeline } from '../../src/engine';
import { DEFAULT_LIST, formatKeptList } from '../../src/setup';
import type { StorageName } from '../../src/store';
import { settled } from '../support/fake-services';
import {
  type FakeStorage,
  fakeStorage,
  lexicon,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';

const PEOPLE = { seats: seatsOf('human', 'human'), openRacks: true } as const;
const named = (game: Timeline, id: string): Timeline => ({
  ...game,
  record: { ...game.record, id },
});

/**
 * Storage after two games: both in the library, the second on screen with a draft, and every other kind of text. The
 * first is also stored as an earlier version left it.
 */
async function played(): Promise<FakeStorage> {
  const page = await pageWith(named(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b'), 'first'));
  await page.actions.readLibrary();
  const [first] = page.state().library?.games ?? [];
  if (first) await page.actions.giveTitle(first.root, 'The first');
  const before = page.actions.exportRecord() ?? '';
  const wordsBefore = formatKeptList({ lexiconId: lexicon.id, list: DEFAULT_LIST });
  const second = named(smallGame(PLAIN_DRAWS, PEOPLE, 'NO,2b', ',', ','), 'second');
  valueOf(await page.actions.importRecord(formatRecord(second.record)));
  page.actions.setTheme('dark');
  page.actions.changeOwnWords('a list', () => ['ZZZ']);
  page.actions.typeMove('D,c1');
  page.actions.switchWordList({ kind: 'own', name: 'words.txt', text: WORDS.join('\n') });
  await settled();
  await page.actions.readLibrary();
  return fakeStorage({ ...Object.fromEntries(page.storage.texts), before, wordsBefore });
}

const half = (text: string): string => text.slice(0, Math.floor(text.length / 2));

const DAMAGES: readonly (readonly [string, (text: string) => string])[] = [
  ['cut off', half],
  ['empty', () => ''],
  ['garbage', () => '’Ä 𐐀\r\n\u0000{]'],
  ['something else', () => '{"format":"scraebbkle-record","version":1}'],
  ['of a later version', (text) => text.replace(/"version": \d+/g, '"version": 99')],
  ['of fifty million characters', () => 'x'.repeat(50_000_000)],
];

/** How a text that was never saved can be found there. */
const MADE_UP = DAMAGES.filter(([, damage]) => damage('') !== '');

const kept = await played();
const NAMES = [...kept.texts.keys()];

/** Names under which the two games store nothing. */
const OTHERS = [
  'bin',
  'bin/game/third',
  'cardAnswers',
  'cards',
  'challenge',
  'device',
  'entry',
  'exported',
  'learned',
  'meeting',
  'online',
  'onlineLeft',
  'onlineWords',
  'puzzle',
  'puzzles',
  'review/second',
  'reviews',
  'setUp',
  'unreadable-1',
  'unsaved/third',
] as const satisfies readonly StorageName[];

describe('a page with one damaged text', () => {
  it('is tested with each text of two games', () => {
    expect(NAMES.toSorted()).toEqual([
      'before',
      'desk',
      'game/first',
      'game/second',
      'olderCopy',
      'ownWords',
      'record',
      'settings',
      'title/first',
      'words',
      expect.stringMatching(/^words\//),
      'wordsBefore',
    ]);
  });

  it.each([
    ...NAMES.flatMap((name) => DAMAGES.map(([how, damage]) => ({ name, how, damage }))),
    ...OTHERS.flatMap((name) => MADE_UP.map(([how, damage]) => ({ name, how, damage }))),
  ])(
    'starts, opens the other games and keeps the damaged text: $name, $how',
    async ({ name, damage }) => {
      const found = damage(kept.texts.get(name) ?? '');
      const storage = fakeStorage({ ...Object.fromEntries(kept.texts), [name]: found });
      const page = openPage({ storage });
      await page.restore();
      await settled();
      await page.learn(WORDS);
      await page.actions.readLibrary();

      const { table, library } = page.state();
      const games = library?.games.map(({ card }) => card.id) ?? [];
      for (const id of ['first', 'second']) {
        if (name === `game/${id}`) continue;
        expect(games).toContain(id);
        valueOf(await page.actions.openGame(id, 'if-free'));
        expect(page.state().table?.turns).toBe(id === 'first' ? 1 : 3);
      }
      if (name !== 'record') expect(table?.recordId).toBe('second');
      // An unreadable game must still be stored exactly as it was found.
      const isGame = name === 'record' || name === 'before' || name.startsWith('game/');
      if (isGame && found !== '' && table?.recordId !== 'second') {
        expect([...storage.texts.values()]).toContain(found);
      }
      page.actions.pass();
      await settled();
      expect(page.state().table?.turns).toBeGreaterThan(0);
    },
  );
});
