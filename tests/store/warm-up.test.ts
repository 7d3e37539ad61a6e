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

describe('computers', () => {
  it('get ready for the game that may come, once there are words', async () => {
    const page = openPage();
    page.actions.loadWords();
    expect(page.warmedUp()).toEqual([]);
    await page.learn(WORDS);
    expect(page.warmedUp()).toEqual([READY]);
  });

  it('get ready for a game in which one of them plays, as it is started', async () => {
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

  it('get ready for the game that was left, when its words are there again', async () => {
    const { storage } = await pageWith(gameOf('human', 'computer'));
    const page = await reloaded(storage);
    expect(page.warmedUp()).toEqual([]);
    await page.learn(WORDS);
    expect(page.warmedUp()).toEqual([READY]);
  });

  it('get all workers ready where a Champion plays', async () => {
    const seats = seatsOf('human', 'computer').map((seat) => ({
      ...seat,
      level: 'champion' as const,
    }));
    const page = await pageWith(smallGame(PLAIN_DRAWS, { seats }));
    expect(page.warmedUp().at(-1)).toEqual([scraebbkle.id, lexicon.id, 'all']);
  });

  it('do nothing for a game that people play', async () => {
    const { storage } = await pageWith(gameOf('human', 'human'));
    const page = await reloaded(storage);
    await page.learn(WORDS);
    valueOf(await page.actions.importRecord(formatRecord(gameOf('human', 'human').record)));
    await settled();
    expect(page.warmedUp()).toEqual([]);
  });

  it('do nothing where there are no words', async () => {
    const page = openPage();
    page.actions.loadWords();
    await page.words.settle(err({ code: 'WORDS_UNREACHABLE' }));
    expect(page.warmedUp()).toEqual([]);
  });
});
