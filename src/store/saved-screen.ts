import * as v from 'valibot';
import { DIRECTIONS, parseSquareName, squareName, type Tile, type View } from '../engine';
import type { TableSnapshot } from '../table';
import { type Draft, freshDraft, isSound, type Spot } from './draft/draft';
import type { ScreenState } from './state';

/**
 * What a player has in hand besides the record: draft, text of the move box, cursor, the turn that
 * is looked at, pause, report.
 */
export interface SavedScreen {
  readonly recordId: string;
  /** Whose screen this is; another player of the same game does not get it. */
  readonly viewer: number;
  /** Where the tile of each slot lies: a position of the rack, or a square and a blank's letter. */
  readonly spots: readonly (
    | { readonly position: number }
    | { readonly square: string; readonly letter: string | null; readonly home: number }
  )[];
  readonly order: readonly number[];
  readonly typed: string | null;
  readonly cursor: { readonly square: string; readonly direction: 'across' | 'down' } | null;
  /** How many turns are shown where not all of them are. */
  readonly shown: number | null;
  readonly running: boolean;
  /** Whether a report of this player's move waits to be ended. */
  readonly reporting: boolean;
}

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const short = v.pipe(v.string(), v.maxLength(200));

const savedScreenSchema: v.GenericSchema<unknown, SavedScreen> = v.object({
  recordId: short,
  viewer: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100)),
  spots: v.pipe(
    v.array(
      v.union([
        v.object({ position: index }),
        v.object({ square: short, letter: v.nullable(short), home: index }),
      ]),
    ),
    v.maxLength(1000),
  ),
  order: v.pipe(v.array(index), v.maxLength(1000)),
  typed: v.nullable(short),
  cursor: v.nullable(v.object({ square: short, direction: v.picklist(DIRECTIONS) })),
  shown: v.nullable(index),
  running: v.boolean(),
  reporting: v.optional(v.boolean(), false),
});

/** Stands for a screen on which nobody has tiles of their own. */
const NO_SEAT = -1;

/** Whose rack a screen shows; nobody's while it passes from one player to another. */
function ownerOf({ viewer }: View): number | undefined {
  if (viewer === 'nobody') return undefined;
  return viewer === 'everyone' ? NO_SEAT : viewer;
}

/** Whether a saved screen is that of the player to whom a table shows itself. */
export const isSavedAt = (savedScreen: SavedScreen, { recordId, view }: TableSnapshot): boolean =>
  savedScreen.recordId === recordId && savedScreen.viewer === ownerOf(view);

/** What a player has in hand, as text; undefined where there is no game, or nobody may look. */
export function formatSavedScreen(state: ScreenState): string | undefined {
  const { table, draft, typed, cursor } = state;
  const viewer = table && ownerOf(table.view);
  if (!table || viewer === undefined) return undefined;
  const savedScreen: SavedScreen = {
    recordId: table.recordId,
    viewer,
    spots: draft.spots.map((spot) =>
      spot.kind === 'rack'
        ? { position: spot.position }
        : {
            square: squareName(spot.square),
            letter: spot.letter ?? null,
            home: spot.home,
          },
    ),
    order: draft.order,
    typed: typed ?? null,
    cursor: cursor ? { square: squareName(cursor.square), direction: cursor.direction } : null,
    shown: table.turnsShown < table.turns ? table.turnsShown : null,
    running: table.running,
    reporting: table.isReporting,
  };
  return JSON.stringify(savedScreen);
}

/** Reads a saved screen; undefined for any other text. */
export function parseSavedScreen(text: string | undefined): SavedScreen | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(savedScreenSchema, JSON.parse(text), { abortEarly: true });
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

type SavedSpot = SavedScreen['spots'][number];

function spotOf(spot: SavedSpot): Spot | undefined {
  if ('position' in spot) return { kind: 'rack', position: spot.position };
  const square = parseSquareName(spot.square);
  return square && { kind: 'board', square, letter: spot.letter ?? undefined, home: spot.home };
}

/**
 * The draft of a saved screen. A text that puts a tile in two places, or two tiles in one, is not believed:
 * then every tile is on the rack.
 */
export function draftOfSaved(
  savedScreen: SavedScreen,
  tiles: readonly Tile[],
  rackSize: number,
): Draft {
  const fresh = freshDraft(tiles, rackSize);
  const spots = savedScreen.spots.map(spotOf);
  const known = spots.filter((spot) => spot !== undefined);
  const draft = { ...fresh, spots: known, order: savedScreen.order };
  return known.length === tiles.length && isSound(draft) ? draft : fresh;
}
