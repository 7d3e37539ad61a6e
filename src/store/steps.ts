import {
  parseRecordSteps,
  type RecordFileError,
  type Result,
  type Steps,
  type Timeline,
} from '../engine';
import { type LibraryName, titleName } from './kept-names';

interface SlowStorage {
  readonly read: (name: LibraryName) => Promise<unknown>;
}

/**
 * Lets the page render and respond. A storage read resolves in a new task, and browsers do not throttle it as they
 * do timers.
 */
export const pause = async ({ read }: SlowStorage): Promise<void> => {
  await read(titleName(''));
};

/** Runs steps to their result; the page can render and respond between them. */
export async function runInSteps<T>(steps: Steps<T>, storage: SlowStorage): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(storage);
  }
}

/** Parses a record in steps, without checking its words. */
export const parseInSteps = (
  record: string,
  storage: SlowStorage,
): Promise<Result<Timeline, RecordFileError>> =>
  runInSteps(parseRecordSteps(record, undefined), storage);
