import type { Tile } from '../../engine';
import type { ScreenState } from '../state';
import { slotsOnRack } from './draft';

/** The tiles chosen to be exchanged, from the left of the rack. */
export const chosenTiles = ({
  draft,
  exchange,
}: Pick<ScreenState, 'draft' | 'exchange'>): readonly Tile[] =>
  slotsOnRack(draft).flatMap((slot) =>
    exchange?.chosen.includes(slot) ? (draft.tiles[slot] ?? []) : [],
  );

/** Adds the first of some slots that is not among the chosen ones; if all of them are, removes them. */
export function withNextChosen(
  chosen: readonly number[],
  slots: readonly number[],
): readonly number[] {
  const next = slots.find((slot) => !chosen.includes(slot));
  return next === undefined ? chosen.filter((slot) => !slots.includes(slot)) : [...chosen, next];
}
