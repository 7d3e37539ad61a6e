import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type DailyEntry,
  formatDailyEntry,
  parseDailyList,
  type PuzzleBoard,
} from '../../src/engine';
import { valueOf } from '../players/ground';

const FIRST_DAY = '2026-11-02';

export type FoundEntry = Omit<DailyEntry, 'number' | 'lexiconId'>;

/** The words and boards that puzzles are made for. */
export interface ListSection {
  readonly lexiconId: string;
  readonly boards: readonly PuzzleBoard[];
}

/** Reads a list, with a section at its end: puzzles for other words or boards stay in theirs. */
function openList(path: string, { lexiconId, boards }: ListSection): string {
  const names = boards.map(({ game, file }) => `${game}/${file}`);
  const section = `words ${lexiconId}\nboards ${names.join(' ')}\n`;
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // The last line has no end if the program was stopped while it wrote.
  const lines = kept.slice(0, kept.lastIndexOf('\n') + 1);
  const text = lines === '' ? `ScraeBBKle puzzles 1 ${FIRST_DAY}\n` : lines;
  const latest = text.lastIndexOf('words ');
  const opened = latest >= 0 && text.startsWith(section, latest) ? text : `${text}${section}`;
  writeFileSync(path, opened);
  return opened;
}

/** Number of lines of a list without puzzles. */
const EMPTY_LINES = 4;

/**
 * Appends puzzles to a list until it has `count`; `find` returns the puzzle of a number, the same each time. It can be
 * stopped at any time, and resumes from there.
 */
export function extendList(
  path: string,
  section: ListSection,
  count: number,
  find: (number: number) => FoundEntry,
): void {
  const text = openList(path, section);
  const isNew = text.split('\n').length === EMPTY_LINES;
  const made = isNew ? 0 : valueOf(parseDailyList(text)).entries.length;
  for (let number = made + 1; number <= count; number++) {
    appendFileSync(path, `${formatDailyEntry(section.boards, find(number))}\n`);
  }
}
