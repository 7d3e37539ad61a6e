import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { Actions, GameStore } from '../store';

interface GameStores {
  /** What players act upon. */
  readonly store: StoreApi<GameStore>;
  /** What is drawn: the same one, or one that follows it. */
  readonly drawn: StoreApi<GameStore>;
}

const GameContext = createContext<GameStores | undefined>(undefined);

/** Gives the components below it the store of their game; they draw what is in `drawn`, if there is one. */
export function GameProvider(props: {
  readonly store: StoreApi<GameStore>;
  readonly drawn?: StoreApi<GameStore>;
  readonly children: ReactNode;
}) {
  const { store, drawn = store } = props;
  const stores = useMemo(() => ({ store, drawn }), [store, drawn]);
  return <GameContext value={stores}>{props.children}</GameContext>;
}

function useGameStores(): GameStores {
  const stores = useContext(GameContext);
  if (!stores) throw new Error('A component of the game stands outside its GameProvider');
  return stores;
}

/** The store itself, for event handlers that read it once. */
export const useGameStore = (): StoreApi<GameStore> => useGameStores().store;

/** A part of the store; the component renders again when the part changes. */
export const useGame = <T,>(select: (state: GameStore) => T): T =>
  useStore(useGameStores().drawn, select);

/** What a player can do. */
export const useActions = (): Actions => useGame(({ actions }) => actions);
