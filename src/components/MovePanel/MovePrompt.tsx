import { useEffect, useState } from 'react';
import { illegalFormat, movePrompt } from '../../messages';
import type { GameStore } from '../../store';
import { useGame, useGameStore } from '../game-context';
import './move-prompt.css';

/** What the move box asks for, as far as it is shown: until the turn is over, or it is closed. */
export interface Prompt {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** A person types: what is asked for is shown once in a game. */
  readonly tellTyper: () => void;
}

const isMisformed = ({ notice, table }: GameStore): boolean =>
  table !== undefined && notice?.headline === illegalFormat(table.view.rules);

/** Shows what the move box asks for when it is first typed in, and when a text is no move. */
export function usePrompt(): Prompt {
  const store = useGameStore();
  const game = useGame(({ table }) => table?.recordId);
  const turn = useGame(({ table }) => `${table?.recordId} ${table?.turns}`);
  const [openIn, setOpenIn] = useState<string>();
  const [toldIn, setToldIn] = useState<string>();
  useEffect(
    () =>
      store.subscribe((after, before) => {
        if (after.notice !== before.notice && isMisformed(after)) setOpenIn(turn);
      }),
    [store, turn],
  );
  const isOpen = openIn === turn;
  return {
    isOpen,
    toggle: () => setOpenIn(isOpen ? undefined : turn),
    close: () => setOpenIn(undefined),
    tellTyper: () => {
      if (toldIn === game) return;
      setToldIn(game);
      setOpenIn(turn);
    },
  };
}

/**
 * What the move box asks for, in the words of the game. It takes no room of its own, and covers neither
 * board nor hands: where there is nothing else to lie over, it stands in the panel, which is scrolled.
 */
export function MovePrompt({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) {
  const rules = useGame(({ table }) => table?.view.rules);
  if (!rules) return null;
  return (
    // Where it is longer than the panel, keys scroll it.
    <p id={id} className="move-prompt" hidden={!isOpen} tabIndex={0}>
      {movePrompt(rules).join('\n')}
    </p>
  );
}
