import { CursorMotion } from './CursorMotion';
import { LookingBackMotion } from './LookingBackMotion';
import { TileMotion } from './TileMotion';
import { TurnMotion } from './TurnMotion';

/** All that is seen to move at a table; what it shows is there already. */
export function Motion() {
  return (
    <>
      <CursorMotion />
      <TileMotion />
      <TurnMotion />
      <LookingBackMotion />
    </>
  );
}
