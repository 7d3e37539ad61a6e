import type { PuzzleKind } from '../../engine';
import type { SaveService } from '../save-service';
import { updateText } from '../update-text';
import { type DayResult, NO_PUZZLES, type PuzzleRecord, withDay, withEndless } from './record';
import { withPuzzles } from './record-file';

/** Reads and saves what the player has solved, together with what other tabs have saved since. */
export function createRecordKeeper({ library }: Pick<SaveService, 'library'>) {
  let record: PuzzleRecord = NO_PUZZLES;

  function keep(next: PuzzleRecord): PuzzleRecord {
    record = next;
    void updateText(library, 'puzzles', (kept) => {
      const joined = withPuzzles(kept, next);
      return joined && JSON.stringify(joined);
    });
    return next;
  }

  return {
    read: async (): Promise<PuzzleRecord> => {
      const kept = await library.read('puzzles');
      record = withPuzzles(kept, record) ?? record;
      return record;
    },
    /** Saves the result of a day; returns the record with it. */
    setDay: (day: number, result: DayResult): PuzzleRecord => keep(withDay(record, day, result)),
    /** Counts an endless puzzle; returns the record with it. */
    addEndless: (kind: PuzzleKind, stars: number): PuzzleRecord =>
      keep(withEndless(record, kind, stars)),
  };
}
