import * as v from 'valibot';
import type { LibraryStorage } from './library-storage';

const time = v.pipe(v.number(), v.safeInteger());

const agesSchema = v.object({
  /** When the bin was looked at last, by the clock of the device. */
  seen: time,
  /** How long each deletion has been in the bin, by when it was put down. */
  ages: v.record(v.string(), v.pipe(time, v.minValue(0))),
});

type Ages = v.InferOutput<typeof agesSchema>;

/** Most that a deletion ages from one look at the bin to the next, in milliseconds. */
const MAX_AGEING_MS = 24 * 60 * 60 * 1000;

function parseAges(text: string | undefined): Ages | undefined {
  try {
    const checked = v.safeParse(agesSchema, JSON.parse(text ?? ''));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How long deletions have been in the bin, in milliseconds. A clock may be put forward and set right again, so
 * no deletion ages by more than a day from one look at the bin to the next, nor by a clock that went back:
 * each wrong time counts for a day at most, and days on which the page was not open may not count at all.
 */
export async function readAges(
  storage: LibraryStorage,
  now: number,
  deletions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const text = await storage.read('bin');
  const { seen, ages } = parseAges(text) ?? { seen: now, ages: {} };
  const passed = Math.min(MAX_AGEING_MS, Math.max(0, now - seen));
  const grown = deletions.map((deleted) => {
    const age = ages[deleted];
    return [deleted, age === undefined ? 0 : age + passed] as const;
  });
  const next = JSON.stringify({ seen: now, ages: Object.fromEntries(grown) });
  if (deletions.length === 0) {
    if (text !== undefined) await storage.remove('bin');
  } else if (next !== text) await storage.write('bin', next);
  return new Map(grown);
}
