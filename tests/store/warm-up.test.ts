import { describe, expect, it } from 'vitest';
import { err, formatRecord, type Player, scraebbkle } from '../../src/engine';
import { plainBoard } from '../support/pictures';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import {
  GAME_WORDS,
  lexicon,
  openPage,
  pageWith,
  PLAIN_DRAWS,
  reloaded,
  smallGame,
  WORDS,
} from '../support/page';

const READY = [scraebbkle.id, lexicon.id, 'one'];

const gameOf = (...players: readonly Player[]) =>
  smallGame(PLAIN_DRAWS, { seats: seatsOf(...players) });

describe('the warm-up of computers', () => {
  it('prepares for a possible game once words are loaded', async () => {
    const page = openPage();
    page.actions.loadWords();
    expect(page.warmedUp()).toEqual([]);
    await page.learn(WORDS);
    expect(page.warmedUp()).toEqual([READY]);
  });

  it('prepares for a game with a computer as soon as it starts', async () => {
    const page = openPage();
    page.actions.startGame({
      rules: scraebbkle,
      board: plainBoard(8, 8, 'b2'),
      given: [],
      boardName: 'Small',
      seats: seatsOf('human', 'computer'),
      openRacks: true,
      words: GAME_WORDS,
      seed: 'ready',
    });
    expect(page.warmedUp()).toEqual([READY]);
  });

  it('prepares for the restored game once its words are loaded', async () => {
    const { storage } = await pageWith(gameOf('human', 'computer'));
    const page = await reloaded(storage);
    expect(page.warmedUp()).toEqual([]);
    await page.learn(WORDS);
    expect(page.warmedUp()).toEqual([READY]);
  });

  it('prepares all workers for a Champion', async () => {
    const seats = seatsOf('human', 'computer').map((seat) => ({
      ...seat,
      level: 'champion' as const,
    }));
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    expect(page.warmedUp().at(-1)).toEqual([scraebbkle.id, lexicon.id, 'all']);
  });

  it('does nothing for a game between people', async () => {
    const { storage } = await pageWith(gameOf('human', 'human'));
    const page = await reloaded(storage);
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(gameOf('human', 'human').record)));
    await settled();
    expect(page.warmedUp()).toEqual([]);
  });

  it('does nothing without words', async () => {
    const page = openPage();
    page.actions.loadWords();
    await page.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
    expect(page.warmedUp()).toEqual([]);
  });
});
