import * as v from 'valibot';
import {
  type GameFigures,
  gameFiguresSchema,
  MAX_COUNT,
  MAX_LENGTH,
  parseJson,
} from '../../engine';
import { REVIEW, reviewName } from '../kept-names';
import type { LibraryStorage } from '../services';

/** Maximum number of reviews that are kept. */
const MAX_KEPT_REVIEWS = 5000;

/** The review of a game is kept until the game has other events, or its words are others. */
interface ReviewKey {
  /** Number of events of the record. */
  readonly events: number;
  /** Id of the lexicon by which its moves were reviewed. */
  readonly words: string;
}

interface KeptReview extends ReviewKey {
  readonly turns: GameFigures;
}

/** To be raised when reviews judge differently than before; then games are reviewed again. */
const VERSION = 4;

const keptReviewSchema: v.GenericSchema<unknown, KeptReview> = v.object({
  version: v.literal(VERSION),
  events: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT.events)),
  words: v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)),
  turns: gameFiguresSchema,
});

/** The review of the game with this record id; undefined if there is none that can be read. */
export const readReview = async (
  { read }: Pick<LibraryStorage, 'read'>,
  id: string,
): Promise<KeptReview | undefined> => parseJson(keptReviewSchema, await read(reviewName(id)));

export const keepReview = (
  { write }: Pick<LibraryStorage, 'write'>,
  id: string,
  review: KeptReview,
): Promise<boolean> => write(reviewName(id), JSON.stringify({ version: VERSION, ...review }));

/** Removes reviews if there are too many: first those of games other than `wanted`, given by their record ids. */
export async function limitReviews(
  { names, remove }: Pick<LibraryStorage, 'names' | 'remove'>,
  wanted: ReadonlySet<string>,
): Promise<void> {
  const kept = await names(REVIEW);
  if (kept.length <= MAX_KEPT_REVIEWS) return;
  const isWanted = (name: string): boolean => wanted.has(name.slice(REVIEW.length));
  const byWish = kept.toSorted((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  for (const name of byWish.slice(MAX_KEPT_REVIEWS)) await remove(name);
}

const chosenSchema = v.array(v.pipe(v.string(), v.maxLength(MAX_LENGTH.id)));

/** Record ids of the games whose review was under way, by the text kept about it. */
export const parseChosen = (text: string | undefined): readonly string[] =>
  parseJson(chosenSchema, text) ?? [];
