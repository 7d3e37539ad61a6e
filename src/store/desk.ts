import * as v from 'valibot';
import { DIRECTIONS, parseSquareName, squareName } from '../engine';
import { type Draft, freshDraft, nameBlank, toRack, toSquare } from './draft/draft';
import type { ScreenState } from './state';

/** What a player has in hand besides the record: draft, text of the move box, cursor, pause. */
export interface Desk {
  readonly recordId: string;
  /** Whose desk this is; another player of the same game does not get it. */
  readonly viewer: number;
  /** Where the tile of each slot lies: a position of the rack, or a square and a blank's letter. */
  readonly spots: readonly (
    | { readonly position: number }
    | { readonly square: string; readonly letter: string | null }
  )[];
  readonly order: readonly number[];
  readonly typed: string | null;
  readonly cursor: { readonly square: string; readonly direction: 'across' | 'down' } | null;
  readonly running: boolean;
}

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const short = v.pipe(v.string(), v.maxLength(200));

const deskSchema: v.GenericSchema<unknown, Desk> = v.object({
  recordId: short,
  viewer: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(100)),
  spots: v.pipe(
    v.array(
      v.union([
        v.object({ position: index }),
        v.object({ square: short, letter: v.nullable(short) }),
      ]),
    ),
    v.maxLength(1000),
  ),
  order: v.pipe(v.array(index), v.maxLength(1000)),
  typed: v.nullable(short),
  cursor: v.nullable(v.object({ square: short, direction: v.picklist(DIRECTIONS) })),
  running: v.boolean(),
});

/** Stands for a screen that no single player looks at. */
const NOBODY = -1;

/** The desk of a screen, as text; undefined where there is no game. */
export function formatDesk(state: ScreenState): string | undefined {
  const { table, draft, typed, cursor } = state;
  if (!table) return undefined;
  const { viewer } = table.view;
  const desk: Desk = {
    recordId: table.recordId,
    viewer: typeof viewer === 'number' ? viewer : NOBODY,
    spots: draft.spots.map((spot) =>
      spot.kind === 'rack'
        ? { position: spot.position }
        : { square: squareName(spot.square), letter: spot.letter ?? null },
    ),
    order: draft.order,
    typed: typed ?? null,
    cursor: cursor ? { square: squareName(cursor.square), direction: cursor.direction } : null,
    running: table.running,
  };
  return JSON.stringify(desk);
}

/** Reads a desk; undefined for anything that is none. */
export function parseDesk(text: string | undefined): Desk | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(deskSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The draft of a desk, made again by the moves that a hand could make: whatever the text says, no
 * tile ends up in two places.
 */
export function draftOfDesk(desk: Desk, tiles: Draft['tiles'], rackSize: number): Draft {
  let draft = freshDraft(tiles, rackSize);
  for (const slot of desk.order) {
    const spot = desk.spots[slot];
    const square = spot && 'square' in spot ? parseSquareName(spot.square) : undefined;
    if (!spot || !('square' in spot) || !square || !draft.tiles[slot]) continue;
    draft = toSquare(draft, slot, square);
    if (spot.letter !== null) draft = nameBlank(draft, slot, spot.letter);
  }
  const positioned = desk.spots.flatMap((spot, slot) =>
    'position' in spot ? [{ slot, position: spot.position }] : [],
  );
  for (const { slot, position } of positioned.toSorted((a, b) => a.position - b.position)) {
    if (draft.spots[slot]?.kind === 'rack') draft = toRack(draft, slot, position);
  }
  return draft;
}
