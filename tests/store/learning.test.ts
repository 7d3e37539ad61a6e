import { describe, expect, it } from 'vitest';
import {
  formatRecord,
  type LearnedGames,
  learningKey,
  MAX_LEARNED_GAMES,
  scraebbkle,
} from '../../src/engine';
import { clientOfSeveral } from '../support/worker-in-node';
import { settled } from '../support/fake-services';
import { LEARNED } from '../support/learned';
import {
  fakeStorage,
  lexicon,
  openPage,
  type Page,
  PLAIN_DRAWS,
  smallGame,
  WORDS,
} from '../support/page';
import { plainBoard } from '../support/pictures';
import { at } from '../support/results';
import { seatsOf } from '../support/seats';
import { TINY_GAME, TINY_LEXICON } from '../support/tiny-game';

const SMALL_KEY = learningKey({ rules: scraebbkle, board: plainBoard(8, 8, 'b2') }, lexicon.id);
const SMALL: LearnedGames[number] = { key: SMALL_KEY, ...LEARNED };

const watch = () => ({ onProgress: () => {}, cancelled: new AbortController().signal });

const learning = ({ actions }: Page) => actions.openLearning();

/** A page whose workers play in this process. */
const pageThatLearns = (kept: Readonly<Record<string, string>> = {}) =>
  openPage({ storage: fakeStorage(kept), world: { workersFor: clientOfSeveral(1).workersFor } });

/** A reloaded page with a game between a person and Expert. */
async function opened(learned: string | undefined): Promise<Page> {
  const seats = seatsOf('human', 'computer').map((seat) => ({ ...seat, level: 'expert' as const }));
  const game = smallGame(PLAIN_DRAWS, { seats, help: true }, 'NO,2b');
  const kept = learned === undefined ? {} : { learned };
  const page = openPage({ storage: fakeStorage({ ...kept, record: formatRecord(game.record) }) });
  await page.restore();
  await page.learn(WORDS);
  await settled();
  return page;
}

const leavesAsked = ({ search }: Page) => search.last().position.learnedLeaves;

describe('learning a game', () => {
  it('saves what was learned, so that a reload knows it', async () => {
    const page = pageThatLearns();
    const { learnGame } = await learning(page);
    expect(await learnGame(TINY_GAME, TINY_LEXICON, watch())).toBe('learned');
    const learned = page.state().learnedOf?.(TINY_GAME, TINY_LEXICON.id);
    expect(learned?.gained.learned.games).toBe(40);
    const after = pageThatLearns(Object.fromEntries(page.storage.texts));
    await after.restore();
    expect(after.state().learnedOf?.(TINY_GAME, TINY_LEXICON.id)).toEqual(learned);
  });

  it('keeps what another tab learns at the same time', async () => {
    const storage = fakeStorage();
    let meanwhile: string | undefined;
    const page = openPage({
      storage: {
        ...storage,
        // The other tab writes between the read and the first write of this one.
        replace: async (name, text) => {
          if (meanwhile === undefined) return storage.replace(name, text);
          storage.texts.set(name, meanwhile);
          meanwhile = undefined;
          return 'overtaken';
        },
      },
      world: { workersFor: clientOfSeveral(1).workersFor },
    });
    const { learnGame } = await learning(page);
    meanwhile = JSON.stringify([SMALL]);
    await learnGame(TINY_GAME, TINY_LEXICON, watch());
    const kept = JSON.parse(storage.texts.get('learned') ?? '[]') as LearnedGames;
    expect(kept.map(({ key }) => key)).toEqual([
      SMALL_KEY,
      learningKey(TINY_GAME, TINY_LEXICON.id),
    ]);
  });

  it('leaves nothing if it is cancelled', async () => {
    const page = pageThatLearns();
    const { learnGame } = await learning(page);
    const controller = new AbortController();
    const cancelled = { onProgress: () => controller.abort(), cancelled: controller.signal };
    expect(await learnGame(TINY_GAME, TINY_LEXICON, cancelled)).toBe('cancelled');
    expect(page.state().learnedOf).toBeUndefined();
    expect(page.storage.texts.has('learned')).toBe(false);
  });

  it('drops the game that was learned first if there are too many', async () => {
    const many = Array.from({ length: MAX_LEARNED_GAMES }, (_, number) => ({
      ...SMALL,
      key: `game ${number}`,
    }));
    const page = pageThatLearns({ learned: JSON.stringify(many) });
    const { learnGame } = await learning(page);
    await learnGame(TINY_GAME, TINY_LEXICON, watch());
    const kept = JSON.parse(page.storage.texts.get('learned') ?? '[]') as LearnedGames;
    expect(kept).toHaveLength(MAX_LEARNED_GAMES);
    expect(at(kept, 0).key).toBe('game 1');
    expect(at(kept, -1).key).toBe(learningKey(TINY_GAME, TINY_LEXICON.id));
  });

  it('forgets one game and keeps the others', async () => {
    const other = { ...SMALL, key: learningKey(TINY_GAME, TINY_LEXICON.id) };
    const page = pageThatLearns({ learned: JSON.stringify([SMALL, other]) });
    const { forgetGame } = await learning(page);
    await forgetGame(TINY_GAME, TINY_LEXICON);
    expect(JSON.parse(page.storage.texts.get('learned') ?? '[]')).toEqual([SMALL]);
    expect(page.state().learnedOf?.(TINY_GAME, TINY_LEXICON.id)).toBeUndefined();
    await forgetGame({ rules: scraebbkle, board: plainBoard(8, 8, 'b2') }, lexicon);
    expect(page.storage.texts.has('learned')).toBe(false);
  });
});

describe('a game that was learned', () => {
  it('is played by its leaves, from the first move of a computer', async () => {
    expect(leavesAsked(await opened(JSON.stringify([SMALL])))).toEqual(SMALL.leaves);
  });

  it.each([
    ['nothing was learned', undefined],
    ['another game was learned', JSON.stringify([{ ...SMALL, key: 'another' }])],
    ['the saved text is damaged', '[{"key":1}]'],
  ])('is played as usual if %s', async (_what, learned) => {
    expect(leavesAsked(await opened(learned))).toBeUndefined();
  });
});
