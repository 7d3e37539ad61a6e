import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/engine';
import { randomGames } from '../arbitraries/games';
import { runs } from '../arbitraries/runs';
import { anyTexts, mutationsOf } from '../arbitraries/texts';
import { storedGame, storedRecord } from '../support/kept-games';
import { fakeStorage, openPage, type Page } from '../support/page';

async function expectSound({ actions, state }: Page): Promise<void> {
  await actions.readLibrary();
  for (const { records } of state().library?.games ?? []) {
    for (const id of records) {
      const text = (await actions.recordOfGame(id)) ?? '';
      expect(parseRecord(text, undefined).ok).toBe(true);
    }
  }
}

const keptTexts = randomGames.map(({ timeline }) => storedGame(timeline));

const archives = randomGames.map(({ timeline }) => {
  const record = storedRecord(storedGame(timeline));
  return JSON.stringify({
    format: 'scraebbkle-games',
    version: 1,
    games: [{ record: JSON.parse(record), played: 7 }],
    titles: { game: 'A title' },
    words: {},
  });
});

describe('a stored text under a game’s name', () => {
  it.each([
    ['any text', anyTexts],
    ['a game with a few characters changed', mutationsOf(keptTexts)],
  ])('never prevents the library from being read: %s', async (_what, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const page = openPage({ storage: fakeStorage({ 'game/odd': text }) });
        await page.actions.readLibrary();
        const { games = [], damaged = [] } = page.state().library ?? {};
        expect(games.length + damaged.length).toBe(1);
        await page.actions.openGame('odd', 'if-free');
        await page.actions.recoverGame('odd');
      }),
      runs(40, 400),
    );
  });
});

describe('an archive', () => {
  it.each([
    ['any text', anyTexts],
    ['all games with a few characters changed', mutationsOf(archives)],
  ])('is refused, or imports only replayable games: %s', async (_what, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const page = openPage();
        await page.actions.importGames(text);
        await expectSound(page);
      }),
      runs(40, 400),
    );
  });
});
