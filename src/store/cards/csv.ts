import { csvText } from '../../messages';
import type { WordCards } from './card-text';

const HEADS = [
  'question',
  'letters',
  'due',
  'stability',
  'difficulty',
  'reviews',
  'lapses',
  'last review',
];

const timeText = (time: number): string => new Date(time).toISOString();

/** The chosen cards as a CSV file; times are in UTC, and empty for a card that was never asked. */
export function cardsCsv(cards: WordCards): string {
  const lines: string[][] = [HEADS];
  for (const { question, schedule } of cards.values()) {
    if (schedule === 'missed') continue;
    const { kind, letters } = question;
    const facts =
      schedule === 'new'
        ? ['', '', '', 0, 0, '']
        : [
            timeText(schedule.due),
            schedule.stability,
            schedule.difficulty,
            schedule.reps,
            schedule.lapses,
            timeText(schedule.lastReview),
          ];
    lines.push([kind, letters, ...facts.map(String)]);
  }
  return csvText(lines);
}
