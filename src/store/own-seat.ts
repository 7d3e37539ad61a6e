import { resignedIn, type Tile, type View } from '../engine';
import type { ScreenState } from './state';

/** The rack of the viewer; empty if the view shows none. */
export function ownRack(view: View): readonly Tile[] {
  const rack = typeof view.viewer === 'number' ? view.seats[view.viewer]?.rack : undefined;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

export const hasResigned = ({ viewer, turns }: View): boolean =>
  typeof viewer === 'number' && resignedIn(turns).includes(viewer);

/** Whether only computers still play at this page's own table: there was no person, or each has resigned. */
export const areComputersPlayingAlone = ({ table }: Pick<ScreenState, 'table'>): boolean =>
  table?.help === 'free' && !table.isOver && !table.online && !table.isSeenOnly;

/** Whether tiles may be placed as a draft now, also during the turn of another player. */
export function mayDraft(state: Pick<ScreenState, 'table'>): boolean {
  const { table } = state;
  return (
    table !== undefined &&
    typeof table.view.viewer === 'number' &&
    table.phase !== 'looking-back' &&
    table.phase !== 'report' &&
    table.phase !== 'over' &&
    !hasResigned(table.view)
  );
}
