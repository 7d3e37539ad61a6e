import type { ComponentProps } from 'react';
import type { Move } from '../../engine';
import { useActions, useGame } from '../game-context';

/**
 * A row for a move: pointing at it shows the move on the board; choosing it keeps it there, or takes it off again.
 * `kept` is the move of the list that is kept, unless something else has removed it from the board.
 */
export function PuzzleMoveButton(
  props: Omit<ComponentProps<'button'>, 'type'> & {
    readonly move: Move;
    readonly kept: Move | undefined;
    readonly onKeep: (kept: Move | undefined) => void;
  },
) {
  const { move, kept, onKeep, ...rest } = props;
  const { showGhost } = useActions();
  const isKept = useGame(({ ghost }) => ghost !== undefined) && kept === move;
  const show = (shown: Move | undefined): void =>
    showGhost(shown?.kind === 'play' ? shown.play : undefined);
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isKept}
      onClick={() => {
        const next = isKept ? undefined : move;
        onKeep(next);
        show(next);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(move)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show(kept)}
    />
  );
}
