import * as v from 'valibot';
import {
  DIRECTIONS,
  parseSquareName,
  squareName,
  type Tile,
  type View,
  parseJson,
} from '../engine';
import type { TableSnapshot } from '../table';
import { type Draft, freshDraft, isSound, type Spot } from './draft/draft';
import { endExchange, type ScreenState } from './state';

const NO_SEAT = -1;

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const short = v.pipe(v.string(), v.maxLength(200));

const savedScreenSchema = v.object({
  recordId: short,
  /** Other players of the game do not get this screen. */
  viewer: v.pipe(v.number(), v.integer(), v.minValue(NO_SEAT), v.maxValue(100)),
  /** Where the tile of each slot is: a position of the rack, or a square with a blank's letter. */
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
  /** Number of turns shown; null if all are. */
  shown: v.nullable(index),
  running: v.boolean(),
  /** Whether a report of this player's move waits to be dismissed. */
  reporting: v.optional(v.boolean(), false),
  /** The heading of a game that a link brought, which may name all its players. */
  headline: v.optional(v.pipe(v.string(), v.maxLength(1000))),
});

/** A player's state besides the record: draft, text of the move box, cursor, turn shown, pause, report, heading. */
export type SavedScreen = v.InferOutput<typeof savedScreenSchema>;

/** The player whose rack a screen shows; undefined while it passes from one player to another. */
function ownerOf({ viewer }: View): number | undefined {
  if (viewer === 'nobody') return undefined;
  return viewer === 'everyone' ? NO_SEAT : viewer;
}

/** Whether a saved screen is that of the player who now sees the table. */
export const isSavedAt = (savedScreen: SavedScreen, { recordId, view }: TableSnapshot): boolean =>
  savedScreen.recordId === recordId && savedScreen.viewer === ownerOf(view);

/** Formats a player's state; undefined without a game, or while no player may look. */
export function formatSavedScreen(state: ScreenState): string | undefined {
  const { table, draft, typed, cursor, playback } = { ...state, ...endExchange(state) };
  const viewer = table && ownerOf(table.view);
  if (!table || viewer === undefined) return undefined;
  const savedScreen: SavedScreen = {
    recordId: table.recordId,
    viewer,
    spots: draft.spots.map((spot) =>
      spot.kind === 'rack'
        ? { position: spot.position }
        : { square: squareName(spot.square), letter: spot.letter ?? null, home: spot.home },
    ),
    order: [...draft.order],
    typed: typed ?? null,
    cursor: cursor ? { square: squareName(cursor.square), direction: cursor.direction } : null,
    shown: table.turnsShown < table.turns ? table.turnsShown : null,
    running: table.running,
    reporting: table.isReporting,
    headline: playback?.recordId === table.recordId ? playback.headline : undefined,
  };
  return JSON.stringify(savedScreen);
}

export const parseSavedScreen = (text: string | undefined): SavedScreen | undefined =>
  parseJson(savedScreenSchema, text);

type SavedSpot = SavedScreen['spots'][number];

function spotOf(spot: SavedSpot): Spot | undefined {
  if ('position' in spot) return { kind: 'rack', position: spot.position };
  const square = parseSquareName(spot.square);
  return square && { kind: 'board', square, letter: spot.letter ?? undefined, home: spot.home };
}

/**
 * The draft of a saved screen. A text that puts one tile in two places, or two tiles in one, is rejected: all tiles
 * return to the rack.
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
