import { createContext, type ReactNode, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Actions, GameStore } from '../store';

const GameContext = createContext<StoreApi<GameStore> | undefined>(undefined);

/** Gives the components below it the store of their game. */
export function GameProvider(props: {
  readonly store: StoreApi<GameStore>;
  readonly children: ReactNode;
}) {
  return <GameContext value={props.store}>{props.children}</GameContext>;
}

/** The store itself, for event handlers that read it once. */
export function useGameStore(): StoreApi<GameStore> {
  const store = useContext(GameContext);
  if (!store) throw new Error('A component of the game stands outside its GameProvider');
  return store;
}

/** A part of the store; the component renders again when the part changes. */
export const useGame = <T,>(select: (state: GameStore) => T): T => useStore(useGameStore(), select);

/** What a player can do. */
export const useActions = (): Actions => useGame(({ actions }) => actions);
