import * as v from 'valibot';
import type { LibraryStorage } from '../services';

const time = v.pipe(v.number(), v.safeInteger());

const agesSchema = v.object({
  /** When the bin was last read, by the device clock. */
  seen: time,
  /** By time of deletion, in ms. */
  ages: v.record(v.string(), v.pipe(time, v.minValue(0))),
});

type Ages = v.InferOutput<typeof agesSchema>;

/** Maximum age that a deletion gains from one read of the bin to the next. */
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
 * How long deletions have been in the bin, in ms. A clock may be set forward and corrected again. So no deletion
 * ages by more than a day from one read of the bin to the next, and none ages by a clock that was set back. Each
 * wrong time counts for at most a day, and days on which the page was not open may not count at all.
 */
export async function updateAges(
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
