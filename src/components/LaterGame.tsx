import { type ReactNode, useEffect, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { GameStore } from '../store';
import { GameProvider, useGameStore } from './game-context';
import { nextTask } from './next-task';

/** Has one store follow another a task later; returns how to end that. */
function follow(store: StoreApi<GameStore>, later: StoreApi<GameStore>): () => void {
  let isEnded = false;
  let isDue = false;
  const catchUp = (): void => {
    isDue = false;
    if (!isEnded) later.setState(store.getState(), true);
  };
  catchUp();
  const unsubscribe = store.subscribe(() => {
    if (isDue) return;
    isDue = true;
    void nextTask().then(catchUp);
  });
  return () => {
    isEnded = true;
    unsubscribe();
  };
}

/**
 * What is in here follows the game a task later than what is around it: a turn that changed everything
 * on the page in one task would hold up a slow machine. What a player does in it is done to the game as it is.
 */
export function LaterGame({ children }: { readonly children: ReactNode }) {
  const store = useGameStore();
  const [later] = useState(() => createStore(() => store.getState()));
  useEffect(() => follow(store, later), [store, later]);
  return (
    <GameProvider store={store} drawn={later}>
      {children}
    </GameProvider>
  );
}
