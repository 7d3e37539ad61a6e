import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { squareName } from '../../src/engine';
import { MIGRATIONS } from '../../src/store';
import { settled } from '../support/fake-services';
import { fakeStorage, laidOf, openPage, rackShown } from '../support/page';
import { valueOf } from '../support/results';

/** Every text saved before versions were numbered, by name. */
const kept: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/golden/kept-texts-0.json', 'utf8'),
);

/** A page of this version in a browser with the texts of an earlier version. */
async function opened() {
  const storage = fakeStorage(kept);
  for (const migrate of MIGRATIONS) await migrate(storage);
  const page = openPage({ storage });
  await page.restore();
  await settled();
  return page;
}

it('opens the game saved by an earlier version, with the player’s draft', async () => {
  const { state, actions } = await opened();
  const { table, cursor, notice, words, wordList } = state();
  expect(table).toMatchObject({
    recordId: 'the game that goes on',
    phase: 'your-turn',
    turns: 2,
    running: true,
  });
  expect(actions.exportRecord()).toBe(kept['record']);
  expect(laidOf(state())).toBe('d2 t, e2 E');
  expect(rackShown(state())).toBe('T.A.IXY');
  expect(cursor && [squareName(cursor.square), cursor.direction]).toEqual(['b4', 'down']);
  expect(words.kind).toBe('loading');
  expect(wordList).toMatchObject({ kind: 'own', name: 'words.txt', added: ['AXE'] });
  expect(notice).toBeUndefined();
});

it('opens the settings and custom words saved by an earlier version', async () => {
  const { state } = await opened();
  expect(state().settings).toEqual({
    theme: 'dark',
    name: '',
    pace: 'fast',
    thinkingTime: 1,
    sounds: false,
    speech: 'brief',
    reactions: true,
    level: 'club',
    tipsGiven: ['lay', 'play'],
  });
  expect(state().ownWords).toEqual([{ lexiconId: 'a list', added: ['ZZZ', 'QI'] }]);
});

it('returns to the previous game saved by an earlier version', async () => {
  const { state, actions } = await opened();
  valueOf(await actions.openGame('game', 'if-free'));
  expect(actions.exportRecord()).toBe(kept['before']);
  expect(state().table).toMatchObject({ recordId: 'game', turns: 2 });
});

it('lists the library games saved by an earlier version', async () => {
  const { state, actions } = await opened();
  await actions.readLibrary();
  expect(
    state()
      .library?.games.map(({ root }) => root)
      .toSorted(),
  ).toEqual(['game', 'the game that goes on']);
  expect(state().library?.damaged).toEqual([]);
});

it('opens the games, words and settings saved by version 1', async () => {
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync('tests/golden/kept-texts-1.json', 'utf8'),
  );
  const storage = fakeStorage(texts);
  for (const migrate of MIGRATIONS.slice(1)) await migrate(storage);
  const { restore, actions, state } = openPage({ storage });
  await restore();
  await settled();
  await actions.readLibrary();
  expect(state().table).toMatchObject({ recordId: 'the game that goes on', turns: 3 });
  expect(laidOf(state())).toBe('c1 D');
  expect(state().settings).toMatchObject({
    theme: 'dark',
    pace: 'fast',
    tipsGiven: ['lay', 'play'],
  });
  expect(state().ownWords).toEqual([{ lexiconId: 'a list', added: ['ZZZ', 'QI'] }]);
  expect(state().wordList).toMatchObject({ kind: 'own', name: 'words.txt', added: ['AXE'] });
  expect(state().library?.damaged).toEqual([]);
  expect(state().library?.games.map(({ root, title, card }) => [root, title, card.turns])).toEqual([
    ['the game before', 'The first', 1],
    ['the game that goes on', undefined, 3],
  ]);
});
