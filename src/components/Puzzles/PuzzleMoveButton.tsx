import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { isSamePlay, type JudgedPlay, type Move, type StartPosition } from '../../engine';
import { useActions, useGame, useGameStore } from '../game-context';

/** A row for a move: pointing at it shows the move on the board; choosing it keeps it there, or takes it off again. */
export function PuzzleMoveButton(
  props: Omit<ComponentProps<'button'>, 'type'> & {
    readonly position: StartPosition;
    readonly move: Move;
  },
) {
  const { position, move, ...rest } = props;
  const { showGhost } = useActions();
  const store = useGameStore();
  const play = move.kind === 'play' ? move.play : undefined;
  const isIt = (ghost: JudgedPlay | undefined): boolean =>
    ghost !== undefined && play !== undefined && isSamePlay(position, ghost.play, play);
  const isShown = useGame(({ ghost }) => isIt(ghost));
  /** The ghost that the mouse has replaced by pointing here; undefined while the mouse is elsewhere. */
  const before = useRef<{ readonly ghost: JudgedPlay | undefined }>(undefined);
  const choose = (): void => {
    const kept = before.current ? before.current.ghost : store.getState().ghost;
    showGhost(isIt(kept) ? undefined : play);
    if (before.current) before.current = { ghost: store.getState().ghost };
  };
  const enter = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    before.current = store.getState();
    showGhost(play);
  };
  const leave = (): void => {
    // Something else may have changed the board meanwhile.
    if (before.current && isIt(store.getState().ghost)) showGhost(before.current.ghost?.play);
    before.current = undefined;
  };
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isShown}
      onClick={choose}
      onPointerEnter={enter}
      onPointerLeave={leave}
    />
  );
}
