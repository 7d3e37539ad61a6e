import { type Card, createEmptyCard, fsrs, type Grade as FsrsGrade, Rating, State } from 'ts-fsrs';
import type { Schedule, WordCard } from './card-text';

/** How well a card was remembered, worst first. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

const RATINGS: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** Without random variation of the intervals, so that a schedule depends on the answers only. */
const scheduler = fsrs({ enable_fuzz: false });

const cardOf = (schedule: WordCard['schedule'], now: number): Card =>
  typeof schedule === 'string'
    ? createEmptyCard(now)
    : {
        due: new Date(schedule.due),
        last_review: new Date(schedule.lastReview),
        stability: schedule.stability,
        difficulty: schedule.difficulty,
        // The scheduler derives it from the last review.
        elapsed_days: 0,
        scheduled_days: schedule.scheduledDays,
        learning_steps: schedule.learningStep,
        reps: schedule.reps,
        lapses: schedule.lapses,
        state: schedule.state,
      };

/** The schedule after a review at a time, in ms since 1970. A clock that was set back counts as standing still. */
export function reviewed(before: WordCard['schedule'], grade: Grade, today: number): Schedule {
  const now = typeof before === 'string' ? today : Math.max(today, before.lastReview + 1);
  const { card } = scheduler.next(cardOf(before, now), now, RATINGS[grade]);
  return {
    due: card.due.getTime(),
    lastReview: now,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    learningStep: card.learning_steps,
    scheduledDays: card.scheduled_days,
  };
}

/** Whether a card is still being learned: it comes back within minutes. */
export const isLearning = ({ state }: Pick<Schedule, 'state'>): boolean =>
  State[state] !== 'Review';
