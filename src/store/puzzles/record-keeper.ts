import type { PuzzleKind } from '../../engine';
import type { SaveService } from '../save-service';
import { updateText } from '../update-text';
import {
  type DayResult,
  mergePuzzleRecords,
  NO_PUZZLES,
  type PuzzleRecord,
  withDay,
  withEndless,
} from './record';
import { withPuzzles } from './record-file';

/** Reads and saves what the player has solved, together with what other tabs save meanwhile. */
export function createRecordKeeper({ library }: Pick<SaveService, 'library'>, newId: () => string) {
  let record: PuzzleRecord = NO_PUZZLES;
  let device = newId();

  /** Makes a change in the record of this page, and in the saved one, in which another tab may have counted. */
  function keep(change: (before: PuzzleRecord) => PuzzleRecord): PuzzleRecord {
    const before = record;
    record = change(before);
    void updateText(library, 'puzzles', (kept) => {
      const joined = withPuzzles(kept, before);
      return joined && JSON.stringify(change(joined));
    });
    return record;
  }

  return {
    read: async (): Promise<PuzzleRecord> => {
      await updateText(library, 'device', (kept) => kept ?? device);
      device = (await library.read('device')) ?? device;
      record = withPuzzles(await library.read('puzzles'), record) ?? record;
      return record;
    },
    /** Saves the result of a day; returns the record with it. */
    setDay: (day: number, result: DayResult): PuzzleRecord =>
      keep((before) => mergePuzzleRecords(before, withDay(NO_PUZZLES, day, result))),
    /** Counts an endless puzzle; returns the record with it. */
    addEndless: (kind: PuzzleKind, stars: number): PuzzleRecord =>
      keep((before) => withEndless(before, device, { kind, stars })),
  };
}
