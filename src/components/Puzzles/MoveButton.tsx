import type { ComponentProps } from 'react';
import type { Move } from '../../engine';
import { useActions } from '../game-context';

/** A row for a move: pointing at it shows the move on the board; choosing it keeps it there, or takes it off again. */
export function MoveButton(
  props: Omit<ComponentProps<'button'>, 'type'> & {
    readonly move: Move;
    readonly isKept: boolean;
    readonly onKeep: (isKept: boolean) => void;
  },
) {
  const { move, isKept, onKeep, ...rest } = props;
  const { showGhost } = useActions();
  const show = (isShown: boolean): void =>
    showGhost(isShown && move.kind === 'play' ? move.play : undefined);
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isKept}
      onClick={() => {
        onKeep(!isKept);
        show(!isKept);
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && !isKept && show(false)}
    />
  );
}
