import * as fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/arbitraries/runs';
import { formatCard, keyOf, parseCards, type WordCard } from './card-text';
import { type Grade, GRADES, reviewed } from './scheduling';

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>;

const START = Date.UTC(2026, 0, 1);

/** Answers with the time since the one before, from a moment to a year. */
const answers = fc.array(
  fc.record({
    grade: fc.constantFrom(...GRADES),
    pause: fc.oneof(fc.integer({ min: 1, max: 3_600_000 }), fc.integer({ min: 1, max: 31_536e6 })),
  }),
  { minLength: 1, maxLength: 30 },
);

it('a card that is kept as a line is scheduled as FSRS schedules its own', () => {
  const scheduler = fsrs({ enable_fuzz: false });
  const question = { kind: 'anagrams', letters: 'AEINRST' } as const;
  fc.assert(
    fc.property(answers, (given) => {
      let now = START;
      let theirs = createEmptyCard(now);
      let ours: WordCard = { question, schedule: 'new' };
      for (const { grade, pause } of given) {
        now += pause;
        theirs = scheduler.next(theirs, now, RATINGS[grade]).card;
        const written = formatCard({ question, schedule: reviewed(ours.schedule, grade, now) });
        const read = parseCards(written).get(keyOf(question));
        expect(read?.schedule).toEqual({
          due: theirs.due.getTime(),
          lastReview: now,
          stability: theirs.stability,
          difficulty: theirs.difficulty,
          reps: theirs.reps,
          lapses: theirs.lapses,
          state: theirs.state,
          learningStep: theirs.learning_steps,
          scheduledDays: theirs.scheduled_days,
        });
        if (read) ours = read;
      }
    }),
    runs(200, 2000),
  );
});

it('a clock that was set back counts as standing still', () => {
  const first = reviewed('new', 'good', START);
  const second = reviewed(first, 'good', START - 1e9);
  expect(second.lastReview).toBe(START + 1);
  expect(second.due).toBeGreaterThan(START);
});
