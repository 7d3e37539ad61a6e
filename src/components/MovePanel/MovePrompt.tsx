import { useDndMonitor } from '@dnd-kit/core';
import { useState } from 'react';
import { movePrompt } from '../../messages';
import { useGame } from '../game-context';
import { useMoveText } from './VerdictLine';
import './move-prompt.css';

/** Whether a move is being made: typed, laid, or about to be laid with a tile in hand. */
function useIsUnderWay(): boolean {
  const text = useMoveText();
  const isHolding = useGame(
    ({ draft, selected }) => draft.order.length > 0 || selected !== undefined,
  );
  const [isDragging, setDragging] = useState(false);
  useDndMonitor({
    onDragStart: () => setDragging(true),
    onDragEnd: () => setDragging(false),
    onDragCancel: () => setDragging(false),
  });
  return text !== '' || isHolding || isDragging;
}

/**
 * What the move box asks for, in the words of the game, while it has the focus. It takes no room of
 * its own: where nothing but the board is there to lie over, it gives way to a move that is under way.
 */
export function MovePrompt({ id }: { readonly id: string }) {
  const rules = useGame(({ table }) => table?.view.rules);
  const isUnderWay = useIsUnderWay();
  if (!rules) return null;
  return (
    <div className={isUnderWay ? 'move-prompt move-prompt--under-way' : 'move-prompt'}>
      <p id={id} className="move-prompt__text">
        {movePrompt(rules).join('\n')}
      </p>
    </div>
  );
}
