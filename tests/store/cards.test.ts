import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateOf, formatRecord, scraebbkle } from '../../src/engine';
import { type CardsPart, deckRules } from '../../src/store';
import { runs } from '../arbitraries/runs';
import { answeredAtOnce, settled } from '../support/fake-services';
import { afterResignation, moveOf } from '../support/games';
import {
  type FakeStorage,
  fakeStorage,
  openPage,
  PLAIN_DRAWS,
  replaceBy,
  smallGame,
  WORDS as GAME_WORDS,
} from '../support/page';
import { valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { browserWithDatabase } from '../support/tabs-with-database';

const WORDS = [
  'AT',
  'CAT',
  'ACT',
  'EAT',
  'TEA',
  'ATE',
  'ETA',
  'ON',
  'NO',
  'TON',
  'NOT',
  'ZOA',
  'ZZZ',
];
const GRADES = ['again', 'hard', 'good', 'easy'] as const;
const DAY = 24 * 60 * 60 * 1000;

/** A page with words to learn, whose clock the test moves. */
async function openCards(storage: FakeStorage = fakeStorage()) {
  let time = Date.UTC(2026, 0, 1);
  const page = openPage({ storage, world: { today: () => time } });
  await page.learn(WORDS);
  const part = await page.actions.loadCards();
  if (!part) throw new Error('The part is not there');
  await part.open();
  return {
    page,
    part,
    storage,
    shown: () => page.state().cards,
    asked: () => page.state().cards?.asked,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

type Cards = Awaited<ReturnType<typeof openCards>>;

/** All answers of the card that is asked, as one text. */
const solution = ({ asked }: Pick<Cards, 'asked'>): string => asked()?.answers.join(' ') ?? '';

/** Number of reviews by question, as another page finds them. */
async function reviewsIn(storage: FakeStorage): Promise<Readonly<Record<string, number>>> {
  const { part } = await openCards(fakeStorage(Object.fromEntries(storage.texts)));
  const [, ...lines] = (await part.csv()).trim().split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [kind, letters, , , , reviews] = line.split(',');
      return [`${kind} ${letters}`, Number(reviews)];
    }),
  );
}

describe('words to learn', () => {
  it.each([
    ['twos', { 'back-hooks A': 0, 'back-hooks N': 0, 'back-hooks O': 0 }],
    [
      'two-hooks',
      { 'back-hooks AT': 0, 'front-hooks AT': 0, 'back-hooks NO': 0, 'front-hooks ON': 0 },
    ],
    ['rare', { 'anagrams AOZ': 0 }],
  ] as const)('come from the deck %s', async (deck, expected) => {
    const { part, storage, shown } = await openCards();
    await part.addDeck(deck);
    expect(await reviewsIn(storage)).toEqual(expected);
    const count = Object.keys(expected).length;
    expect(shown()).toMatchObject({
      fresh: count,
      feedback: `${count} card${count > 1 ? 's' : ''} added.`,
    });
    await part.addDeck(deck);
    expect(shown()?.feedback).toBe('You have all of these already.');
  });

  it('come from decks for a full rack, even in a game with a short one', () => {
    const letters = scraebbkle.tileSet.letters.map((each) => ({ ...each, count: 0 }));
    const ending = { ...scraebbkle, rackSize: 3, tileSet: { ...scraebbkle.tileSet, letters } };
    expect(deckRules(ending)).toBe(scraebbkle);
    const own = { ...scraebbkle, rackSize: 9 };
    expect(deckRules(own)).toBe(own);
  });

  it('are asked, and answered by words in any order', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET' }));
    cards.part.start();
    expect(cards.asked()).toMatchObject({ answers: ['ATE', 'EAT', 'ETA', 'TEA'], found: [] });
    cards.part.answer('tea eta');
    expect(cards.shown()?.feedback).toBe('TEA and ETA: yes. 2 of 4 found.');
    cards.part.answer('tea');
    expect(cards.shown()?.feedback).toBe('You have TEA already. 2 of 4 found.');
    cards.part.answer('ate eat');
    expect(cards.shown()?.feedback).toBe('All 4 found.');
    expect(cards.asked()?.offers?.map(({ grade }) => grade)).toEqual(GRADES);
  });

  it('say whether a wrong answer is a word', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET' }));
    cards.part.start();
    cards.part.answer('tae eta cat act');
    expect(cards.shown()?.feedback).toBe(
      'ETA: yes. TAE isn’t in the list. CAT and ACT aren’t answers. 1 of 4 found.',
    );
  });

  it('are skipped if the list in use does not answer them', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a QXZ\na AET' }));
    cards.part.start();
    expect(cards.asked()?.question.letters).toBe('AET');
    const others = await openCards(fakeStorage({ cards: 'a QXZ' }));
    others.part.start();
    expect(others.shown()).toMatchObject({ asked: undefined });
    expect(others.shown()?.feedback).toContain('no answers');
  });

  it('come back when they are due, the longest due first', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET\na NOT' }));
    cards.part.start();
    for (const letters of ['AET', 'NOT']) {
      expect(cards.asked()?.question.letters).toBe(letters);
      cards.part.answer(solution(cards));
      await cards.part.grade('easy');
    }
    expect(cards.shown()).toMatchObject({ asked: undefined, due: 0, fresh: 0 });
    expect(cards.shown()?.feedback).toBe('2 cards done.');
    cards.wait(30 * DAY);
    await cards.part.open();
    expect(cards.shown()).toMatchObject({ due: 2 });
    cards.part.start();
    expect(cards.asked()?.question.letters).toBe('AET');
  });

  it('are counted again as time passes and other tabs answer them, but not for a card that is asked', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET\na NOT' }));
    const other = await openCards(cards.storage);
    for (const { part } of [cards, other]) part.start();
    for (const tab of [other, cards]) {
      tab.part.answer(solution(tab));
      await tab.part.grade('easy');
    }
    expect(cards.asked()?.question.letters).toBe('NOT');
    other.part.answer(solution(other));
    await other.part.grade('easy');
    await cards.part.count();
    expect(cards.asked()?.question.letters).toBe('NOT');
    expect(cards.shown()).toMatchObject({ due: 0, fresh: 1 });
    await cards.part.end();
    await cards.part.count();
    expect(cards.shown()).toMatchObject({ due: 0, fresh: 0 });
    cards.wait(30 * DAY);
    await cards.part.count();
    expect(cards.shown()).toMatchObject({ due: 2, fresh: 0 });
  });

  it.each([
    ['good', (part: CardsPart, all: string) => part.answer(all)],
    [
      'hard',
      (part: CardsPart, all: string) => {
        part.answer('at');
        part.answer(all);
      },
    ],
    [
      'hard',
      (part: CardsPart, all: string) => {
        part.hint();
        part.answer(all);
      },
    ],
    ['again', (part: CardsPart) => part.showAnswers()],
  ] as const)('are graded %s by the answer', async (grade, act) => {
    const cards = await openCards(fakeStorage({ cards: 'a AET' }));
    cards.part.start();
    act(cards.part, solution(cards));
    const wait = cards.asked()?.offers?.find((each) => each.grade === grade)?.wait ?? NaN;
    await settled();
    for (const [passed, due] of [
      [wait - 1000, 0],
      [1000, 1],
    ] as const) {
      cards.wait(passed);
      await cards.part.open();
      expect(cards.shown()?.due).toBe(due);
    }
  });

  it('take the grade that the player chooses instead', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET' }));
    cards.part.start();
    cards.part.showAnswers();
    const easy = cards.asked()?.offers?.find(({ grade }) => grade === 'easy')?.wait ?? NaN;
    await cards.part.grade('easy');
    cards.wait(easy - 1000);
    await cards.part.open();
    expect(cards.shown()?.due).toBe(0);
    cards.wait(2000);
    await cards.part.open();
    expect(cards.shown()?.due).toBe(1);
  });

  it('begin ten new cards in a session', async () => {
    const letters = [...'BCDEFGHIJKLMN'];
    const storage = fakeStorage({ cards: letters.map((each) => `b A${each}`).join('\n') });
    const page = openPage({ storage });
    await page.learn(letters.map((each) => `A${each}S`));
    const part = await page.actions.loadCards();
    await part?.open();
    part?.start();
    const asked = new Set<string>();
    while (page.state().cards?.asked && asked.size < letters.length) {
      asked.add(page.state().cards?.asked?.question.letters ?? '');
      part?.answer('s');
      await part?.grade('easy');
    }
    expect(asked.size).toBe(10);
    expect(page.state().cards?.feedback).toMatch(
      /^10 cards done\. .* Press Start for 3 new ones\.$/,
    );
  });

  it('can be removed', async () => {
    const cards = await openCards(fakeStorage({ cards: 'a AET\na NOT', cardAnswers: 'a AET' }));
    cards.part.start();
    await cards.part.remove();
    expect(cards.asked()?.question.letters).toBe('NOT');
    expect(Object.keys(await reviewsIn(cards.storage))).toEqual(['anagrams NOT']);
  });

  it('are saved as CSV that no spreadsheet runs', async () => {
    const cards = await openCards(
      fakeStorage({ cards: 'f =AT\na AET 1000 100 2.5 5 4 1 2 0 10\na NOT ?' }),
    );
    expect(await cards.part.csv()).toBe(
      'question,letters,due,stability,difficulty,reviews,lapses,last review\r\n' +
        "front-hooks,'=AT,,,,0,0,\r\n" +
        'anagrams,AET,1970-01-01T00:00:01.000Z,2.5,5,4,1,1970-01-01T00:00:00.100Z\r\n',
    );
  });

  it.each([
    [{ letters: 'aetno', shortest: 3 }, ['anagrams AET', 'anagrams NOT']],
    [{ pattern: '.on' }, ['front-hooks ON']],
    [{ pattern: 'no.' }, ['back-hooks NO']],
  ])('come from words that were looked up: %o', async (question, cards) => {
    const { page, part, storage } = await openCards();
    const search = { question, order: 'alphabet', values: [] } as const;
    const { words } = page.state();
    if (words.kind !== 'ready') throw new Error('The words are not there');
    const outcome = await page.actions.findWords(search, words.lexicon);
    if (outcome.kind !== 'answered' || !outcome.value.ok) throw new Error('Nothing was found');
    await part.learn(outcome.value.value, question);
    expect(await reviewsIn(storage)).toEqual(Object.fromEntries(cards.map((card) => [card, 0])));
  });
});

describe('a page that is killed', () => {
  /** A storage that saves nothing after a number of writes. */
  function dying(kept: Readonly<Record<string, string>>, writes: number): FakeStorage {
    const storage = fakeStorage(kept);
    let left = writes;
    const write = async (name: string, text: string): Promise<boolean> => {
      // A page that is killed gets no result of its last write.
      if (left-- <= 0) return new Promise(() => {});
      return storage.write(name, text);
    };
    return { ...storage, write, replace: replaceBy({ ...storage, write }) };
  }

  it('has lost no answer after which it showed the next card', async () => {
    const steps = fc.array(fc.record({ knows: fc.boolean(), grade: fc.constantFrom(...GRADES) }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(12), async (answers, writes) => {
        const cards = await openCards(
          dying({ cards: 'a AET\na NOT\na ACT\nf AT\nb AT\na NO' }, writes),
        );
        cards.part.start();
        const reviews: Record<string, number> = {};
        for (const { knows, grade } of answers) {
          const asked = cards.asked();
          if (!asked || asked.offers) break;
          if (knows) cards.part.answer(solution(cards));
          else cards.part.showAnswers();
          void cards.part.grade(grade);
          await settled();
          const isNextShown = cards.asked() !== undefined && !cards.asked()?.offers;
          const key = `${asked.question.kind} ${asked.question.letters}`;
          if (isNextShown) reviews[key] = (reviews[key] ?? 0) + 1;
        }
        expect(await reviewsIn(cards.storage)).toMatchObject(reviews);
      }),
      runs(60, 600),
    );
  });

  it('has all cards, wherever it was when it moved long answers to the others', async () => {
    const line = (index: number) =>
      `b A${'B'.repeat(1 + index)} 46655 1 2.5 5 ${index + 1} 0 2 0 10`;
    const answered = Array.from({ length: 200 }, (_, index) => line(index)).join('\n');
    const kept = { cards: 'a AET\na NOT', cardAnswers: answered };
    const before = await reviewsIn(fakeStorage(kept));
    expect(Object.keys(before)).toHaveLength(202);
    for (const writes of [0, 1, 2]) {
      const storage = dying(kept, writes);
      void openCards(storage);
      await settled();
      await settled();
      expect(await reviewsIn(storage)).toEqual(before);
      if (writes === 2) expect(storage.texts.get('cardAnswers')).toBe('');
    }
  });
});

describe('two tabs', () => {
  it('lose none of each other’s answers', async () => {
    const browser = browserWithDatabase();
    await browser.storage().write('cards', 'a NOT\na EAT\nb NO');
    const tabs = [await browser.open(), await browser.open()];
    const parts = await Promise.all(tabs.map(({ actions }) => actions.loadCards()));
    for (const part of parts) await part?.open();
    for (const [index, part] of parts.entries()) {
      part?.start();
      // The second tab goes one card further.
      for (let card = 0; card <= index; card++) {
        part?.showAnswers();
        await part?.grade('easy');
      }
    }
    const answered = (await browser.storage().read('cardAnswers')) ?? '';
    expect(answered.match(/NOT/g)?.length).toBeGreaterThanOrEqual(2);
    const again = await (await browser.open()).actions.loadCards();
    await again?.open();
    expect((await again?.csv())?.match(/,1,/g)).toHaveLength(2);
  });
});

describe('words missed in a game', () => {
  /** Reviews a game in which the person passes and the computer plays NO; each turn costs some points. */
  async function reviewed(lost: number, best: string) {
    const page = openPage({
      world: {
        reviewTurn: ({ turn }) =>
          answeredAtOnce({
            ...turn,
            made: candidateOf(turn.seen, turn.move),
            best: [candidateOf(turn.seen, { move: moveOf(best), score: lost })],
            lost,
            reasons: [],
            isCut: false,
            luck: 0,
          }),
      },
    });
    const seats = { seats: seatsOf('human', 'computer') };
    const game = afterResignation(smallGame(PLAIN_DRAWS, seats, ',', ','));
    await page.learn(GAME_WORDS);
    valueOf(await page.actions.importRecord(formatRecord(game.record)));
    await settled();
    await page.actions.startReview(false);
    await settled();
    return page;
  }

  it('are offered after a review, and learned once they are added', async () => {
    const page = await reviewed(20, 'TON,2b');
    const part = await page.actions.loadCards();
    await part?.open();
    expect(page.state().cards).toMatchObject({ missed: 1, chosen: 0 });
    await part?.addMissed();
    expect(page.state().cards).toMatchObject({ missed: 0, fresh: 1, feedback: '1 card added.' });
  });

  it('are not offered for a turn that cost hardly anything', async () => {
    const page = await reviewed(1, 'TON,2b');
    await (await page.actions.loadCards())?.open();
    expect(page.state().cards).toMatchObject({ missed: 0 });
  });
});
