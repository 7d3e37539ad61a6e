import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSquares,
  type BoardState,
  isFree,
  type Letter,
  type PlacedTile,
  scraebbkle,
  squareName,
  type Tile,
  tileText,
  withTiles,
} from '../../engine';
import { type Draft, freshDraft, recall, reconcile, returnToRack } from './draft';
import { moveToRack, moveToSquare, nameBlank, shuffle, sortRack } from './rearrange';
import { runs } from '../../../tests/arbitraries/runs';
import { plainBoard } from '../../../tests/support/pictures';

const RACK_SIZE = 5;
const board = plainBoard(3, 3);
const squares = allSquares(board);
const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

const tiles: Arbitrary<Tile> = fc.oneof(
  fc.constantFrom(...LETTERS).map((letter): Tile => ({ kind: 'letter', letter })),
  fc.constant<Tile>({ kind: 'blank' }),
);
const racks = fc.array(tiles, { maxLength: RACK_SIZE, size: 'max' });
const slots = fc.nat(RACK_SIZE - 1);
const positions = fc.nat(RACK_SIZE - 1);
const squareNumbers = fc.nat(squares.length - 1);
const letters = fc.constantFrom(...LETTERS);

/** Anything that a pointer, a key or another player can do to a draft. */
type Gesture =
  | { readonly kind: 'to-square'; readonly slot: number; readonly square: number }
  | { readonly kind: 'to-rack'; readonly slot: number; readonly position: number }
  | { readonly kind: 'name'; readonly slot: number; readonly letter: Letter }
  | { readonly kind: 'take-back'; readonly slot: number }
  | { readonly kind: 'recall' | 'sort' }
  | { readonly kind: 'shuffle'; readonly picks: readonly number[] }
  | {
      /** Another player has moved: tiles on the board, and perhaps another rack. */
      readonly kind: 'moved';
      readonly covered: readonly number[];
      readonly rack: readonly Tile[] | undefined;
    };

const moved: Arbitrary<Extract<Gesture, { kind: 'moved' }>> = fc.record({
  kind: fc.constant('moved'),
  covered: fc.array(squareNumbers, { maxLength: 2 }),
  rack: fc.option(racks, { nil: undefined, freq: 1 }),
});

const gestures: Arbitrary<Gesture> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('to-square' as const),
      slot: slots,
      square: squareNumbers,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('to-rack' as const),
      slot: slots,
      position: positions,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('name' as const), slot: slots, letter: letters }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take-back' as const), slot: slots }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('recall' as const, 'sort' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('shuffle' as const),
      picks: fc.array(fc.nat(99), { minLength: RACK_SIZE, maxLength: RACK_SIZE }),
    }),
  },
  { weight: 1, arbitrary: moved },
);

interface DraftOnField {
  readonly draft: Draft;
  readonly field: BoardState;
}

function afterMove(
  { draft, field }: DraftOnField,
  move: Extract<Gesture, { kind: 'moved' }>,
): DraftOnField {
  const tile: PlacedTile = { kind: 'letter', letter: 'A' };
  const laid = move.covered.flatMap((number) => {
    const square = squares[number];
    return square ? [{ square, tile }] : [];
  });
  const after = withTiles(field, laid);
  return { field: after, draft: reconcile(draft, move.rack ?? draft.tiles, RACK_SIZE, after) };
}

function afterGesture(drafted: DraftOnField, gesture: Gesture): DraftOnField {
  const { draft, field } = drafted;
  const withDraft = (next: Draft): DraftOnField => ({ field, draft: next });
  switch (gesture.kind) {
    case 'to-square': {
      const square = squares[gesture.square];
      return square && isFree(field, square)
        ? withDraft(moveToSquare(draft, gesture.slot, square))
        : drafted;
    }
    case 'to-rack':
      return withDraft(moveToRack(draft, gesture.slot, gesture.position));
    case 'name':
      return withDraft(nameBlank(draft, gesture.slot, gesture.letter));
    case 'take-back':
      return withDraft(returnToRack(draft, gesture.slot));
    case 'recall':
      return withDraft(recall(draft));
    case 'sort':
      return withDraft(sortRack(draft, scraebbkle.tileSet));
    case 'shuffle': {
      const picks = [...gesture.picks];
      return withDraft(shuffle(draft, (bound) => (picks.shift() ?? 0) % bound));
    }
    case 'moved':
      return afterMove(drafted, gesture);
  }
}

const drafts: Arbitrary<DraftOnField> = fc
  .tuple(racks, fc.array(gestures, { maxLength: 25, size: 'max' }))
  .map(([rack, steps]) =>
    steps.reduce(afterGesture, {
      draft: freshDraft(rack, RACK_SIZE),
      field: { board, grid: squares.map(() => ({ kind: 'empty' })) },
    }),
  );

function spotOf({ spots }: Draft, slot: number): string {
  const spot = spots[slot];
  if (!spot) return 'nowhere';
  if (spot.kind === 'rack') return `position ${spot.position}`;
  return `${squareName(spot.square)} ${spot.letter ?? ''}`;
}

/** Where the tile of a slot is, without the letter of a blank. */
const placeOf = (draft: Draft, slot: number): string => {
  const spot = draft.spots[slot];
  return spot?.kind === 'board' ? squareName(spot.square) : spotOf(draft, slot);
};

const slotsOf = (draft: Draft): readonly number[] => [...draft.tiles.keys()];
const onBoard = (draft: Draft): readonly number[] =>
  slotsOf(draft).filter((slot) => draft.spots[slot]?.kind === 'board');
const faces = (draft: Draft): string => draft.tiles.map(tileText).join('');

/** Invariants of every draft. */
function expectSound({ draft, field }: DraftOnField): void {
  expect(draft.spots).toHaveLength(draft.tiles.length);
  const places = slotsOf(draft).map((slot) => placeOf(draft, slot));
  expect(new Set(places).size).toBe(places.length);
  for (const spot of draft.spots) {
    if (spot.kind === 'board') expect(isFree(field, spot.square)).toBe(true);
    else expect(spot.position >= 0 && spot.position < draft.positions).toBe(true);
  }
  expect(draft.positions).toBe(Math.max(RACK_SIZE, draft.tiles.length));
  expect(draft.order.toSorted((a, b) => a - b)).toEqual(onBoard(draft));
}

describe('a tile', () => {
  const seen = { swapped: 0, covered: 0, named: 0, laid: 0 };

  it('is in exactly one place after any gesture', () => {
    fc.assert(
      fc.property(drafts, fc.oneof(gestures, moved), (drafted, gesture) => {
        expectSound(drafted);
        const next = afterGesture(drafted, gesture);
        expectSound(next);
        const isSwap =
          gesture.kind === 'to-square' &&
          onBoard(drafted.draft).length === onBoard(next.draft).length &&
          drafted.draft !== next.draft;
        seen.swapped += Number(isSwap);
        seen.covered += Number(
          gesture.kind === 'moved' &&
            gesture.rack === undefined &&
            onBoard(next.draft).length < onBoard(drafted.draft).length,
        );
        seen.named += next.draft.spots.filter(
          (spot) => spot.kind === 'board' && spot.letter !== undefined,
        ).length;
        seen.laid += onBoard(next.draft).length;
      }),
      runs(1500),
    );
  });

  it('was swapped, covered, named and placed in many of the cases', () => {
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(25);
  });

  it('keeps its face and its slot in any gesture of its player', () => {
    fc.assert(
      fc.property(drafts, gestures, (drafted, gesture) => {
        fc.pre(gesture.kind !== 'moved');
        expect(faces(afterGesture(drafted, gesture).draft)).toBe(faces(drafted.draft));
      }),
      runs(300, 1000),
    );
  });

  it('returns to the rack on recall', () => {
    fc.assert(
      fc.property(drafts, ({ draft, field }) => {
        const back = recall(draft);
        expectSound({ draft: back, field });
        expect(back.order).toEqual([]);
        expect(onBoard(back)).toEqual([]);
        expect(faces(back)).toBe(faces(draft));
        for (const slot of slotsOf(draft)) {
          if (draft.spots[slot]?.kind === 'rack') {
            expect(spotOf(back, slot)).toBe(spotOf(draft, slot));
          }
        }
      }),
      runs(300, 1000),
    );
  });

  it('is on the square where it was put, and swaps with a tile there', () => {
    fc.assert(
      fc.property(drafts, slots, squareNumbers, ({ draft, field }, slot, number) => {
        const square = squares[number];
        fc.pre(square !== undefined && isFree(field, square) && slot < draft.tiles.length);
        const next = moveToSquare(draft, slot, square);
        expect(placeOf(next, slot)).toBe(squareName(square));
        expect(next.order.at(-1)).toBe(slot);
        for (const other of slotsOf(draft).filter((each) => each !== slot)) {
          const wasThere = placeOf(draft, other) === squareName(square);
          expect(placeOf(next, other)).toBe(placeOf(draft, wasThere ? slot : other));
        }
      }),
      runs(300, 1000),
    );
  });

  it('is at the position of the rack where it was put', () => {
    fc.assert(
      fc.property(drafts, slots, positions, ({ draft }, slot, position) => {
        fc.pre(slot < draft.tiles.length);
        const next = moveToRack(draft, slot, position);
        expect(placeOf(next, slot)).toBe(`position ${position}`);
        for (const other of onBoard(draft).filter((each) => each !== slot)) {
          expect(spotOf(next, other)).toBe(spotOf(draft, other));
        }
      }),
      runs(300, 1000),
    );
  });
});

describe('another player’s move', () => {
  it('moves no tile except those whose squares it covers', () => {
    fc.assert(
      fc.property(drafts, moved, (drafted, move) => {
        const { draft, field } = afterMove(drafted, { ...move, rack: undefined });
        for (const slot of slotsOf(drafted.draft)) {
          const before = drafted.draft.spots[slot];
          if (before?.kind === 'board' && !isFree(field, before.square)) {
            expect(draft.spots[slot]?.kind).toBe('rack');
          } else expect(draft.spots[slot]).toEqual(before);
        }
        expect(draft.order).toEqual(
          drafted.draft.order.filter((slot) => draft.order.includes(slot)),
        );
      }),
      runs(600, 2000),
    );
  });
});

describe('a new rack', () => {
  /** The places that tiles of a face can keep: first of those on the rack, then of those on the board. */
  const keepable = ({ draft, field }: DraftOnField, face: string) => {
    const own = slotsOf(draft).filter((slot) => draft.tiles.map(tileText)[slot] === face);
    const laid = onBoard(draft);
    const uncovered = laid.filter((slot) => {
      const spot = draft.spots[slot];
      return spot?.kind === 'board' && isFree(field, spot.square);
    });
    return {
      onRack: own.filter((slot) => !laid.includes(slot)).map((slot) => spotOf(draft, slot)),
      laid: own.filter((slot) => uncovered.includes(slot)).map((slot) => spotOf(draft, slot)),
    };
  };

  it('keeps as many tiles of each face in place as it has, those on the rack first', () => {
    const seen = { kept: 0, gone: 0 };
    fc.assert(
      fc.property(drafts, moved, racks, (drafted, move, rack) => {
        const next = afterMove(drafted, { ...move, rack });
        for (const face of ['A', 'B', 'C', '_']) {
          const before = keepable({ draft: drafted.draft, field: next.field }, face);
          const own = slotsOf(next.draft).filter((slot) => rack.map(tileText)[slot] === face);
          const after = new Set(own.map((slot) => spotOf(next.draft, slot)));
          const keptOnRack = before.onRack.filter((spot) => after.has(spot)).length;
          const keptLaid = before.laid.filter((spot) => after.has(spot)).length;
          expect(keptOnRack).toBe(Math.min(own.length, before.onRack.length));
          expect(keptLaid).toBe(Math.min(own.length - keptOnRack, before.laid.length));
          seen.kept += keptLaid;
          seen.gone += before.laid.length - keptLaid;
        }
        expect(faces(next.draft)).toBe(rack.map(tileText).join(''));
      }),
      runs(600, 2000),
    );
    expect(seen.kept).toBeGreaterThan(100);
    expect(seen.gone).toBeGreaterThan(100);
  });
});
